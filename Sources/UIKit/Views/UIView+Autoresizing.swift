extension UIView {
  /// Follows a size change of the superview by `autoresizingMask`.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    var frame = self.frame
    Autoresizing.stretch(
      &frame.origin.x, &frame.size.width, from: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    Autoresizing.stretch(
      &frame.origin.y, &frame.size.height, from: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    if frame != self.frame { self.frame = frame }
  }
}

/// The arithmetic of autoresizing along one axis.
///
/// The change of the superview's length is shared out among the flexible parts (margin before, length,
/// margin after) in proportion to how long they are; in equal shares where they are all zero
/// (documentation of `UIView.AutoresizingMask`: the difference is distributed proportionally). Where
/// nothing is flexible, origin and length stay.
enum Autoresizing {
  static func stretch(
    _ origin: inout CGFloat, _ length: inout CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    let change = new - old
    guard change != 0, flexible.before || flexible.length || flexible.after else { return }
    switch flexible {
    case (false, false, true): return
    case (true, false, false):
      origin += change
      return
    case (false, true, false):
      length += change
      return
    default: break
    }
    let before = flexible.before ? origin : 0
    let middle = flexible.length ? length : 0
    let after = flexible.after ? old - origin - length : 0
    let sum = before + middle + after
    let count = CGFloat([flexible.before, flexible.length, flexible.after].count { $0 })
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum == 0 ? change / count : change * part / sum
    }
    origin += share(before, flexible.before)
    length += share(middle, flexible.length)
  }
}
