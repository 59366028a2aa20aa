// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Patterns of drawings are missing; draw their cells, or use drawAsPattern(in:) of
/// UIImage.
@available(
  *, unavailable,
  message:
    "Patterns of drawings are missing; draw their cells, or use drawAsPattern(in:) of UIImage."
)
@preconcurrency @MainActor open class CGPattern {
}
