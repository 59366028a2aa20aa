/// The frame of one item of data in a custom group.
public struct LayoutCustomItem: Hashable, Sendable {
  /// The frame, relative to the group's outer corner. It may exceed the group.
  public var frame: LayoutRect
  /// The depth; higher values are in front.
  public var zIndex: Int

  /// Creates the description of an item in a custom group.
  public init(frame: LayoutRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
