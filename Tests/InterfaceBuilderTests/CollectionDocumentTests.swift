import TesseraTesting
import Testing

@_spi(Lowering) @testable import UIKit

extension InterfaceDocumentTests {
  /// The storyboards of two articles about collection views.
  @Suite @MainActor struct Collections {
    private func panels() throws -> PanelsViewController {
      try #require(
        UIStoryboard(name: "Panels", bundle: nil).instantiateInitialViewController()
          as? PanelsViewController)
    }

    @Test func `outlets are connected before viewDidLoad`() throws {
      let calls = try CallRecord.during { try panels().loadViewIfNeeded() }
      #expect(calls == ["viewDidLoad with UICollectionView"])
    }

    @Test(arguments: ["iphone-15", "iphone-se-3"])
    func `constraints to the safe area fit the real device`(device: String) throws {
      let controller = try panels()
      let screen = try HostedScreen(controller, on: ScreenModel.named(device))
      let view = try #require(controller.view)
      #expect(view.frame.size == screen.window.bounds.size)
      #expect(controller.panels.frame == view.bounds.inset(by: view.safeAreaInsets))
    }

    @Test func `prototypes are registered and connected for every cell`() throws {
      let controller = try panels()
      let screen = HostedScreen(controller, on: .iPhone15)
      let cells = controller.panels.visibleCells.compactMap { $0 as? PanelCell }
      #expect(cells.map(\.label.text) == (0..<6).map { "Panel \($0)" })
      #expect(cells.allSatisfy { $0.awakeCount == 1 })
      #expect(Set(cells.map { ObjectIdentifier($0.label) }).count == 6)
      let first = try #require(cells.first)
      #expect(first.frame == CGRect(x: 1, y: 32, width: 100, height: 80))
      #expect(first.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
      first.layoutIfNeeded()
      #expect(abs(first.label.center.x - 50) <= 0.5)
      #expect(abs(first.label.center.y - 40) <= 0.5)
      _ = screen
    }

    @Test func `a flow layout and a header prototype have the values of the file`() throws {
      let controller = try panels()
      let screen = HostedScreen(controller, on: .iPhone15)
      let layout = try #require(
        controller.panels.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(layout.itemSize == CGSize(width: 100, height: 80))
      #expect(layout.minimumLineSpacing == 4)
      #expect(layout.minimumInteritemSpacing == 2)
      #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      let header = controller.panels.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.backgroundColor == UIColor(white: 0.5, alpha: 1))
      #expect(header?.frame.height == 30)
      _ = screen
    }

    @Test func `cells of a registered nib are reused and wake up once`() throws {
      let controller = try #require(
        UIStoryboard(name: "Photos", bundle: nil).instantiateInitialViewController()
          as? PhotoListViewController)
      let screen = HostedScreen(controller, on: .iPhone15)
      let collectionView = try #require(controller.collectionView)
      var seen: [ObjectIdentifier: PhotoCell] = [:]
      for offset in stride(from: 0.0, through: 3000, by: 250) {
        collectionView.contentOffset.y = min(
          offset, collectionView.contentSize.height - collectionView.bounds.height)
        screen.layOut()
        for case let cell as PhotoCell in collectionView.visibleCells {
          seen[ObjectIdentifier(cell)] = cell
        }
      }
      #expect(seen.count < 60)
      #expect(seen.values.allSatisfy { $0.wakeUps == ["image true rounded true"] })
      let cell = try #require(seen.values.first)
      #expect(cell.subviewsInInit == 1)
      #expect(cell.layer.cornerRadius == 6)
      #expect(cell.frameColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(cell.caption == "<none>")
      #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 128, height: 128))
      #expect(cell.imageView.contentMode == .scaleAspectFill)
      #expect(cell.imageView.image != nil)
    }

    @Test func `a segmented control sends its action to the view controller`() throws {
      let controller = try #require(
        UIStoryboard(name: "Photos", bundle: nil).instantiateInitialViewController()
          as? PhotoListViewController)
      let screen = HostedScreen(controller, on: .iPhone15)
      #expect(controller.title == "Photos")
      #expect(controller.segmentedControl.numberOfSegments == 3)
      #expect(controller.segmentedControl.selectedSegmentIndex == 0)
      #expect(controller.segmentedControl.frame.minY == controller.view.safeAreaInsets.top + 20)
      let control = try #require(controller.segmentedControl)
      try screen.tap(
        at: control.convert(
          CGPoint(x: control.bounds.maxX - 20, y: control.bounds.midY), to: nil))
      #expect(controller.layouts == [2])
    }
  }
}
