/// An entry of a menu: an action, a command, a menu in the menu, or elements that are provided
/// later.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uimenuelement
///
/// Copies and archives of elements are not supported.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The mark of an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash, for an element that stands for several others in different states.
    case mixed = 2
  }

  /// The styles of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is gray and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red, for a choice that may delete data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not displayed.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the choice of the element.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String { storedTitle }
  /// The text below the title; `nil` for none.
  open var subtitle: String?
  /// The image; `nil` for none.
  open var image: UIImage? { storedImage }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}
