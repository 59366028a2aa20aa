/// Where something lies along one axis of what it belongs to.
public enum LayoutAlignment: UInt8, Hashable, Sendable {
  /// At the leading or top edge.
  case start
  /// In the middle.
  case center
  /// At the trailing or bottom edge.
  case end
}

extension LayoutAlignment {
  /// How far along a length the alignment lies.
  var fraction: Double {
    switch self {
    case .start: return 0
    case .center: return 0.5
    case .end: return 1
    }
  }
}
