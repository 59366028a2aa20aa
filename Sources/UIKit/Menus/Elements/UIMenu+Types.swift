extension UIMenu {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu of the standard edit actions: Cut, Copy, Paste, Delete, Select, and Select All.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// The options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are a section of the menu around this one, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The row that opens the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element of the menu and the menus in it is on at most: a choice turns the chosen element
    /// on and all others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are images side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of elements.
  public enum ElementSize: Int, Sendable {
    /// Images side by side.
    case small = 0
    /// Images with titles below them, side by side.
    case medium = 1
    /// Rows below each other.
    case large = 2
    /// The size that the system determines: `small` in a palette, and `large` in other menus.
    case automatic = -1
  }
}
