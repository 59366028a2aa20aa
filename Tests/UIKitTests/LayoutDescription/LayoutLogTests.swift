import Testing
import UIKit

/// A compositional layout reports impossible layouts, and nothing else.
@Suite @MainActor struct LayoutLogTests {
  private func messages(
    _ counts: [Int], _ section: @escaping (Int) -> NSCollectionLayoutSection
  ) -> [String] {
    var messages: [String] = []
    let sink = DeveloperLog.sink
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = sink }
    let fixture = CollectionFixture(
      counts, UICollectionViewCompositionalLayout { index, _ in section(index) })
    fixture.view.layoutIfNeeded()
    return messages
  }

  private func section(itemWidth: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(itemWidth, .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Make.size(.absolute(100), .absolute(40)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  @Test func `a group that cannot hold its first item is told once for all sections like it`()
    throws
  {
    let broken = section(itemWidth: .absolute(130))
    let messages = messages([2, 0, 3, 1]) { _ in broken }
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.contains("section 0 (and 2 others like it)"))
    #expect(message.contains("320.0 x 480.0"))
    #expect(message.contains("subitem 0: needs a width of 130.0"))
    #expect(message.contains("make its width at most 100.0"))
  }

  @Test func `each kind of section is told by itself`() {
    let messages = messages([1, 1, 1]) { index in
      self.section(itemWidth: index == 1 ? .absolute(50) : .absolute(130 + CGFloat(index)))
    }
    #expect(messages.count == 2)
    #expect(messages.last?.contains("section 2 in its container") == true)
  }

  @Test func `sound layouts and empty sections say nothing`() {
    #expect(messages([5, 0]) { _ in self.section(itemWidth: .absolute(50)) }.isEmpty)
    #expect(messages([0]) { _ in self.section(itemWidth: .absolute(130)) }.isEmpty)
  }
}
