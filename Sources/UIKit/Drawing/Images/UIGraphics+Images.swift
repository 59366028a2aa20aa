// The names of UIKit's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Scenes

/// The contexts of images in progress.
private enum ImageStack {
  /// Drawing happens on the main queue.
  nonisolated(unsafe) static var entries: [(context: CGContext, scale: CGFloat)] = []
}

/// Begins an image of a size, in points, at scale 1, and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, and makes its context the current one.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: A Boolean value that indicates whether what is not drawn is black.
///   - scale: The number of pixels per point; 0 for the main screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let pixels = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  let context = CGContext.image(
    in: CGRect(origin: .zero, size: size), isOpaque: opaque, scale: pixels)
  ImageStack.entries.append((context, pixels))
  GraphicsStack.push(context)
}

/// Returns the image of what is drawn so far; `nil` if no image has begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = ImageStack.entries.last else { return nil }
  return UIImage(context.finishedMarks, in: context.area, scale: scale)
}

/// Ends the image that began last. Without one, it does nothing.
public func UIGraphicsEndImageContext() {
  guard ImageStack.entries.popLast() != nil else { return }
  GraphicsStack.pop()
}
