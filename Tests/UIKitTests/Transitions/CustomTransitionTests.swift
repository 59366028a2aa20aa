import Testing

@testable import UIKit

@MainActor
@Suite struct CustomTransitionTests {
  private let log = TransitionLog()
  private let agent = TransitionAgent()
  private let animator: FadeAnimator
  private let base: LoggedController
  private let modal: LoggedController
  private let window: UIWindow

  init() {
    animator = FadeAnimator(log)
    agent.animator = animator
    base = LoggedController("base", log)
    modal = LoggedController("modal", log)
    let root = base
    window = UIWindow(device: .standard, playsAnimations: true) { root }
    modal.transitioningDelegate = agent
    modal.modalPresentationStyle = .fullScreen
    window.layoutIfNeeded()
    _ = log.take()
  }

  private func wait(_ seconds: TimeInterval = 1) {
    window.animationClock.advance(by: seconds)
    window.layoutIfNeeded()
  }

  private func present() {
    base.present(modal, animated: true) { [log] in log.note("completion") }
  }

  private func dismiss() {
    base.dismiss(animated: true) { [log] in log.note("completion") }
  }

  // MARK: Presentations

  /// Case `tr-present-events`.
  @Test func `a presentation with an animator calls in the recorded order`() {
    let full = window.bounds
    animator.inspect = { [base, modal, window] context in
      #expect(context.viewController(forKey: .from) === base)
      #expect(context.viewController(forKey: .to) === modal)
      #expect(base.view.isDescendant(of: context.containerView))
      #expect(!modal.view.isDescendant(of: context.containerView))
      #expect(context.containerView.subviews.count == 1)
      #expect(context.containerView.superview === window)
      #expect(context.initialFrame(for: base) == full)
      #expect(context.finalFrame(for: base) == .zero)
      #expect(context.initialFrame(for: modal) == .zero)
      #expect(context.finalFrame(for: modal) == full)
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
      #expect(!context.transitionWasCancelled)
      #expect(context.presentationStyle == .fullScreen)
      #expect(context.targetTransform == .identity)
      #expect(modal.isBeingPresented)
    }
    present()
    #expect(log.take() == ["willDisappear:base", "willAppear:modal", "animateTransition"])
    wait()
    #expect(
      log.take() == [
        "completeTransition", "didAppear:modal", "didDisappear:base", "completion",
        "animationEnded:1",
      ])
    #expect(modal.view.window === window)
    #expect(base.view.window == nil)
    #expect(modal.transitionCoordinator == nil)
  }

  @Test func `a dismissal with an animator calls in the recorded order`() {
    present()
    wait()
    _ = log.take()
    animator.inspect = { [base, modal] context in
      let full = context.containerView.bounds
      #expect(context.view(forKey: .from) === modal.view)
      #expect(context.view(forKey: .to) === base.view)
      #expect(context.initialFrame(for: modal) == full)
      #expect(context.finalFrame(for: modal) == full)
      #expect(context.finalFrame(for: base) == full)
    }
    dismiss()
    #expect(log.take() == ["willDisappear:modal", "willAppear:base", "animateTransition"])
    wait()
    #expect(
      log.take() == [
        "completeTransition", "didAppear:base", "didDisappear:modal", "completion",
        "animationEnded:1",
      ])
    #expect(base.view.superview === window)
    #expect(modal.view.window == nil)
    #expect(base.presentedViewController == nil)
  }

  @Test func `a presentation without animation asks for no animator`() {
    base.present(modal, animated: false) { [log] in log.note("completion") }
    #expect(
      log.take() == [
        "willDisappear:base", "willAppear:modal", "didAppear:modal", "didDisappear:base",
        "completion",
      ])
  }

  @Test func `a second transition ends the first one at once`() {
    animator.waits = true
    present()
    animator.waits = false
    _ = log.take()
    dismiss()
    #expect(
      log.take().prefix(4) == [
        "didAppear:modal", "didDisappear:base", "completion", "animationEnded:1",
      ])
    wait()
    #expect(base.presentedViewController == nil)
    #expect(base.view.window === window)
  }

  // MARK: Presentation controllers

  private func presentBox(animated: Bool = true) -> () -> BoxPresentation? {
    final class Made { var box: BoxPresentation? }
    let made = Made()
    agent.makePresentation = { [log] presented, presenting in
      log.note("delegate:presentationController")
      made.box = BoxPresentation(presented, presenting, log)
      return made.box
    }
    modal.modalPresentationStyle = .custom
    base.present(modal, animated: animated) { [log] in log.note("completion") }
    return { made.box }
  }

  /// Case `pc-custom-present`.
  @Test func `a presentation controller and an animator are called in the recorded order`() {
    animator.inspect = { [base, modal] context in
      let box = CGRect(x: 20, y: 60, width: 280, height: 360)
      #expect(context.view(forKey: .from) == nil)
      #expect(context.view(forKey: .to) === modal.view)
      #expect(context.initialFrame(for: base) == box)
      #expect(context.finalFrame(for: base) == context.containerView.bounds)
      #expect(context.initialFrame(for: modal) == .zero)
      #expect(context.finalFrame(for: modal) == box)
      #expect(context.presentationStyle == .custom)
    }
    let box = presentBox()
    wait()
    #expect(
      log.take() == [
        "delegate:presentationController", "pc:willPresent", "willAppear:modal",
        "animateTransition", "completeTransition", "pc:didPresent:1", "didAppear:modal",
        "completion", "animationEnded:1",
      ])
    #expect(box()?.beginning?.count == 1)
    #expect(box()?.beginning?.isInWindow == false)
    #expect(box()?.dimming.alpha == 0.5)
    #expect(modal.presentationController === box())
    #expect(base.view.window === window)
    animator.inspect = { _ in }
    dismiss()
    wait()
    #expect(
      log.take() == [
        "pc:willDismiss", "willDisappear:modal", "animateTransition", "completeTransition",
        "pc:didDismiss:1", "didDisappear:modal", "completion", "animationEnded:1",
      ])
    #expect(window.subviews.count == 1)
  }

  /// Case `pc-custom-no-animator`.
  @Test func `a presentation controller without an animator is called in the recorded order`() {
    agent.animator = nil
    let box = presentBox()
    wait()
    #expect(
      log.take() == [
        "delegate:presentationController", "pc:willPresent", "willAppear:modal",
        "pc:didPresent:1", "didAppear:modal", "completion",
      ])
    #expect(modal.view.frame == CGRect(x: 20, y: 60, width: 280, height: 360))
    #expect(box()?.dimming.alpha == 0.5)
    dismiss()
    wait()
    #expect(
      log.take() == [
        "pc:willDismiss", "willDisappear:modal", "pc:didDismiss:1", "didDisappear:modal",
        "completion",
      ])
  }

  @Test func `a presentation controller may remove the presenter`() {
    final class Removing: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    agent.makePresentation = { Removing(presentedViewController: $0, presenting: $1) }
    modal.modalPresentationStyle = .custom
    animator.inspect = { [base] in #expect($0.view(forKey: .from) === base.view) }
    present()
    wait()
    #expect(log.take().contains("didDisappear:base"))
    #expect(base.view.window == nil)
  }

  /// Case `pc-ch27-defaults`.
  @Test func `a plain presentation controller has the recorded defaults`() {
    modal.modalPresentationStyle = .overFullScreen
    let plain = UIPresentationController(presentedViewController: modal, presenting: nil)
    #expect(plain.presentationStyle == .overFullScreen)
    #expect(plain.shouldPresentInFullscreen)
    #expect(!plain.shouldRemovePresentersView)
    #expect(plain.adaptivePresentationStyle == .none)
    #expect(plain.containerView == nil)
    #expect(plain.delegate == nil)
    #expect(plain.frameOfPresentedViewInContainerView == .zero)
  }

  // MARK: Interactive transitions

  /// Case `tr-interactive-dismiss`.
  @Test func `an interactive dismissal follows its percentage and finishes`() {
    present()
    wait()
    _ = log.take()
    let percent = UIPercentDrivenInteractiveTransition()
    agent.interaction = percent
    animator.inspect = { #expect($0.isInteractive) }
    dismiss()
    wait()
    #expect(log.take() == ["willDisappear:modal", "willAppear:base", "animateTransition"])
    percent.update(0.5)
    #expect(percent.percentComplete == 0.5)
    #expect(percent.duration == 0.5)
    #expect(abs(modal.view.layer.presentation(at: .present).alpha - 0.75) < 0.001)
    percent.update(7)
    #expect(percent.percentComplete == 1)
    percent.update(0.2)
    percent.finish()
    #expect(!(animator.context?.isInteractive ?? true))
    wait()
    #expect(
      log.take() == [
        "completeTransition", "didAppear:base", "didDisappear:modal", "completion",
        "animationEnded:1",
      ])
  }

  @Test func `a cancelled dismissal returns to the presented view controller`() {
    present()
    wait()
    let percent = UIPercentDrivenInteractiveTransition()
    agent.interaction = percent
    _ = log.take()
    dismiss()
    percent.update(0.4)
    percent.cancel()
    wait()
    #expect(
      log.take() == [
        "willDisappear:modal", "willAppear:base", "animateTransition", "completeTransition",
        "willDisappear:base", "didDisappear:base", "willAppear:modal", "didAppear:modal",
        "completion", "animationEnded:0",
      ])
    #expect(base.presentedViewController === modal)
    #expect(modal.view.window === window)
    #expect(modal.view.alpha == 1)
    agent.interaction = nil
    dismiss()
    wait()
    #expect(base.presentedViewController == nil)
  }

  @Test func `a cancelled presentation leaves the presenter`() {
    let percent = UIPercentDrivenInteractiveTransition()
    agent.interaction = percent
    present()
    percent.cancel()
    wait()
    #expect(
      log.take() == [
        "willDisappear:base", "willAppear:modal", "animateTransition", "completeTransition",
        "willDisappear:modal", "didDisappear:modal", "willAppear:base", "didAppear:base",
        "completion", "animationEnded:0",
      ])
    #expect(base.presentedViewController == nil)
    #expect(base.view.superview === window)
    #expect(base.view.alpha == 1)
  }

  // MARK: Navigation controllers

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: LoggedController("root", log))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.delegate = agent
    _ = log.take()
    return navigation
  }

  /// Case `tr-push-events`.
  @Test func `a push with an animator calls in the recorded order`() throws {
    let navigation = navigation()
    let root = try #require(navigation.topViewController)
    let second = LoggedController("second", log)
    animator.inspect = { [window] context in
      #expect(context.initialFrame(for: root) == window.bounds)
      #expect(context.finalFrame(for: root) == .zero)
      #expect(context.initialFrame(for: second) == .zero)
      #expect(context.finalFrame(for: second) == window.bounds)
      #expect(context.presentationStyle == .none)
      #expect(context.containerView.superview !== window)
      #expect(root.view.isDescendant(of: context.containerView))
      #expect(!second.view.isDescendant(of: context.containerView))
    }
    navigation.pushViewController(second, animated: true)
    wait()
    #expect(
      log.take() == [
        "willDisappear:root", "willAppear:second", "animateTransition", "completeTransition",
        "didDisappear:root", "didAppear:second", "animationEnded:1",
      ])
    #expect(agent.operations == [.push])
    #expect(second.view.window === window)
    #expect(root.view.window == nil)
  }

  /// Case `tr-interactive-pop-cancel`.
  @Test func `a cancelled pop returns to the top of the stack`() {
    let navigation = navigation()
    let second = LoggedController("second", log)
    navigation.pushViewController(second, animated: false)
    _ = log.take()
    let percent = UIPercentDrivenInteractiveTransition()
    agent.interaction = percent
    navigation.popViewController(animated: true)
    percent.update(0.3)
    percent.cancel()
    wait()
    #expect(
      log.take() == [
        "willDisappear:second", "willAppear:root", "animateTransition", "completeTransition",
        "willDisappear:root", "didDisappear:root", "willAppear:second", "didAppear:second",
        "animationEnded:0",
      ])
    #expect(navigation.topViewController === second)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers[0].view.window == nil)
    #expect(second.view.window === window)
    #expect(agent.operations == [.pop])
  }

  @Test func `a cancelled push removes the view controller from the stack`() {
    let navigation = navigation()
    let percent = UIPercentDrivenInteractiveTransition()
    agent.interaction = percent
    let second = LoggedController("second", log)
    navigation.pushViewController(second, animated: true)
    percent.cancel()
    wait()
    #expect(navigation.viewControllers.count == 1)
    #expect(second.parent == nil)
    #expect(second.view.window == nil)
    agent.interaction = nil
    navigation.pushViewController(second, animated: true)
    wait()
    #expect(navigation.topViewController === second)
    #expect(second.view.window === window)
  }

  @Test func `a push ends a transition that waits`() {
    let navigation = navigation()
    animator.waits = true
    navigation.pushViewController(LoggedController("second", log), animated: true)
    animator.waits = false
    let third = LoggedController("third", log)
    navigation.pushViewController(third, animated: true)
    wait()
    #expect(navigation.viewControllers.count == 3)
    #expect(third.view.window === window)
  }

  // MARK: Tab bar controllers

  @Test func `a change of tabs with an animator calls the appearance methods`() {
    let tabs = UITabBarController()
    let (one, two) = (LoggedController("one", log), LoggedController("two", log))
    tabs.viewControllers = [one, two]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    tabs.delegate = agent
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(log.take() == ["willDisappear:one", "willAppear:two", "animateTransition"])
    wait()
    #expect(
      log.take() == ["completeTransition", "didDisappear:one", "didAppear:two", "animationEnded:1"])
    #expect(two.view.window === window)
    #expect(one.view.window == nil)
    let percent = UIPercentDrivenInteractiveTransition()
    agent.interaction = percent
    tabs.selectedIndex = 0
    percent.update(0.5)
    percent.cancel()
    wait()
    #expect(tabs.selectedIndex == 1)
    #expect(two.view.window === window)
    #expect(one.view.window == nil)
  }

  // MARK: Children

  @Test func `a transition of children replaces the view and calls the appearance methods`() {
    let (one, two) = (LoggedController("one", log), LoggedController("two", log))
    for child in [one, two] { base.addChild(child) }
    base.view.addSubview(one.view)
    window.layoutIfNeeded()
    _ = log.take()
    base.transition(from: one, to: two, duration: 0.3, options: []) {
      two.view.alpha = 0.9
    } completion: { [log] in
      log.note("completion:\($0)")
    }
    #expect(one.view.superview === base.view)
    wait()
    #expect(
      log.take() == [
        "willDisappear:one", "willAppear:two", "didDisappear:one", "didAppear:two",
        "completion:true",
      ])
    #expect(one.view.superview == nil)
    #expect(two.view.superview === base.view)
  }
}
