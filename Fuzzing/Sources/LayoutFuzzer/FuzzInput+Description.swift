import CollectionLayout

extension FuzzInput {
  /// Returns a whole layout.
  ///
  /// - Parameter counts: The possible numbers of items in sections.
  mutating func description(counts: [Int]) -> LayoutDescription {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 100 + points(), height: 200 + points()),
      scrollAxis: pick([.vertical, .horizontal]), scale: pick([1, 2, 3, 1.5, 0.01, 1000]),
      interSectionSpacing: once(in: 3) ? points() : 0, isRightToLeft: once(in: 4))
    if once(in: 4) { description.boundaryItems = boundaryItems() }
    let kinds = 1 + below(3)
    for _ in 0..<kinds { _ = description.addTemplate(section()) }
    for _ in 0...below(6) {
      description.append(template: below(kinds), itemCount: pick(counts))
    }
    return description
  }

  private mutating func section() -> LayoutSection {
    var section = LayoutSection(group: rootGroup())
    section.interGroupSpacing = once(in: 2) ? points() : 0
    if once(in: 3) { section.contentInsets = insets() }
    if once(in: 4) { section.referenceInsets = insets() }
    section.isOrthogonal = once(in: 4)
    section.boundaryItemsFollowContentInsets = !once(in: 3)
    if once(in: 3) { section.boundaryItems = boundaryItems() }
    if once(in: 4) {
      section.decorationItems = (0...below(2)).map {
        LayoutDecorationItem(
          kind: LayoutElementKind(rawValue: $0), contentInsets: insets(), zIndex: byte())
      }
    }
    return section
  }

  private mutating func dimension() -> LayoutDimension {
    switch below(12) {
    case 0, 1, 6, 7: .fractionalWidth(fraction())
    case 2, 3, 8: .fractionalHeight(fraction())
    case 4, 9: .absolute(points())
    case 5, 10: .estimated(points())
    default: .uniformAcrossSiblings(estimate: points())
    }
  }

  private mutating func spacing() -> LayoutSpacing {
    once(in: 3) ? .flexible(points()) : .fixed(once(in: 2) ? points() : 0)
  }

  private mutating func insets() -> LayoutInsets {
    LayoutInsets(top: points(), leading: points(), bottom: points(), trailing: points())
  }

  private mutating func rootGroup() -> LayoutGroup {
    switch box(depth: 0) {
    case .item(let item): LayoutGroup(item)
    case .group(let group): group
    }
  }

  private mutating func box(depth: Int) -> LayoutSubitem {
    var item = LayoutItem(width: dimension(), height: dimension())
    if once(in: 4) { item.contentInsets = insets() }
    if once(in: 4) {
      item.edgeSpacing = LayoutEdgeSpacing(
        leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
    }
    if once(in: 4) {
      item.supplementaryItems = (0...below(2)).map {
        LayoutSupplementaryItem(
          kind: LayoutElementKind(rawValue: 100 + depth * 10 + $0), width: dimension(),
          height: dimension(),
          containerAnchor: anchor(), itemAnchor: once(in: 2) ? anchor() : nil,
          contentInsets: once(in: 3) ? insets() : LayoutInsets(), zIndex: byte())
      }
    }
    switch below(8) {
    case 0 where depth > 0, 1 where depth > 0, 2 where depth > 0: break
    case 3:
      return group(
        item,
        .custom(
          (0..<below(4)).map { _ in
            LayoutCustomItem(
              frame: LayoutRect(x: points(), y: points(), width: points(), height: points()),
              zIndex: byte())
          }))
    default:
      guard depth < 3 else { break }
      return group(
        item,
        .sequence(
          LayoutSequence(
            axis: pick([.horizontal, .vertical]),
            subitems: (0...below(3)).map { _ in box(depth: depth + 1) },
            repetition: pick([
              .untilFull, .untilFull, .untilFull, .divided(1 + byte()), .repeated(1 + byte()),
              .divided(2), .repeated(once(in: 50) ? .max : 3),
            ]), interItemSpacing: spacing())))
    }
    return .item(item)
  }

  /// Returns a group with the size, the insets, and the supplementary items of an item.
  private func group(_ item: LayoutItem, _ content: LayoutGroup.Content) -> LayoutSubitem {
    .group(
      LayoutGroup(
        width: item.width, height: item.height, content: content,
        contentInsets: item.contentInsets, edgeSpacing: item.edgeSpacing,
        supplementaryItems: item.supplementaryItems))
  }

  private mutating func boundaryItems() -> [LayoutBoundaryItem] {
    (0...below(3)).map { kind in
      LayoutBoundaryItem(
        kind: LayoutElementKind(rawValue: kind), width: dimension(), height: dimension(),
        horizontalAlignment: pick([.start, .center, .end]),
        verticalAlignment: pick([.start, .center, .end]),
        offset: once(in: 2) ? LayoutPoint(x: points(), y: points()) : LayoutPoint(),
        extendsBoundary: !once(in: 3), isPinned: once(in: 2),
        contentInsets: once(in: 3) ? insets() : LayoutInsets(), zIndex: byte())
    }
  }

  private mutating func anchor() -> LayoutAnchor {
    LayoutAnchor(
      horizontalAlignment: pick([.start, .center, .end]),
      verticalAlignment: pick([.start, .center, .end]),
      offset: once(in: 2)
        ? .absolute(LayoutPoint(x: points(), y: points()))
        : .fractional(LayoutPoint(x: fraction(), y: fraction())))
  }
}
