import TestSupport
import UIKit

/// One screen for the consecutive operations of a sequence.
@MainActor
package struct OperationRun {
  /// The maximum number of a collection view's layout passes for one operation in one state of the
  /// clock, besides the passes of updates in completions: one for each changed size, data, and
  /// offset. `layoutIfNeeded()` stops after 24 in one run.
  package static let passLimit = 12
  /// The maximum number of layout passes for one frame of scrolling content: one for the offset,
  /// and one for the preferred sizes of cells that become visible.
  package static let framePassLimit = 2
  /// The maximum number of layout passes for an update in a completion: one for the data, and one
  /// for the preferred sizes of its cells.
  package static let completionPassLimit = 2
  /// The maximum number of preparations of the layout for each pass: one for earlier invalidations,
  /// and one for preferred sizes of cells.
  package static let preparationsPerPass = 2

  let controller: OperationController
  let host: OperationHost
  private var isLandscape = false
  /// The number of frames in which scrolling content was laid out during the last operation.
  private var frames = 0
  /// The row that the last operation scrolled, and its offset.
  private var scrolledRow: (row: UIScrollView, offset: CGFloat)?
  private(set) package var largestPassCount = 0
  private(set) package var largestPrepareCount = 0

  package init(controller: OperationController, host: OperationHost) {
    self.controller = controller
    self.host = host
    host.settle()
  }

  private var view: OperationCollectionView { controller.collectionView }
  private var data: OperationData { controller.data }

  /// Performs one operation.
  ///
  /// - Returns: The violated invariants; empty if all hold.
  package mutating func perform(_ operation: Operation) -> [String] {
    var random = RepeatableRandom(seed: operation.seed)
    view.passes = 0
    frames = 0
    let waiting = controller.waitingUpdateCount
    scrolledRow = nil
    controller.prepareCount = 0
    if !operation.kind.keepsFrames { keepAnimatorFromReturning() }
    let selected = operation.kind == .batchUpdate ? selectedNames : nil
    perform(operation.kind, &random)
    host.settle()
    largestPassCount = max(largestPassCount, view.passes)
    let limit =
      Self.passLimit + frames * Self.framePassLimit + waiting * Self.completionPassLimit
    largestPrepareCount = max(largestPrepareCount, controller.prepareCount)
    var failures = OperationChecks(
      controller: controller, host: host, passes: view.passes, passLimit: limit
    ).failures()
    if controller.prepareCount > limit * Self.preparationsPerPass {
      failures.append("the layout is prepared \(controller.prepareCount) times")
    }
    if let selected {
      let kept = selected.intersection(data.sections.flatMap(\.items))
      if kept != selectedNames {
        failures.append("\(kept.sorted()) stay selected, not \(selectedNames.sorted())")
      }
    }
    if operation.kind == .userScroll { checkOffset(&failures) }
    checkRow(&failures)
    return failures
  }

  /// Checks that a released row stops within its ends, at the nearest stop: the beginning of a
  /// group or the end, or anywhere in a row without stops.
  private func checkRow(_ failures: inout [String]) {
    guard let (row, offset) = scrolledRow, row.superview === view,
      controller.layout == .mixed, !host.window.animationClock.isBusy
    else { return }
    // The offset of a row is in the coordinates of the layout.
    let beginning = row.frame.minX
    let actual = row.contentOffset.x - beginning
    let end = max(0, row.contentSize.width - row.bounds.width - beginning)
    let held = min(max(0, offset - beginning), end)
    let step = OperationLayout.rowStep
    let stops = (0...Int(end / step)).map { CGFloat($0) * step } + [end]
    let nearest = stops.map { abs($0 - held) }.min() ?? 0
    let cell = row.subviews.lazy.compactMap { $0 as? UICollectionViewCell }.first
    guard let section = cell.flatMap({ view.indexPath(for: $0)?.section }) else { return }
    // Positions are rounded to pixels.
    let isAtRest =
      OperationLayout.hasStops(inSection: section)
      ? stops.contains { abs($0 - actual) <= 0.5 && abs(abs($0 - held) - nearest) <= 0.5 }
      : abs(actual - held) <= 0.5
    if !isAtRest { failures.append("a row scrolled to \(offset) of \(end) rests at \(actual)") }
  }

  /// Ends all movement.
  ///
  /// - Returns: The violated invariants; empty if all hold.
  package mutating func end() -> [String] {
    view.passes = 0
    let limit = Self.passLimit + controller.waitingUpdateCount * Self.completionPassLimit
    finishAnimator(at: .end)
    host.playsAnimations = false
    host.settle()
    var failures = OperationChecks(
      controller: controller, host: host, passes: view.passes, passLimit: limit
    ).failures()
    if controller.waitingUpdateCount > 0 {
      failures.append("\(controller.waitingUpdateCount) completions were not called")
    }
    return failures
  }

  /// The names of the selected items.
  private var selectedNames: Set<Int> {
    Set((view.indexPathsForSelectedItems ?? []).map { data.name(at: $0) })
  }

  /// Checks that released content stops within its ends.
  private func checkOffset(_ failures: inout [String]) {
    guard controller.transition == nil, !host.window.animationClock.isBusy else { return }
    let (inset, offset) = (view.adjustedContentInset, view.contentOffset)
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(low.y, view.contentSize.height + inset.bottom - view.bounds.height))
    // Offsets are rounded to pixels.
    let isBetween =
      offset.x >= low.x - 0.5 && offset.x <= high.x + 0.5 && offset.y >= low.y - 0.5
      && offset.y <= high.y + 0.5
    if !isBetween { failures.append("rests at \(offset), beyond \(low) to \(high)") }
  }

  private mutating func perform(_ kind: Operation.Kind, _ random: inout RepeatableRandom) {
    let isInTransition = controller.transition != nil
    switch kind {
    case .scroll: view.contentOffset = offset(&random, slack: 60)
    case .userScroll:
      var offset = offset(&random, slack: 0)
      // A finger moves content that lies across the axis back to its position.
      if view.contentSize.width <= view.bounds.width { offset.x = -view.adjustedContentInset.left }
      host.scroll(view, to: offset)
    case .scrollAcross:
      view.contentOffset = CGPoint(
        x: CGFloat(Int.random(in: -500...700, using: &random)),
        y: CGFloat(Int.random(in: -300...900, using: &random)))
    case .animatedScroll: view.setContentOffset(offset(&random, slack: 0), animated: true)
    case .scrollToItem:
      guard let indexPath = anyItem(&random) else { return }
      view.scrollToItem(
        at: indexPath, at: random.pick([.top, .centeredVertically, .bottom]),
        animated: random.once(in: 2))
    case .scrollRow:
      guard
        let row = view.subviews.compactMap({ $0 as? UIScrollView }).randomElement(using: &random)
      else { return }
      let shift = CGFloat(Int.random(in: -300...600, using: &random))
      let offset = CGPoint(x: row.contentOffset.x + shift, y: row.contentOffset.y)
      host.scroll(row, to: offset)
      scrolledRow = (row, offset.x)
    case .tap: tap(&random)
    case .select:
      view.selectItem(at: anyItem(&random), animated: false, scrollPosition: [])
    case .deselect:
      guard let indexPath = anyItem(&random) else { return }
      view.deselectItem(at: indexPath, animated: false)
    case .reload:
      data.replaceAll(&random)
      if controller.diffable != nil { controller.show(animated: false) } else { view.reloadData() }
    case .reloadSections:
      data.changeSectionCount(&random)
      controller.reload()
      useVisibleItems(&random)
    case .changeOffWindow: changeOffWindow(&random)
    case .useVisibleItems: useVisibleItems(&random)
    case .batchUpdate: update(&random)
    case .updateInCompletion:
      var other = RepeatableRandom(seed: random.next())
      let run = self
      controller.waitingUpdateCount += 1
      controller.perform(OperationChange(of: data, &random), animated: random.once(in: 2)) {
        run.controller.waitingUpdateCount -= 1
        run.update(&other)
      }
    case .updateAfterDisplay:
      // An app that changes its data because of willDisplay does so in the next turn.
      controller.display.hasDisplayed = false
      view.contentOffset = offset(&random, slack: 0)
      host.settle()
      if controller.display.hasDisplayed { update(&random) }
    case .updateInCallback:
      var other = random
      let run = self
      controller.display.onSelect = { run.update(&other) }
      tap(&random)
      controller.display.onSelect = nil
    case .reconfigure, .reloadItems:
      guard controller.diffable == nil, let indexPath = anyItem(&random) else { return }
      data.changeHeight(ofName: data.name(at: indexPath), &random)
      if kind == .reconfigure {
        view.reconfigureItems(at: [indexPath])
      } else {
        view.reloadItems(at: [indexPath])
      }
    case .changeHeight: changeHeight(&random)
    case .changeSize:
      host.resize(
        to: random.pick([
          CGSize(width: 320, height: 480), CGSize(width: 200, height: 480),
          CGSize(width: 480, height: 250), CGSize(width: 60, height: 60),
          CGSize(width: 1, height: 1), CGSize(width: 320, height: 0), CGSize(width: 0, height: 0),
        ]))
    case .rotate:
      isLandscape.toggle()
      host.rotate(toLandscape: isLandscape)
    case .changeInsets:
      let lengths: [CGFloat] = [-30, -5, 0, 0, 12, 44]
      view.contentInset = UIEdgeInsets(
        top: random.pick(lengths), left: 0, bottom: random.pick(lengths), right: 0)
    case .changeInsetAdjustment:
      view.contentInsetAdjustmentBehavior = random.pick([
        .automatic, .scrollableAxes, .never, .always,
      ])
    case .changeDirection:
      view.semanticContentAttribute = random.pick([.forceRightToLeft, .forceLeftToRight])
    case .swipe: swipe(&random)
    case .refresh: refresh(&random)
    case .changeSafeArea:
      let lengths: [CGFloat] = [0, 0, 20, 44, 96]
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: random.pick(lengths), left: random.pick([0, 0, 16]), bottom: random.pick(lengths),
        right: 0)
    case .changeTextSize:
      host.window.traitOverrides.preferredContentSizeCategory = random.pick([
        .extraSmall, .large, .extraExtraLarge, .accessibilityExtraLarge,
      ])
    case .startAnimator: startAnimator(&random)
    case .controlAnimator: controlAnimator(&random)
    case .invalidateAll: view.collectionViewLayout.invalidateLayout()
    case .invalidateItems, .invalidateAttached, .invalidateDecorations:
      invalidate(kind, &random)
    case .changeLayout, .changeLayoutAnimated:
      guard !isInTransition else { return }
      view.setCollectionViewLayout(
        controller.makeLayout(random.pick(OperationLayout.allCases)),
        animated: kind == .changeLayoutAnimated)
    case .startTransition:
      guard !isInTransition else { return }
      let layout = controller.makeLayout(random.pick(OperationLayout.allCases))
      _ = view.startInteractiveTransition(to: layout, completion: nil)
    case .moveTransition:
      controller.transition?.transitionProgress = CGFloat.random(in: 0...1, using: &random)
      controller.transition?.invalidateLayout()
    case .finishTransition: if isInTransition { view.finishInteractiveTransition() }
    case .cancelTransition: if isInTransition { view.cancelInteractiveTransition() }
    case .advance:
      let seconds = Double(Int.random(in: 0...40, using: &random)) / 100
      // Scrolling content is laid out in every sixtieth of a second.
      frames = Int(seconds * 60) + 1
      host.advance(by: seconds)
    case .playAnimations: host.playsAnimations = random.once(in: 2)
    }
  }

  /// Changes the data while the view is in no window, as a list below a pushed screen.
  private func changeOffWindow(_ random: inout RepeatableRandom) {
    guard controller.transition == nil else { return }
    let frame = view.frame
    view.removeFromSuperview()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        data.changeSectionCount(&random)
        controller.reload()
      case 1:
        data.replaceAll(&random)
        if controller.diffable != nil {
          controller.show(animated: random.once(in: 2))
        } else {
          view.reloadData()
        }
      case 2: view.contentOffset = offset(&random, slack: 100)
      default: update(&random)
      }
      useVisibleItems(&random)
      if random.once(in: 3) { view.layoutIfNeeded() }
    }
    view.frame = frame
    controller.view.addSubview(view)
  }

  /// Uses the visible items as an app does, possibly before the layout pass that follows a change
  /// of the data. All of them have to exist.
  private func useVisibleItems(_ random: inout RepeatableRandom) {
    guard controller.transition == nil else { return }
    for path in view.indexPathsForVisibleItems where random.once(in: 3) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: view.selectItem(at: path, animated: false, scrollPosition: [])
      case 1: view.deselectItem(at: path, animated: false)
      case 2: view.scrollToItem(at: path, at: .centeredVertically, animated: false)
      case 3: if controller.diffable == nil { view.reconfigureItems(at: [path]) }
      default: _ = view.layoutAttributesForItem(at: path)
      }
    }
    for kind in OperationLayout.kinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        _ = view.supplementaryView(forElementKind: kind, at: path)
      }
    }
  }

  private func update(_ random: inout RepeatableRandom) {
    controller.perform(OperationChange(of: data, &random), animated: random.once(in: 2))
  }

  /// Drags a finger across a visible cell. In a list, its row is swiped, and its action may change
  /// the data.
  private mutating func swipe(_ random: inout RepeatableRandom) {
    guard let cell = view.visibleCells.randomElement(using: &random) else { return }
    let frame = cell.convert(cell.bounds, to: nil)
    var other = RepeatableRandom(seed: random.next())
    let run = self
    if random.once(in: 2) { controller.display.onSelect = { run.update(&other) } }
    let start = CGPoint(x: frame.midX, y: frame.midY)
    frames = 13
    host.drag(
      from: start,
      to: CGPoint(
        x: start.x + CGFloat.random(in: -300...300, using: &random),
        y: start.y + CGFloat.random(in: -8...8, using: &random)))
    controller.display.onSelect = nil
  }

  private func refresh(_ random: inout RepeatableRandom) {
    guard let control = view.refreshControl else {
      view.refreshControl = UIRefreshControl()
      return
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: view.refreshControl = nil
    case 1: control.endRefreshing()
    default: control.beginRefreshing()
    }
  }

  /// Starts an animator of a change of the offset, the size, the data or the height of a cell.
  /// Ends the last one before.
  private func startAnimator(_ random: inout RepeatableRandom) {
    finishAnimator(at: .end)
    let animator = UIViewPropertyAnimator(
      duration: Double(Int.random(in: 0...30, using: &random)) / 100, curve: .easeInOut)
    let choice = Int.random(in: 0..<4, using: &random)
    var other = RepeatableRandom(seed: random.next())
    let run = self
    animator.addAnimations { run.change(choice, &other) }
    controller.animator = animator
    controller.animatorIsReversible = choice == 0
    animator.startAnimation()
  }

  private func change(_ choice: Int, _ random: inout RepeatableRandom) {
    switch choice {
    case 0: view.contentOffset = offset(&random, slack: 0)
    case 1:
      host.resize(
        to: random.pick([CGSize(width: 320, height: 480), CGSize(width: 200, height: 300)]))
    case 2: update(&random)
    default: changeHeight(&random)
    }
    view.layoutIfNeeded()
  }

  /// Changes the height that a visible cell prefers.
  private func changeHeight(_ random: inout RepeatableRandom) {
    guard let cell = view.visibleCells.randomElement(using: &random) as? OperationCell,
      let name = cell.shown
    else { return }
    data.changeHeight(ofName: name, &random)
    cell.height = data.heights[name]
    cell.invalidateIntrinsicContentSize()
  }

  private func controlAnimator(_ random: inout RepeatableRandom) {
    guard let animator = controller.animator, animator.state == .active else { return }
    let isReversible = controller.animatorIsReversible
    switch Int.random(in: 0..<5, using: &random) {
    case 0: animator.pauseAnimation()
    case 1:
      animator.pauseAnimation()
      animator.fractionComplete = CGFloat.random(in: 0...1, using: &random)
    case 2:
      animator.pauseAnimation()
      if isReversible { animator.isReversed.toggle() }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case 3: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    default: finishAnimator(at: isReversible ? random.pick([.start, .current, .end]) : .end)
    }
  }

  /// Lets the animator end with its changes, because others follow. The layout may then have other
  /// frames than at the start of the animator, and what UIKit does with both is not known. One that
  /// is returning to its start ends there before.
  private func keepAnimatorFromReturning() {
    if controller.animator?.isReversed == true { finishAnimator(at: .start) }
    controller.animatorIsReversible = false
  }

  private func finishAnimator(at position: UIViewAnimatingPosition) {
    guard let animator = controller.animator else { return }
    controller.animator = nil
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }

  private func tap(_ random: inout RepeatableRandom) {
    let bounds = host.window.bounds
    host.tap(
      at: CGPoint(
        x: CGFloat.random(in: 0...max(1, bounds.width), using: &random),
        y: CGFloat.random(in: 0...max(1, bounds.height), using: &random)))
  }

  private func invalidate(_ kind: Operation.Kind, _ random: inout RepeatableRandom) {
    guard controller.transition == nil else { return }
    let layout = view.collectionViewLayout
    let contextClass =
      layout is UICollectionViewFlowLayout
      ? UICollectionViewFlowLayoutInvalidationContext()
      : UICollectionViewLayoutInvalidationContext()
    if let flow = contextClass as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = random.once(in: 2)
      flow.invalidateFlowLayoutAttributes = random.once(in: 2)
    }
    let paths = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in anyItem(&random) }
    guard !paths.isEmpty else { return }
    switch kind {
    case .invalidateItems:
      if controller.layout == .delegateFlow {
        data.changeHeight(ofName: data.name(at: paths[0]), &random)
      }
      contextClass.invalidateItems(at: paths)
    case .invalidateAttached:
      contextClass.invalidateSupplementaryElements(
        ofKind: random.pick([UICollectionView.elementKindSectionHeader, OperationLayout.badge]),
        at: paths)
    default:
      contextClass.invalidateDecorationElements(ofKind: OperationLayout.background, at: paths)
    }
    layout.invalidateLayout(with: contextClass)
  }

  private func anyItem(_ random: inout RepeatableRandom) -> IndexPath? {
    data.indexPaths.randomElement(using: &random)
  }

  private func offset(_ random: inout RepeatableRandom, slack: CGFloat) -> CGPoint {
    let size = view.contentSize
    let x = max(0, size.width - view.bounds.width)
    let y = max(0, size.height - view.bounds.height)
    return CGPoint(
      x: x == 0 ? view.contentOffset.x : CGFloat.random(in: -slack...x + slack, using: &random),
      y: CGFloat.random(in: -slack...y + slack, using: &random))
  }
}
