/// The arrangement of the labels and the image of a table cell, in a left-to-right interface.
///
/// Heights come from ``height(inWidth:)``, which follow the leading of the fonts, so that rows of
/// one line are as high as in lists: 52 points with 17-point text, and 44 before iOS 26.
@MainActor
struct ClassicCellLayout {
  /// The values of a label that determine its size.
  @MainActor
  struct Text {
    let label: UILabel
    var font: UIFont { label.font }
    /// The distance between the baselines of two lines.
    var lineSpacing: CGFloat { font.lineHeight + font.leading }

    /// Returns the size of the text in a width.
    func size(inWidth width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
      // A label without width would not wrap its text.
      label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
    }

    /// Returns the height of the lines of the text in a width, each with its leading.
    func spacedHeight(inWidth width: CGFloat) -> CGFloat {
      let height = size(inWidth: width).height
      let count = max(1, ((height + font.leading) / max(lineSpacing, 1)).rounded(.down))
      // Text with attributes may have lines of other heights.
      let isUniform = height - (count * lineSpacing - font.leading) < 1
      return isUniform ? count * lineSpacing : height + font.leading
    }
  }

  /// An image, with the width in whose middle it lies.
  struct Image {
    var size: CGSize
    var reservedWidth: CGFloat
  }

  /// The frames of the parts in the content view. Parts that the cell does not have are `nil`.
  struct Frames: Equatable {
    var image: CGRect?
    var text: CGRect?
    var detail: CGRect?
  }

  var style: UITableViewCell.CellStyle
  var metrics: TableCellMetrics
  /// The distances of content from the edges of the content view. They include the indentation.
  var margins: (leading: CGFloat, trailing: CGFloat)
  /// The smallest height of a row.
  var minimumHeight: CGFloat
  /// A Boolean value that indicates whether the text size is one for accessibility: values that do
  /// not fit beside their titles lie below them.
  var stacksValues = false
  var scale: CGFloat
  /// `nil` without an image.
  var image: Image?
  /// `nil` without a text.
  var text: Text?
  var detail: Text?

