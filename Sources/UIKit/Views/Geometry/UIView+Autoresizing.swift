extension UIView {
  /// Resizes the view after a size change of its superview, by `autoresizingMask`.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let mask = autoresizingMask
    var frame = self.frame
    Autoresizing.stretch(
      &frame.origin.x, &frame.size.width, from: old.width, to: new.width,
      flexible: mask.horizontalParts)
    Autoresizing.stretch(
      &frame.origin.y, &frame.size.height, from: old.height, to: new.height,
      flexible: mask.verticalParts)
    if frame != self.frame { self.frame = frame }
  }
}

extension UIView.AutoresizingMask {
  var horizontalParts: Autoresizing.FlexibleParts {
    (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
  }
  var verticalParts: Autoresizing.FlexibleParts {
    (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}

/// The arithmetic of autoresizing along one axis.
///
/// The change of the superview's length is distributed among the flexible parts (margin before,
/// length, margin after) in proportion to their lengths, as documented for
/// `UIView.AutoresizingMask`; in equal shares if they are all zero. A negative margin counts as
/// zero. If no part is flexible, origin and length stay.
///
/// The length does not become negative; the flexible margins absorb the rest of the change.
enum Autoresizing {
  /// The flexible parts along an axis, in the order of increasing coordinates.
  typealias FlexibleParts = (before: Bool, length: Bool, after: Bool)

  static func stretch(
    _ origin: inout CGFloat, _ length: inout CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: FlexibleParts
  ) {
    let change = new - old
    guard change != 0, flexible.before || flexible.length || flexible.after else { return }
    let before = flexible.before ? origin : nil
    let middle = flexible.length ? length : nil
    let after = flexible.after ? old - origin - length : nil
    var share = share(of: change, among: before, middle, after)
    if length + share.length < 0, flexible.length {
      share.length = -max(0, length)
      share.before = self.share(of: change - share.length, among: before, nil, after).before
    }
    origin += share.before
    length += share.length
  }

  /// Distributes a change among parts in proportion to their lengths; `nil` stands for a part that
  /// is not flexible.
  private static func share(
    of change: CGFloat, among before: CGFloat?, _ length: CGFloat?, _ after: CGFloat?
  ) -> (before: CGFloat, length: CGFloat) {
    let count = (before == nil ? 0 : 1) + (length == nil ? 0 : 1) + (after == nil ? 0 : 1)
    if count == 1 { return (before == nil ? 0 : change, length == nil ? 0 : change) }
    let sum = max(0, before ?? 0) + max(0, length ?? 0) + max(0, after ?? 0)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return sum == 0 ? change / CGFloat(count) : change * max(0, part) / sum
    }
    return (share(before), share(length))
  }
}
