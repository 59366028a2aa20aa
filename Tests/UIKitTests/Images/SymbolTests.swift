import Testing

@testable import UIKit

@Suite struct SymbolTests {
  private let screen = UITraitCollection(displayScale: 2)

  private func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration = .init(pointSize: 17)
  ) -> UIImage? {
    UIImage(systemName: name, withConfiguration: configuration.withTraitCollection(screen))
  }

  @Test func `names are composed of figures and words`() {
    let fill = SymbolName("checkmark.circle.fill")
    #expect(fill?.figure == "checkmark" && fill?.enclosure == .circle && fill?.isFilled == true)
    let slash = SymbolName("bell.slash.fill")
    #expect(slash?.figure == "bell" && slash?.isSlashed == true && slash?.isFilled == true)
    #expect(SymbolName("person.fill.badge.plus")?.badge == "plus")
    #expect(SymbolName("bell.badge.fill")?.badge == "circle")
    #expect(SymbolName("list.bullet")?.figure == "list.bullet")
    #expect(SymbolName("circle.fill")?.enclosure == nil)
    for name in ["", "plus.", ".plus", "plus.circle.circle", "plus.fill.circle", "no.such.symbol"] {
      #expect(SymbolName(name) == nil, "\(name)")
    }
  }

  @Test func `the most used names have a drawing`() {
    let names = """
      chevron.right trash gear ellipsis square.and.arrow.up plus checkmark.circle.fill
      magnifyingglass checkmark doc.on.doc chevron.down star.fill xmark arrow.clockwise
      xmark.circle.fill photo info.circle pencil ellipsis.circle checkmark.circle safari circle.fill
      lock.fill play.fill globe arrow.up.arrow.down checkmark.seal.fill link
      line.3.horizontal.decrease line.3.horizontal.decrease.circle arrow.down.circle
      arrow.counterclockwise clock eye.slash minus.circle.fill calendar folder plus.circle.fill car
      chevron.up circle cloud.rain music.mic exclamationmark.circle.fill
      exclamationmark.triangle.fill number square.and.pencil list.bullet questionmark.circle
      server.rack square.and.arrow.down chevron.forward function paperplane plus.circle star bell
      xmark.circle network person.crop.circle archivebox info.circle.fill person
      arrow.2.squarepath at forward.fill eye minus.circle arrowshape.turn.up.left gearshape lock
      arrow.clockwise.circle arrowshape.turn.up.left.fill backward.fill bell.badge camera
      captions.bubble person.crop.circle.badge.xmark slider.horizontal.3
      square.and.arrow.up.fill sun.max.fill bookmark.fill character.book.closed
      chevron.up.chevron.down music.note.list pause.fill pencil.circle person.fill
      person.fill.badge.plus photo.badge.plus play.circle.fill shuffle speaker.slash
      square.dashed arrow.down arrow.forward arrow.right book.closed chevron.down.circle.fill
      chevron.right.circle clock.fill envelope heart.fill house bookmark tag wifi wifi.slash
      plus.square.on.square plus.square.on.square.fill
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(names.count >= 100)
    for name in names {
      let image = symbol(name)
      #expect(SymbolName(name) != nil && image != nil, "\(name)")
      guard let size = image?.size else { continue }
      #expect(size.width > 2 && size.width < 26 && size.height > 2 && size.height < 26, "\(name)")
    }
  }

  @Test func `an unknown name is no symbol, and a known one without a drawing is a frame`() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(SymbolName("faxmachine") == nil && symbol("faxmachine")?.size == symbol("square")?.size)
  }

  @Test func `the size follows the font and the scale`() throws {
    let medium = try #require(symbol("square"))
    #expect(medium == symbol("square") && medium.isSymbolImage)
    let double = try #require(symbol("square", .init(pointSize: 34)))
    #expect(abs(double.size.width - 2 * medium.size.width) <= 1)
    let large = try #require(
      symbol("square", .init(pointSize: 17, weight: .regular, scale: .large)))
    let small = try #require(
      symbol("square", .init(pointSize: 17, weight: .regular, scale: .small)))
    #expect(small.size.width < medium.size.width && medium.size.width < large.size.width)
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
    #expect(both.values.pointSize == 30 && both.values.weight == .bold)
    #expect(both == weight.applying(size) && both != size)
    let plus = try #require(UIImage(systemName: "plus"))
    #expect(plus.symbolConfiguration == nil && plus.configuration == nil)
    let larger = try #require(plus.applyingSymbolConfiguration(size))
    #expect(larger.size.width > plus.size.width && larger.symbolConfiguration == size)
    #expect(larger.applyingSymbolConfiguration(weight)?.symbolConfiguration == both)
    #expect(UIImage().applyingSymbolConfiguration(size) == nil && !UIImage().isSymbolImage)
    let tinted = plus.withTintColor(.red, renderingMode: .alwaysOriginal).withConfiguration(size)
    #expect(tinted.renderingMode == .alwaysOriginal && tinted.content.tint == .red)
  }

  @MainActor @Test func `an image view draws a symbol in its tint color`() throws {
    let view = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    view.tintColor = .red
    let red = UIColor.red.rgba(in: view.traitCollection)
    func commands() -> [DisplayList.Command] {
      guard case .recording(let recording) = view.drawing(at: .end).content else { return [] }
      return recording.list.commands
    }
    guard case .cut(let kept, let removed)? = commands().first else {
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
    guard case .stroke(_, let stroke)? = commands().first else {
      Issue.record("A plus sign has no line.")
      return
    }
    #expect(stroke.color == UIColor.green.rgba(in: view.traitCollection))
  }
}
