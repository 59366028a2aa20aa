// The names of Core Graphics' and UIKit's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Scenes

/// The contexts that are drawn in, the current one last.
///
/// A context in which nothing was drawn is used again: views that draw nothing cost nothing.
enum GraphicsStack {
  /// The contexts of the first thread. Views draw there; images may be drawn on any thread.
  nonisolated(unsafe) private static var firstEntries: [CGContext] = []
  /// A context of the first thread in which nothing was drawn; `nil` while it is in use.
  nonisolated(unsafe) private static var spare: CGContext?
  private static let key = "UIKit.GraphicsStack"

  /// The contexts of the current thread.
  private static var entries: [CGContext] {
    get {
      if MainQueue.isFirstThread { return firstEntries }
      return Thread.current.threadDictionary[key] as? [CGContext] ?? []
    }
    _modify {
      if MainQueue.isFirstThread {
        yield &firstEntries
      } else {
        var entries = Thread.current.threadDictionary[key] as? [CGContext] ?? []
        yield &entries
        Thread.current.threadDictionary[key] = entries
      }
    }
  }

  /// The current context; `nil` if nothing is drawn.
  static var current: CGContext? { entries.last }

  static func push(_ context: CGContext) { entries.append(context) }

  static func pop() { _ = entries.popLast() }

  /// Calls a closure with a context as the current one.
  static func perform(in context: CGContext, _ draw: () -> Void) {
    if current === context { return draw() }
    push(context)
    draw()
    pop()
  }

  /// Calls a closure that may draw in an area, and returns what it drew; `nil` for nothing.
  static func record(in area: CGRect, _ draw: (CGContext) -> Void) -> [SceneDrawing.Mark]? {
    let isFirst = MainQueue.isFirstThread
    var context = (isFirst ? spare : nil) ?? CGContext(area: area)
    if isFirst { spare = nil }
    context.area = area
    push(context)
    draw(context)
    pop()
    let marks = context.finishedMarks
    guard marks.isEmpty else { return marks }
    if isFirst, isKnownUniquelyReferenced(&context) {
      context.resetSettings()
      spare = context
    }
    return nil
  }
}

/// Returns the context of the `draw(_:)` that is running; `nil` outside of one.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the context before the last pushed one the current one again.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Fills a rectangle with the fill color of the current context.
public func UIRectFill(_ rect: CGRect) {
  GraphicsStack.current?.drawing { $0.fill(rect) }
}

/// Draws a line of one point inside the edges of a rectangle, with the fill color of the current
/// context.
public func UIRectFrame(_ rect: CGRect) {
  GraphicsStack.current?.drawing {
    $0.addRect(rect)
    $0.addRect(rect.insetBy(dx: 1, dy: 1))
    $0.fillPath(using: .evenOdd)
  }
}

/// Clips what is drawn next in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

extension CGContext {
  /// Calls a closure and restores the settings after it.
  func drawing(_ draw: (CGContext) -> Void) {
    saveGState()
    draw(self)
    restoreGState()
  }
}

extension UIColor {
  /// Sets the color of areas and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of areas in the current context.
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

  /// Sets the color of lines in the current context.
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the path in the current context with its fill color.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Draws a line along the path in the current context with its stroke color.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path in the current context with its fill color.
  ///
  /// - Parameters:
  ///   - blendMode: The way in which the color is mixed with those behind it.
  ///   - alpha: The opacity, from 0 to 1, in addition to the context's.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.drawing { context in
      if blendMode != .normal { context.setBlendMode(blendMode) }
      context.setAlpha(context.alpha * alpha)
      context.fill(
        cgPath.steps.applying(context.ctm), usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws a line along the path in the current context with its stroke color.
  ///
  /// - Parameters:
  ///   - blendMode: The way in which the color is mixed with those behind it.
  ///   - alpha: The opacity, from 0 to 1, in addition to the context's.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.drawing { context in
      if blendMode != .normal { context.setBlendMode(blendMode) }
      context.setAlpha(context.alpha * alpha)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashLengths)
      context.stroke(cgPath.steps.applying(context.ctm))
    }
  }

  /// Clips what is drawn next in the current context to the area of the path.
  public func addClip() {
    guard let context = GraphicsStack.current else { return }
    context.clip(
      to: cgPath.steps.applying(context.ctm), usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
