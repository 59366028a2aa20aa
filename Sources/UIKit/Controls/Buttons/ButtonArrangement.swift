/// The frames of an image, a title and a subtitle in a button.
struct ButtonArrangement {
  /// The frames of the parts, in the coordinates of the rectangle that contains them.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The side of the titles on which the image is.
  enum ImageSide {
    case left, right, top, bottom
  }

  /// The alignment of lines with each other.
  enum Alignment {
    case left, center, right
  }

  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var imageSide = ImageSide.left
  /// The distance between the image and the titles, if there are both.
  var imagePadding: CGFloat = 0
  /// The distance between the title and the subtitle, if there are both.
  var titlePadding: CGFloat = 0
  var titleAlignment = Alignment.left
  /// The minimum width that an image beside the titles takes.
  var imageReservation: CGFloat = 0
  /// A Boolean value that indicates whether the title keeps its height where the rectangle of the
  /// contents is lower.
  var titleOverflows = false
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  /// The number of pixels to a point.
  var scale: CGFloat = 1

  /// The size of all parts together.
  var size: CGSize {
    let titles = titlesSize
    switch imageSide {
    case .left, .right:
      return CGSize(
        width: imageWidth + gap + titles.width, height: max(image.height, titles.height))
    case .top, .bottom:
      return CGSize(
        width: max(image.width, titles.width), height: image.height + gap + titles.height)
    }
  }

  /// The width that an image beside the titles takes.
  var imageWidth: CGFloat { max(image.width, imageReservation) }

  /// The distance between the image and the titles.
  private var gap: CGFloat { image.width > 0 && titlesSize.width > 0 ? imagePadding : 0 }

  private var titlesSize: CGSize {
    CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titleGap + subtitle.height)
  }

  private var titleGap: CGFloat { title.height > 0 && subtitle.height > 0 ? titlePadding : 0 }

  /// Returns the frames of the parts in a rectangle. The titles give way where it is too small.
  func frames(in rect: CGRect) -> Frames {
    let titles = titlesSize
    var imageRect = CGRect(origin: .zero, size: image)
    var titlesRect = CGRect(origin: .zero, size: titles)
    switch imageSide {
    case .left, .right:
      imageRect.size.width = min(imageWidth, rect.width)
      let room = max(0, rect.width - imageRect.width - gap)
      titlesRect.size.width = horizontal == .fill ? room : min(titles.width, room)
      if horizontal == .fill, titles.width == 0 { imageRect.size.width = rect.width }
      let length = imageRect.width + gap + titlesRect.width
      let start = place(length, in: rect.minX, rect.width, share: horizontal.share)
      let isFirst = imageSide == .left
      imageRect.origin.x = isFirst ? start : start + length - imageRect.width
      titlesRect.origin.x = isFirst ? start + imageRect.width + gap : start
      if imageReservation > image.width {
        let width = min(image.width, imageRect.width)
        imageRect.origin.x = place(width, in: imageRect.minX, imageRect.width, share: 0.5)
        imageRect.size.width = width
      }
      stretch(&imageRect, in: rect)
      stretch(&titlesRect, in: rect, overflows: titleOverflows)
    case .top, .bottom:
      imageRect.size.height = min(image.height, rect.height)
      titlesRect.size.height = min(titles.height, max(0, rect.height - imageRect.height - gap))
      let length = imageRect.height + gap + titlesRect.height
      let start = place(length, in: rect.minY, rect.height, share: vertical.share)
      let isFirst = imageSide == .top
      imageRect.origin.y = isFirst ? start : start + length - imageRect.height
      titlesRect.origin.y = isFirst ? start + imageRect.height + gap : start
      align(&imageRect, in: rect)
      align(&titlesRect, in: rect)
    }
    return split(titlesRect, image: imageRect)
  }

  /// Places a part along y.
  private func stretch(_ part: inout CGRect, in rect: CGRect, overflows: Bool = false) {
    if !overflows {
      part.size.height = vertical == .fill ? rect.height : min(part.height, rect.height)
    }
    part.origin.y = place(part.height, in: rect.minY, rect.height, share: vertical.share)
  }

  /// Places a part along x.
  private func align(_ part: inout CGRect, in rect: CGRect) {
    part.size.width = horizontal == .fill ? rect.width : min(part.width, rect.width)
    part.origin.x = place(part.width, in: rect.minX, rect.width, share: horizontal.share)
  }

  /// Returns the frames of the title and the subtitle in the rectangle of both.
  private func split(_ titles: CGRect, image: CGRect) -> Frames {
    var frames = Frames(image: image)
    guard subtitle.height > 0 else {
      frames.title = titles
      return frames
    }
    let share: CGFloat =
      switch titleAlignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    func line(_ size: CGSize, at y: CGFloat) -> CGRect {
      let width = min(size.width, titles.width)
      return CGRect(
        x: place(width, in: titles.minX, titles.width, share: share), y: y, width: width,
        height: size.height)
    }
    frames.title = line(title, at: titles.minY)
    frames.subtitle = line(subtitle, at: titles.minY + title.height + titleGap)
    return frames
  }

  /// Returns the start of a length in a range, on a whole pixel.
  private func place(
    _ length: CGFloat, in start: CGFloat, _ range: CGFloat, share: CGFloat
  ) -> CGFloat {
    PixelRounding.snapped(start + (range - length) * share, scale: scale)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The fraction of the free room that is before the contents. Leading and trailing were replaced.
  fileprivate var share: CGFloat {
    switch self {
    case .left, .leading, .fill: 0
    case .center: 0.5
    case .right, .trailing: 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The fraction of the free room that is above the contents.
  fileprivate var share: CGFloat {
    switch self {
    case .top, .fill: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
