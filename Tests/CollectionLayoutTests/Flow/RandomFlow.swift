import CollectionLayout

/// Random flow layouts, equal for equal seeds.
struct RandomFlow {
  var random: RepeatableRandom

  init(seed: UInt64) { random = RepeatableRandom(seed: seed) }

  mutating func description(
    estimated: Bool? = nil, maximumItems: Int = 60, maximumSections: Int = 4
  ) -> LayoutFlowDescription {
    let axis = random.pick([LayoutAxis.vertical, .vertical, .horizontal])
    let scale: Double = random.pick([1, 2, 3])
    let size = LayoutSize(
      width: random.pick([320, 375, 393.5, 100, 40]),
      height: random.pick([480, 220, 61]))
    var description = LayoutFlowDescription(
      containerSize: size, scrollAxis: axis, scale: scale, isRightToLeft: random.once(in: 4))
    description.pinsHeaders = random.once(in: 2)
    description.pinsFooters = random.once(in: 2)
    for _ in 0..<Int.random(in: 0...maximumSections, using: &random) {
      description.append(
        section(
          estimated: estimated ?? random.once(in: 2),
          count: random.once(in: 6) ? 0 : Int.random(in: 1...maximumItems, using: &random),
          room: size[axis.perpendicular], cross: axis.perpendicular))
    }
    return description
  }

  mutating func size(room: Double, cross: LayoutAxis) -> LayoutSize {
    var size = LayoutSize()
    size[cross] = random.pick([
      50, 50, 90, 33.25, room / 3, room / 2, room, room - 7, room * 1.5, 12,
    ])
    size[cross.perpendicular] = random.pick([44, 29, 30.5, 63, 17.25, 100])
    return size
  }

  private mutating func section(
    estimated: Bool, count: Int, room: Double, cross: LayoutAxis
  ) -> LayoutFlowSection {
    let items: LayoutFlowSection.Items
    if random.once(in: 2) {
      items = .uniform(size(room: room, cross: cross), count: count)
    } else {
      let palette = (0..<random.pick([1, 2, 5])).map { _ in size(room: room, cross: cross) }
      items = .sizes((0..<count).map { _ in random.pick(palette) })
    }
    let spacing: [Double] = [0, 10, 10, 7, 2.5, 1]
    var section = LayoutFlowSection(
      items: items, isEstimated: estimated, lineSpacing: random.pick(spacing + [-5, -50]),
      interitemSpacing: random.pick(spacing + [-3]),
      headerLength: random.pick([0, 0, 24, 30.5, -3]),
      footerLength: random.pick([0, 0, 20, 11]))
    if random.once(in: 2) {
      section.insets = LayoutInsets(
        top: random.pick([0, 4, 10.5, -6]), leading: random.pick([0, 12, 3.5]),
        bottom: random.pick([0, 8, -6]), trailing: random.pick([0, 16, 2]))
    }
    return section
  }
}
