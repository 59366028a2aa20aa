import CoreGraphics
import Scenes
import Testing

@Suite struct ContextTests {
  private let red = SceneColor(red: 1, green: 0, blue: 0)
  private let black = SceneColor(red: 0, green: 0, blue: 0)

  /// Returns what a closure draws in a context of 40 x 30 points.
  private func marks(_ draw: (CGContext) -> Void) -> [SceneDrawing.Mark] {
    let context = CGContext(area: CGRect(x: 0, y: 0, width: 40, height: 30))
    draw(context)
    return context.finishedMarks
  }

  @Test func `shapes are drawn through the transform of the context`() {
    let marks = marks { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 4))
      context.setLineWidth(3)
      context.setLineDash(phase: 1, lengths: [2, 1])
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 5, y: 0))
      #expect(context.currentPointOfPath == CGPoint(x: 5, y: 0))
      #expect(!context.isPathEmpty)
      context.strokePath()
      #expect(context.isPathEmpty)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      marks == [
        .fill(.rectangle(CGRect(x: 12, y: 7, width: 6, height: 8)), red),
        .stroke(
          .path([.move(CGPoint(x: 10, y: 5)), .line(CGPoint(x: 20, y: 5))]),
          SceneDrawing.Stroke(
            width: 6, color: black, miterLimit: 10, dashes: [4, 2], dashPhase: 2)),
        .fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), red),
      ])
  }

  @Test func `a line is drawn in a stretched coordinate system with a stretched pen`() {
    let marks = marks { context in
      context.scaleBy(x: 4, y: 1)
      context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2), width: 2)
    }
    guard case .stroke(let shape, let line)? = marks.first else {
      Issue.record("there is no line")
      return
    }
    #expect(shape == .rectangle(CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(line.width == 2)
    #expect(line.transform == SceneTransform(a: 4))
  }

  @Test func `each shape has its shadow, and a transparency layer has one as a whole`() {
    let marks = marks { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 8)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
      context.endTransparencyLayer()
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    }
    let groups = marks.compactMap { mark -> SceneGroup? in
      guard case .begin(let group) = mark else { return nil }
      return group
    }
    #expect(groups.count == 3)
    #expect(groups.map(\.opacity) == [1, 1, 0.5])
    for group in groups {
      #expect(group.shadow?.radius == 4)
      #expect(group.shadow?.offset.height == 2)
    }
    guard case .fill(_, let inside) = marks[7], case .fill(_, let after) = marks[10] else {
      Issue.record("\(marks)")
      return
    }
    #expect(inside.alpha == 1)
    #expect(after.alpha == 0.5)
  }

  @Test func `a clipped shape after a transparency layer is not part of it`() {
    let marks = marks { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.saveGState()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.endTransparencyLayer()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    let kinds = marks.map { mark in
      switch mark {
      case .begin(let group): "begin \(group.opacity)"
      case .end: "end"
      default: "fill"
      }
    }
    #expect(
      kinds == [
        "begin 1.0", "fill", "end", "begin 0.5", "fill", "end", "begin 1.0", "fill", "end",
      ])
  }

  @Test func `a group that is not ended ends with the drawing`() {
    let marks = marks { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    #expect(marks.last == .end)
    #expect(marks.count == 3)
  }

  @Test func `a gradient ends at its circles unless it is told to go on`() throws {
    let colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 0.5]))
    let marks = marks { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 40, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 2, endCenter: .zero, endRadius: 9, options: [])
    }
    guard marks.count == 2, case .gradient(let area, let line) = marks[0],
      case .gradient(_, let circles) = marks[1]
    else {
      Issue.record("\(marks)")
      return
    }
    #expect(area == .rectangle(CGRect(x: 0, y: 0, width: 40, height: 30)))
    #expect(line.stops.map(\.location) == [0, 0.5])
    #expect(circles.stops.map(\.location) == [0, 0, 0, 0.5, 1, 1])
    #expect(circles.stops.map(\.color.alpha) == [0, 1, 1, 1, 1, 0])
    #expect(CGGradient(colorsSpace: nil, colors: [1], locations: nil) == nil)
  }
}
