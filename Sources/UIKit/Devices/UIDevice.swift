/// The device an interface is shown on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let instance = UIDevice()

  /// The device of the main screen.
  open class var current: UIDevice { instance }

  /// `iPhone` or `iPad`.
  open var model: String {
    UIScreen.main.device.idiom == .pad ? "iPad" : "iPhone"
  }

  /// The same as ``model``: what apps that are not entitled to the user's own name for it get.
  open var name: String { model }

  /// Phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.device.idiom == .pad ? .pad : .phone
  }
}
