import Testing

@testable import DiffableSnapshots

/// The rules of outlines.
@Suite struct OutlineRuleTests {
  private func sample() throws -> SectionSnapshot<String> {
    var outline = SectionSnapshot<String>()
    try outline.append(["Fruit", "Bread"])
    try outline.append(["Apple", "Pear"], to: "Fruit")
    try outline.append(["Boskop"], to: "Apple")
    return outline
  }

  @Test func `an item is visible once all its ancestors are expanded`() throws {
    var outline = try sample()
    outline.expand(["Apple"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    outline.expand(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Boskop", "Pear", "Bread"])
    #expect(outline.isVisible("Boskop") == true)
    outline.collapse(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    #expect(outline.isExpanded("Apple") == true)
  }

  @Test func `an insertion after an item follows the item's descendants`() throws {
    var outline = try sample()
    try outline.insert(["Milk"], .after, item: "Fruit")
    try outline.insert(["Quince"], .after, item: "Apple")
    #expect(outline.items == ["Fruit", "Apple", "Boskop", "Quince", "Pear", "Milk", "Bread"])
    #expect(outline.level(of: "Quince") == 1)
    #expect(outline.level(of: "Milk") == 0)
  }

  @Test func `deleting an item deletes its descendants`() throws {
    var outline = try sample()
    try outline.delete(["Fruit", "Pear"])
    #expect(outline.items == ["Bread"])
    try outline.append(["Pear"])
    #expect(outline.isExpanded("Pear") == false)
  }

  @Test func `a branch keeps its expanded items`() throws {
    var outline = try sample()
    outline.expand(["Fruit", "Apple"])
    let branch = try #require(outline.branch(of: "Fruit"))
    #expect(branch.rootItems == ["Apple", "Pear"])
    #expect(branch.visibleItems == ["Apple", "Boskop", "Pear"])
    let whole = try #require(outline.branch(of: "Fruit", includingParent: true))
    #expect(whole.rootItems == ["Fruit"])
    #expect(whole.isExpanded("Fruit") == true)
    #expect(outline.branch(of: "Wine") == nil)
  }

  @Test func `the description shows levels and signs`() throws {
    var outline = try sample()
    outline.expand(["Fruit"])
    #expect(
      outline.visualDescription == """
        * + Fruit
        *   - Apple
              - Boskop
        *   - Pear
        * - Bread
        """)
  }

  @Test func `a rejected change throws its reason and changes nothing`() throws {
    var outline = try sample()
    #expect(throws: SnapshotError.itemsExist(.init(["Pear"]))) {
      try outline.append(["Wine", "Pear"])
    }
    #expect(throws: SnapshotError.repeatedItems(.init(["Wine"]))) {
      try outline.insert(["Wine", "Wine"], .before, item: "Pear")
    }
    #expect(throws: SnapshotError.itemNotFound("Wine", itemCount: 5)) {
      try outline.append(["Beer"], to: "Wine")
    }
    #expect(throws: SnapshotError.itemNotFound("Wine", itemCount: 5)) {
      try outline.delete(["Pear", "Wine"])
    }
    let fruit = try #require(outline.branch(of: "Fruit"))
    #expect(throws: SnapshotError.itemsExist(.init(["Apple", "Boskop", "Pear"]))) {
      try outline.replaceChildren(of: "Bread", with: fruit)
    }
    try outline.replaceChildren(of: "Fruit", with: fruit)
    #expect(outline.expand(["Wine", "Fruit"]) == ["Wine"])
    #expect(outline.items == ["Fruit", "Apple", "Boskop", "Pear", "Bread"])
  }

  @Test func `repeated replacement does not accumulate storage`() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([-1])
    for round in 0..<200 {
      var children = SectionSnapshot<Int>()
      try children.append(Array(round * 100..<round * 100 + 100))
      try outline.replaceChildren(of: -1, with: children)
    }
    #expect(outline.itemCount == 101)
    #expect(outline.names.ids.count < 1000)
    #expect(outline.nodes.count < 1000)
  }

  @Test func `an outline may be very deep`() throws {
    var outline = SectionSnapshot<Int>()
    try outline.append([0])
    for item in 1..<20_000 { try outline.append([item], to: item - 1) }
    outline.expand(Array(0..<20_000))
    #expect(outline.visibleItems.count == 20_000)
    #expect(outline.level(of: 19_999) == 19_999)
    #expect(outline.branch(of: 9_999)?.itemCount == 10_000)
    try outline.delete([0])
    #expect(outline.itemCount == 0)
  }
}
