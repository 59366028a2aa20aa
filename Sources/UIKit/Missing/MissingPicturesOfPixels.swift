// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UIImage {
  /// Missing: Pictures are not decoded: CGImage is missing; use UIImage, and
  /// UIGraphicsImageRenderer to draw.
  @available(
    *, unavailable,
    message:
      "Pictures are not decoded: CGImage is missing; use UIImage, and UIGraphicsImageRenderer to draw."
  )
  public var cgImage: CGImage? { missing() }
  /// Missing: Pictures are not decoded: CGImage is missing; use UIImage, and
  /// UIGraphicsImageRenderer to draw.
  @available(
    *, unavailable,
    message:
      "Pictures are not decoded: CGImage is missing; use UIImage, and UIGraphicsImageRenderer to draw."
  )
  public convenience init(cgImage: CGImage) { missing() }
  /// Missing: Pictures are not decoded: CGImage is missing; use UIImage, and
  /// UIGraphicsImageRenderer to draw.
  @available(
    *, unavailable,
    message:
      "Pictures are not decoded: CGImage is missing; use UIImage, and UIGraphicsImageRenderer to draw."
  )
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    missing()
  }
}

/// Missing: Core Image is missing; use the effects of UIVisualEffectView, or draw with
/// UIGraphicsImageRenderer.
@available(
  *, unavailable,
  message:
    "Core Image is missing; use the effects of UIVisualEffectView, or draw with UIGraphicsImageRenderer."
)
@preconcurrency @MainActor open class CIImage: NSObject {
}

extension UIImage {
  /// Missing: Core Image is missing; use the effects of UIVisualEffectView, or draw with
  /// UIGraphicsImageRenderer.
  @available(
    *, unavailable,
    message:
      "Core Image is missing; use the effects of UIVisualEffectView, or draw with UIGraphicsImageRenderer."
  )
  public var ciImage: CIImage? { missing() }
  /// Missing: Core Image is missing; use the effects of UIVisualEffectView, or draw with
  /// UIGraphicsImageRenderer.
  @available(
    *, unavailable,
    message:
      "Core Image is missing; use the effects of UIVisualEffectView, or draw with UIGraphicsImageRenderer."
  )
  public convenience init(ciImage: CIImage) { missing() }
}

/// Missing: PDF files are not written; draw with UIGraphicsImageRenderer.
@available(*, unavailable, message: "PDF files are not written; draw with UIGraphicsImageRenderer.")
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
  public init(bounds: CGRect) { missing() }
}
