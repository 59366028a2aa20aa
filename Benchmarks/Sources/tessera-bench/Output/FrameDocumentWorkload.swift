import SceneRendering
import UIKit

/// The cost of a cell in a document of all frames.
@MainActor
enum FrameDocumentWorkload {
  static let name = "json"

  static func measure(count: Int) {
    let screen = LabelScreen(
      layout: Grid.layout(columns: 3, height: .absolute(131)), count: count,
      size: CGSize(width: 393, height: 852))
    let document = FrameDocument(of: screen.collectionView)
    let times = (0..<7).map { _ in
      ThreadClock.time { keep(document.json.utf8.count) } / Double(count)
    }
    Measurement(workload: name, count: count, metric: "cell", value: Spread(times)).report()
  }
}
