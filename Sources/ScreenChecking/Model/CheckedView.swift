import Foundation
import Scenes

/// A view of a screen with everything that rules look at.
package struct CheckedView: Sendable {
  /// The index among the views of the screen, in the order of drawing.
  package var index: Int
  /// The index of the view around it; `nil` for the window.
  package var parent: Int?
  /// The node.
  package var node: SceneNode
  /// The facts; `nil` for a layer without a view.
  package var facts: ViewFacts?
  /// The name for assistive technology; `nil` for none.
  package var name: String?
  /// The box in the coordinates of the window, in points.
  package var box: CGRect
  /// The rectangle to which the views around it clip the view, in the coordinates of the window.
  package var clip: CGRect
  /// The transform from the coordinates of the box to the window.
  package var transform: SceneTransform
  /// The product of the opacities of the views around it and its own.
  package var opacity: CGFloat
  /// The index of the nearest scrolling view around it; `nil` for none.
  package var scroller: Int?
  /// The index of the nearest element of a list around it, or its own; `nil` for none.
  package var element: Int?
  /// A Boolean value that indicates whether rules look at an equal view before the scroll.
  var isSeenBefore = false

  /// Creates a view.
  init(
    index: Int, parent: Int?, node: SceneNode, facts: ViewFacts?, name: String?, box: CGRect,
    clip: CGRect, transform: SceneTransform, opacity: CGFloat, scroller: Int?, element: Int?
  ) {
    self.index = index
    self.parent = parent
    self.node = node
    self.facts = facts
    self.name = name
    self.box = box
    self.clip = clip
    self.transform = transform
    self.opacity = opacity
    self.scroller = scroller
    self.element = element
  }

  /// A Boolean value that indicates whether rules look at the view.
  package var isJudged: Bool {
    guard let facts, !isSeenBefore else { return false }
    return !facts.isSystemPart && isDisplayed
  }

  /// A Boolean value that indicates whether the view has an area and is not transparent.
  var isDisplayed: Bool { opacity > 0.01 && box.width > 0 && box.height > 0 }

  /// The rectangles of the lines of text in the coordinates of the window: their widths, and the
  /// height of the font's size around the baseline.
  package var textLines: [CGRect] {
    guard let text = node.text else { return [] }
    return text.lines.filter { !$0.string.isEmpty || !$0.runs.isEmpty }.map { line in
      let size = line.runs.map(\.font.size).max() ?? text.font.size
      // The part of the em above the baseline, without the gap over capitals, and a descender.
      return transform.boundingBox(
        of: CGRect(x: line.x, y: line.baseline - size * 0.72, width: line.width, height: size * 0.9)
      )
    }
  }

  /// The parts of a view that are equal for a reused view with the same content.
  var contentKey: [String] {
    [
      facts?.path ?? "", facts?.text?.string ?? "", name ?? "", "\(box.width)",
      "\(box.height)",
    ]
  }

  /// A Boolean value that indicates whether the view hides what is behind its box.
  package var isOpaque: Bool {
    guard let fill = node.fill, node.transform == .identity else { return false }
    return fill.alpha * Double(opacity) >= 0.95
  }

  /// A Boolean value that indicates whether the view draws colors that its fill does not tell.
  package var isPainted: Bool {
    node.drawing != nil || node.hasEffects
  }

  /// The words for the view in messages: the property of the app, or the class.
  package var words: String {
    guard let facts else { return "a layer" }
    if let member = facts.member { return "'\(member)'" }
    return facts.type
  }
}
