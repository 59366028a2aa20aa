import TesseraTesting
import Testing
import UIKit

/// Fingers on a screen in a test are real touches.
@Suite(.serialized) @MainActor struct HostedTouchTests {
  @MainActor private final class Listener: NSObject {
    var log: [String] = []
    func pinched(_ recognizer: UIPinchGestureRecognizer) {
      log.append("pinch \(recognizer.state) \((recognizer.scale * 100).rounded() / 100)")
    }
    func tapped(_ recognizer: UITapGestureRecognizer) {
      log.append("tap \(recognizer.numberOfTapsRequired)")
    }
    func pressed(_ recognizer: UILongPressGestureRecognizer) {
      log.append("press \(recognizer.state)")
    }
    func panned(_ recognizer: UIPanGestureRecognizer) { log.append("pan \(recognizer.state)") }
  }

  private final class Rows: UICollectionViewController {
    var log: [String] = []

    init() {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(
              layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { log.append("highlight \(indexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.append("unhighlight \(indexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
  }

  private func point(_ screen: HostedScreen, _ item: Int) throws -> CGPoint {
    let cell = try #require(screen.cell(at: [0, item]))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  @Test func `a held finger highlights, a scroll ends the highlight, and a tap selects`() throws {
    let controller = Rows()
    let screen = HostedScreen(controller)
    let start = try point(screen, 4)
    let finger = screen.touch(at: start)
    #expect(controller.log == [])
    finger.hold(for: 0.2)
    #expect(controller.log == ["highlight 4"])
    #expect(screen.cell(at: [0, 4])?.isHighlighted == true)
    finger.move(to: CGPoint(x: start.x, y: start.y - 60), duration: 0.1)
    #expect(controller.log == ["highlight 4", "unhighlight 4"])
    finger.lift()
    screen.advance(by: 3)
    screen.scroll(to: 0)
    controller.log = []
    try screen.tap(at: [0, 4])
    #expect(controller.log == ["highlight 4", "select 4", "unhighlight 4"])
  }

  @Test func `a view over a cell stops a tap, unless it ignores interaction`() throws {
    let controller = Rows()
    let screen = HostedScreen(controller)
    let cover = UIView(frame: controller.view.bounds)
    controller.view.addSubview(cover)
    #expect(throws: UnreachableTarget.self) { try screen.tap(at: [0, 4]) }
    try screen.tap(at: try point(screen, 4))
    #expect(controller.log == [])
    do {
      try screen.tap(at: [0, 4])
    } catch let error as UnreachableTarget {
      #expect(error.description.contains("UIView is touched instead"))
    }
    cover.isUserInteractionEnabled = false
    try screen.tap(at: [0, 4])
    #expect(controller.log.contains("select 4"))
  }

  @Test func `a tap that finds nothing is an error that says why`() throws {
    let screen = HostedScreen(Rows())
    func message(_ body: () throws -> Void) -> String {
      do {
        try body()
        return ""
      } catch { return "\(error)" }
    }
    #expect(
      message { try screen.tap(at: [0, 59]) }
        == "the item at [0, 59] has no cell on screen; scroll there before")
    #expect(message { try screen.tap(on: UIView(frame: .zero)) } == "UIView is not on this screen")
    #expect(
      message { try screen.tap(at: CGPoint(x: -5, y: 5)) }
        == "there is nothing to tap at -5.0, 5.0 of the window")
  }

  @Test func `taps, presses, drags and pinches reach recognizers`() throws {
    let screen = HostedScreen(UIViewController())
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    screen.viewController.view.addSubview(view)
    let listener = Listener()
    let double = UITapGestureRecognizer(
      target: listener, action: Selector("tapped(_:)", Listener.tapped(_:)))
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: listener, action: Selector("pressed(_:)", Listener.pressed(_:))))
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(
        target: listener, action: Selector("pinched(_:)", Listener.pinched(_:))))
    let pan = UIPanGestureRecognizer(
      target: listener, action: Selector("panned(_:)", Listener.panned(_:)))
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    try screen.tap(on: view, count: 2)
    #expect(listener.log == ["tap 2"])
    listener.log = []
    try screen.longPress(on: view)
    #expect(listener.log == ["press began", "press ended"])
    listener.log = []
    try screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 300, y: 600))
    #expect(listener.log.first == "pan began")
    #expect(listener.log.last == "pan ended")
    listener.log = []
    try screen.pinch(on: view, scale: 2)
    #expect(listener.log.first == "pinch began 1.0")
    #expect(listener.log.last?.hasPrefix("pinch ended 1.") == true)
  }

  @Test func `a data source that cannot move items keeps them, and the program goes on`() {
    let controller = Rows()
    let screen = HostedScreen(controller)
    // The first press lifts the item; the data source then turns out not to move it.
    screen.drag([0, 1], to: [0, 4])
    #expect(!screen.drag([0, 1], to: [0, 4]))
    #expect(screen.visibleItems.prefix(3) == [[0, 0], [0, 1], [0, 2]])
  }

  @Test func `a search bar is edited after a tap, and not through a view over it`() {
    let screen = HostedScreen(UIViewController())
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
    screen.viewController.view.addSubview(bar)
    let cover = UIView(frame: bar.frame)
    screen.viewController.view.addSubview(cover)
    #expect(!screen.type("ab", into: bar))
    #expect(bar.text == "")
    cover.removeFromSuperview()
    #expect(screen.type("ab", into: bar))
    #expect(bar.text == "ab")
    #expect(bar.isFirstResponder)
  }
}
