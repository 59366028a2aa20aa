/// A background behind a whole section.
public struct LayoutDecorationItem: Hashable, Sendable {
  /// A number of the caller's that names the kind of view.
  public var kind: LayoutElementKind
  /// What is taken off the section's rectangle.
  public var contentInsets: LayoutInsets
  /// The order in depth; higher is in front.
  public var zIndex: Int

  /// A background.
  public init(
    kind: LayoutElementKind, contentInsets: LayoutInsets = LayoutInsets(), zIndex: Int = 0
  ) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
