// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Pictures are not decoded: CGImage is missing; use UIImage, and UIGraphicsImageRenderer
/// to draw.
@available(
  *, unavailable,
  message:
    "Pictures are not decoded: CGImage is missing; use UIImage, and UIGraphicsImageRenderer to draw."
)
@preconcurrency @MainActor open class CGImage {
  open var width: Int { missing() }
  open var height: Int { missing() }
  open func cropping(to rect: CGRect) -> CGImage? { missing() }
}
