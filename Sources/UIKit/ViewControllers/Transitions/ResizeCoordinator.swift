/// The coordinator of a change of a window's size. The change takes no time: closures alongside it
/// run after the views have their new size and before layout, completions after layout.
final class ResizeCoordinator: TransitionCoordinator {
  init(container: UIView) {
    super.init(from: nil, to: nil, in: container, isAnimated: false, duration: 0)
  }

  func run(layout: () -> Void) {
    runAlongside()
    layout()
    noteEnd(isCancelled: false)
    runCompletions()
  }
}
