import SceneRendering
import UIKit

/// Lists of rows with content configurations.
@MainActor
enum ListCost {
  static let all: [(name: String, count: @MainActor () -> Int)] = [
    ("ten screens of a list", screens),
    ("an insertion in sight in a list", { insertion(animated: false) }),
    ("an animated insertion in sight in a list", { insertion(animated: true) }),
    ("an item of 200 children opened and closed", outline),
    ("the frames of 10,000 rows as JSON", frames),
  ]

  private static func screens() -> Int {
    let screen = CostScreen.list()
    screen.show(items: 50_000)
    return Cost.allocations {
      for _ in 0..<10 { screen.scroll(by: 852) }
    }
  }

  private static func insertion(animated: Bool) -> Int {
    let screen = CostScreen.list()
    screen.show(items: 50_000)
    let shorter = screen.source.snapshot()
    var longer = shorter
    longer.insertItems([-1], afterItem: 2)
    return Cost.allocations {
      for snapshot in [longer, shorter] {
        screen.source.apply(snapshot, animatingDifferences: animated)
        screen.window.layoutIfNeeded()
      }
    }
  }

  private static func outline() -> Int {
    let screen = CostScreen.list()
    screen.show(items: 0)
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append(Array(0..<40))
    snapshot.append(Array(100..<300), to: 2)
    screen.source.apply(snapshot, to: 0, animatingDifferences: false)
    return Cost.allocations {
      for isOpen in [true, false] {
        if isOpen { snapshot.expand([2]) } else { snapshot.collapse([2]) }
        screen.source.apply(snapshot, to: 0, animatingDifferences: false)
        screen.window.layoutIfNeeded()
      }
    }
  }

  private static func frames() -> Int {
    let screen = CostScreen.list()
    screen.show(items: 10_000)
    let document = FrameDocument(of: screen.view)
    return Cost.allocations(repeated: 4) { _ = document.json.utf8.count }
  }
}
