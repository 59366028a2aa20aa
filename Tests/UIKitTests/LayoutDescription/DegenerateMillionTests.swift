import Testing
import UIKit

/// A million items without height, or drawn together by their spacing: the result is bounded, or a
/// message.
@Suite @MainActor struct DegenerateMillionTests {
  private static let count = 1_000_000

  private static func list(height: CGFloat, spacing: CGFloat) -> UICollectionViewLayout {
    let size = Make.size(.fractionalWidth(1), .absolute(height))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static func flow(height: CGFloat, spacing: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: height)
    layout.minimumLineSpacing = spacing
    return layout
  }

  @Test func `rows of height 0 take no room and have no cells`() {
    for layout in [Self.list(height: 0, spacing: 0), Self.flow(height: 0, spacing: 0)] {
      let fixture = CollectionFixture([Self.count], layout)
      #expect(fixture.view.contentSize == CGSize(width: 320, height: 0))
      #expect(fixture.source.cellRequests.isEmpty, "\(type(of: layout))")
    }
  }

  @Test func `a list with a spacing of minus a million points stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CollectionFixture([Self.count], Self.list(height: 48, spacing: -1_000_000))
      }
    }
    expectSentence(result)
  }

  @Test func `a flow with a spacing of minus a million points stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CollectionFixture([Self.count], Self.flow(height: 48, spacing: -1_000_000))
      }
    }
    expectSentence(result)
  }

  private func expectSentence(_ result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("shows more than 100000 elements at once"))
    #expect(text.contains("of 1000000 item(s) in 1 section(s)"))
  }
}
