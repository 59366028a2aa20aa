/// The frames of the columns of an expanded split view controller, with the leading edge at the
/// left.
///
/// The frames on an iPad with iOS 26 are recorded (`sv-ipad-double-geometry`,
/// `sv-ipad-triple-fit`). Chosen: how two columns of automatic width share the loss of width, which
/// is evenly; the width of the secondary column that is moved aside, which it keeps.
struct SplitGeometry {
  typealias Mode = UISplitViewController.DisplayMode

  /// The size of the container.
  let size: CGSize
  let safeArea: UIEdgeInsets
  let scale: CGFloat
  /// A Boolean value that indicates whether there is a supplementary column.
  let isTriple: Bool
  /// A Boolean value that indicates whether the primary column floats over the next one.
  let isFloating: Bool
  let widths: SplitWidths

  /// The distance of a floating column from the edges of the container.
  static let margin: CGFloat = 10

  /// The distance between columns beside each other: a pixel.
  private var gap: CGFloat { 1 / scale }
  private var margin: CGFloat { isFloating ? Self.margin : 0 }
  private var secondaryMinimum: CGFloat { widths.secondaryMinimum ?? SplitWidths.secondary }
  private var standardMinimum: CGFloat {
    isTriple ? SplitWidths.minimumOfThree : SplitWidths.minimumOfTwo
  }

  // MARK: Widths

  /// The width of the primary column and the space at its sides.
  private var spaceOfPrimary: CGFloat { isFloating ? margin : gap }

  /// The width that an interface needs for columns beside each other.
  func neededWidth(_ count: Int) -> CGFloat {
    let primary = widths.primary.minimum ?? standardMinimum
    let supplementary = widths.supplementary.minimum ?? standardMinimum
    guard isTriple else { return primary + spaceOfPrimary + secondaryMinimum }
    let one = supplementary + gap + secondaryMinimum
    return count < 2 ? one : one + primary + spaceOfPrimary
  }

  /// Returns whether a number of columns fits beside the secondary one. The width of the container
  /// is rounded to whole pixels first.
  func fits(_ count: Int) -> Bool {
    PixelRounding.snapped(size.width, scale: scale) >= neededWidth(count)
  }

  /// Returns the widths of the columns in a mode.
  func columnWidths(in mode: Mode) -> (primary: CGFloat, supplementary: CGFloat) {
    let (first, second) = (widths.primary, widths.supplementary)
    var primary = first.limited(first.base(in: size.width), standardMinimum: standardMinimum)
    var supplementary = second.limited(
      second.base(in: size.width), standardMinimum: standardMinimum)
    if isTriple, mode.besideCount == 2 {
      let room = size.width - spaceOfPrimary - gap - secondaryMinimum
      let least = (
        first.limited(0, standardMinimum: standardMinimum),
        second.limited(0, standardMinimum: standardMinimum)
      )
      let excess = primary + supplementary - room
      if excess > 0 {
        let fromPrimary = min(excess / 2, max(0, primary - least.0))
        let fromSupplementary = min(excess - fromPrimary, max(0, supplementary - least.1))
        supplementary -= fromSupplementary
        primary -= min(excess - fromSupplementary, max(0, primary - least.0))
      }
    } else {
      primary = min(primary, size.width - spaceOfPrimary - secondaryMinimum)
      supplementary = min(supplementary, size.width - gap - secondaryMinimum)
    }
    func final(_ width: CGFloat, _ column: SplitWidths.Column) -> CGFloat {
      let limited = column.limited(width, standardMinimum: standardMinimum)
      return PixelRounding.down(min(limited, size.width), scale: scale)
    }
    return (final(primary, first), final(supplementary, second))
  }

  // MARK: Frames

  /// The frames and the insets of columns.
  struct Columns: Equatable {
    var primary = CGRect.zero
    var supplementary = CGRect.zero
    var secondary = CGRect.zero
    /// The widths that a floating column covers at the leading edge of the next ones.
    var supplementaryInset: CGFloat = 0
    var secondaryInset: CGFloat = 0
    /// The positions of the lines between columns beside each other.
    var lines: [CGRect] = []
  }

  /// Returns the frames in a mode. Columns that are not displayed are beside the container.
  func columns(in mode: Mode) -> Columns {
    let widths = columnWidths(in: mode)
    let full = CGRect(origin: .zero, size: size)
    var result = Columns()
    let hasPrimary = isTriple ? mode.besideCount == 2 : mode.besideCount == 1
    let primaryEnd = margin + widths.primary
    result.primary = primaryFrame(widths.primary, isShown: hasPrimary)
    result.secondary = full
    guard isTriple else {
      if mode == .oneBesideSecondary {
        if isFloating {
          result.secondaryInset = primaryEnd
        } else {
          result.lines = [line(at: primaryEnd)]
          result.secondary = rest(from: primaryEnd + gap)
        }
      }
      return result
    }
    // A floating column covers the leading part of the supplementary one.
    let start = hasPrimary ? (isFloating ? 0 : primaryEnd + gap) : 0
    let end = (hasPrimary ? primaryEnd + (isFloating ? 0 : gap) : 0) + widths.supplementary
    result.supplementary = CGRect(x: start, y: 0, width: end - start, height: size.height)
    if hasPrimary {
      if isFloating {
        result.supplementaryInset = primaryEnd
      } else {
        result.lines.append(line(at: primaryEnd))
      }
    }
    switch mode {
    case .secondaryOnly, .automatic:
      result.supplementary.origin.x = -result.supplementary.width
    case .oneBesideSecondary, .twoBesideSecondary:
      result.lines.append(line(at: end))
      result.secondary = rest(from: end + gap)
    case .twoDisplaceSecondary:
      result.lines.append(line(at: end))
      let beside = size.width - widths.supplementary - gap
      result.secondary = CGRect(x: end + gap, y: 0, width: beside, height: size.height)
    case .oneOverSecondary, .twoOverSecondary: break
    }
    return result
  }

  private func primaryFrame(_ width: CGFloat, isShown: Bool) -> CGRect {
    let top = isFloating ? max(safeArea.top, margin) : 0
    let bottom = isFloating ? max(safeArea.bottom - margin, margin) : 0
    return CGRect(
      x: isShown ? margin : -width - margin, y: top, width: width,
      height: max(0, size.height - top - bottom))
  }

  private func line(at x: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: gap, height: size.height)
  }

  private func rest(from x: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: max(0, size.width - x), height: size.height)
  }
}
