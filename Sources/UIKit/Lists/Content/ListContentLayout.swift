/// The arrangement of an image and two texts in the content of a list.
///
/// Positions are computed for left-to-right content, and mirrored at the end.
@MainActor
struct ListContentLayout {
  /// The lengths of an image, in points.
  struct Image {
    /// The size of the image, unless the view is too low for it.
    var size: CGSize
    /// The width in which the image is centered, or `nil` to use the width of the displayed image.
    var reservedWidth: CGFloat?
    /// The height that is reserved for the image.
    var reservedHeight: CGFloat
  }

  /// The frames of the parts. Parts that the content does not have are `nil`.
  struct Frames: Equatable {
    var image: CGRect?
    var text: CGRect?
    var secondaryText: CGRect?
  }

  var values: ListContentValues.Layout
  /// The distances of the content from the edges; the left one applies to the leading edge.
  var insets: UIEdgeInsets
  var isRightToLeft: Bool
  /// The number of pixels per point.
  var scale: CGFloat
  /// `nil` without an image.
  var image: Image?
  var text: ListContentLabel?
  var secondaryText: ListContentLabel?
  /// The minimum height of the view, in points.
  var minimumHeight: CGFloat

  /// The distance of the text from the leading margin.
  private func indent(imageWidth: CGFloat) -> CGFloat {
    text == nil && secondaryText == nil ? imageWidth : imageWidth + values.imageToText
  }

  // MARK: Texts

  /// The texts in a width: their sizes, and their position relative to each other.
  private struct Block {
    var size = CGSize.zero
    var text: CGRect?
    var secondaryText: CGRect?
  }

  /// Returns the texts in a width. A text beside another one takes its natural width, and texts on
  /// top of each other the whole one, in which their lines are aligned.
  private func block(width: CGFloat) -> Block {
    guard let text, let secondaryText else {
      guard let only = text ?? secondaryText else { return Block() }
      let size = only.size(inWidth: width)
      let frame = CGRect(x: 0, y: 0, width: width, height: size.height)
      return text == nil
        ? Block(size: size, secondaryText: frame) : Block(size: size, text: frame)
    }
    return (values.prefersSideBySide ? sideBySide(text, secondaryText, width) : nil)
      ?? stacked(text, secondaryText, width)
  }

  /// Returns the texts beside each other, on one baseline; `nil` if they do not fit.
  private func sideBySide(
    _ text: ListContentLabel, _ secondary: ListContentLabel, _ width: CGFloat
  ) -> Block? {
    let (first, second) = (text.naturalSize, secondary.naturalSize)
    let sum = first.width + values.horizontalPadding + second.width
    guard sum <= width + PixelRounding.tolerance else { return nil }
    let baseline = max(text.font.ascender, secondary.font.ascender)
    let firstY = snapped(baseline - text.font.ascender)
    let secondY = snapped(baseline - secondary.font.ascender)
    return Block(
      size: CGSize(width: sum, height: max(firstY + first.height, secondY + second.height)),
      text: CGRect(x: 0, y: firstY, width: first.width, height: first.height),
      secondaryText: CGRect(
        x: width - second.width, y: secondY, width: second.width, height: second.height))
  }

  private func stacked(
    _ text: ListContentLabel, _ secondary: ListContentLabel, _ width: CGFloat
  ) -> Block {
    let (first, second) = (text.size(inWidth: width), secondary.size(inWidth: width))
    let secondY = first.height + values.verticalPadding
    return Block(
      size: CGSize(width: max(first.width, second.width), height: secondY + second.height),
      text: CGRect(x: 0, y: 0, width: width, height: first.height),
      secondaryText: CGRect(x: 0, y: secondY, width: width, height: second.height))
  }

  // MARK: Sizes

  /// Returns the size of the view for a width, which may be unlimited: the size of the content with
  /// its margins, and at least the minimum height.
  func size(fitting width: CGFloat) -> CGSize {
    let space = image.map { indent(imageWidth: $0.reservedWidth ?? $0.size.width) } ?? 0
    let sides = insets.left + insets.right + space
    let block = block(width: max(0, width - sides))
    let content = max(
      block.size.height, image.map { max($0.size.height, $0.reservedHeight) } ?? 0)
    let height = max(insets.top + content + insets.bottom, minimumHeight)
    return CGSize(
      width: PixelRounding.up(min(block.size.width + sides, width), scale: scale),
      height: PixelRounding.up(height, scale: scale))
  }

  // MARK: Frames

  /// Returns the frames in a size. Content is centered vertically between the margins, at whole
  /// pixels, and an image that is higher than the room is scaled down
  /// (`ch27-listcell-10`: an image of 29 points has 20 in a row of 50).
  func frames(in size: CGSize) -> Frames {
    let room = max(0, size.height - insets.top - insets.bottom)
    var frames = Frames()
    var indent: CGFloat = 0
    if let image {
      let shown = image.size.limited(toHeight: room)
      let column = image.reservedWidth ?? shown.width
      indent = self.indent(imageWidth: column)
      frames.image = CGRect(
        x: snapped(insets.left + (column - shown.width) / 2), y: top(of: shown.height, in: room),
        width: shown.width, height: shown.height)
    }
    let width = max(0, size.width - insets.left - insets.right - indent)
    let block = block(width: width)
    let corner = CGPoint(x: insets.left + indent, y: top(of: block.size.height, in: room))
    frames.text = block.text?.offsetBy(dx: corner.x, dy: corner.y)
    frames.secondaryText = block.secondaryText?.offsetBy(dx: corner.x, dy: corner.y)
    return isRightToLeft ? frames.mirrored(in: size.width) : frames
  }

  private func top(of height: CGFloat, in room: CGFloat) -> CGFloat {
    snapped(insets.top + (room - height) / 2)
  }

  private func snapped(_ position: CGFloat) -> CGFloat {
    PixelRounding.snapped(position, scale: scale)
  }
}

extension ListContentLayout.Frames {
  /// Returns the frames mirrored in a width.
  fileprivate func mirrored(in width: CGFloat) -> Self {
    let bounds = CGRect(x: 0, y: 0, width: width, height: 0)
    return Self(
      image: image?.mirrored(in: bounds), text: text?.mirrored(in: bounds),
      secondaryText: secondaryText?.mirrored(in: bounds))
  }
}

extension CGSize {
  /// Returns the size, scaled down in its proportions to a height.
  fileprivate func limited(toHeight limit: CGFloat) -> CGSize {
    guard height > limit, height > 0 else { return self }
    return CGSize(width: width * limit / height, height: limit)
  }

  /// Returns the size, scaled down in its proportions to another one, whose zero lengths stand for
  /// no limit.
  func limited(to maximum: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if maximum.width > 0, width > maximum.width { factor = maximum.width / width }
    if maximum.height > 0, height > maximum.height { factor = min(factor, maximum.height / height) }
    return factor < 1 ? CGSize(width: width * factor, height: height * factor) : self
  }
}
