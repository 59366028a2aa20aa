/// The content that a `#Preview` of a lowered file displays.
@_spi(Lowering)
public enum _PreviewContent {
  /// A view controller.
  case controller(UIViewController)
  /// A view.
  case view(UIView)
}

/// Returns the content of a `#Preview` whose body returns a view controller.
@_spi(Lowering) @MainActor
public func _previewContent(_ make: @MainActor () -> UIViewController) -> _PreviewContent {
  .controller(make())
}

/// Returns the content of a `#Preview` whose body returns a view.
@_spi(Lowering) @MainActor
public func _previewContent(_ make: @MainActor () -> UIView) -> _PreviewContent { .view(make()) }
