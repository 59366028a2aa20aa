import Scenes
import TestSupport
import Testing

@testable import UIKit

@Suite struct SymbolTests {
  private let screen = UITraitCollection(displayScale: 2)

  private func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration = .init(pointSize: 17)
  ) -> UIImage? {
    UIImage(systemName: name, withConfiguration: configuration.withTraitCollection(screen))
  }

  @Test func `the names in use have a drawing`() {
    #expect(symbolNamesInUse.count >= 480)
    for name in symbolNamesInUse { #expect(SymbolName(name).isDrawn, "\(name)") }
    // To compose all figures takes long.
    var random = RepeatableRandom(seed: 31)
    for name in symbolNamesInUse.shuffled(using: &random).prefix(120) {
      let image = symbol(name)
      #expect(image != nil, "\(name)")
      guard let size = image?.size else { continue }
      #expect(size.width > 2, "\(name)")
      #expect(size.width < 28, "\(name)")
      #expect(size.height > 1, "\(name)")
      #expect(size.height < 28, "\(name)")
    }
  }

  @Test func `a symbol without a drawing has the size of its frame`() {
    #expect(symbol("allergens")?.size == symbol("square")?.size)
    #expect(symbol("figure.skiing.crosscountry.circle")?.size == symbol("circle")?.size)
    #expect(symbol("air.conditioner.horizontal")?.size == symbol("rectangle")?.size)
    #expect(symbol("air.conditioner.vertical")?.size == symbol("rectangle.portrait")?.size)
  }

  @Test func `the weight is the width of the lines, also of letters and enclosures`() {
    for name in [
      "plus", "plus.circle", "ellipsis", "allergens", "a.circle", "bell.slash", "folder.badge.plus",
    ] {
      func width(_ weight: UIImage.SymbolWeight) -> CGFloat {
        let figure = SymbolCatalog.figure(SymbolName(name), lineWidth: weight.lineWidth)
        return widths(figure.layers).max() ?? 0
      }
      #expect(width(.ultraLight) < width(.regular), "\(name)")
      #expect(width(.regular) < width(.black), "\(name)")
    }
  }

  private func widths(_ layers: [SymbolFigure.Layer]) -> [CGFloat] {
    layers.flatMap { layer -> [CGFloat] in
      switch layer {
      case .fill: []
      case .stroke(_, let width): [width]
      case .cut(let kept, _): widths(kept)
      }
    }
  }

  @Test func `a filled enclosure leaves out the filled figure inside`() {
    let figure = SymbolFigure(SymbolName("heart.circle.fill"), lineWidth: 8.5)
    guard case .cut(let kept, let removed)? = figure.layers.first else {
      Issue.record("The heart is not cut out of the disc.")
      return
    }
    #expect(figure.layers.count == 1)
    let circle = SymbolFigure(SymbolName("circle.fill"), lineWidth: 8.5)
    #expect(kept == circle.layers)
    #expect(removed.contains { if case .fill = $0 { true } else { false } })
    #expect(figure.box == circle.box)
  }

  @MainActor @Test func `a translucent symbol is drawn as a whole`() {
    let view = UIImageView(image: UIImage(systemName: "bell.slash.fill"))
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    guard let drawing = view.drawing(at: .end).drawing,
      case .begin(let group)? = drawing.marks.first
    else {
      Issue.record("The symbol is not a group.")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(drawing.marks.last == .end)
    let colors = drawing.marks.compactMap { mark -> SceneColor? in
      if case .stroke(_, let stroke) = mark { stroke.color } else { nil }
    }
    #expect(colors == [SceneColor(red: 1, green: 0, blue: 0)])
  }

  @Test func `the size follows the font and the scale`() throws {
    let medium = try #require(symbol("square"))
    #expect(medium == symbol("square"))
    #expect(medium.isSymbolImage)
    let double = try #require(symbol("square", .init(pointSize: 34)))
    #expect(abs(double.size.width - 2 * medium.size.width) <= 1)
    let large = try #require(
      symbol("square", .init(pointSize: 17, weight: .regular, scale: .large)))
    let small = try #require(
      symbol("square", .init(pointSize: 17, weight: .regular, scale: .small)))
    #expect(small.size.width < medium.size.width)
    #expect(medium.size.width < large.size.width)
    let body = symbol("square", .init(textStyle: .body))
    #expect(body?.size == medium.size)
    let bold = try #require(symbol("plus", .init(pointSize: 17, weight: .bold)))
    #expect(bold.size.width > symbol("plus")!.size.width)
    #expect(symbol("square", .init(font: .systemFont(ofSize: 34)))?.size == double.size)
  }

  @Test func `the middle of a symbol is at half of the cap height`() throws {
    let font = UIFont.systemFont(ofSize: 100)
    let square = try #require(symbol("square", .init(font: font)))
    let baseline = try #require(square.baselineOffsetFromBottom)
    #expect(abs(square.size.height / 2 - baseline - font.capHeight / 2) <= 0.5)
    #expect(square.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(square.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
  }

  @Test func `configurations are combined`() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    let weight = UIImage.SymbolConfiguration(weight: .bold)
    let both = size.applying(weight)
    #expect(both.values.pointSize == 30)
    #expect(both.values.weight == .bold)
    #expect(both == weight.applying(size))
    #expect(both != size)
    let plus = try #require(UIImage(systemName: "plus"))
    #expect(plus.symbolConfiguration == nil)
    #expect(plus.configuration == nil)
    let larger = try #require(plus.applyingSymbolConfiguration(size))
    #expect(larger.size.width > plus.size.width)
    #expect(larger.symbolConfiguration == size)
    #expect(larger.applyingSymbolConfiguration(weight)?.symbolConfiguration == both)
    #expect(UIImage().applyingSymbolConfiguration(size) == nil)
    #expect(!UIImage().isSymbolImage)
    let tinted = plus.withTintColor(.red, renderingMode: .alwaysOriginal).withConfiguration(size)
    #expect(tinted.renderingMode == .alwaysOriginal)
    #expect(tinted.content.tint == .red)
  }

  @MainActor @Test func `an image view draws a symbol in its tint color`() throws {
    let view = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    view.tintColor = .red
    let red = UIColor.red.sceneColor(in: view.traitCollection)
    func marks() -> [SceneDrawing.Mark] { view.drawing(at: .end).drawing?.marks ?? [] }
    guard case .cut(let kept, let removed)? = marks().first else {
      Issue.record("The sign is not cut out of the disc.")
      return
    }
    #expect(removed.count == 1)
    guard case .fill(_, let color)? = kept.first else { return }
    #expect(color == red)
    let small = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize.width > 2 * small.width)
    view.image = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .green))
    guard case .stroke(_, let stroke)? = marks().first else {
      Issue.record("A plus sign has no line.")
      return
    }
    #expect(stroke.color == UIColor.green.sceneColor(in: view.traitCollection))
  }
}