  /// The position of the text.
  var textStart: CGFloat {
    guard let image else { return margins.leading }
    return margins.leading + image.reservedWidth + metrics.imageToText
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - textStart - margins.trailing)
  }

  // MARK: Height

  /// Returns the height of a cell whose content view has a width.
  func height(inWidth width: CGFloat) -> CGFloat {
    let content = max(textHeight(inWidth: width), image?.size.height ?? 0)
    return PixelRounding.up(max(minimumHeight, content), scale: scale)
  }

  private func textHeight(inWidth width: CGFloat) -> CGFloat {
    let width = textWidth(in: width)
    guard let upper = text ?? detail else { return 0 }
    guard let text, let detail else {
      // 104 of three lines with a spacing of 26: `tb-se26-selfsizing`.
      return upper.spacedHeight(inWidth: width) + upper.lineSpacing
    }
    switch style {
    case .subtitle: return stackedHeight(text, detail, inWidth: width)
    case .default, .value1:
      if areStacked(inWidth: width) { return stackedHeight(text, detail, inWidth: width) }
      let room = max(0, width - valueWidth(in: width) - metrics.valueSpacing)
      return max(
        text.spacedHeight(inWidth: room) + text.lineSpacing,
        detail.spacedHeight(inWidth: width) + detail.lineSpacing)
    case .value2:
      return max(
        text.spacedHeight(inWidth: metrics.titleColumn) + text.lineSpacing,
        detail.spacedHeight(inWidth: max(0, width - valueStart)) + detail.lineSpacing)
    }
  }

  /// 62 of 22 and 20 points, 117 of 40 and 37 (`tb-se261-subtitle-cell`, and a recording at the
  /// text size AX2): the lines, and a padding that grows with the lower font.
  private func stackedHeight(_ text: Text, _ detail: Text, inWidth width: CGFloat) -> CGFloat {
    let sum =
      text.spacedHeight(inWidth: width) + detail.spacedHeight(inWidth: width)
      + detail.font.lineHeight * metrics.subtitlePadding
    return (sum - PixelRounding.tolerance).rounded(.up)
  }

  // MARK: Frames

  /// Returns the frames in a content view of a size.
  func frames(in size: CGSize) -> Frames {
    var frames = Frames()
    if let image {
      let shown = image.size.limited(to: CGSize(width: 0, height: size.height))
      frames.image = CGRect(
        x: snapped(margins.leading + (image.reservedWidth - shown.width) / 2),
        y: middle(shown.height, in: size.height), width: shown.width, height: shown.height)
    }
    let width = textWidth(in: size.width)
    switch style {
    case .default:
      frames.text = text.map { _ in
        CGRect(x: textStart, y: 0, width: width, height: size.height)
      }
    case .subtitle: placeStacked(in: size, &frames)
    case .value1:
      if areStacked(inWidth: width) {
        placeStacked(in: size, &frames)
      } else {
        placeValue(in: size, &frames)
      }
    case .value2: placeColumn(in: size, &frames)
    }
    return frames
  }

  /// Places the labels on top of each other, and one label alone in the middle. Their middle is
  /// computed with as much room below as between them: y 9 in 62, 15 in 117 points.
  private func placeStacked(in size: CGSize, _ frames: inout Frames) {
    let width = textWidth(in: size.width)
    guard let text, let detail else {
      frames.text = text.map { single($0, in: size, width) }
      frames.detail = detail.map { single($0, in: size, width) }
      return
    }
    let (upper, lower) = (text.size(inWidth: width), detail.size(inWidth: width))
    let gap = detail.font.pointSize * metrics.subtitleSpacing
    let upperHeight = text.label.exactHeight(upper.height, scale: scale)
    let lowerHeight = detail.label.exactHeight(lower.height, scale: scale)
    let y = max(0, snapped((size.height - upperHeight - lowerHeight - 2 * gap) / 2))
    frames.text = CGRect(
      x: textStart, y: y, width: min(upper.width, width), height: upper.height)
    frames.detail = CGRect(
      x: textStart, y: snapped(y + upper.height + gap), width: min(lower.width, width),
      height: lower.height)
  }

  private func single(_ text: Text, in size: CGSize, _ width: CGFloat) -> CGRect {
    let own = text.size(inWidth: width)
    return CGRect(
      x: textStart, y: middle(own.height, in: size.height), width: min(own.width, width),
      height: own.height)
  }

  /// Places the value at the trailing edge (`tb-pad261-insetgrouped-largetitle`). The title gives
  /// way to it (chosen).
  private func placeValue(in size: CGSize, _ frames: inout Frames) {
    let width = textWidth(in: size.width)
    var room = width
    if let detail {
      let value = detail.size(inWidth: width)
      let shown = valueWidth(in: width)
      frames.detail = CGRect(
        x: size.width - margins.trailing - shown, y: middle(value.height, in: size.height),
        width: shown, height: value.height)
      if text != nil { room = max(0, width - shown - metrics.valueSpacing) }
    }
    frames.text = text.map { single($0, in: size, room) }
  }

  private func placeColumn(in size: CGSize, _ frames: inout Frames) {
    let width = max(0, size.width - margins.trailing - margins.leading - valueStart)
    if let text {
      let height = text.size(inWidth: metrics.titleColumn).height
      frames.text = CGRect(
        x: margins.leading, y: middle(height, in: size.height), width: metrics.titleColumn,
        height: height)
    }
    if let detail {
      let own = detail.size(inWidth: width)
      frames.detail = CGRect(
        x: margins.leading + valueStart, y: middle(own.height, in: size.height),
        width: min(own.width, width), height: own.height)
    }
  }

  /// The distance of values in the style `value2` from the margin.
  private var valueStart: CGFloat { metrics.titleColumn + metrics.titleColumnSpacing }

  /// Returns the width of a value beside its title. A title keeps a third of the width (chosen).
  private func valueWidth(in width: CGFloat) -> CGFloat {
    guard let detail else { return 0 }
    let own = detail.size().width
    guard let text else { return min(own, width) }
    let least = min(text.size().width, width / 3)
    return min(own, max(0, width - least - metrics.valueSpacing))
  }

  private func areStacked(inWidth width: CGFloat) -> Bool {
    guard style == .value1, stacksValues, let text, let detail else { return false }
    return text.size().width + metrics.valueSpacing + detail.size().width > width
  }

  private func middle(_ height: CGFloat, in whole: CGFloat) -> CGFloat {
    snapped((whole - height) / 2)
  }

  private func snapped(_ position: CGFloat) -> CGFloat {
    PixelRounding.snapped(position, scale: scale)
  }
}

extension UILabel {
  /// Returns the height of text of one line without the rounding to pixels, and the height of
  /// several lines unchanged.
  func exactHeight(_ height: CGFloat, scale: CGFloat) -> CGFloat {
    height <= PixelRounding.up(font.lineHeight, scale: scale) + PixelRounding.tolerance
      ? min(height, font.lineHeight) : height
  }
}
