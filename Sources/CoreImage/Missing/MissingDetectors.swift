/// Missing: Faces, rectangles and codes in pictures are not found; let the user enter the text of a
/// code.
@available(
  *, unavailable,
  message:
    "Faces, rectangles and codes in pictures are not found; let the user enter the text of a code."
)
open class CIDetector: NSObject {}

/// Missing: Faces, rectangles and codes in pictures are not found; let the user enter the text of a
/// code.
@available(
  *, unavailable,
  message:
    "Faces, rectangles and codes in pictures are not found; let the user enter the text of a code."
)
open class CIFeature: NSObject {}

/// Missing: Kernels are programs for a graphics processor and are not run; change the pixels of a
/// CGImage.
@available(
  *, unavailable,
  message:
    "Kernels are programs for a graphics processor and are not run; change the pixels of a CGImage."
)
open class CIKernel: NSObject {}
