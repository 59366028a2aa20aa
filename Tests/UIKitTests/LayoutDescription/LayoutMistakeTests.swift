import Testing
import UIKit

/// Mistakes in descriptions and data sources are reported in one message, once, and never hang.
@Suite(.serialized) struct LayoutMistakeTests {
  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @MainActor
  private static func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let sink = DeveloperLog.sink
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = sink }
    body()
    return messages
  }

  @MainActor
  private static func brokenSection(itemWidth: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Make.size(.absolute(100), .absolute(40)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: Make.size(.absolute(itemWidth), .fractionalHeight(1)))
        ]))
  }

  @Test @MainActor
  func `an impossible section is told once, and again when its description changes`() {
    var width: CGFloat = 130
    let messages = Self.messages {
      let layout = UICollectionViewCompositionalLayout { _, _ in
        Self.brokenSection(itemWidth: width)
      }
      let fixture = CollectionFixture([3], layout)
      for height in [400, 300, 480] as [CGFloat] {
        fixture.view.frame.size.height = height
        fixture.view.layoutIfNeeded()
        layout.invalidateLayout()
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
      }
      width = 140
      layout.invalidateLayout()
      fixture.view.layoutIfNeeded()
    }
    #expect(messages.count == 2)
    #expect(messages.last?.contains("needs a width of 140.0") == true)
  }

  @Test @MainActor func `reloading from every request for a cell is told once`() {
    final class Reloading: NSObject, UICollectionViewDataSource {
      var requests = 0

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 30 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        requests += 1
        collectionView.reloadData()
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Reloading()
    let messages = Self.messages {
      let fixture = CollectionFixture([30], Make.gridLayout(columns: 1, rowHeight: 48))
      fixture.view.dataSource = source
      for _ in 0..<3 {
        fixture.view.setNeedsLayout()
        fixture.view.layoutIfNeeded()
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("called reloadData() 20 times within one layout") == true)
    // At most one request in each of the 24 passes of a run.
    #expect(source.requests <= 4 * 24)
  }

  @Test func `a section provider that reloads the data is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        weak var view: UICollectionView?
        let layout = UICollectionViewCompositionalLayout { index, _ in
          if index == 1 { view?.reloadData() }
          return Make.grid(columns: 1, rowHeight: 48)
        }
        let fixture = CollectionFixture([3, 4], Make.gridLayout(columns: 1, rowHeight: 48))
        view = fixture.view
        fixture.view.setCollectionViewLayout(layout, animated: false)
        fixture.view.layoutIfNeeded()
      }
    }
    #expect(
      sentence(result).contains("reloaded the data during the call for section 1 of 2"))
  }

  @Test func `an inset that is not finite names its section and edge`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { index, _ in
          let section = Make.grid(columns: 1, rowHeight: 48)
          if index == 1 { section.contentInsets.leading = .nan }
          return section
        }
        _ = CollectionFixture([3, 4], layout)
      }
    }
    #expect(
      sentence(result).contains(
        "Section 1, which has 4 item(s), has contentInsets with a leading inset of nan"))
  }

  @Test func `a spacing that is not finite names its section and group`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let inner = NSCollectionLayoutGroup.horizontal(
          layoutSize: Make.size(.fractionalWidth(1), .absolute(48)),
          subitem: Make.item(.fractionalWidth(0.5), .fractionalHeight(1)), count: 2)
        inner.interItemSpacing = .fixed(-.infinity)
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: Make.size(.fractionalWidth(1), .absolute(100)),
          subitems: [Make.item(.fractionalWidth(1), .absolute(20)), inner])
        _ = CollectionFixture(
          [4],
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      }
    }
    #expect(
      sentence(result).contains(
        "Section 0, which has 4 item(s), has an interItemSpacing of -inf in its group, subitem 1"))
  }

  @Test func `a frame of a custom group that is not finite names its section and item`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let group = NSCollectionLayoutGroup.custom(
          layoutSize: Make.size(.fractionalWidth(1), .absolute(100))
        ) { _ in
          [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: 0, y: 0, width: 9, height: CGFloat.nan)),
          ]
        }
        _ = CollectionFixture(
          [4],
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      }
    }
    #expect(
      sentence(result).contains(
        "9.0, nan) for custom item 1 of 2 in its group"))
  }

  @Test func `a million rows in sight at once stop with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CollectionFixture([1_000_000], Make.gridLayout(columns: 1, rowHeight: 0.0001))
      }
    }
    #expect(
      sentence(result).contains(
        "shows more than 100000 elements at once in the 320.0 x 480.0 points at (0.0, 0.0), of "
          + "1000000 item(s) in 1 section(s)"))
  }

  @Test func `a flow of rows drawn together by its spacing stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = -40
        _ = FlowFixture([1_000_000], layout)
      }
    }
    #expect(sentence(result).contains("shows more than 100000 elements at once"))
  }

  @Test func `a frame of a million million points stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([1_000_000], Make.gridLayout(columns: 1, rowHeight: 48))
        fixture.view.frame.size.height = 1e12
        fixture.view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("a frame no larger than a screen"))
  }
}
