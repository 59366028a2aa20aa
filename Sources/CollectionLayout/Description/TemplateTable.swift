/// Numbers of equal sections, found by a hash of what describes them.
struct TemplateTable: Sendable {
  /// For each slot the number of a template; -1 where it is free. As many slots as a power of two.
  private var slots: [Int32] = []
  /// The hash of each template.
  private var hashes: [UInt64] = []

  /// How many templates are known.
  var count: Int { hashes.count }

  /// The first of some templates that equals a section; nil where there is none.
  ///
  /// - Complexity: O(1) comparisons.
  func template(equalTo section: LayoutSection, hash: UInt64, in templates: [LayoutSection]) -> Int?
  {
    guard !slots.isEmpty else { return nil }
    var slot = Self.slot(for: hash, among: slots.count)
    while slots[slot] >= 0 {
      let template = Int(slots[slot])
      if hashes[template] == hash, templates[template] == section { return template }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the next template.
  mutating func append(hash: UInt64) {
    hashes.append(hash)
    if hashes.count * 2 > slots.count {
      slots = [Int32](repeating: -1, count: max(16, slots.count * 2))
      for template in hashes.indices { insert(template) }
    } else {
      insert(hashes.count - 1)
    }
  }

  private mutating func insert(_ template: Int) {
    var slot = Self.slot(for: hashes[template], among: slots.count)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(template)
  }

  private static func slot(for hash: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 32) & (count - 1)
  }
}

/// A hash that is the same on every machine and in every run.
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

  mutating func add(_ item: LayoutItem) {
    add(item.width)
    add(item.height)
    add(item.contentInsets)
    add(item.edgeSpacing.leading)
    add(item.edgeSpacing.top)
    add(item.edgeSpacing.trailing)
    add(item.edgeSpacing.bottom)
    add(item.supplementaryItems.count)
    for item in item.supplementaryItems { add(item.kind.rawValue) }
    switch item.content {
    case .item: add(0)
    case .group(let group):
      add(group.axis == .horizontal)
      add(group.interItemSpacing)
      switch group.repetition {
      case .untilFull: add(1)
      case .divided(let count): add(count << 2 | 2)
      case .repeated(let count): add(count << 2 | 3)
      }
      add(group.subitems.count)
      for item in group.subitems { add(item) }
    case .custom(let items):
      add(items.count)
      for item in items {
        add(item.frame.origin.x)
        add(item.frame.origin.y)
        add(item.frame.size.width)
        add(item.frame.size.height)
      }
    }
  }
}

extension LayoutSection {
  /// A hash that equal sections share. Rarely used details are left to the comparison.
  var descriptionHash: UInt64 {
    var hash = DescriptionHash()
    hash.add(group)
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
    return hash.value
  }
}
