/// The number of subitems in a full group, and the reason for it.
struct GroupFit {
  /// The reason for a number of subitems.
  enum Reason {
    /// The description specifies the number.
    case given
    /// The group is as long as its content, and contains its list once.
    case oneRun
    /// One more subitem does not fit.
    case full
    /// The subitems have no length, so any number would fit.
    case withoutRoom
    /// The engine's limit.
    case limit
  }

  var count: Int
  var reason: Reason
  /// The total length of the subitems, if it was computed.
  var used = 0.0
  /// The total length with one more subitem, if it does not fit.
  var next = 0.0
}
