import DiffableSnapshots

extension LayoutEvent {
  /// The invalidation of a layout by a context.
  @MainActor
  init(_ context: UICollectionViewLayoutInvalidationContext, in view: any RecyclingView) {
    let cause =
      switch context.reason {
      case .unspecified: context.invalidateEverything ? "everything, by the app" : "by the app"
      case .reload: "the data were reloaded"
      case .boundsChange: "the bounds have changed"
      case .scrolling: "the content scrolls, and pinned views follow"
      case .preferredSizes: "views prefer other sizes"
      case .dataChange: "the data have changed"
      }
    let named = context.namedElements.map { $0.isEmpty ? "" : "; \($0.count) element(s)" } ?? ""
    self.init(.invalidation, "\(type(of: view.layoutInUse)): \(cause)\(named)")
  }

  /// The preparation of a layout, with its counts before.
  @MainActor
  init(preparationOf view: any RecyclingView, after former: (solved: Int, followed: Int)?) {
    let layout = view.layoutInUse
    let extent =
      switch (former, layout.preparationCounts) {
      case (let former?, let now?) where now.solved > former.solved:
        "all \(view.sectionCount) section(s) solved"
      case (let former?, let now?) where now.followed > former.followed:
        "only the changed sections solved"
      case (.some, .some): "pinned views moved; nothing solved"
      default: "prepare()"
      }
    self.init(.solve, "\(type(of: layout)): \(extent)")
  }

  /// A change of the data.
  init(_ change: any DataChange) {
    let operations = change.operations
    let counts: [(name: String, count: Int)] = [
      ("section(s) inserted", operations.insertedSections.count),
      ("section(s) deleted", operations.deletedSections.count),
      ("section(s) moved", operations.movedSections.count),
      ("item(s) inserted", operations.insertedItems.count),
      ("item(s) deleted", operations.deletedItems.count),
      ("item(s) moved", operations.movedItems.count),
      ("item(s) reconfigured", change.reconfiguredItems.count),
    ]
    let words = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
    self.init(.change, words.isEmpty ? "no positions change" : words.joined(separator: ", "))
  }

  /// Measurements of some elements, with their causes.
  @MainActor
  init(measured elements: [LiveElement], _ causes: [MeasuringCause]) {
    var counts: [String: Int] = [:]
    for cause in causes { counts[cause.rawValue, default: 0] += 1 }
    let reasons = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) because \($0.key)" }.joined(separator: ", ")
    let first = elements.prefix(3).map { "\($0.key.kind) \($0.key.indexPath.sentenceName)" }
    let rest = elements.count > first.count ? ", …" : ""
    self.init(
      .measurement, "\(elements.count): \(reasons) (\(first.joined(separator: ", "))\(rest))")
  }
}

extension UICollectionViewLayout {
  /// The numbers of times that a compositional layout solved all sections, and that it followed a
  /// change of the data; `nil` for other layouts.
  var preparationCounts: (solved: Int, followed: Int)? {
    (self as? UICollectionViewCompositionalLayout)?.preparations
  }
}
