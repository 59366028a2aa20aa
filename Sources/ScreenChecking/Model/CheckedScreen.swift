import Foundation
import Scenes

/// Required constraints that contradict each other.
package struct Contradiction: Hashable, Sendable {
  /// The constraints, as a sentence without a period.
  package var sentence: String
  /// The identity of the node of a view that the omitted constraint concerns; `nil` for none.
  package var view: Int?

  /// Creates a contradiction.
  package init(sentence: String, view: Int?) {
    self.sentence = sentence
    self.view = view
  }
}

/// A screen in one layout.
package struct CheckedScreen: Sendable {
  /// The layout.
  package var layout: CheckLayout
  /// The size, in points.
  package var size: CGSize
  /// The side of a pixel, in points.
  package var pixel: CGFloat
  /// A Boolean value that indicates whether the horizontal size class is regular.
  package var hasRegularWidth: Bool
  /// The views and layers in the order of drawing.
  package var views: [CheckedView]
  /// The contradictions of constraints.
  package var contradictions: [Contradiction]
  /// The layout passes after which the views rest; `nil` if they were not counted.
  package var layoutPasses: LayoutPasses?
  /// The same screen at the end of each vertical scroll; empty if nothing was scrolled.
  package private(set) var ends: [CheckedScreen] = []
  /// The index of the view that is scrolled to its end; `nil` for a screen as it appears first.
  package private(set) var scrolledToEnd: Int?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - scene: The drawing.
  ///   - facts: The facts by the identities of nodes.
  ///   - names: The names for assistive technology by the identities of nodes.
  package init(
    _ scene: Scene, layout: CheckLayout, facts: [Int: ViewFacts], names: [Int: String],
    pixel: CGFloat, hasRegularWidth: Bool, contradictions: [Contradiction] = []
  ) {
    self.layout = layout
    size = scene.size
    self.pixel = pixel
    self.hasRegularWidth = hasRegularWidth
    self.contradictions = contradictions
    views = []
    views.reserveCapacity(scene.nodes.count)
    var indices: [Int: Int] = [:]
    for (index, (node, place)) in zip(scene.nodes, scene.placements()).enumerated() {
      let parent = node.parent.flatMap { indices[$0] }
      let around = parent.map { views[$0] }
      indices[node.id] = index
      views.append(
        CheckedView(
          index: index, parent: parent, node: node, facts: facts[node.id], name: names[node.id],
          box: place.box, clip: place.clip, transform: place.transform, opacity: place.opacity,
          scroller: around.flatMap { $0.facts?.scrolling == nil ? $0.scroller : $0.index },
          element: node.element == nil ? around?.element : index))
    }
  }

  /// Adds the moves in waterfalls.
  ///
  /// - Parameter moves: The moves by the identities of the nodes of collection views.
  package mutating func add(laneMoves moves: [Int: [LaneMove]]) {
    for index in views.indices {
      if let moves = moves[views[index].node.id] { views[index].facts?.laneMoves = moves }
    }
  }

  /// Adds the jumps in lists.
  ///
  /// - Parameter jumps: The largest jump in each list that was scrolled, by the identities of the
  ///   nodes; `nil` for a list without jumps.
  package mutating func add(jumps: [Int: ContentJump?]) {
    for index in views.indices {
      guard let jump = jumps[views[index].node.id] else { continue }
      views[index].facts?.isScrolledForJumps = true
      views[index].facts?.jump = jump
    }
  }

  /// Adds the screen at the end of a scroll.
  ///
  /// Rules look there at the views that have no equal one on the screen before the scroll.
  ///
  /// - Parameters:
  ///   - end: The screen after the scroll, in the same layout.
  ///   - scroller: The identity of the node of the scrolled view.
  package mutating func add(end: CheckedScreen, ofScrolling scroller: Int) {
    guard let index = end.views.firstIndex(where: { $0.node.id == scroller }) else { return }
    var end = end
    end.scrolledToEnd = index
    let known = Set(judged.map(\.contentKey))
    for index in end.views.indices {
      end.views[index].isSeenBefore = known.contains(end.views[index].contentKey)
    }
    ends.append(end)
  }

  /// The views that rules look at.
  package var judged: [CheckedView] { views.filter(\.isJudged) }

  /// The controls that rules look at.
  package var controls: [CheckedView] { judged.filter { $0.facts?.control != nil } }

  /// The views around a view, from the nearest one.
  package func ancestors(of view: CheckedView) -> [CheckedView] {
    var result: [CheckedView] = []
    var next = view.parent
    while let index = next {
      result.append(views[index])
      next = views[index].parent
    }
    return result
  }

  /// Returns the axes along which views around a view scroll.
  package func scrolling(around view: CheckedView) -> ViewFacts.Scrolling {
    ancestors(of: view).compactMap { $0.facts?.scrolling }
      .reduce(into: ViewFacts.Scrolling(isHorizontal: false, isVertical: false)) {
        $0.isHorizontal = $0.isHorizontal || $1.isHorizontal
        $0.isVertical = $0.isVertical || $1.isVertical
      }
  }

  /// Returns whether a view is in another one, or is the same.
  package func isView(_ index: Int, in other: Int) -> Bool {
    var next: Int? = index
    while let step = next {
      if step == other { return true }
      next = views[step].parent
    }
    return false
  }
}
