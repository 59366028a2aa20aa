// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: PDF files are not written; draw with UIGraphicsImageRenderer.
@available(*, unavailable, message: "PDF files are not written; draw with UIGraphicsImageRenderer.")
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
  public init(bounds: CGRect) { missing() }
}
