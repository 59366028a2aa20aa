import CAllocations
import CollectionLayout
import UIKit

/// Queries for one screen of a grid, of the engine alone and through `UIKit`.
@MainActor
enum AttributesWorkload {
  static func measure() {
    for count in [10_000, 1_000_000] { measure(count: count) }
  }

  private static func measure(count: Int) {
    let screen = LabelScreen(
      layout: Grid.layout(columns: 3, height: .absolute(131)), count: count,
      size: CGSize(width: 393, height: 852))
    let layout = screen.collectionView.collectionViewLayout
    let engine = SolvedLayout(description(count: count))
    let rects = randomScreens(height: screen.collectionView.contentSize.height)
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: "attributes", count: count, metric: metric, value: value).report()
    }
    func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
      Measurement(
        workload: "attributes", count: count, metric: metric, value: value, unit: unit
      ).report()
    }
    var elements: [LayoutElement] = []
    elements.reserveCapacity(1024)
    report(
      "engine",
      measureTime(repetitions: 20) {
        for rect in rects {
          elements.removeAll(keepingCapacity: true)
          engine.appendElements(
            in: LayoutRect(
              x: rect.minX, y: rect.minY, width: rect.width, height: rect.height), to: &elements)
        }
        keep(elements.count)
      } / Double(rects.count))
    var returned = 0
    func ask() {
      for rect in rects { returned += layout.layoutAttributesForElements(in: rect)?.count ?? 0 }
    }
    report("uikit", measureTime(repetitions: 20) { ask() } / Double(rects.count))
    returned = 0
    ask()
    let hits = Double(returned)
    report("hits", hits / Double(rects.count), .elements)
    report("allocations", Double(allocations { ask() }) / hits, .allocations)
    let still = [CGRect](repeating: rects[0], count: rects.count)
    report(
      "uikit-same-rectangle",
      measureTime(repetitions: 20) {
        for rect in still { keep(layout.layoutAttributesForElements(in: rect)) }
      } / Double(still.count))
  }

  /// Returns the engine's description of the grid.
  private static func description(count: Int) -> LayoutDescription {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 393, height: 852), scale: 3)
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .absolute(131),
      items: [LayoutItem(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1))])
    description.append(LayoutSection(group: row), itemCount: count)
    return description
  }

  /// Returns rectangles with the height of a screen at a thousand positions, the same on every run.
  private static func randomScreens(height: CGFloat) -> [CGRect] {
    var random = Xorshift(state: 88_172_645_463_325_252)
    return (0..<1000).map { _ in
      CGRect(x: 0, y: CGFloat(random.next(Int(height - 852))), width: 393, height: 852)
    }
  }
}
