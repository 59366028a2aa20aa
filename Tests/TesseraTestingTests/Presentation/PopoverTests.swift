import TesseraTesting
import Testing

@testable import UIKit

/// A delegate of a popover that notes its calls.
@MainActor
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  var calls: [String] = []
  var style: UIModalPresentationStyle?
  var mayDismiss = true
  var wraps = false

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style ?? controller.adaptivePresentationStyle(for: traitCollection)
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard wraps else { return nil }
    return UINavigationController(rootViewController: controller.presentedViewController)
  }
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    calls.append("prepare")
  }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("should \(type(of: controller))")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("attempt")
  }
  func popoverPresentationControllerDidDismissPopover(
    _ controller: UIPopoverPresentationController
  ) { calls.append("did popover") }
}

@MainActor @Suite("Popovers")
struct PopoverTests {
  /// A screen that presents a popover.
  private struct Fixture {
    let screen: HostedScreen
    let root: UIViewController
    let shown: UIViewController
  }

  /// Keeps the screens until the end of the test.
  private final class Kept { var fixtures: [Fixture] = [] }

  private let delegate = PopoverDelegate()
  private let kept = Kept()

  /// An iPad as in the records: 820x1180 points at 2 pixels a point, safe area [32, 0, 25, 0].
  private static let iPad = ScreenModel(
    size: CGSize(width: 820, height: 1180), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
  private static let iPhone = try! ScreenModel.named("iphone-16")

  /// A screen that presents a popover from a source.
  private func present(
    on model: ScreenModel, from source: CGRect = CGRect(x: 100, y: 300, width: 60, height: 40),
    size: CGSize = CGSize(width: 240, height: 180), animated: Bool = false,
    _ prepare: (UIPopoverPresentationController, UIViewController) -> Void = { _, _ in }
  ) throws -> Fixture {
    let root = UIViewController()
    let screen = HostedScreen(root, on: model)
    root.view.backgroundColor = .systemBackground
    let view = UIView(frame: source)
    root.view.addSubview(view)
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = size
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = view
    popover.delegate = delegate
    prepare(popover, root)
    root.present(shown, animated: animated)
    screen.layOut()
    let fixture = Fixture(screen: screen, root: root, shown: shown)
    kept.fixtures.append(fixture)
    return fixture
  }

  private func popover(of shown: UIViewController) throws -> UIPopoverPresentationController {
    try #require(shown.popoverPresentationController)
  }

  @Test func `the properties of a new popover are UIKit's`() throws {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    let popover = try popover(of: controller)
    #expect(controller.presentationController === popover)
    #expect(controller.popoverPresentationController === popover)
    #expect(popover.permittedArrowDirections.rawValue == 15)
    #expect(popover.arrowDirection == .unknown)
    #expect(popover.sourceRect.isNull)
    #expect(!popover.canOverlapSourceViewRect)
    #expect(popover.presentationStyle == .popover)
  }

  @Test func `a popover on an iPad has the recorded frames`() throws {
    let left = try present(on: Self.iPad)
    #expect(left.shown.view.frame == CGRect(x: 160, y: 230, width: 253, height: 180))
    #expect(try popover(of: left.shown).arrowDirection == .left)
    #expect(left.shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0))
    let right = try present(on: Self.iPad) { popover, _ in
      popover.permittedArrowDirections = .right
    }
    #expect(right.shown.view.frame == CGRect(x: 19, y: 230, width: 111, height: 180))
    #expect(try popover(of: right.shown).arrowDirection == .right)
    let tab = try present(on: Self.iPad, from: CGRect(x: 412, y: 1101, width: 66, height: 36))
    #expect(tab.shown.view.frame == CGRect(x: 325, y: 908, width: 240, height: 193))
    #expect(try popover(of: tab.shown).arrowDirection == .down)
  }

  @Test func `a popover of a bar button item has no arrow and is below the safe area`() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Add", image: nil, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    let screen = HostedScreen(
      UINavigationController(rootViewController: controller), on: Self.iPad)
    for directions: UIPopoverArrowDirection in [.any, .down] {
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      shown.preferredContentSize = CGSize(width: 240, height: 180)
      shown.popoverPresentationController?.barButtonItem = item
      shown.popoverPresentationController?.permittedArrowDirections = directions
      controller.present(shown, animated: false)
      screen.layOut()
      #expect(shown.view.frame == CGRect(x: 561, y: 62, width: 240, height: 180))
      #expect(shown.popoverPresentationController?.arrowDirection == [])
      controller.dismiss(animated: false)
    }
  }

  @Test func `a popover stays in the window, whatever its size`() throws {
    for width: CGFloat in [10, 400, 2000] {
      let fixture = try present(
        on: Self.iPad, size: CGSize(width: width, height: width))
      let screen = fixture.screen
      let shown = fixture.shown
      let area = CGRect(origin: .zero, size: screen.size).insetBy(dx: 19, dy: 19)
      #expect(area.contains(shown.view.frame), "\(width)")
    }
  }

  @Test func `a change of the preferred size moves the popover`() throws {
    let fixture = try present(on: Self.iPad)
    let screen = fixture.screen
    let shown = fixture.shown
    shown.preferredContentSize = CGSize(width: 300, height: 100)
    screen.layOut()
    #expect(shown.view.frame == CGRect(x: 160, y: 270, width: 313, height: 100))
  }

  @Test func `a popover adapts to a sheet on an iPhone, and stays a popover for the app`() throws {
    let fixture = try present(on: Self.iPhone)
    let shown = fixture.shown
    #expect(shown.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    let popover = try popover(of: shown)
    #expect(shown.presentationController === popover)
    #expect(popover.arrowDirection == .unknown)
    #expect(popover.adaptiveSheetPresentationController.detents.map(\.identifier) == [.large])
    #expect(delegate.calls.isEmpty)
  }

  @Test func `the detents of the adaptive sheet apply`() throws {
    let fixture = try present(on: Self.iPhone) { popover, _ in
      popover.adaptiveSheetPresentationController.detents = [.medium()]
    }
    let shown = fixture.shown
    let frame = shown.view.convert(shown.view.bounds, to: nil)
    #expect(abs(frame.minY - 403.687) <= 0.34)
    #expect(abs(frame.minX - 8) <= 0.01)
  }

  @Test func `a delegate keeps the popover on an iPhone`() throws {
    delegate.style = UIModalPresentationStyle.none
    let fixture = try present(on: Self.iPhone)
    let shown = fixture.shown
    #expect(shown.view.frame.size == CGSize(width: 240, height: 193))
    #expect(try popover(of: shown).arrowDirection == .up)
    #expect(delegate.calls == ["prepare"])
  }

  @Test func `a delegate wraps the adapted view controller`() throws {
    delegate.style = .fullScreen
    delegate.wraps = true
    let fixture = try present(on: Self.iPhone)
    let root = fixture.root
    let shown = fixture.shown
    let navigation = try #require(root.presentedViewController as? UINavigationController)
    #expect(navigation.topViewController === shown)
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a tap outside dismisses, with the calls of the delegate`() throws {
    let fixture = try present(on: Self.iPad)
    let screen = fixture.screen
    let root = fixture.root
    delegate.calls = []
    try screen.tap(at: CGPoint(x: 700, y: 1000))
    #expect(root.presentedViewController == nil)
    #expect(
      delegate.calls == [
        "should UIPopoverPresentationController", "will", "did popover", "did",
      ])
  }

  @Test func `a delegate prevents the dismissal`() throws {
    delegate.mayDismiss = false
    let fixture = try present(on: Self.iPad)
    let screen = fixture.screen
    let root = fixture.root
    let shown = fixture.shown
    delegate.calls = []
    try screen.tap(at: CGPoint(x: 700, y: 1000))
    #expect(root.presentedViewController === shown)
    #expect(delegate.calls == ["should UIPopoverPresentationController", "attempt"])
  }

  @Test func `passthrough views receive touches, others do not`() throws {
    let passing = UIButton(frame: CGRect(x: 600, y: 900, width: 100, height: 50))
    let other = UIButton(frame: CGRect(x: 600, y: 1000, width: 100, height: 50))
    var taps: [String] = []
    passing.addAction(UIAction { _ in taps.append("passing") }, for: .touchUpInside)
    other.addAction(UIAction { _ in taps.append("other") }, for: .touchUpInside)
    let fixture = try present(on: Self.iPad) { popover, root in
      root.view.addSubview(passing)
      root.view.addSubview(other)
      popover.passthroughViews = [passing]
    }
    let screen = fixture.screen
    let root = fixture.root
    let shown = fixture.shown
    try screen.tap(at: CGPoint(x: 650, y: 925))
    #expect(taps == ["passing"])
    #expect(root.presentedViewController === shown)
    try screen.tap(at: CGPoint(x: 650, y: 1025))
    #expect(taps == ["passing"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a popover ends with its mask and its traits, and can be presented again`() throws {
    let fixture = try present(on: Self.iPad)
    let screen = fixture.screen
    let root = fixture.root
    let shown = fixture.shown
    #expect(shown.traitCollection.horizontalSizeClass == .compact)
    #expect(shown.view.layer.mask != nil)
    root.dismiss(animated: true)
    screen.layOut()
    #expect(shown.view.layer.mask == nil)
    #expect(shown.traitCollection.horizontalSizeClass == .regular)
    let again = try popover(of: shown)
    again.sourceView = root.view.subviews.first
    root.present(shown, animated: true)
    screen.layOut()
    #expect(shown.view.frame == CGRect(x: 160, y: 230, width: 253, height: 180))
  }

  @Test func `an action sheet on an iPad is a popover without its cancel action`() throws {
    let root = UIViewController()
    let screen = HostedScreen(root, on: Self.iPad)
    var calls: [String] = []
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Share", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in calls.append(title) })
    }
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 400, y: 600, width: 20, height: 20)
    root.present(alert, animated: true)
    screen.layOut()
    let frame = alert.view.frame
    #expect(frame.width == 288)
    #expect(frame.midX == 410)
    #expect(abs(frame.midY - 610) <= 0.5)
    #expect(screen.textDrawing(columns: 200).contains("Share"))
    #expect(!screen.textDrawing(columns: 200).contains("Cancel"))
    try screen.tap(at: CGPoint(x: 50, y: 1100))
    #expect(calls == ["Cancel"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `an alert has no popover, and an action sheet none on an iPhone`() {
    let screen = HostedScreen(UIViewController())
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(sheet.popoverPresentationController == nil)
    #expect(alert.popoverPresentationController == nil)
    #expect(screen.size.width == 393)
  }
}
