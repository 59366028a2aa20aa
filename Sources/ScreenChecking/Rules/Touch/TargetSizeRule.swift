import Foundation

/// A control is too small for a finger.
struct TargetSizeRule: CheckRule {
  static let id = "target-size"
  static let summary = "Controls take touches on at least 44 by 44 points."
  static let fix =
    "Give the control a larger frame, or content insets; or override point(inside:with:)."
  static let looksAtScrollEnds = true

  /// The side of Apple's Human Interface Guidelines.
  private static let side: CGFloat = 44
  /// The side of WCAG 2.2, 2.5.8.
  private static let least: CGFloat = 24

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    let controls = screen.controls
    for view in controls {
      guard let control = view.facts?.control, control.isEnabled, control.isSizedByApp else {
        continue
      }
      let area = control.touchArea
      if isAtEdge(area, of: view, in: screen) { continue }
      result.looked += 1
      guard min(area.width, area.height) < Self.side - screen.pixel else { continue }
      let isTiny =
        min(area.width, area.height) < Self.least
        && controls.contains { $0.index != view.index && isNear($0, area) }
      result.observations.append(
        Observation(
          isTiny ? .error : .warning, view, in: screen,
          "\(view.words) takes touches on \(area.size.words) points"))
    }
  }

  /// Returns whether a control is at an edge of the screen, which stops a finger. A control that
  /// scrolls away from the edge is not.
  private func isAtEdge(_ area: CGRect, of view: CheckedView, in screen: CheckedScreen) -> Bool {
    let scrolling = screen.scrolling(around: view)
    let isAtSide = area.minX < 1 || area.maxX > screen.size.width - 1
    let isAtEnd = area.minY < 1 || area.maxY > screen.size.height - 1
    return isAtSide && !scrolling.isHorizontal || isAtEnd && !scrolling.isVertical
  }

  /// Returns whether a circle of 24 points around a control meets another control.
  private func isNear(_ other: CheckedView, _ area: CGRect) -> Bool {
    guard let theirs = other.facts?.control?.touchArea else { return false }
    let radius = Self.least / 2
    let circle = CGRect(x: area.midX - radius, y: area.midY - radius, width: 24, height: 24)
    return theirs.intersects(circle)
  }
}
