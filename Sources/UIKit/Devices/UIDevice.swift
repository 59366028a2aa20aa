/// The device that displays the interface.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let instance = UIDevice()

  /// The device of the main screen.
  open class var current: UIDevice { instance }

  /// `iPhone` or `iPad`.
  open var model: String {
    UIScreen.main.device.idiom == .pad ? "iPad" : "iPhone"
  }

  /// The same as ``model``, which apps without the entitlement for the user-assigned name receive.
  open var name: String { model }

  /// The idiom of the interface: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.device.idiom == .pad ? .pad : .phone
  }
}
