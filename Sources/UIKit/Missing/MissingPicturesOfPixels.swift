// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

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
