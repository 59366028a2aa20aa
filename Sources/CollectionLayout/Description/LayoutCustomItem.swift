/// The place of one item of data in a custom group.
public struct LayoutCustomItem: Hashable, Sendable {
  /// The frame, relative to the group's outer corner. It may stick out of the group.
  public var frame: LayoutRect
  /// The order in depth; higher is in front.
  public var zIndex: Int

  /// A place.
  public init(frame: LayoutRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
