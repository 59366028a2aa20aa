import Foundation
import Testing

@testable import UIKit

/// The invariants that debug builds check.
@MainActor @Suite struct InvariantTests {
  private final class Cell: UICollectionViewCell {
    var height: CGFloat = 30

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height = height
      return attributes
    }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A collection view with three cells that size themselves, and its data source.
  private static func list() -> (view: UICollectionView, rows: Rows) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let rows = Rows()
    view.dataSource = rows
    view.layoutIfNeeded()
    return (view, rows)
  }

  /// Returns what a program that has to stop writes to standard error.
  private func message(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func `subviews in another order than their numbers are found`() {
    let view = UIView()
    for _ in 0..<3 { view.addSubview(UILabel()) }
    #expect(view.subviewList.brokenInvariant() == nil)
    view.subviews[1].siblingOrder = view.subviews[2].siblingOrder
    let broken = view.subviewList.brokenInvariant()
    #expect(broken?.hasPrefix("the subviews 1 and 2, a UILabel and a UILabel, have") == true)
  }

  @Test func `a subview inserted among others in a wrong order stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      for _ in 0..<3 { view.addSubview(UIView()) }
      view.subviews[0].siblingOrder = view.subviews[1].siblingOrder
      view.addSubview(UIView())
    }
  }

  @Test func `a live element whose attributes have another depth is found`() throws {
    let (view, rows) = Self.list()
    #expect(view.elements.brokenInvariant() == nil)
    try #require(view.elements.all.first).attributes.zIndex = 4
    let broken = view.elements.brokenInvariant()
    #expect(broken?.contains("is sorted by the z-index 0, and its attributes have 4") == true)
    _ = rows
  }

  @Test func `a cell that changed its size without notice is found, with both sizes`() throws {
    RepeatedCalls.areChecked = true
    defer { RepeatedCalls.areChecked = false }
    let (view, rows) = Self.list()
    let measurer = view.layoutPass.measurer
    #expect(measurer.brokenMeasurement(in: view) == nil)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell
    try #require(cell).height = 50
    let broken = try #require(measurer.brokenMeasurement(in: view))
    #expect(broken.contains("preferred 100.0 x 30.0 when it was offered 100.0 x 44.0"))
    #expect(broken.contains("now prefers 100.0 x 50.0; call invalidateIntrinsicContentSize()"))
    cell?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(measurer.brokenMeasurement(in: view) == nil)
    _ = rows
  }

  @Test func `a reused node of a view that changed stops the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      RepeatedCalls.areChecked = true
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      let builder = SceneBuilder()
      _ = builder.scene(playing: window)
      let stamp = window.storedDrawingStamp
      window.backgroundColor = .red
      window.storedDrawingStamp = stamp
      _ = builder.scene(playing: window)
    }
    #expect(try message(result).contains("is reused, and a new drawing is"))
  }
}
