import TestSupport
import UIKit

/// One screen on which the operations of a sequence are done one after the other.
@MainActor
package struct OperationRun {
  /// The passes of a collection view that one operation may cause in one state of the clock: one for each
  /// of the sizes, data and offset that it changes, and one for completions that are due. More than 24 in
  /// one run are given up by `layoutIfNeeded()`.
  package static let passLimit = 12
  /// The passes for one frame of content that scrolls: one for the offset, and one for the sizes that
  /// cells ask for which come into sight.
  package static let framePassLimit = 2

  let controller: OperationController
  let host: OperationHost
  private var selected: Set<Int> = []
  private var isLandscape = false
  /// The frames that scrolling content was laid out in during the last operation.
  private var frames = 0
  private(set) package var largestPassCount = 0

  package init(controller: OperationController, host: OperationHost) {
    self.controller = controller
    self.host = host
    host.settle()
  }

  private var view: OperationCollectionView { controller.collectionView }
  private var data: OperationData { controller.data }

  /// Does one operation.
  ///
  /// - Returns: what is wrong afterwards; empty where every invariant holds.
  package mutating func perform(_ operation: Operation) -> [String] {
    var random = RepeatableRandom(seed: operation.seed)
    view.passes = 0
    frames = 0
    perform(operation.kind, &random)
    host.settle()
    largestPassCount = max(largestPassCount, view.passes)
    let limit = Self.passLimit + frames * Self.framePassLimit
    return OperationChecks(
      controller: controller, host: host, passes: view.passes, passLimit: limit
    ).failures()
  }

  private mutating func perform(_ kind: Operation.Kind, _ random: inout RepeatableRandom) {
    let isInTransition = controller.transition != nil
    switch kind {
    case .scroll: view.contentOffset = offset(&random, slack: 60)
    case .userScroll: host.scroll(view, to: offset(&random, slack: 0))
    case .animatedScroll: view.setContentOffset(offset(&random, slack: 0), animated: true)
    case .scrollToItem:
      guard let indexPath = anyItem(&random) else { return }
      view.scrollToItem(
        at: indexPath, at: random.pick([.top, .centeredVertically, .bottom]),
        animated: random.once(in: 2))
    case .scrollRow:
      guard let row = view.subviews.compactMap({ $0 as? UIScrollView }).first else { return }
      let shift = CGFloat(Int.random(in: -300...600, using: &random))
      host.scroll(row, to: CGPoint(x: row.contentOffset.x + shift, y: row.contentOffset.y))
    case .tap: tap(&random)
    case .select:
      view.selectItem(at: anyItem(&random), animated: false, scrollPosition: [])
    case .deselect:
      guard let indexPath = anyItem(&random) else { return }
      view.deselectItem(at: indexPath, animated: false)
    case .reload:
      data.replaceAll(&random)
      if controller.diffable != nil { controller.show(animated: false) } else { view.reloadData() }
    case .batchUpdate: update(&random)
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
    case .changeHeight:
      guard let cell = view.visibleCells.randomElement(using: &random) as? OperationCell,
        let name = cell.shown
      else { return }
      data.changeHeight(ofName: name, &random)
      cell.height = data.heights[name]
      cell.invalidateIntrinsicContentSize()
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
      // Content that scrolls is laid out in every sixtieth of a second.
      frames = Int(seconds * 60) + 1
      host.advance(by: seconds)
    case .playAnimations: host.playsAnimations = random.once(in: 2)
    }
  }

  private func update(_ random: inout RepeatableRandom) {
    controller.perform(OperationChange(of: data, &random), animated: random.once(in: 2))
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
