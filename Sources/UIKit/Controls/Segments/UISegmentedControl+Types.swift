extension UISegmentedControl {
  /// The index of no segment.
  public static let noSegment = -1

  /// The positions of segments, for the positions of contents.
  public enum Segment: Int, Sendable {
    /// Any position.
    case any = 0
    /// The segment at the left end of several ones.
    case left = 1
    /// A segment between others.
    case center = 2
    /// The segment at the right end of several ones.
    case right = 3
    /// The only segment.
    case alone = 4
  }
}
