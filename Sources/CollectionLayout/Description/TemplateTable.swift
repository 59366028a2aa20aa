/// The numbers of section templates, found by a hash of the description.
struct TemplateTable: Sendable {
  /// An open hash table of template numbers; -1 in free slots. Its size is a power of two.
  private var slots: [Int32] = []
  /// The hash of each template.
  private var hashes: [UInt64] = []

  /// The number of templates.
  var count: Int { hashes.count }

  /// Returns the number of the first template that equals a section, or `nil` if there is none.
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
