import CollectionLayout

/// The metrics of every section, from the delegate and the properties of a flow layout.
@MainActor
struct FlowMetrics {
  /// The metrics of one section.
  struct Section {
    var itemCount: Int
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var headerSize: CGSize
    var footerSize: CGSize
    /// The size of each item; `nil` if all have the layout's item size.
    var itemSizes: [CGSize]?
  }

  let sections: [Section]

  /// Queries the delegate once for all metrics.
  ///
  /// - Complexity: O(S), where S is the number of sections; O(S + N), where N is the number of
  ///   items, if the delegate provides item sizes.
  init(of collectionView: UICollectionView, layout: UICollectionViewFlowLayout) {
    var questions = FlowDelegateQuestions(collectionView, layout)
    sections = (0..<collectionView.numberOfSections).map { section in
      let count = collectionView.numberOfItems(inSection: section)
      let described = Section(
        itemCount: count, inset: questions.inset(ofSection: section),
        lineSpacing: questions.lineSpacing(ofSection: section),
        interitemSpacing: questions.interitemSpacing(ofSection: section),
        headerSize: questions.headerSize(ofSection: section),
        footerSize: questions.footerSize(ofSection: section),
        itemSizes: questions.itemSizes(ofSection: section, count: count))
      described.check(section, of: layout)
      return described
    }
  }

  /// Returns the engine's description of the sections.
  func description(
    in environment: FlowEnvironment, layout: UICollectionViewFlowLayout
  ) -> LayoutFlowDescription {
    var description = LayoutFlowDescription(
      containerSize: LayoutSize(nonNegative: environment.containerSize),
      scrollAxis: environment.scrollAxis,
      scale: Double(environment.scale), isRightToLeft: environment.isMirrored)
    description.pinsHeaders = layout.sectionHeadersPinToVisibleBounds
    description.pinsFooters = layout.sectionFootersPinToVisibleBounds
    description.reserveCapacity(sections.count)
    let isEstimated = layout.isSelfSizing
    let common = isEstimated ? layout.estimate : layout.itemSize
    for section in sections {
      let items: LayoutFlowSection.Items
      if let sizes = section.itemSizes {
        items = .sizes(
          sizes.map { size in
            LayoutSize(
              nonNegative: size == UICollectionViewFlowLayout.automaticSize ? layout.estimate : size
            )
          })
      } else {
        items = .uniform(LayoutSize(nonNegative: common), count: section.itemCount)
      }
      description.append(
        LayoutFlowSection(
          items: items, isEstimated: isEstimated, insets: environment.resolved(section.inset),
          lineSpacing: Double(section.lineSpacing),
          interitemSpacing: Double(section.interitemSpacing),
          headerLength: Double(environment.length(section.headerSize)),
          footerLength: Double(environment.length(section.footerSize))))
    }
    return description
  }
}

extension FlowMetrics.Section {
  /// Traps with a message if a number cannot be laid out.
  @MainActor
  fileprivate func check(_ section: Int, of layout: UICollectionViewFlowLayout) {
    let view = layout.collectionView
    // The space in a view without a size is still unknown, so sizes computed from it mean
    // nothing.
    let isBounded = view.map { $0.bounds.width > 0 && $0.bounds.height > 0 } ?? false
    let sizes = itemSizes ?? [layout.itemSize]
    for (item, size) in sizes.enumerated() where itemCount > 0 {
      let isFinite = size.width.isFinite && size.height.isFinite
      var items: String {
        itemSizes == nil
          ? "the items of section \(section), which has \(itemCount) item(s)"
          : "the item at [\(section), \(item)], one of \(itemCount)"
      }
      require(
        isFinite && (!isBounded || size.width >= 0 && size.height >= 0),
        "The flow layout \(type(of: layout)) received the size \(size.width) x \(size.height) for "
          + "\(items); give sizes that are finite and not negative, and check what they are computed "
          + "from.")
    }
    require(
      inset.isFinite && lineSpacing.isFinite && interitemSpacing.isFinite
        && headerSize.width.isFinite && headerSize.height.isFinite && footerSize.width.isFinite
        && footerSize.height.isFinite,
      "The flow layout \(type(of: layout)) received an inset, a spacing, or a size of a header or "
        + "footer that is not finite for section \(section), which has \(itemCount) item(s); check what it "
        + "is computed from.")
  }
}

extension UIEdgeInsets {
  fileprivate var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}

extension LayoutSize {
  /// Creates an engine size, with zero for a negative length.
  init(nonNegative size: CGSize) {
    self.init(width: max(0, Double(size.width)), height: max(0, Double(size.height)))
  }
}
