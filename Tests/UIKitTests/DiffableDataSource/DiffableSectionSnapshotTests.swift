import Testing
import UIKit

/// Section snapshots with UIKit's names, and the messages of their traps.
@Suite struct DiffableSectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func sample() -> Outline {
    var outline = Outline()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Boskop"], to: "Apple")
    return outline
  }

  @Test func `queries answer`() {
    var outline = sample()
    outline.expand(["Fruit"])
    #expect(outline.items == ["Fruit", "Apple", "Boskop", "Pear", "Bread"])
    #expect(outline.rootItems == ["Fruit", "Bread"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(outline.expandedItems == ["Fruit"])
    #expect(outline.isExpanded("Fruit"))
    #expect(!outline.isExpanded("Apple"))
    #expect(outline.isVisible("Apple"))
    #expect(!outline.isVisible("Boskop"))
    #expect(outline.contains("Boskop"))
    #expect(!outline.contains("Wine"))
    #expect(outline.level(of: "Boskop") == 2)
    #expect(outline.index(of: "Boskop") == 2)
    #expect(outline.index(of: "Wine") == nil)
    #expect(outline.parent(of: "Boskop") == "Apple")
    #expect(outline.parent(of: "Fruit") == nil)
    #expect(outline.snapshot(of: "Fruit").rootItems == ["Apple", "Pear"])
    #expect(outline.snapshot(of: "Fruit", includingParent: true).rootItems == ["Fruit"])
    #expect(outline.visualDescription().hasPrefix("* + Fruit\n*   - Apple\n"))
  }

  @Test func `changes are made`() {
    var outline = sample()
    outline.insert(["Milk"], before: "Bread")
    outline.insert(["Wine"], after: "Fruit")
    var drinks = Outline()
    drinks.append(["Red", "White"])
    outline.replace(childrenOf: "Wine", using: drinks)
    var bakery = Outline()
    bakery.append(["Rye"])
    outline.insert(bakery, after: "Bread")
    outline.insert(Outline(), before: "Bread")
    let copy = Outline(outline)
    outline.expand(["Wine"])
    outline.delete(["Fruit"])
    #expect(outline.visibleItems == ["Wine", "Red", "White", "Milk", "Bread", "Rye"])
    outline.collapse(["Wine"])
    #expect(outline.visibleItems == ["Wine", "Milk", "Bread", "Rye"])
    #expect(copy.rootItems == ["Fruit", "Wine", "Milk", "Bread", "Rye"])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `items that are there already are named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2, 3])
      outline.append([4, 3, 2], to: 1)
    }
    #expect(
      sentence(result).contains(
        "append(_:to:): the section snapshot already contains the item(s) '3', '2'"))
  }

  @Test func `items that are not there are named`() async {
    let deleted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1])
      outline.delete([7])
    }
    #expect(sentence(deleted).contains("delete(_:): the snapshot has no item '7' among its 1 item"))
    let asked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSDiffableDataSourceSectionSnapshot<Int>().level(of: 7)
    }
    #expect(sentence(asked).contains("level(of:): the item '7' does not exist"))
  }

  @Test func `expanding what is not there is only reported`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1])
      outline.expand([1, 7])
      exit(outline.isExpanded(1) ? 0 : 1)
    }
    #expect(
      sentence(result).contains("does not contain the item(s) '7', which are ignored"))
  }
}
