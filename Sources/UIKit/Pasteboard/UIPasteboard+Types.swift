extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The names of settings of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The time at which the items are removed, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean value that indicates whether the items stay on the device: the browser's clipboard
    /// stays unchanged.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted after a change, with the pasteboard as its object, and the types that were added and
  /// removed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// The key of the added types, an array of strings, in ``changedNotification``.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The key of the removed types, an array of strings, in ``changedNotification``.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"
  /// Posted after the removal of a pasteboard, which is its object.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// The type for values that are stored under the types of their class.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types of texts.
  public static var typeListString: [String] { PasteboardType.texts }
  /// The types of URLs.
  public static var typeListURL: [String] { PasteboardType.urls }
  /// The types of images.
  public static var typeListImage: [String] { PasteboardType.imageFiles + [PasteboardType.image] }
  /// The types of colors.
  public static var typeListColor: [String] { [PasteboardType.color] }
}
