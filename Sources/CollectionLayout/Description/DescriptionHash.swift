/// A hash function with the same results on every machine and in every run.
struct DescriptionHash {
  private(set) var value: UInt64 = 0

  mutating func add(_ number: Int) {
    value = (value << 5 | value >> 59) ^ UInt64(bitPattern: Int64(number))
    value = value &* 0x517C_C1B7_2722_0A95
  }

  mutating func add(_ length: Double) {
    // Both zeros are equal.
    let bits = length == 0 ? 0 : length.bitPattern
    add(Int(truncatingIfNeeded: bits ^ bits >> 32))
  }

  mutating func add(_ flag: Bool) { add(flag ? 1 : 2) }

  mutating func add(_ dimension: LayoutDimension) {
    switch dimension {
    case .fractionalWidth: add(1)
    case .fractionalHeight: add(2)
    case .absolute: add(3)
    case .estimated: add(4)
    case .uniformAcrossSiblings: add(5)
    }
    add(dimension.value)
  }

  mutating func add(_ insets: LayoutInsets) {
    add(insets.top)
    add(insets.leading)
    add(insets.bottom)
    add(insets.trailing)
  }

  mutating func add(_ spacing: LayoutSpacing) {
    add(spacing.isFlexible)
    add(spacing.minimum)
  }

  mutating func add(_ item: LayoutSubitem) {
    add(item.width)
    add(item.height)
    add(item.contentInsets)
    add(item.edgeSpacing.leading)
    add(item.edgeSpacing.top)
    add(item.edgeSpacing.trailing)
    add(item.edgeSpacing.bottom)
    add(item.supplementaryItems.count)
    for item in item.supplementaryItems { add(item.kind.rawValue) }
    switch item {
    case .item: add(0)
    case .group(let group):
      switch group.content {
      case .sequence(let sequence): add(sequence)
      case .custom(let items): add(items)
      }
    }
  }

  private mutating func add(_ sequence: LayoutSequence) {
    add(sequence.axis == .horizontal)
    add(sequence.interItemSpacing)
    switch sequence.repetition {
    case .untilFull: add(1)
    case .divided(let count): add(count << 2 | 2)
    case .repeated(let count): add(count << 2 | 3)
    }
    add(sequence.subitems.count)
    for item in sequence.subitems { add(item) }
  }

  /// Adds the properties of lanes that all items share.
  mutating func add(_ lanes: LayoutLanes) {
    switch lanes.count {
    case .fixed(let count): add(count << 1)
    case .adaptive(let minimum): add(minimum)
    }
    add(lanes.length.value)
    add(lanes.laneSpacing)
    add(lanes.itemSpacing)
    add(lanes.spans.count)
    add(lanes.lengths.count)
  }

  private mutating func add(_ items: [LayoutCustomItem]) {
    add(items.count)
    for item in items {
      add(item.frame.origin.x)
      add(item.frame.origin.y)
      add(item.frame.size.width)
      add(item.frame.size.height)
    }
  }
}

extension LayoutSection {
  /// A hash that equal sections share. It leaves out details that rarely differ.
  var descriptionHash: UInt64 {
    var hash = DescriptionHash()
    hash.add(.group(group))
    hash.add(interGroupSpacing)
    hash.add(contentInsets)
    hash.add(referenceInsets)
    hash.add(isOrthogonal)
    hash.add(boundaryItems.count)
    for item in boundaryItems {
      hash.add(item.kind.rawValue)
      hash.add(item.width)
      hash.add(item.height)
    }
    hash.add(decorationItems.count)
    if let lanes { hash.add(lanes) }
    return hash.value
  }
}
