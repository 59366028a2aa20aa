public import UIKit

extension SFSafariViewController {
  /// The button that dismisses the view controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// The title "Done".
    case done = 0
    /// The title "Close".
    case close = 1
    /// The title "Cancel".
    case cancel = 2
  }

  /// The options of a page.
  open class Configuration: NSObject, NSCopying {
    /// Whether the page is displayed by the reader, if it can be. The default is `false`.
    ///
    /// A page that is not loaded has no reader: the setting is kept for the app, which reads it.
    open var entersReaderIfAvailable = false
    /// Whether the bars become smaller while the page is scrolled. The default is `true`.
    ///
    /// The placeholder of a page has nothing to scroll, so that the bars keep their size.
    open var barCollapsingEnabled = true
    /// A further button in the toolbar, or `nil` (the default) for none.
    open var activityButton: ActivityButton?

    /// Creates the default options.
    public override init() { super.init() }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      return copy
    }

    /// A copy, for the view controller.
    final var duplicate: Configuration {
      guard let copy = copy(with: nil) as? Configuration else {
        fatalError("\(type(of: self)).copy(with:) does not return a Configuration; return a copy.")
      }
      return copy
    }
  }

  /// A button in the toolbar that opens an extension of the app.
  ///
  /// There are no extensions of apps: the button is displayed, and is disabled.
  open class ActivityButton: NSObject, NSCopying {
    /// The image, which is displayed as a template.
    open var templateImage: UIImage? { image }
    /// The identifier of the extension.
    open var extensionIdentifier: String? { identifier }

    private let image: UIImage
    private let identifier: String

    /// Creates a button.
    public init(templateImage: UIImage, extensionIdentifier: String) {
      image = templateImage
      identifier = extensionIdentifier
      super.init()
    }

    /// Returns the object itself, which cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// A preparation for displaying pages. No connection is made.
  open class PrewarmingToken: NSObject {
    /// The addresses of the preparation; empty after its end.
    private(set) var addresses: [URL]

    init(_ addresses: [URL]) {
      self.addresses = addresses
      super.init()
    }

    /// Ends the preparation.
    open func invalidate() { addresses = [] }
  }
}
