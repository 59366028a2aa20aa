// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension NSTextContainer {
  /// Missing: Lines do not flow around shapes; divide the text into several containers.
  @available(
    *, unavailable,
    message: "Lines do not flow around shapes; divide the text into several containers."
  )
  public var exclusionPaths: [UIBezierPath] {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Text Kit 2 is missing; use NSLayoutManager.
@available(*, unavailable, message: "Text Kit 2 is missing; use NSLayoutManager.")
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {
}

/// Missing: Text Kit 2 is missing; use NSLayoutManager.
@available(*, unavailable, message: "Text Kit 2 is missing; use NSLayoutManager.")
@preconcurrency @MainActor open class NSTextContentStorage: NSObject {
}

extension UITextView {
  /// Missing: Text Kit 2 is missing; use NSLayoutManager.
  @available(*, unavailable, message: "Text Kit 2 is missing; use NSLayoutManager.")
  public var textLayoutManager: NSTextLayoutManager? { missing() }
}
