import CollectionLayout

/// Builds the engine's description of the sections of a collection view.
@MainActor
struct CompositionalDescriptionBuilder {
  private(set) var description: LayoutDescription
  private(set) var dynamicSections = DynamicSections()
  private(set) var lists = ListSections()
  /// A Boolean value that indicates whether items in lanes have values of their own.
  private(set) var hasItemValues = false
  /// The numbers of the element kinds in the description.
  var kinds: ElementKindTable { context.kinds }

  private var context: LoweringContext
  private let collectionView: UICollectionView
  private let configuration: UICollectionViewCompositionalLayoutConfiguration
  private let reference: ContentInsetsResolver
  /// The templates of described sections, by their descriptions.
  private var described = WordListTable()
  private let words = DescriptionWords()
  /// The sections whose descriptions name the object. Each is retained, so that its address is not
  /// reused meanwhile.
  private var heldSections: [NSCollectionLayoutSection] = []
  /// The objects described last and their templates, valid until any description changes.
  private var latest: ContiguousArray<(section: NSCollectionLayoutSection, kind: Int)> = []
  private var latestChange = 0
  /// The index of the oldest of them, once the maximum number is stored.
  private var oldest = 0
  /// The maximum number of objects in `latest`.
  private static let latestLimit = 4
  /// The number of lowered sections, for tests.
  private(set) var loweredCount = 0
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
      interSectionSpacing: Double(configuration.interSectionSpacing))
  }

  /// Describes the boundary items of the whole content.
  mutating func appendBoundaryItems() {
    let items = configuration.boundarySupplementaryItems
    var known: Set<String> = []
    for item in items {
      require(
        known.insert(item.elementKind).inserted,
        "The layout's configuration has more than one boundary item of the element kind "
          + "'\(item.elementKind)'; give each a unique kind.")
    }
    description.boundaryItems = items.map { $0.loweredBoundary(in: &context) }
  }

  /// Describes every section of the data.
  mutating func appendSections(_ sections: CompositionalSections) {
    let counts = collectionView.itemCounts
    description.reserveCapacity(counts.count)
    switch sections {
    case .alike(let section):
      guard !counts.isEmpty else { return }
      if section.lanes?.hasItemValues ?? false {
        for (index, itemCount) in counts.enumerated() {
          description.append(template: self.kind(of: section, at: index), itemCount: itemCount)
        }
      } else {
        let kind = self.kind(of: section, at: 0)
        description.append(template: kind, itemCounts: counts)
      }
      dynamicSections.addAll(alike: section)
      lists.addAll(alike: section.list)
    case .list(let list):
      appendSections(of: counts, displaying: list)
      lists.addAll(alike: list)
    case .provided(let sectionProvider): appendSections(of: counts, from: sectionProvider)
    }
  }

  private func makeEnvironment() -> LayoutEnvironment {
    LayoutEnvironment(
      size: collectionView.bounds.size,
      insets: reference.environmentInsets(along: configuration.scrollDirection),
      traitCollection: collectionView.traitCollection)
  }

  /// Describes sections that display one list: the first one, the last one, and those between.
  private mutating func appendSections(of counts: [Int], displaying list: ListSection) {
    let environment = makeEnvironment()
    var between: Int?
    for (index, itemCount) in counts.enumerated() {
      let position = SectionPosition(
        index: index, count: counts.count, isBelowLargeTitle: collectionView.isBelowLargeTitle)
      let isBetween = !position.isFirst && !position.isLast
      let kind =
        (isBetween ? between : nil)
        ?? self.kind(of: .list(list, in: environment, at: position), at: index)
      if isBetween { between = kind }
      description.append(template: kind, itemCount: itemCount)
    }
  }

  /// Requests every section, and describes it.
  private mutating func appendSections(
    of counts: [Int], from sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let environment = makeEnvironment()
    let generation = collectionView.dataUpdates.reloadCount
    for (index, itemCount) in counts.enumerated() {
      let kind: Int
      environment.position = SectionPosition(
        index: index, count: counts.count, isBelowLargeTitle: collectionView.isBelowLargeTitle)
      if let section = sectionProvider(index, environment) {
        kind = self.kind(of: section, at: index)
        dynamicSections.add(section, at: index)
        lists.add(section, at: index)
      } else {
        require(
          itemCount == 0,
          "The section provider returned nil for section \(index), which has \(itemCount) item(s); "
            + "return a section for every index whose section has items.")
        kind = kindWithoutContent()
      }
      require(
        collectionView.dataUpdates.reloadCount == generation,
        "The section provider reloaded the data during the call for section \(index) of "
          + "\(counts.count), which has \(itemCount) item(s); change the data before the "
          + "layout, not in its section provider.")
      description.append(template: kind, itemCount: itemCount)
    }
  }

  /// Returns the template of a section; equal sections, one object or several, share one template.
  private mutating func kind(of section: NSCollectionLayoutSection, at index: Int) -> Int {
    if section.lanes?.hasItemValues ?? false { return describedKind(of: section, at: index) }
    if latestChange != DescriptionChanges.count {
      latest.removeAll(keepingCapacity: true)
      oldest = 0
      latestChange = DescriptionChanges.count
    }
    for known in latest where known.section === section { return known.kind }
    let kind = describedKind(of: section, at: index)
    if latest.count < Self.latestLimit {
      latest.append((section, kind))
    } else {
      latest[oldest] = (section, kind)
      oldest = (oldest + 1) % Self.latestLimit
    }
    return kind
  }

  private mutating func describedKind(of section: NSCollectionLayoutSection, at index: Int) -> Int {
    words.removeAll()
    section.describe(into: words, kinds: &context.kinds)
    if !words.isComplete { words.append(section) }
    if section.lanes?.hasItemValues ?? false {
      hasItemValues = true
      words.append(index)
    }
    if let known = described.value(of: words.words) { return known }
    if let kind = section.repeatedElementKind {
      fatalError(
        "Section \(index) has more than one supplementary item of the element kind '\(kind)'; give "
          + "each of its supplementary items, also in its items and groups, a unique kind.")
    }
    loweredCount += 1
    context.itemCount = collectionView.numberOfItems(inSection: index)
    let lowered = section.lowered(in: &context, insets: reference.insets(for:))
    if let part = lowered.nonFinitePart {
      fatalError(
        "Section \(index), which has \(collectionView.numberOfItems(inSection: index)) item(s), has "
          + "\(part); give it finite numbers, and check what they are computed from.")
    }
    if let part = lowered.lanes?.invalidPart { fatalError("Section \(index) has \(part).") }
    let kind = description.internTemplate(lowered)
    described.insert(words.words, value: kind)
    if !words.isComplete { heldSections.append(section) }
    return kind
  }

  private mutating func kindWithoutContent() -> Int {
    if let emptyKind { return emptyKind }
    let kind = description.addTemplate(
      LayoutSection(group: LayoutGroup(LayoutItem(width: .absolute(0), height: .absolute(0)))))
    emptyKind = kind
    return kind
  }
}
