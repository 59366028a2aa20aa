/// The axes along which a view may choose its own size.
struct FreeAxes: OptionSet {
  let rawValue: Int

  /// The width is the view's choice.
  static let horizontal = FreeAxes(rawValue: 1 << 0)
  /// The height is the view's choice.
  static let vertical = FreeAxes(rawValue: 1 << 1)
}
