import CollectionLanes
import TesseraTesting
import Testing
import UIKit

/// Sections of lanes on screens: directions, orthogonal rows, attached views, navigation, rotation
/// and insertions.
@MainActor struct LanesViewTests {
  private typealias Registration = UICollectionView.SupplementaryRegistration<
    UICollectionReusableView
  >

  private final class Background: UICollectionReusableView {}

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: CGFloat
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
  }

  /// The frames of the displayed cells in the coordinates of the window, by their identifiers.
  private func shown(_ controller: LanesScreen) -> [Int: CGRect] {
    let view = controller.collectionView!
    return view.visibleCells.reduce(into: [:]) { shown, cell in
      guard let path = view.indexPath(for: cell) else { return }
      let frame = cell.convert(cell.bounds, to: nil)
      if frame.intersects(controller.view.convert(controller.view.bounds, to: nil)) {
        shown[controller.ids[path.item]] = frame
      }
    }
  }

  private func scroll(_ screen: HostedScreen, _ controller: LanesScreen, to end: CGFloat) {
    for offset in stride(from: 0, through: end, by: 200) {
      controller.collectionView.contentOffset.y = offset
      screen.layOut()
    }
  }

  // MARK: - Directions

  @Test func `the first lane of a right-to-left screen is the right one`() {
    let (_, leading) = LanesScreen.hosted(12)
    let (_, trailing) = LanesScreen.hosted(12, layoutDirection: .rightToLeft)
    let (left, right) = (shown(leading), shown(trailing))
    #expect(right[0]?.minX == 160)
    #expect(right[1]?.minX == 0)
    for (id, frame) in left {
      let mirrored = CGRect(
        x: 310 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      #expect(right[id] == mirrored, "item \(id)")
    }
    #expect(left.count > 6)
  }

  private func orthogonal(_ controller: LanesScreen) {
    controller.change = {
      $0.lanes = .count(2)
      $0.breadth = .absolute(210)
      $0.itemSize = .absolutes { CGFloat(60 + $0 * 37 % 140) }
    }
    controller.changeSection = { $0.orthogonalScrollingBehavior = .continuous }
  }

  @Test func `lanes of an orthogonal section lie below each other and scroll to the side`() {
    let (screen, controller) = LanesScreen.hosted(40, orthogonal)
    let before = shown(controller)
    #expect(before[0] == CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(before[1] == CGRect(x: 0, y: 110, width: 97, height: 100))
    #expect(before[2] == CGRect(x: 70, y: 0, width: 134, height: 100))
    #expect(screen.scroll(section: 0, to: 400))
    let after = shown(controller)
    #expect(after[0] == nil)
    #expect(after.count > 3)
    #expect(after.values.allSatisfy { $0.minY == 0 || $0.minY == 110 })
    #expect(screen.scroll(section: 0, to: 0))
    let again = shown(controller)
    for (id, frame) in before { #expect(again[id] == frame, "item \(id)") }
  }

  @Test func `an orthogonal section of a right-to-left screen begins at the right`() {
    let (_, controller) = LanesScreen.hosted(40, layoutDirection: .rightToLeft, orthogonal)
    let seen = shown(controller)
    #expect(seen[0] == CGRect(x: 250, y: 0, width: 60, height: 100))
    #expect(seen[1] == CGRect(x: 213, y: 110, width: 97, height: 100))
  }

  // MARK: - Attached views

  @Test func `headers, footers, badges and backgrounds follow the cells that grow`() throws {
    let badges = Registration(elementKind: "badge") { _, _, _ in }
    let headers = Registration(elementKind: "header") { _, _, _ in }
    let footers = Registration(elementKind: "footer") { _, _, _ in }
    let (screen, controller) = LanesScreen.hosted(6) { controller in
      controller.change = {
        $0.supplementaryItems = [
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), 20), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        ]
      }
      controller.changeSection = { section in
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), 40), elementKind: "header", alignment: .top),
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), 30), elementKind: "footer", alignment: .bottom),
        ]
        section.decorationItems = [.background(elementKind: "background")]
      }
      controller.prepareLayout = {
        $0.register(Background.self, forDecorationViewOfKind: "background")
      }
      controller.prepare = { source in
        source.supplementaryViewProvider = { view, kind, path in
          let registration = ["badge": badges, "header": headers, "footer": footers][kind]!
          return view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
      }
    }
    func frame(_ kind: String, _ item: Int = 0) -> CGRect? {
      screen.supplementaryView(ofKind: kind, at: [0, item])?.frame
    }
    func end() -> CGFloat { controller.seen.values.map(\.maxY).max() ?? 0 }
    func checkBadges() {
      let seen = controller.seen
      #expect(seen.count == 6)
      for (id, cell) in seen {
        #expect(
          frame("badge", id) == CGRect(x: cell.maxX - 20, y: cell.minY, width: 20, height: 20),
          "item \(id)")
      }
    }
    func background() -> CGRect? {
      controller.collectionView.subviews.first { $0 is Background }?.frame
    }
    #expect(frame("header") == CGRect(x: 0, y: 0, width: 310, height: 40))
    #expect(controller.seen[0]?.origin == CGPoint(x: 0, y: 40))
    #expect(frame("footer") == CGRect(x: 0, y: end(), width: 310, height: 30))
    #expect(background()?.height == end() + 30)
    checkBadges()
    controller.heights[1] = 200
    controller.apply(controller.ids, reconfigured: [1])
    screen.layOut()
    #expect(controller.seen[1]?.height == 200)
    #expect(frame("footer") == CGRect(x: 0, y: end(), width: 310, height: 30))
    #expect(background()?.height == end() + 30)
    checkBadges()
  }

  // MARK: - Navigation and rotation

  @Test func `a screen that is left by a push and displayed again has every cell where it was`() {
    let controller = LanesScreen(count: 200)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = HostedScreen(navigation, on: LanesScreen.model)
    scroll(screen, controller, to: 1600)
    let before = shown(controller)
    #expect(before.count > 4)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.layOut()
    #expect(controller.view.window == nil)
    navigation.popViewController(animated: false)
    screen.layOut()
    #expect(shown(controller) == before)
    controller.collectionView.contentOffset.y -= 200
    screen.layOut()
    controller.collectionView.contentOffset.y += 200
    screen.layOut()
    #expect(shown(controller) == before)
  }

  @Test func `turning the screen and back displays the first cell in two lanes again`() throws {
    let (screen, controller) = LanesScreen.hosted()
    scroll(screen, controller, to: 1600)
    let first = try #require(
      controller.seen.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
    screen.rotate(toLandscape: true)
    screen.layOut()
    #expect(controller.seen[first.key] != nil)
    screen.rotate(toLandscape: false)
    screen.layOut()
    #expect(controller.seen[first.key] != nil)
    #expect(Set(controller.seen.values.map(\.minX)) == [0, 160])
  }

  // MARK: - Insertions

  @Test func `an insertion below moves nothing that is displayed`() {
    let (screen, controller) = LanesScreen.hosted()
    scroll(screen, controller, to: 1600)
    let before = shown(controller)
    controller.apply(controller.ids + Array(1000..<1030))
    screen.layOut()
    #expect(shown(controller) == before)
  }

  @Test func `an insertion between displayed cells moves the following ones along their lanes`()
    throws
  {
    let (screen, controller) = LanesScreen.hosted()
    scroll(screen, controller, to: 1600)
    let before = shown(controller)
    let middle = try #require(
      before.filter { $0.value.minY > 250 }.min { $0.value.minY < $1.value.minY })
    var ids = controller.ids
    let index = try #require(ids.firstIndex(of: middle.key))
    let above = Set(ids[..<index])
    ids.insert(1000, at: index)
    controller.apply(ids)
    screen.layOut()
    let after = shown(controller)
    #expect(after[1000] != nil)
    for (id, frame) in before {
      guard let now = after[id] else { continue }
      #expect(now.minX == frame.minX, "item \(id)")
      if above.contains(id) { #expect(now == frame, "item \(id)") }
    }
  }
}
