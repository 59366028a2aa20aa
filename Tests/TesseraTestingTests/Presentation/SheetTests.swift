import TesseraTesting
import Testing
import UIKit

@MainActor @Suite("Sheets")
struct SheetTests {
  private let root = UIViewController()
  private let screen: HostedScreen

  init() {
    screen = HostedScreen(root)
    root.view.backgroundColor = .systemBackground
  }

  /// The calls about the user's dismissal.
  private final class Delegate: UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var permits = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      calls.append("should")
      return permits
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did \(controller.presentedViewController.isViewLoaded)")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      calls.append(controller.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private func present(
    _ detents: [UISheetPresentationController.Detent] = [.large()], delegate: Delegate? = nil
  ) throws -> (UIViewController, UISheetPresentationController) {
    let shown = UIViewController()
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = delegate
    root.present(shown, animated: true)
    screen.layOut()
    return (shown, sheet)
  }

  /// The top of a sheet in the window, rounded to a thousandth of a point.
  private func top(_ controller: UIViewController) -> CGFloat {
    screen.layOut()
    let top = controller.view.convert(controller.view.bounds, to: nil).minY
    return (top * 1000).rounded() / 1000
  }

  @Test func `a large sheet begins below the safe area and ends at the bottom`() throws {
    let (shown, _) = try present()
    #expect(shown.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(shown.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel != .elevated)
  }

  @Test func `the lowest detent is selected, and others on request`() throws {
    let custom = UISheetPresentationController.Detent.custom { _ in 200 }
    let inactive = UISheetPresentationController.Detent.custom { _ in nil }
    let (shown, sheet) = try present([.large(), inactive, .medium(), custom])
    #expect(top(shown) == 619.527)
    sheet.selectedDetentIdentifier = .medium
    #expect(top(shown) == 403.687)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(top(shown) == 59)
    // An unknown name selects the lowest one.
    sheet.selectedDetentIdentifier = .init("nowhere")
    #expect(top(shown) == 619.527)
  }

  @Test func `a drag moves the sheet between detents, and down and away`() throws {
    let delegate = Delegate()
    let (shown, _) = try present([.medium(), .large()], delegate: delegate)
    let start = top(shown)
    try screen.drag(
      from: CGPoint(x: 200, y: start + 20), to: CGPoint(x: 200, y: 120), duration: 1)
    #expect(top(shown) == 59)
    #expect(delegate.calls == [UISheetPresentationController.Detent.Identifier.large.rawValue])
    delegate.calls = []
    try screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 830), duration: 1)
    screen.layOut()
    #expect(shown.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(delegate.calls == ["should", "will", "did true"])
  }

  @Test func `a sheet that the user may not dismiss goes back`() throws {
    let delegate = Delegate()
    let (shown, _) = try present(delegate: delegate)
    shown.isModalInPresentation = true
    try screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 840), duration: 0.5)
    #expect(top(shown) == 59)
    #expect(delegate.calls == ["attempt"])
    shown.isModalInPresentation = false
    delegate.permits = false
    try screen.tap(at: CGPoint(x: 200, y: 30))
    #expect(top(shown) == 59)
    #expect(delegate.calls == ["attempt", "should", "attempt"])
    delegate.permits = true
    try screen.tap(at: CGPoint(x: 200, y: 30))
    #expect(root.presentedViewController == nil)
  }

  @Test func `a drag in content that is not at its top scrolls the content`() throws {
    let (shown, _) = try present()
    let scrollView = UIScrollView(frame: shown.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    shown.view.addSubview(scrollView)
    scrollView.contentOffset.y = 500
    try screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 1)
    #expect(top(shown) == 59)
    #expect(scrollView.contentOffset.y < 450)
    scrollView.contentOffset.y = 0
    try screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800), duration: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `what is behind an undimmed detent has touches`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.frame = CGRect(x: 40, y: 80, width: 100, height: 44)
    root.view.addSubview(button)
    let (_, sheet) = try present([.medium(), .large()])
    #expect(throws: UnreachableTarget.self) { try screen.tap(on: button) }
    sheet.largestUndimmedDetentIdentifier = .medium
    try screen.tap(on: button)
    #expect(root.presentedViewController != nil)
    sheet.selectedDetentIdentifier = .large
    #expect(throws: UnreachableTarget.self) { try screen.tap(on: button) }
  }

  @Test func `a sheet covers a low window and is a page on a large screen`() throws {
    let (shown, _) = try present([.medium(), .large()])
    screen.rotate(toLandscape: true)
    #expect(shown.view.frame.size == screen.size)
    let tablet = try HostedScreen(UIViewController(), device: "ipad-pro-11")
    let page = UIViewController()
    page.modalPresentationStyle = .formSheet
    tablet.viewController.present(page, animated: false)
    tablet.layOut()
    #expect(page.view.frame == CGRect(x: 127, y: 275, width: 580, height: 650))
    tablet.viewController.dismiss(animated: false)
    page.preferredContentSize = CGSize(width: 300, height: 2000)
    tablet.viewController.present(page, animated: false)
    tablet.layOut()
    #expect(page.view.frame.size == CGSize(width: 300, height: 1210))
  }

  @Test func `the grabber comes and goes, and the app sets the corners`() throws {
    let (shown, sheet) = try present()
    let container = try #require(sheet.containerView)
    let count = container.subviews.count
    #expect(shown.view.layer.cornerRadius == 34)
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 8
    screen.layOut()
    #expect(shown.view.layer.cornerRadius == 8)
    // The grabber is above everything that the app adds, and not among its views.
    #expect(shown.view.subviews.isEmpty)
    let grabber = try #require(container.subviews.last)
    #expect(container.subviews.count == count + 1)
    #expect(grabber.frame == CGRect(x: 178.5, y: 64, width: 36, height: 5))
    sheet.prefersGrabberVisible = false
    #expect(container.subviews.count == count)
  }
}
