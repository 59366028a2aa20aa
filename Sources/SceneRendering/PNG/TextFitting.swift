import Foundation

/// The horizontal scale that fits runs of text to their measured widths.
///
/// librsvg ignores the attribute `textLength`, so that a run with a substitute for the system font
/// would have another width. This value measures each run as librsvg does, with the same library
/// and settings.
final class TextFitting {
  private let functions: RSVGFunctions
  private let context: RSVGFunctions.Object
  /// The characters, so far, that no font of the system has.
  private(set) var missing: Set<Unicode.Scalar> = []

  init(_ functions: RSVGFunctions, _ cairo: CairoFunctions) throws(PNGFailure) {
    guard let context = functions.createTextContext(functions.fontMap()) else {
      throw .library("there are no fonts")
    }
    self.functions = functions
    self.context = context
    let options = cairo.createFontOptions()
    cairo.setHintStyle(options, CairoFunctions.hintStyleNone)
    cairo.setHintMetrics(options, CairoFunctions.hintMetricsOff)
    functions.setFontOptions(context, options)
    cairo.destroyFontOptions(options)
    functions.setResolution(context, 72)
    functions.setRoundsPositions(context, 0)
  }

  /// Releases the fonts. The value is not used afterwards.
  func end() { functions.release(context) }

  /// Returns the factor for the widths of a run's characters; `nil` if nothing is drawn.
  func scale(of run: SceneTextRun) -> CGFloat? {
    guard run.width > 0 else { return nil }
    let spacing = Double(run.font.letterSpacing * run.font.size / 1000)
    let natural = width(of: run, letterSpacing: spacing)
    guard natural > 0 else { return nil }
    // As in CSS, the space after the last character counts. Pango leaves it out.
    let scale = run.width / CGFloat(natural + spacing)
    return scale.isFinite && scale > 0 ? scale : nil
  }

  private func width(of run: SceneTextRun, letterSpacing spacing: Double) -> Double {
    let font = makeFont(of: run)
    defer { functions.freeFont(font) }
    let layout = functions.createLayout(context)
    defer { functions.release(layout) }
    functions.setFont(layout, font)
    let attributes = functions.createAttributes()
    defer { functions.releaseAttributes(attributes) }
    functions.insertAttribute(attributes, functions.letterSpacing(Self.units(spacing)))
    functions.setAttributes(layout, attributes)
    setText(run.string, of: layout)
    var width: Int32 = 0
    functions.getSize(layout, &width, nil)
    if functions.countUnknownGlyphs(layout) > 0 { noteMissing(in: run.string, layout) }
    return Double(width) / RSVGFunctions.unitsPerPoint
  }

  /// Adds the characters of a text that no font has. They are drawn as boxes.
  private func noteMissing(in text: String, _ layout: RSVGFunctions.Object?) {
    for scalar in Set(text.unicodeScalars) where !missing.contains(scalar) {
      setText(String(scalar), of: layout)
      if functions.countUnknownGlyphs(layout) > 0 { missing.insert(scalar) }
    }
  }

  private func setText(_ text: String, of layout: RSVGFunctions.Object?) {
    text.withCString { functions.setText(layout, $0, Int32(text.utf8.count)) }
  }

  private func makeFont(of run: SceneTextRun) -> RSVGFunctions.Object? {
    let font = functions.createFont()
    let families = run.font.familyList.filter { $0 != "'" }
    families.withCString { functions.setFamily(font, $0) }
    functions.setSize(font, Self.units(Double(run.font.size)))
    functions.setWeight(font, Int32(run.font.weight))
    if run.font.isItalic { functions.setStyle(font, RSVGFunctions.italic) }
    return font
  }

  private static func units(_ points: Double) -> Int32 {
    Int32((points * RSVGFunctions.unitsPerPoint).rounded())
  }
}
