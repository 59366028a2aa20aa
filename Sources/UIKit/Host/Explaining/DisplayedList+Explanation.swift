import CollectionLayout
internal import Scenes

extension DisplayedList {
  /// Returns the reasons for the frame of an item, on screen or not; `nil` if the layout has no
  /// frame for it.
  ///
  /// - Precondition: The item exists.
  package func explanation(ofItemAt indexPath: IndexPath) -> ViewExplanation? {
    explanation(of: ElementKey(.cell, at: indexPath))
  }

  /// Returns the reasons for the frame of a supplementary view, on screen or not; `nil` if there is
  /// none.
  package func explanation(
    ofSupplementaryElement kind: String, at indexPath: IndexPath
  ) -> ViewExplanation? {
    explanation(of: ElementKey(.supplementary(kind), at: indexPath))
  }

  private func explanation(of key: ElementKey) -> ViewExplanation? {
    source.window?.settleLayout()
    guard let attributes = source.currentAttributes(of: key) else { return nil }
    var result = ViewExplanation()
    let view: UIView = source.liveElement(key)?.view ?? source
    result.views = view.chain.map { $0.explained }
    source.explain(attributes, in: &result)
    return result
  }

  /// Returns a section with its numbers; `nil` if the layout has no rules for sections.
  package func explainedSection(_ section: Int) -> ExplainedSection? {
    source.explainedSection(section)
  }

  /// Returns the layout, the visible items, and the first sections.
  func overview(sectionLimit: Int) -> ScreenExplanation.List {
    let counts = itemCounts
    return ScreenExplanation.List(
      layout: source.explainedLayout, items: counts.reduce(0, +),
      sections: counts.indices.prefix(sectionLimit).compactMap { source.explainedSection($0) },
      visibleItems: visibleItems.map { Array($0) })
  }
}

extension RecyclingView {

  /// Adds the element that attributes describe, with its section, its group, and the decisions of
  /// the layout.
  func explain(
    _ attributes: UICollectionViewLayoutAttributes, in result: inout ViewExplanation
  ) {
    let facts = SceneElement(attributes)
    result.layout = explainedLayout
    result.element = ViewExplanation.Element(
      kind: facts.kind, section: facts.section,
      item: facts.item == NSNotFound ? nil : facts.item,
      frame: ViewExplanation.Box(attributes.frame),
      frameInWindow: inWindow(rows.shownFrame(of: attributes, in: self)),
      zIndex: attributes.zIndex)
    result.measurement = explainedMeasurement(of: attributes)
    let key = attributes.elementKey
    guard let reasons = backend.reasons(for: key, inSection: facts.section) else { return }
    result.steps = reasons.steps
    if let frame = ViewExplanation.frame(of: reasons.steps), !frame.isNear(attributes.frame) {
      result.frameByRules = ViewExplanation.Box(frame)
    }
    result.section = explained(facts.section, reasons)
    result.group = reasons.surroundings.group.map { group in
      let frame = CGRect(group.frame)
      let moved = rows.movement(of: attributes, in: self)
      return ExplainedGroup(
        index: group.index, firstItem: group.items.lowerBound, items: group.items.count,
        frame: ViewExplanation.Box(frame),
        frameInWindow: inWindow(frame.offsetBy(dx: -moved.x, dy: -moved.y)))
    }
  }

  /// The layout in use, with the frame of the view.
  var explainedLayout: ViewExplanation.Layout {
    let size = layoutInUse.collectionViewContentSize
    return ViewExplanation.Layout(
      type: layoutName, contentSize: [Double(size.width), Double(size.height)],
      contentOffset: [Double(contentOffset.x), Double(contentOffset.y)],
      frameInWindow: ViewExplanation.Box(convert(bounds, to: nil)), sections: sectionCount)
  }

  /// The name of the layout: its class, or the style of a table view.
  private var layoutName: String {
    (self as? UITableView).map { "UITableView, \($0.style)" } ?? "\(type(of: layoutInUse))"
  }

  /// Returns a section with its numbers; `nil` if the layout has no rules for sections.
  func explainedSection(_ section: Int) -> ExplainedSection? {
    backend.reasons(for: nil, inSection: section).map { explained(section, $0) }
  }

  private func explained(_ index: Int, _ reasons: LayoutReasons) -> ExplainedSection {
    let section = reasons.surroundings
    let frame = CGRect(section.frame)
    return ExplainedSection(
      index: index, items: section.itemCount, frame: ViewExplanation.Box(frame),
      frameInWindow: inWindow(frame), contentInsets: section.contentInsets.numbers,
      referenceInsets: section.referenceInsets.numbers, groupSpacing: section.groupSpacing,
      itemSpacing: section.itemSpacing,
      boundaryItems: zip(section.boundaryItems, reasons.kindNames).map { item, name in
        ExplainedSection.Boundary(
          kind: name, frame: ViewExplanation.Box(CGRect(item.frame)),
          frameInWindow: inWindow(CGRect(item.frame)), isPinned: item.isPinned)
      },
      row: section.row.map { row in
        ExplainedSection.Row(
          viewport: ViewExplanation.Box(CGRect(row.viewport)),
          viewportInWindow: inWindow(CGRect(row.viewport)), length: row.length,
          distance: Double(rows.distance(ofSection: index, in: self)))
      })
  }

  private func inWindow(_ rect: CGRect) -> ViewExplanation.Box {
    ViewExplanation.Box(convert(rect, to: nil))
  }
}

extension CGRect {
  /// Returns whether all numbers equal the numbers of another rectangle, but for rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip(
      [origin.x, origin.y, size.width, size.height],
      [other.origin.x, other.origin.y, other.size.width, other.size.height]
    ).allSatisfy { abs($0 - $1) < 0.001 }
  }
}

extension LayoutInsets {
  /// The distances: top, leading, bottom, trailing.
  fileprivate var numbers: [Double] { [top, leading, bottom, trailing] }
}
