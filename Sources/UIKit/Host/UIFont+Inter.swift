internal import TextLayout

extension UIFont {
  /// The letter spacing, in thousandths of the size, with which the open font Inter has nearly the
  /// recorded widths of the system font; 0 for other fonts.
  ///
  /// It is the tracking of the system font plus a correction, which was fitted to recorded widths
  /// of texts in 17 to 34 points. With it, usual texts differ by less than one percent at 17
  /// points.
  package var interLetterSpacing: CGFloat {
    guard face == nil, design != .monospaced else { return 0 }
    let size = pointSize
    let correction: CGFloat =
      switch size {
      case ..<17: -1
      case ..<20: -1 - 15 * (size - 17) / 3
      case ..<28: -16 - 45 * (size - 20) / 8
      default: -61
      }
    return CGFloat(TextFont.tracking(at: size)) + correction + max(weight.rawValue * 40, -3)
  }
}
