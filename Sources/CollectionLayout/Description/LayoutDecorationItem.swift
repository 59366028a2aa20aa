/// A background behind a whole section.
public struct LayoutDecorationItem: Hashable, Sendable {
  /// The kind of view.
  public var kind: LayoutElementKind
  /// The distances between the section's rectangle and the background.
  public var contentInsets: LayoutInsets
  /// The depth; higher values are in front.
  public var zIndex: Int

  /// Creates the description of a background.
  public init(
    kind: LayoutElementKind, contentInsets: LayoutInsets = LayoutInsets(), zIndex: Int = 0
  ) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
