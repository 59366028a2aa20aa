// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Text Kit is missing; use UITextView.attributedText, and NSAttributedString to measure
/// and draw.
@available(
  *, unavailable,
  message:
    "Text Kit is missing; use UITextView.attributedText, and NSAttributedString to measure and draw."
)
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  open func addTextContainer(_ container: NSTextContainer) { missing() }
}

/// Missing: Text Kit is missing; use UITextView.attributedText, and NSAttributedString to measure
/// and draw.
@available(
  *, unavailable,
  message:
    "Text Kit is missing; use UITextView.attributedText, and NSAttributedString to measure and draw."
)
@preconcurrency @MainActor open class NSTextStorage: NSMutableAttributedString {
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { missing() }
}

extension UITextView {
  /// Missing: Text Kit is missing; use UITextView.attributedText, and NSAttributedString to measure
  /// and draw.
  @available(
    *, unavailable,
    message:
      "Text Kit is missing; use UITextView.attributedText, and NSAttributedString to measure and draw."
  )
  public var textStorage: NSTextStorage { missing() }
  /// Missing: Text Kit is missing; use UITextView.attributedText, and NSAttributedString to measure
  /// and draw.
  @available(
    *, unavailable,
    message:
      "Text Kit is missing; use UITextView.attributedText, and NSAttributedString to measure and draw."
  )
  public var layoutManager: NSLayoutManager { missing() }
}
