import CollectionLayout

/// A closure that returns the description of a section, given its index and environment; `nil` for
/// a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout composed of nested descriptions: items form groups, groups form sections.
///
///     let item = NSCollectionLayoutItem(layoutSize: half)
///     let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
///     let section = NSCollectionLayoutSection(group: group)
///     let layout = UICollectionViewCompositionalLayout(section: section)
///
/// A section's group is solved once for every distinct section and container, not once for every
/// item, so a million items cost the same as ten. Scrolling solves nothing; a change of size, of
/// the traits, or of the insets of sections does.
///
/// Estimated lengths apply until an element becomes visible; then its view is measured
/// (``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``), and the following elements
/// move.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, LayoutBackend {
  let sections: CompositionalSections
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private(set) var solution: CompositionalSolution?
  private var isSolved = false
  /// The measurements from before a change of the data; `nil` if they are discarded.
  private var carried: CarriedMeasurements<CompositionalSolution>?
  /// The lanes of items from before an invalidation or a change of the data.
  private var carriedLanes: CarriedLanes?
  /// The change to apply to the solution at the next preparation; `nil` if the layout is solved
  /// again.
  private var pendingChange: (any DataChange)?
  /// The number of times that the layout was solved, and that a change was applied to the solution.
  private(set) var preparations = (solved: 0, followed: 0)
  /// The number of kinds of sections that the layout was solved for, and of the sections that were
  /// lowered for it.
  var solvedKinds: (stored: Int, lowered: Int) {
    solution.map { ($0.solved.templateCount, $0.loweredCount) } ?? (0, 0)
  }
  /// The descriptions of sections that were reported as impossible, by section.
  private var reportedSections: [Int: LayoutSection] = [:]
  /// The maximum number of measured items to look up in changed data.
  var lookUpLimit = 500

  /// Creates a layout with one description for all sections, which it copies.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .alike(section.copied)
    storedConfiguration = configuration.copied
    super.init()
  }

  /// Creates a layout with one description for all sections and the default configuration.
  public init(section: NSCollectionLayoutSection) {
    sections = .alike(section.copied)
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout with a section provider.
  ///
  /// The provider is called once for every section whenever the layout is solved.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .provided(sectionProvider)
    storedConfiguration = configuration.copied
    super.init()
  }

  /// Creates a layout with a section provider and the default configuration.
  ///
  /// The provider is called once for every section whenever the layout is solved.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    sections = .provided(sectionProvider)
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections display a list.
  init(list: ListSection) {
    sections = .list(list)
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Returns `nil`: interface files do not describe compositional layouts.
  public required init?(coder: NSCoder) { return nil }

  /// The configuration, which applies to all sections. Setting it invalidates the layout; changing
  /// the returned object has no effect, because it is a copy.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.copied }
    set {
      storedConfiguration = newValue.copied
      invalidateLayout()
    }
  }

  // MARK: - Layout results

  open override func prepare() {
    super.prepare()
    guard !isSolved, let collectionView else { return }
    isSolved = true
    if let change = pendingChange {
      pendingChange = nil
      if solution?.apply(change.itemEdits, counts: { collectionView.itemCount(inSection: $0) })
        ?? false
      {
        preparations.followed += 1
        return
      }
      carry(change)
    }
    preparations.solved += 1
    solution = CompositionalSolution(
      of: collectionView, configuration: storedConfiguration, sections: sections,
      reported: &reportedSections)
    if let carriedLanes, solution != nil { carriedLanes.keepLanes(in: &solution!) }
    carriedLanes = nil
    if let carried {
      solution?.restore(carried)
    } else {
      collectionView.layoutPass.measurer.remeasureAll(in: collectionView)
    }
    carried = nil
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if isSolved {
      for (key, size) in context.preferredSizes { solution?.measure(key, as: size) }
    }
    if !context.keepsGeometry {
      if let change = pendingChange, !context.isForAppliedChange {
        pendingChange = nil
        carry(change)
      }
      if context.forgetsPreferredSizes || context.isForBoundsChange { carried = nil }
      if context.invalidateEverything {
        carriedLanes = nil
      } else if isSolved, pendingChange == nil, carriedLanes == nil {
        carriedLanes = CarriedLanes(solution)
      }
      isSolved = false
    }
    super.invalidateLayout(with: context)
  }

  /// Returns `true` if the size changes, and, if any boundary item is pinned, for scrolling too.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return collectionView.bounds.size != newBounds.size || solution?.hasPinnedItems ?? false
  }

  /// Returns a context that, for scrolling, names the visible pinned items and requests no section;
  /// for a change of size, a context that invalidates everything.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let collectionView, let solution, collectionView.bounds.size == newBounds.size else {
      return context
    }
    context.setReason(.scrolling)
    nameMovingItems(in: newBounds, of: solution, context)
    return context
  }

  /// Returns `true` if the preferred size differs along an estimated axis from the size measured
  /// before.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    solution?.isMoved(
      by: preferredAttributes.size, from: originalAttributes.size, of: originalAttributes.elementKey
    )
      ?? false
  }

  /// Returns a context that names the element and requests no section. The size is kept while the
  /// content scrolls and the data changes, until the layout is invalidated otherwise.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let key = originalAttributes.elementKey
    context.setReason(.preferredSizes)
    context.preferredSizes.append((key, preferredAttributes.size))
    if let kind = key.kind.name {
      context.invalidateSupplementaryElements(ofKind: kind, at: [key.indexPath])
    } else {
      context.invalidateItems(at: [key.indexPath])
    }
    return context
  }

  override var backend: any LayoutBackend { self }

  var keepsUnnamedElements: Bool { isSolved }

  func takePreferredSize(
    _ size: CGSize, of original: UICollectionViewLayoutAttributes
  ) -> Bool? {
    guard type(of: self) == UICollectionViewCompositionalLayout.self, isSolved else { return nil }
    return solution?.take(size, of: original)
  }

  func apply(_ change: any DataChange) {
    guard let collectionView else { return }
    if let earlier = pendingChange {
      pendingChange = nil
      carry(earlier)
    }
    if carried != nil {
      carried?.apply(change, in: collectionView)
      carriedLanes?.apply(change)
    } else if isSolved, let solved = solution?.solved, sections.areKnown,
      // Few sections without measurements are solved faster than the operations are computed.
      solved.sectionCount > 64 || solved.measuredItemCount > 0,
      change.itemEditsInUnchangedSections != nil
    {
      // A section provider is queried for every section again, as in UIKit.
      pendingChange = change
    } else if isSolved {
      carry(change)
    } else {
      carried = .keyed([])
      carriedLanes?.apply(change)
    }
  }

  /// Keeps the lanes of the items that a layout pass has displayed.
  func didDisplay(_ bounds: CGRect) {
    guard let solution, solution.hasLanes else { return }
    self.solution?.solved.keepLanes(ofItemsIn: LayoutRect(bounds))
  }

  /// Keeps the measurements for a new solution after a change.
  private func carry(_ change: any DataChange) {
    guard let collectionView else { return }
    if carriedLanes == nil { carriedLanes = CarriedLanes(solution) }
    carriedLanes?.apply(change)
    if let solution {
      carried = CarriedMeasurements(
        of: solution, change, in: collectionView, limit: lookUpLimit)
    } else {
      carried = .keyed([])
    }
  }

  open override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

  /// Returns the attributes of all elements that intersect a rectangle, by section; within a
  /// section, group by group, the items and their supplementary items, then boundary items and
  /// backgrounds in the order of their description. Boundary items of the whole content come last.
  /// An item is returned only if its group also intersects the rectangle, as in UIKit. Pinned items
  /// have their positions for the current bounds.
  ///
  /// In a section that scrolls orthogonally, the result contains the items that are visible in the
  /// rectangle at the section's current offset; their frames refer to the unscrolled row.
  ///
  /// - Complexity: O(log S + v), where S is the number of sections and v the number of returned
  ///   elements.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solution else { return nil }
    let collectionView = self.collectionView
    return answer(in: rect, of: collectionView) { answer in
      solution.addElements(in: rect, visible: visibleRect(of: collectionView), to: &answer) {
        section in
        collectionView.map { $0.rows.distance(ofSection: section, by: self, in: $0) } ?? 0
      }
    }
  }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let solution, let element = solution.element(named: key, visible: visibleRect) else {
      return nil
    }
    return solution.attributes(of: element, attributesClass)
  }
}
