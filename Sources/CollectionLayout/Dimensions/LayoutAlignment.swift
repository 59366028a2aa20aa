/// The position of a rectangle along one axis of another one.
public enum LayoutAlignment: UInt8, Hashable, Sendable {
  /// At the leading or top edge.
  case start
  /// In the middle.
  case center
  /// At the trailing or bottom edge.
  case end
}

extension LayoutAlignment {
  /// The distance of the alignment from the near edge, as a fraction of the length.
  var fraction: Double {
    switch self {
    case .start: return 0
    case .center: return 0.5
    case .end: return 1
    }
  }
}
