internal import ScreenChecking
import UIKit

/// The lanes of the displayed items of a screen, read again after each event.
///
/// An item that is still at its index path, in another lane than when it was last displayed, has
/// moved. Data that are inserted or removed before an item give its index path another item, whose
/// lane may differ, as do data that a diffable data source moves.
@MainActor
struct LaneObserver {
  /// The part of the bounds that one step scrolls by.
  private static let part: CGFloat = 0.2
  /// The number of steps in one direction.
  private static let stepCount = 3

  private let window: UIWindow
  private var lists: [ObservedLanes] = []
  /// The scrolls that remain, the next one last; `nil` before the first scroll.
  private var scrolls: [LaneScroll]?

  /// Creates an observer and reads the lanes.
  init(_ window: UIWindow) {
    self.window = window
    read(after: .loading)
  }

  /// The moves in each waterfall, by the identities of collection views.
  var moves: [Int: [LaneMove]] {
    lists.reduce(into: [:]) { result, observed in
      if observed.hasWaterfall { result[observed.list.sceneID] = observed.movesInWaterfalls }
    }
  }

  /// Reads the lanes, and notes the items that are in other lanes than before.
  mutating func read(after occasion: LaneMove.Occasion) {
    add(window)
    for index in lists.indices where lists[index].list.window === window {
      lists[index].read(after: occasion)
    }
  }

  private mutating func add(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let list = view as? UICollectionView, !lists.contains(where: { $0.list === list }) {
      lists.append(ObservedLanes(list))
    }
    for child in view.subviews { add(child) }
  }

  /// Scrolls a waterfall by a step, with the events of a drag, lays it out and reads the lanes.
  /// All steps together scroll each waterfall of the screen a little, and back.
  ///
  /// - Returns: The scroll, or `nil` after the last step.
  mutating func scroll() -> LaneMove.Occasion? {
    if scrolls == nil {
      scrolls = lists.filter(\.hasWaterfall).flatMap {
        LaneScroll.steps(of: $0.list, part: Self.part, count: Self.stepCount)
      }.reversed()
    }
    guard let scroll = scrolls?.popLast() else { return nil }
    if scroll.list.scrollByUser(to: scroll.offset, velocity: .zero) {
      // The lanes are read before the closures that the app has scheduled on the main queue run.
      window.settleLayout()
      read(after: scroll.occasion)
    }
    return scroll.occasion
  }
}

/// One step of a scroll.
@MainActor
private struct LaneScroll {
  let list: UICollectionView
  let offset: CGPoint
  let occasion: LaneMove.Occasion

  /// Returns the steps of a scroll and of the way back.
  ///
  /// - Parameters:
  ///   - part: The part of the bounds that one step scrolls by.
  ///   - count: The number of steps in one direction.
  static func steps(of list: UICollectionView, part: CGFloat, count: Int) -> [Self] {
    let isVertical = LaneReading.isVertical(list)
    let (start, bounds, inset) = (list.contentOffset, list.bounds.size, list.adjustedContentInset)
    let room =
      isVertical
      ? list.contentSize.height + inset.bottom - bounds.height - start.y
      : list.contentSize.width + inset.right - bounds.width - start.x
    // Content that begins at the right, or is displayed at its end, scrolls to the other side.
    let step = (isVertical ? bounds.height : bounds.width) * part * (room < 1 ? -1 : 1)
    return (Array(1...count) + (0..<count).reversed()).enumerated().map { index, steps in
      var offset = start
      let distance = CGFloat(steps) * step
      if isVertical { offset.y += distance } else { offset.x += distance }
      let length = Double(abs(step) * CGFloat(index < count ? steps : count))
      return Self(
        list: list, offset: offset, occasion: index < count ? .scroll(length) : .scrollBack(length))
    }
  }
}

/// The lanes of a collection view over time.
@MainActor
private struct ObservedLanes {
  let list: UICollectionView
  /// The items when they were last displayed.
  private var items: [IndexPath: LaneReading.Item] = [:]
  /// The last reading.
  private var last: LaneReading?
  /// The sections that were waterfalls in a reading.
  private var waterfalls: Set<Int> = []
  private var moves: [LaneMove] = []

  init(_ list: UICollectionView) { self.list = list }

  var hasWaterfall: Bool { !waterfalls.isEmpty }

  var movesInWaterfalls: [LaneMove] { moves.filter { waterfalls.contains($0.section) } }

  mutating func read(after occasion: LaneMove.Occasion) {
    let reading = LaneReading(list)
    defer {
      items.merge(reading.items) { $1 }
      last = reading
    }
    waterfalls.formUnion(reading.waterfalls)
    guard let last, !last.items.isEmpty else { return }
    if last.counts != reading.counts {
      // Without identifiers, only cells that are still displayed are known to have their items.
      items = items.filter { path, item in
        item.identifier != nil || reading.items[path]?.cell === item.cell
      }
    }
    for (path, item) in reading.items.sorted(by: { $0.key < $1.key }) {
      guard let before = items[path], before.identifier == item.identifier,
        abs(before.lane - item.lane) > LaneReading.tolerance,
        abs(before.breadth - item.breadth) <= LaneReading.tolerance,
        last.hasLane(item, inSection: path.section)
      else { continue }
      moves.append(
        LaneMove(
          section: path.section, item: path.item, start: Double(before.lane),
          end: Double(item.lane), occasion: occasion))
    }
  }
}
