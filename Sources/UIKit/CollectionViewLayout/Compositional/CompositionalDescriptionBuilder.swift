import CollectionLayout

/// Turns the sections of a collection view into the engine's description of them.
@MainActor
struct CompositionalDescriptionBuilder {
  private(set) var description: LayoutDescription
  /// The sections whose description is asked for again when they are shown: those that scroll by
  /// themselves, and those with a handler for their visible items.
  private(set) var livelySections: [Int: NSCollectionLayoutSection] = [:]
  /// The numbers of the element kinds in the description.
  var kinds: ElementKindTable { context.kinds }

  private var context: LoweringContext
  private let collectionView: UICollectionView
  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  private let reference: ContentInsetsResolver
  /// The kinds of section that were described already, by the object that describes them. Each is
  /// held, so that its address is not given to another one meanwhile.
  private var described: [ObjectIdentifier: (section: NSCollectionLayoutSection, kind: Int)] = [:]
  private var emptyKind: Int?

  init(
    collectionView: UICollectionView,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.collectionView = collectionView
    self.configuration = configuration
    reference = ContentInsetsResolver(
      collectionView: collectionView, layoutReference: configuration.contentInsetsReference)
    let size = collectionView.bounds.size
    let scale = Double(collectionView.traitCollection.displayScale)
    context = LoweringContext(
      containerSize: size, scale: scale > 0 ? scale : 1,
      traitCollection: collectionView.traitCollection)
    description = LayoutDescription(
      containerSize: LayoutSize(size),
      scrollAxis: configuration.scrollDirection == .vertical ? .vertical : .horizontal,
      scale: context.scale,
      interSectionSpacing: Double(configuration.interSectionSpacing),
      isRightToLeft: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Describes the boundary items of the whole content.
  mutating func appendBoundaryItems() {
    let items = configuration.boundarySupplementaryItems
    var known: Set<String> = []
    for item in items {
      require(
        known.insert(item.elementKind).inserted,
        "The layout's configuration has more than one boundary item of the element kind "
          + "'\(item.elementKind)'; give each of them a kind of its own.")
    }
    description.boundaryItems = items.map { $0.loweredBoundary(in: &context) }
  }

  /// Asks for every section of the data, and describes it.
  mutating func appendSections(
    from sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let environment = LayoutEnvironment(
      size: collectionView.bounds.size,
      insets: reference.environmentInsets(along: configuration.scrollDirection),
      traitCollection: collectionView.traitCollection)
    let count = collectionView.numberOfSections
    description.reserveCapacity(count)
    for index in 0..<count {
      let itemCount = collectionView.numberOfItems(inSection: index)
      let kind: Int
      if let section = sectionProvider(index, environment) {
        kind = self.kind(of: section, at: index)
        if section.orthogonalScrollingBehavior != .none
          || section.visibleItemsInvalidationHandler != nil
        {
          livelySections[index] = section
        }
      } else {
        require(
          itemCount == 0,
          "The section provider returned nil for section \(index), which has \(itemCount) item(s); "
            + "return a section for every index whose section has items.")
        kind = kindWithoutContent()
      }
      description.append(kind: kind, itemCount: itemCount)
    }
  }

  private mutating func kind(of section: NSCollectionLayoutSection, at index: Int) -> Int {
    if let known = described[ObjectIdentifier(section)] { return known.kind }
    if let kind = section.repeatedElementKind {
      fatalError(
        "Section \(index) has more than one supplementary item of the element kind '\(kind)'; give "
          + "each of its supplementary items, those of its items and groups included, a kind of its "
          + "own.")
    }
    let lowered = section.lowered(in: &context, insets: reference.insets(for:))
    let kind = description.internKind(lowered)
    described[ObjectIdentifier(section)] = (section, kind)
    return kind
  }

  private mutating func kindWithoutContent() -> Int {
    if let emptyKind { return emptyKind }
    let kind = description.addKind(
      LayoutSection(group: LayoutItem(width: .absolute(0), height: .absolute(0))))
    emptyKind = kind
    return kind
  }
}
