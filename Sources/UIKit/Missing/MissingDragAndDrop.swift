// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UIDropProposal {
  /// Missing: The precise position of a drop, full-size previews and the indicator of its progress
  /// are missing; leave the setting out.
  @available(
    *, unavailable,
    message:
      "The precise position of a drop, full-size previews and the indicator of its progress are missing; leave the setting out."
  )
  public var isPrecise: Bool {
    get { missing() }
    set { missing() }
  }
  /// Missing: The precise position of a drop, full-size previews and the indicator of its progress
  /// are missing; leave the setting out.
  @available(
    *, unavailable,
    message:
      "The precise position of a drop, full-size previews and the indicator of its progress are missing; leave the setting out."
  )
  public var prefersFullSizePreview: Bool {
    get { missing() }
    set { missing() }
  }
}

extension UICollectionView {
  /// Missing: Placeholders of dropped items, the appearance of dropped previews and the delay of
  /// gaps are missing; change the data in performDropWith, or after the items were loaded, and
  /// leave the settings out.
  @available(
    *, unavailable,
    message:
      "Placeholders of dropped items, the appearance of dropped previews and the delay of gaps are missing; change the data in performDropWith, or after the items were loaded, and leave the settings out."
  )
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
  /// Missing: Placeholders of dropped items, the appearance of dropped previews and the delay of
  /// gaps are missing; change the data in performDropWith, or after the items were loaded, and
  /// leave the settings out.
  @available(
    *, unavailable,
    message:
      "Placeholders of dropped items, the appearance of dropped previews and the delay of gaps are missing; change the data in performDropWith, or after the items were loaded, and leave the settings out."
  )
  public var reorderingCadence: ReorderingCadence {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Placeholders of dropped items, the appearance of dropped previews and the delay of gaps
/// are missing; change the data in performDropWith, or after the items were loaded, and leave the
/// settings out.
@available(
  *, unavailable,
  message:
    "Placeholders of dropped items, the appearance of dropped previews and the delay of gaps are missing; change the data in performDropWith, or after the items were loaded, and leave the settings out."
)
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    missing()
  }
}

/// Missing: Placeholders of dropped items, the appearance of dropped previews and the delay of gaps
/// are missing; change the data in performDropWith, or after the items were loaded, and leave the
/// settings out.
@available(
  *, unavailable,
  message:
    "Placeholders of dropped items, the appearance of dropped previews and the delay of gaps are missing; change the data in performDropWith, or after the items were loaded, and leave the settings out."
)
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
}
