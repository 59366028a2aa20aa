/// How many subitems one full group holds, and why no more.
struct GroupFit {
  /// What decided.
  enum Reason {
    /// The description says a number.
    case given
    /// The group is as long as its content and holds its list once.
    case oneRun
    /// One more would not fit.
    case full
    /// The subitems take no room, so any number would fit.
    case withoutRoom
    /// The engine's own limit.
    case limit
  }

  var count: Int
  var reason: Reason
  /// The length that so many take, where it was added up.
  var used = 0.0
  /// The length that one more would take, where that was too much.
  var next = 0.0
}
