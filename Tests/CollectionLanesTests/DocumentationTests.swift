import CollectionLanes
import TestSupport
import Testing
import UIKit

@MainActor struct DocumentationTests {
  @Test func `the code of the documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/CollectionLanes/CollectionLanes.docc",
      comparedWith: ["Tests/CollectionLanesTests/DocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the layout of the documentation has two lanes on a phone`() {
    // snippet.layout
    let layout = UICollectionViewCompositionalLayout { _, environment in
      var configuration = LanesConfiguration(lanes: .adaptive(minimum: 160))
      configuration.itemSize = .estimated(200)
      configuration.laneSpacing = 8
      configuration.itemSpacing = 8
      return .lanes(configuration, environment: environment)
    }
    // snippet.end
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.dataSource = source
    layout.prepare()
    #expect(
      layout.layoutAttributesForItem(at: [0, 1])?.frame
        == CGRect(x: 199, y: 0, width: 191, height: 200))
  }
}
