import CollectionLayout

/// Layouts of every shape, from a seed.
struct RandomDescription {
  var random: RepeatableRandom
  /// Whether many lengths are estimates, some of them shared by siblings.
  var estimates = false
  private var nextKind = 100

  init(seed: UInt64) { random = RepeatableRandom(seed: seed) }

  mutating func description() -> LayoutDescription {
    let axis: LayoutAxis = random.pick([.vertical, .vertical, .horizontal])
    var description = LayoutDescription(
      containerSize: LayoutSize(
        width: Double(random.pick([280, 301, 320, 375, 393, 834])),
        height: Double(random.pick([480, 667, 852]))),
      scrollAxis: axis, scale: random.pick([1, 2, 3]),
      interSectionSpacing: random.pick([0, 0, 12, 7.5]))
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      description.append(section(), itemCount: random.pick([0, 1, 2, 3, 5, 8, 13, 40]))
    }
    if random.once(in: 4) { description.boundaryItems = boundaryItems() }
    return description
  }

  private mutating func boundaryItems() -> [LayoutBoundaryItem] {
    (0..<Int.random(in: 1...2, using: &random)).map { kind in
      LayoutBoundaryItem(
        kind: LayoutElementKind(rawValue: kind),
        width: random.pick([.fractionalWidth(1), .absolute(60), .estimated(33)]),
        height: estimates && random.once(in: 2)
          ? .estimated(28) : random.pick([.absolute(24), .fractionalHeight(0.05), .absolute(200)]),
        horizontalAlignment: random.pick([.start, .center, .end]),
        verticalAlignment: random.pick([.start, .center, .end]),
        offset: random.once(in: 3) ? LayoutPoint(x: 5, y: -7) : LayoutPoint(),
        extendsBoundary: !random.once(in: 4), isPinned: random.once(in: 3),
        contentInsets: random.once(in: 4) ? insets(upTo: 12) : LayoutInsets(),
        zIndex: random.pick([0, 1, 7]))
    }
  }

  private mutating func supplementaryItems() -> [LayoutSupplementaryItem] {
    guard random.once(in: 6) else { return [] }
    return (0..<Int.random(in: 1...2, using: &random)).map { _ in
      nextKind += 1
      return LayoutSupplementaryItem(
        kind: LayoutElementKind(rawValue: nextKind),
        width: random.pick([.absolute(20), .fractionalWidth(0.3), .estimated(11)]),
        height: random.pick([.absolute(10), .fractionalHeight(0.5), .fractionalWidth(0.1)]),
        containerAnchor: anchor(), itemAnchor: random.once(in: 2) ? anchor() : nil,
        contentInsets: random.once(in: 4) ? insets(upTo: 6) : LayoutInsets(),
        zIndex: random.pick([1, 3]))
    }
  }

  private mutating func anchor() -> LayoutAnchor {
    LayoutAnchor(
      horizontalAlignment: random.pick([.start, .center, .end]),
      verticalAlignment: random.pick([.start, .center, .end]),
      offset: random.pick([
        .absolute(LayoutPoint()), .absolute(LayoutPoint(x: 7, y: -9.5)),
        .fractional(LayoutPoint(x: 0.5, y: -0.25)),
      ]))
  }

  private mutating func customGroup() -> LayoutGroup {
    LayoutGroup(
      width: dimension(.horizontal), height: dimension(.vertical),
      content: .custom(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          LayoutCustomItem(
            frame: LayoutRect(
              x: Double(Int.random(in: -10...80, using: &random)),
              y: Double(Int.random(in: -10...80, using: &random)) / 2,
              width: random.pick([10, 33.5, 120]), height: random.pick([12, 40])),
            zIndex: random.pick([0, 0, 4]))
        }), supplementaryItems: supplementaryItems())
  }

  private mutating func section() -> LayoutSection {
    nextKind = 100
    var section = LayoutSection(group: group(depth: 0))
    section.interGroupSpacing = random.pick([0, 0, 4, 8, 2.5])
    if random.once(in: 2) { section.contentInsets = insets(upTo: 20) }
    if random.once(in: 4) { section.referenceInsets = insets(upTo: 40) }
    section.isOrthogonal = random.once(in: 6)
    section.boundaryItemsFollowContentInsets = !random.once(in: 4)
    if !section.boundaryItemsFollowContentInsets, random.once(in: 2) {
      section.boundaryReferenceInsets = insets(upTo: 40)
    }
    if random.once(in: 3) {
      section.boundaryItems = boundaryItems()
    }
    if random.once(in: 5) {
      for kind in 0..<Int.random(in: 1...2, using: &random) {
        section.decorationItems.append(
          LayoutDecorationItem(
            kind: LayoutElementKind(rawValue: kind), contentInsets: insets(upTo: 10),
            zIndex: random.pick([0, 0, -3])))
      }
    }
    return section
  }

  private mutating func insets(upTo limit: Int) -> LayoutInsets {
    LayoutInsets(
      top: Double(Int.random(in: 0...limit, using: &random)),
      leading: Double(Int.random(in: 0...limit, using: &random)),
      bottom: Double(Int.random(in: 0...limit, using: &random)),
      trailing: Double(Int.random(in: 0...limit, using: &random)))
  }

  private mutating func spacing() -> LayoutSpacing {
    random.pick([.fixed(0), .fixed(10), .fixed(3.5), .flexible(0), .flexible(4)])
  }

  private mutating func dimension(_ own: LayoutAxis) -> LayoutDimension {
    if estimates, random.once(in: 2) {
      let estimate: Double = random.pick([20, 40, 44, 100])
      return random.once(in: 6) ? .uniformAcrossSiblings(estimate: estimate) : .estimated(estimate)
    }
    let fraction = random.pick([1, 0.5, 1.0 / 3, 0.25, 0.4, 0.3, 2.0 / 3])
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4: return own == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
    case 5: return own == .horizontal ? .fractionalHeight(fraction) : .fractionalWidth(fraction)
    case 6...8: return .absolute(random.pick([20, 30, 44.5, 100, 61]))
    default: return .estimated(random.pick([40, 100]))
    }
  }

  private mutating func group(depth: Int) -> LayoutGroup {
    if random.once(in: 10) { return customGroup() }
    var subitems: [LayoutSubitem] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      subitems.append(
        depth < 2 && random.once(in: 3) ? .group(group(depth: depth + 1)) : .item(leaf()))
    }
    let repetition: LayoutSequence.Repetition =
      random.once(in: 3)
      ? random.pick([.divided(1), .divided(2), .divided(4), .repeated(2), .repeated(3)])
      : .untilFull
    var item = LayoutGroup(
      width: dimension(.horizontal),
      height: dimension(.vertical),
      content: .sequence(
        LayoutSequence(
          axis: random.pick([.horizontal, .vertical]), subitems: subitems,
          repetition: repetition, interItemSpacing: spacing())),
      supplementaryItems: supplementaryItems())
    if estimates, depth == 0, random.once(in: 4) {
      // The lengths of outermost groups are shared across the section.
      if random.once(in: 2) { item.width = .uniformAcrossSiblings(estimate: 100) }
      if random.once(in: 2) { item.height = .uniformAcrossSiblings(estimate: 44) }
    }
    if random.once(in: 3) { item.contentInsets = insets(upTo: 8) }
    if random.once(in: 4) { item.edgeSpacing = edges() }
    return item
  }

  private mutating func leaf() -> LayoutItem {
    var item = LayoutItem(
      width: dimension(.horizontal), height: dimension(.vertical),
      supplementaryItems: supplementaryItems())
    if random.once(in: 3) { item.contentInsets = insets(upTo: 8) }
    if random.once(in: 4) { item.edgeSpacing = edges() }
    return item
  }

  private mutating func edges() -> LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }
}
