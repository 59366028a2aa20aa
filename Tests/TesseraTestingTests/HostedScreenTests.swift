import TesseraTesting
import Testing

@testable import UIKit

/// A list of rows of 50 points that records calls.
private final class RowsViewController: UICollectionViewController {
  private(set) var selected: [IndexPath] = []
  private(set) var appearances = 0
  private let rowCount: Int

  init(rowCount: Int = 100) {
    self.rowCount = rowCount
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: half)])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rowCount }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath)
  }
}

@MainActor
@Suite("A hosted screen")
struct HostedScreenTests {
  private let plain = ScreenModel(
    size: CGSize(width: 200, height: 300), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))

  @Test func `is laid out and has appeared when it is made`() {
    let controller = RowsViewController()
    let screen = HostedScreen(controller)
    #expect(controller.appearances == 1)
    #expect(screen.size == CGSize(width: 393, height: 852))
    #expect(screen.viewController === controller)
    #expect(!screen.visibleItems.isEmpty)
  }

  @Test func `has the traits that were asked for`() throws {
    let screen = try HostedScreen(
      RowsViewController(), device: "iphone-se-3", appearance: .dark, layoutDirection: .rightToLeft)
    let traits = try #require(screen.collectionView).traitCollection
    #expect(traits.displayScale == 2)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
  }

  @Test
  func `shows content from right to left mirrored, with the numbers of left to right`() throws {
    let screen = HostedScreen(RowsViewController(), on: plain, layoutDirection: .rightToLeft)
    try screen.expectFrames([
      [0, 0]: CGRect(x: 0, y: 0, width: 100, height: 50),
      [0, 1]: CGRect(x: 100, y: 0, width: 100, height: 50),
    ])
    let scene = screen.scene
    let first = try #require(scene.nodes.first { $0.element?.item == 0 })
    #expect(
      scene.windowFrame(ofNodeWithID: first.id) == CGRect(x: 100, y: 20, width: 100, height: 50))
    let cell = try #require(screen.cell(at: [0, 0]))
    #expect(cell.convert(cell.bounds, to: nil).minX == 100)
  }

  @Test
  func `scrolls by a distance from where it rests, and no further than the content goes`() throws {
    let screen = HostedScreen(RowsViewController(), on: plain)
    let collectionView = try #require(screen.collectionView)
    #expect(collectionView.contentOffset.y == -20)
    #expect(screen.scroll(to: 120))
    #expect(collectionView.contentOffset.y == 100)
    #expect(screen.visibleItems.first == [0, 4])
    screen.scroll(to: 1_000_000)
    #expect(collectionView.contentOffset.y == 2_210)
    #expect(screen.visibleItems.last == [0, 99])
    screen.scroll(to: -50)
    #expect(collectionView.contentOffset.y == -20)
  }

  @Test func `taps the cell of an item that is on screen, and no other`() throws {
    let controller = RowsViewController()
    let screen = HostedScreen(controller, on: plain)
    try screen.tap(at: [0, 3])
    #expect(throws: UnreachableTarget.self) { try screen.tap(at: [0, 99]) }
    #expect(controller.selected == [[0, 3]])
    #expect(screen.cell(at: [0, 3])?.isSelected == true)
  }

  @Test func `turns on its side and back`() throws {
    let screen = HostedScreen(RowsViewController(), on: plain)
    screen.rotate(toLandscape: true)
    #expect(screen.isLandscape)
    #expect(screen.size == CGSize(width: 300, height: 200))
    #expect(screen.frame(at: [0, 1]) == CGRect(x: 150, y: 0, width: 150, height: 50))
    screen.rotate(toLandscape: false)
    #expect(screen.frame(at: [0, 1]) == CGRect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test func `that is described wider than high is held sideways at first`() throws {
    let model = ScreenModel(size: CGSize(width: 852, height: 393), scale: 3)
    let screen = HostedScreen(RowsViewController(), on: model)
    #expect(screen.isLandscape)
    #expect(screen.size == CGSize(width: 852, height: 393))
    #expect(screen.window.traitCollection.verticalSizeClass == .compact)
    screen.rotate(toLandscape: false)
    #expect(screen.size == CGSize(width: 393, height: 852))
  }

  @Test func `shows nothing of its inside where an expectation on it fails`() {
    let screen = HostedScreen(RowsViewController())
    #expect(Mirror(reflecting: screen).children.isEmpty)
    #expect(String(describing: screen) == "HostedScreen on iphone-15")
  }

  @Test func `has no frame and no cell for what is not in the data`() {
    let screen = HostedScreen(RowsViewController(), on: plain)
    #expect(screen.frame(at: [0, 100]) == nil)
    #expect(screen.frame(at: [1, 0]) == nil)
    #expect(screen.frame(at: [0]) == nil)
    #expect(screen.cell(at: [0, 99]) == nil)
  }

  @Test func `says which frames are not as expected`() throws {
    let screen = HostedScreen(RowsViewController(), on: plain)
    let expected: [IndexPath: CGRect] = [
      [0, 0]: CGRect(x: 0, y: 0, width: 100, height: 50),
      [0, 200]: CGRect(x: 0, y: 0, width: 100, height: 50),
    ]
    let found = try #require(screen.difference(fromFrames: expected))
    #expect(found.entries.map(\.indexPath) == [[0, 200]])
    #expect(throws: FrameDifference.self) { try screen.expectFrames(expected) }
  }

  @Test func `draws what is on it, and lists its frames`() throws {
    let screen = HostedScreen(RowsViewController(rowCount: 4), on: plain)
    #expect(screen.svg().hasPrefix("<svg") || screen.svg().hasPrefix("<?xml"))
    #expect(screen.textDrawing(columns: 40).split(separator: "\n").allSatisfy { $0.count <= 40 })
    let frames = try #require(screen.frames())
    #expect(frames.contains(#""section":0,"item":3,"frame":[100,50,100,50]"#))
  }

  @Test func `without a collection view answers that there is nothing`() {
    let screen = HostedScreen(UIViewController())
    #expect(screen.collectionView == nil)
    #expect(screen.frames() == nil)
    #expect(screen.visibleItems == [])
    #expect(screen.contentSize == .zero)
    #expect(!screen.scroll(to: 10))
    #expect(throws: UnreachableTarget.self) { try screen.tap(at: [0, 0]) }
  }

  @Test func `of an unknown device names the one that was probably meant`() {
    let error = #expect(throws: UnknownScreen.self) {
      try HostedScreen(UIViewController(), device: "iphone15")
    }
    #expect(error?.suggestion == "iphone-15")
    #expect(error?.reason == nil)
    #expect(error?.description.contains("'iphone15'") == true)
  }

  @Test func `a name with a system hosts the device with it, or says that it never ran there`()
    throws
  {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = try HostedScreen(navigation, device: "iphone-11-ios17")
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(UIDevice.current.systemVersion == "17.0")
    #expect(screen.window.isKeyWindow)
    let error = #expect(throws: UnknownScreen.self) {
      try HostedScreen(UIViewController(), device: "iphone-16-ios17")
    }
    #expect(
      error?.description
        == "there is no device named 'iphone-16-ios17': the iPhone 16 never ran iOS 17")
  }
}
