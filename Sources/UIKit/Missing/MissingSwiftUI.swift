// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: SwiftUI is not part of Tessera; use UIListContentConfiguration, or a content
/// configuration of your own.
@available(
  *, unavailable,
  message:
    "SwiftUI is not part of Tessera; use UIListContentConfiguration, or a content configuration of your own."
)
public struct UIHostingConfiguration<Content, Background> {
}

/// Missing: SwiftUI is not part of Tessera; use UIListContentConfiguration, or a content
/// configuration of your own.
@available(
  *, unavailable,
  message:
    "SwiftUI is not part of Tessera; use UIListContentConfiguration, or a content configuration of your own."
)
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
}
