import Testing
import UIKit

/// Sizes that a flow layout cannot lay out are reported, or stop the program.
@Suite struct FlowMistakeTests {
  @MainActor
  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let sink = DeveloperLog.sink
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = sink }
    body()
    return messages
  }

  @Test @MainActor func `an item wider than its line is told once for each layout`() throws {
    let messages = messages {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      let delegate = SizingDelegate { CGSize(width: $0.item == 4 ? 330 : 20, height: 20) }
      let fixture = FlowFixture([2, 9], layout, delegate: delegate)
      for width in [300, 310, 280] as [CGFloat] {
        fixture.view.frame.size.width = width
        fixture.view.layoutIfNeeded()
      }
      fixture.view.reloadData()
      fixture.view.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.contains("the item at [0, 4]") == false)
    #expect(message.contains("the item at [1, 4] has a width of 330.0"))
    #expect(message.contains("section insets leave 300.0"))
  }

  @Test @MainActor func `items that fit exactly say nothing`() {
    let messages = messages {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 900)
      _ = FlowFixture([3], layout)
      let sideways = UICollectionViewFlowLayout()
      sideways.scrollDirection = .horizontal
      sideways.itemSize = CGSize(width: 900, height: 480)
      _ = FlowFixture([3], sideways)
    }
    #expect(messages.isEmpty)
  }

  @Test func `a size that is no number stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let delegate = SizingDelegate { CGSize(width: $0.item == 2 ? CGFloat.nan : 20, height: 20) }
        _ = FlowFixture([5], UICollectionViewFlowLayout(), delegate: delegate)
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("nan x 20.0 for the item at [0, 2], one of 5"))
  }

  @Test func `a negative size stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 20, height: -1)
        _ = FlowFixture([5], layout)
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("20.0 x -1.0 for the items of section 0, which has 5 item(s)"))
  }

  @Test @MainActor func `a view without a size stops nothing`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: -1, height: -1)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = CountingSource([3])
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 0)
  }
}
