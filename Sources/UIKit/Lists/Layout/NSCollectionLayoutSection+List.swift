extension NSCollectionLayoutSection {
  /// Creates a section that displays a list.
  ///
  ///     UICollectionViewCompositionalLayout { index, environment in
  ///       .list(using: configuration, layoutEnvironment: environment)
  ///     }
  ///
  /// The section is one group with one item, whose height is estimated, with a header and a footer
  /// by the configuration. The insets depend on the position of the section, which the environment
  /// of a section provider contains (conformance cases `charon-list-section-structure`,
  /// `ip26-list-settings-rows`).
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the list.
  ///   - layoutEnvironment: The environment that the section provider receives.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(
      ListSection(configuration), in: layoutEnvironment,
      at: (layoutEnvironment as? LayoutEnvironment)?.position
        ?? SectionPosition(index: 0, count: 1))
  }

  /// Returns the section that displays a list at a position.
  static func list(
    _ list: ListSection, in environment: any NSCollectionLayoutEnvironment,
    at position: SectionPosition
  ) -> NSCollectionLayoutSection {
    let configuration = list.configuration
    let metrics = environment.traitCollection.metrics.list
    let size = environment.container.contentSize
    let numbers = metrics.section(
      configuration, at: position, width: size.width,
      safeArea: environment.container.effectiveContentInsets,
      scale: environment.traitCollection.roundingScale)
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(metrics.estimatedRowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = list
    section.contentInsetsReference = .none
    section.contentInsets = numbers.insets
    section.boundarySupplementaryItems = boundaryItems(
      of: configuration, headerPadding: numbers.headerPadding, width: size.width, metrics)
    if list.backgroundColor != .clear {
      section.decorationItems = [
        background(in: size, at: position, sides: numbers.insets, reach: metrics.backgroundReach)
      ]
    }
    return section
  }

  private static func boundaryItems(
    of configuration: UICollectionLayoutListConfiguration, headerPadding: CGFloat, width: CGFloat,
    _ metrics: ListMetrics
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    let isPinned = configuration.appearance.pinsBoundaryItems
    let height = NSCollectionLayoutDimension.estimated(
      isPinned ? metrics.estimatedPinnedHeight : metrics.estimatedHeight)
    func item(
      _ kind: String, _ width: NSCollectionLayoutDimension, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPinned
      item.zIndex = metrics.boundaryDepth
      return item
    }
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
      let header = item(
        UICollectionView.elementKindSectionHeader, hugs ? .estimated(width) : .fractionalWidth(1),
        hugs ? .topLeading : .top)
      header.outerPadding = headerPadding
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        item(UICollectionView.elementKindSectionFooter, .fractionalWidth(1), .bottom))
    }
    return items
  }

  /// Returns the background of a section: as far outside its sides as its rows are inside, and far
  /// beyond the ends of the list (`ip27-list-section-background`, `ip17-inset-backgrounds`).
  private static func background(
    in size: CGSize, at position: SectionPosition, sides: NSDirectionalEdgeInsets,
    reach heights: CGFloat
  ) -> NSCollectionLayoutDecorationItem {
    let reach = heights * size.height
    let item = NSCollectionLayoutDecorationItem.background(
      elementKind: ListSection.backgroundKind)
    item.contentInsets = NSDirectionalEdgeInsets(
      top: position.isFirst ? -reach : 0, leading: -sides.leading,
      bottom: position.isLast ? -reach : 0, trailing: -sides.trailing)
    return item
  }
}
