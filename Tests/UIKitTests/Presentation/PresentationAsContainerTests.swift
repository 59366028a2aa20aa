import Testing

@testable import UIKit

/// A presentation that records the calls of a container.
private final class ContainerPresentation: UIPresentationController {
  var events: [String] = []
  /// The frame of the presented view after a change of the size, set alongside it.
  var adjusted: CGRect?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    events.append("size \(Int(size.width))x\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
    guard let adjusted else { return }
    coordinator.animate { [presentedViewController] _ in
      presentedViewController.view.frame = adjusted
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    events.append("traits \(newCollection.verticalSizeClass.rawValue)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width / 2, height: parentSize.height / 4)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    events.append("preferred \(Int(container.preferredContentSize.height))")
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }

  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    events.append("fitting")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    events.append("style \(traitCollection.userInterfaceStyle.rawValue)")
  }
}

private final class SizedController: UIViewController {
  var sizes: [CGSize] = []
  var childEvents: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    let child = container as? UIViewController
    childEvents.append("\(Int(child?.view.bounds.height ?? -1))")
  }
}

@MainActor
@Suite struct PresentationAsContainerTests {
  private let agent = TransitionAgent()
  private let base = UIViewController()
  private let modal = SizedController()
  private let presentation: ContainerPresentation
  private let window: UIWindow

  init() {
    let root = base
    window = UIWindow(device: .standard) { root }
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = agent
    let made = ContainerPresentation(presentedViewController: modal, presenting: base)
    presentation = made
    agent.makePresentation = { _, _ in made }
  }

  private func present() {
    base.present(modal, animated: false)
    presentation.events = []
  }

  /// Case `pc-ch27-defaults`.
  @Test func `a new presentation has the recorded defaults of a container`() {
    let plain = UIPresentationController(presentedViewController: modal, presenting: nil)
    modal.preferredContentSize = CGSize(width: 20, height: 30)
    let size = CGSize(width: 320, height: 480)
    #expect(plain.size(forChildContentContainer: modal, withParentContainerSize: size) == size)
    #expect(plain.preferredContentSize == CGSize(width: 20, height: 30))
    #expect(plain.overrideTraitCollection == nil)
    #expect(plain.traitCollection.isEqual(UIScreen.main.traitCollection))
  }

  @Test func `a rotation passes traits and sizes through the presentation`() {
    present()
    window.resize(to: .standard, orientation: .landscape)
    let size = window.bounds.size
    #expect(
      presentation.events.prefix(2) == [
        "traits 1", "size \(Int(size.width))x\(Int(size.height))",
      ])
    #expect(modal.sizes == [CGSize(width: size.width / 2, height: size.height / 4)])
  }

  @Test func `a frame that is set alongside a rotation stays`() {
    presentation.adjusted = CGRect(x: 5, y: 100, width: 300, height: 200)
    present()
    window.resize(to: .standard, orientation: .landscape)
    #expect(modal.view.frame == presentation.adjusted)
  }

  @Test func `a frame that an animator sets stays after the presentation`() {
    let frame = CGRect(x: 0, y: 200, width: 393, height: 652)
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      let frame: CGRect
      init(_ frame: CGRect) { self.frame = frame }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        view.frame = frame
        context.containerView.addSubview(view)
        context.completeTransition(true)
      }
    }
    final class Agent: NSObject, UIViewControllerTransitioningDelegate {
      let animator: Animator
      init(_ animator: Animator) { self.animator = animator }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
      }
    }
    let agent = Agent(Animator(frame))
    modal.transitioningDelegate = agent
    base.present(modal, animated: true)
    window.layoutIfNeeded()
    modal.view.superview?.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(modal.view.frame == frame)
  }

  @Test func `a presentation without changes of its own covers the window after a rotation`() {
    present()
    window.resize(to: .standard, orientation: .landscape)
    #expect(modal.view.frame == window.bounds)
  }

  @Test func `another preferred size of the presented controller is passed on once`() {
    present()
    modal.preferredContentSize.height = 77
    #expect(presentation.events == ["preferred 77"])
  }

  @Test func `another preferred size moves a sheet`() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    let pad = UIWindow(device: .named("ipad-pro-11")!) { UIViewController() }
    pad.rootViewController?.present(sheet, animated: false)
    sheet.preferredContentSize = CGSize(width: 300, height: 200)
    pad.layoutIfNeeded()
    #expect(sheet.view.frame.size == CGSize(width: 300, height: 200))
  }

  @Test func `overridden traits concern the presented controller alone`() {
    presentation.traitOverrides.userInterfaceStyle = .dark
    #expect(presentation.traitCollection.userInterfaceStyle == .dark)
    present()
    window.layoutIfNeeded()
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    #expect(base.traitCollection.userInterfaceStyle == .light)
    presentation.events = []
    presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
    window.layoutIfNeeded()
    #expect(modal.traitCollection.userInterfaceStyle == .light)
    #expect(presentation.events == ["style 1"])
  }

  @Test func `a size of a view that constraints decide is passed to the container`() {
    let child = UIViewController()
    modal.addChild(child)
    let view = child.view!
    view.translatesAutoresizingMaskIntoConstraints = false
    modal.view.addSubview(view)
    child.didMove(toParent: modal)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      height, view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: modal.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: modal.view.leadingAnchor),
    ])
    present()
    window.layoutIfNeeded()
    modal.childEvents = []
    height.constant = 60
    window.layoutIfNeeded()
    #expect(modal.childEvents == ["60"])
    // The frame of a view without constraints is the container's own decision.
    modal.view.frame.size.height -= 1
    #expect(!presentation.events.contains("fitting"))
  }
}

@MainActor
@Suite struct TransitionDurationTests {
  private final class CountingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var count = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      count += 1
      return 0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  private final class Agent: NSObject, UIViewControllerTransitioningDelegate {
    let animator = CountingAnimator()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// Case `tr-present-events`.
  @Test func `the duration of a presentation is read three times`() {
    let agent = Agent()
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = agent
    window.rootViewController?.present(modal, animated: true)
    #expect(agent.animator.count == 3)
  }
}
