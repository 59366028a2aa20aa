import TesseraTesting
import TestSupport
import Testing
import UIKit

// snippet.controller
final class TilesViewController: UICollectionViewController {
  convenience init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalWidth(1 / 3))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: size.heightDimension),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: row)))
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 90 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
  }
}
// snippet.end

@MainActor struct UIKitDocumentationTests {
  @Test func `the code of UIKit's documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/UIKit/UIKit.docc",
      comparedWith: [
        "Tests/TesseraTestingTests/DocumentationTests.swift",
        "Tests/BrowserHostTests/DocumentationTests.swift",
      ])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the screen of UIKit's documentation shows tiles`() throws {
    // snippet.hosting
    let screen = try HostedScreen(TilesViewController(), device: "iphone-15")
    print(screen.visibleItems.count)
    print(screen.textDrawing())
    // snippet.end
    #expect(screen.visibleItems.count >= 18)
  }

  @Test func `the snapshot of UIKit's documentation is refused`() {
    // snippet.validate
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["numbers"])
    do {
      try snapshot.validate { try $0.appendItems([1, 2, 2]) }
    } catch {
      print(error)
    }
    // snippet.end
    #expect(snapshot.itemIdentifiers.isEmpty)
  }
}
