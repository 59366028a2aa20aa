import CollectionLayout

/// Solves a layout with nested groups, spacings, insets and headers, reads some of its frames in
/// every way the engine offers, and folds the bits of all numbers into one.
///
/// - Parameter seed: The seed of sizes, scale, and axis.
public func engineChecksum(seed: UInt32) -> UInt64 {
  var random = Xorshift(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
  var digest = Digest()
  var description = LayoutDescription(
    containerSize: LayoutSize(width: 300 + Double(random.next(200)), height: 480),
    scrollAxis: random.next(2) == 0 ? .vertical : .horizontal, scale: Double(1 + random.next(3)),
    interSectionSpacing: Double(random.next(13)))
  for _ in 0..<8 {
    let inner = LayoutGroup(
      axis: .vertical, width: .fractionalWidth(0.3), height: .fractionalHeight(1),
      items: [
        LayoutItem(
          width: .fractionalWidth(1), height: .fractionalHeight(1 / Double(1 + random.next(4))))
      ],
      interItemSpacing: .fixed(Double(random.next(9)) / 3))
    let group = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .fractionalWidth(0.4),
      subitems: [
        .item(
          LayoutItem(
            width: .fractionalWidth(1 / Double(2 + random.next(5))),
            height: random.next(3) == 0 ? .estimated(30) : .fractionalHeight(1),
            contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
        .group(inner),
      ],
      interItemSpacing: random.next(2) == 0 ? .flexible(4) : .fixed(7))
    let section = LayoutSection(
      group: group,
      interGroupSpacing: Double(random.next(10)),
      contentInsets: LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8),
      isOrthogonal: random.next(4) == 0,
      boundaryItems: [
        LayoutBoundaryItem(
          kind: 1, width: .fractionalWidth(1), height: .estimated(44), verticalAlignment: .start)
      ])
    description.append(section, itemCount: random.next(1000))
  }
  var layout = SolvedLayout(description)
  digest.add(layout.contentSize.width)
  digest.add(layout.contentSize.height)
  for _ in 0..<40 {
    let section = random.next(layout.sectionCount)
    let size = LayoutSize(width: Double(random.next(200)), height: Double(random.next(300)) / 2)
    if random.next(4) == 0, let header = layout.boundaryElement(kind: 1, inSection: section) {
      layout.setMeasuredSize(size, of: header)
    } else if layout.itemCount(inSection: section) > 0 {
      layout.setMeasuredSize(
        size, ofItem: random.next(layout.itemCount(inSection: section)), inSection: section)
    }
  }
  var measurements: [LayoutMeasurement] = []
  layout.forEachMeasurement { measurements.append($0) }
  var again = SolvedLayout(description)
  again.setMeasurements(measurements)
  digest.add(again.contentSize.width)
  digest.add(layout.contentSize.height)
  for _ in 0..<50 {
    let length = layout.contentSize[layout.scrollAxis]
    var rect = LayoutRect(size: description.containerSize)
    rect.origin[layout.scrollAxis] = length * Double(random.next(1000)) / 1000
    var isExplained = false
    layout.forEachElement(in: rect) { element in
      digest.add(element.frame)
      if !isExplained, let explanation = layout.explanation(of: element) {
        isExplained = true
        for step in explanation.steps { digest.add(step.result) }
      }
      if case .item = element.category,
        let frame = layout.frame(ofItem: element.index, inSection: element.section)
      {
        digest.add(frame)
      }
    }
  }
  digest.add(Double(description.diagnoses().count))
  addFlow(to: &digest, random: &random)
  return digest.value
}

/// A small random number generator, the same on every platform.
struct Xorshift {
  var state: UInt64

  /// Returns a number below a bound.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
  }
}

/// A 64-bit hash of bit patterns (FNV-1a over words).
struct Digest {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x0000_0100_0000_01B3
  }

  mutating func add(_ rect: LayoutRect) {
    add(rect.origin.x)
    add(rect.origin.y)
    add(rect.size.width)
    add(rect.size.height)
  }
}
