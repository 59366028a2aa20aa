import TestSupport
import Testing

@testable import UIKit

@Suite struct SymbolNameTests {
  @Test func `names are composed of figures and words`() {
    let fill = SymbolName("checkmark.circle.fill")
    #expect(fill.base == .drawing("checkmark"))
    #expect(fill.modifiers == [.enclosure("circle")])
    #expect(fill.isFilled)
    let slash = SymbolName("bell.slash.fill")
    #expect(slash.base == .drawing("bell"))
    #expect(slash.modifiers == [.slash])
    #expect(slash.isFilled)
    #expect(
      SymbolName("person.fill.badge.plus").modifiers == [.badge("plus", isTriangle: false)])
    #expect(SymbolName("bell.badge").modifiers == [.badge(nil, isTriangle: false)])
    #expect(
      SymbolName("bell.badge.circle").modifiers
        == [.badge(nil, isTriangle: false), .enclosure("circle")])
    #expect(
      SymbolName("laptopcomputer.trianglebadge.exclamationmark").modifiers
        == [.badge("exclamationmark", isTriangle: true)])
    #expect(SymbolName("list.bullet").base == .drawing("list.bullet"))
    #expect(SymbolName("circle.fill").modifiers.isEmpty)
    #expect(SymbolName("arrow.up.doc").modifiers == [.enclosure("doc")])
  }

  @Test func `a filled part is no filled form`() {
    let half = SymbolName("circle.lefthalf.filled")
    #expect(half.base == .drawing("circle.lefthalf"))
    #expect(!half.isFilled)
    #expect(SymbolName("soccerball.inverse").isFilled)
  }

  @Test func `letters and numbers are figures`() {
    #expect(SymbolName("a.circle").base == .text("A"))
    let number = SymbolName("25.square.fill")
    #expect(number.base == .text("25"))
    #expect(number.modifiers == [.enclosure("square")])
    #expect(number.isDrawn)
  }

  @Test func `renamed symbols have the same drawing`() {
    let pairs = [
      ("doc.badge.plus", "document.badge.plus"), ("mic.slash", "microphone.slash"),
      ("line.3.horizontal", "line.horizontal.3"), ("applelogo", "apple.logo"),
      ("arrow.triangle.2.circlepath", "arrow.trianglehead.2.clockwise.rotate.90"),
      ("arrow.left", "arrow.backward"), ("chevron.right.circle", "chevron.forward.circle"),
    ]
    for (old, new) in pairs {
      let figures = [old, new].map { SymbolFigure(SymbolName($0), lineWidth: 8.5) }
      #expect(figures[0].layers == figures[1].layers, "\(old) \(new)")
      #expect(SymbolName(new).isDrawn, "\(new)")
    }
  }

  @Test func `a name without a drawing is a frame with its first letters`() {
    let one = SymbolName("suv.side.fill")
    #expect(one.base == .text("SS"))
    #expect(one.modifiers == [.enclosure("square")])
    #expect(!one.isDrawn)
    #expect(one.isFilled)
    let enclosed = SymbolName("figure.skiing.crosscountry.circle")
    #expect(enclosed.base == .text("FS"))
    #expect(enclosed.modifiers == [.enclosure("circle")])
    #expect(SymbolName("allergens").base == .text("AL"))
    #expect(SymbolName("poweroutlet.type.zz.rectangle.slash").modifiers.last == .slash)
  }

  @Test func `symbols that point forward are mirrored, except for playback`() throws {
    let mirrored = [
      "chevron.forward", "arrow.backward.circle", "arrow.up.forward.app", "list.bullet",
      "list.bullet.rectangle", "arrowshape.turn.up.backward.fill",
      "rectangle.portrait.and.arrow.forward", "increase.indent",
      "rectangle.leadinghalf.inset.filled",
    ]
    for name in mirrored {
      #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true, "\(name)")
    }
    let others = [
      "forward.fill", "backward.end", "goforward", "chevron.right", "arrow.left", "list",
    ]
    for name in others { #expect(!SymbolNameRules.flipsForRightToLeft(name), "\(name)") }
    // The letters of a frame are not mirrored.
    let frame = try #require(UIImage(systemName: "arrowshape.bounce.forward"))
    #expect(!frame.flipsForRightToLeftLayoutDirection)
  }

  @Test func `all names of the table are found, and no others`() {
    var random = RepeatableRandom(seed: 24)
    let names = SymbolNames.all
    #expect(names.count == 9237)
    #expect(names.first == "0.circle")
    #expect(names.last == "zzz")
    #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    // One-letter names are names too, as "a" and "k".
    for name in [names[0], names[names.count - 1], "a", "a.circle", "k"] {
      #expect(SymbolNames.contains(name), "\(name)")
    }
    for _ in 0..<1000 {
      let name = random.pick(names)
      #expect(SymbolNames.contains(name), "\(name)")
    }
    let known = Set(names)
    for _ in 0..<1000 {
      // A name with a letter changed.
      var letters = Array(names[Int(random.next() % UInt64(names.count))])
      letters[Int(random.next() % UInt64(letters.count))] = "q"
      let changed = String(letters)
      #expect(SymbolNames.contains(changed) == known.contains(changed), "\(changed)")
    }
    let unknown = [
      "", ".", "plus.", ".plus", "plus.circle.circle", "plus.fill.circle", "no.such.symbol", "Plus",
      "plusA", "0.circleI", "zzzz", "qqq", "\n", "heart\n", "ä.circle",
    ]
    for name in unknown {
      #expect(!SymbolNames.contains(name), "\(name)")
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
  }

  @Test func `every name has a figure with a size`() {
    var drawn = 0
    var random = RepeatableRandom(seed: 9)
    let names = SymbolNames.all
    let sample =
      [names[0], names[names.count - 1]]
      + (0..<150).map { _ in names[Int(random.next() % UInt64(names.count))] }
    for name in sample {
      let symbol = SymbolName(name)
      if symbol.isDrawn { drawn += 1 }
      let box = SymbolFigure(symbol, lineWidth: 8.5).box
      #expect(box.width >= 8, "\(name) \(box)")
      #expect(box.width <= 160, "\(name) \(box)")
      #expect(box.height >= 8, "\(name) \(box)")
      #expect(box.height <= 160, "\(name) \(box)")
    }
    // Half of all names.
    #expect(drawn >= 55, "\(drawn)")
  }

  @Test func `every drawing can be read`() {
    let names = SymbolDrawings.names
    #expect(names.count >= 700)
    for name in names {
      #expect(SymbolDrawings.drawing(named: name)?.parts.isEmpty == false, "\(name)")
    }
  }

  @Test func `suggestions are the most similar names`() {
    #expect(SymbolNames.suggestions(for: "chevron.rigth").contains("chevron.right"))
    #expect(SymbolNames.suggestions(for: "hart") == ["cart", "hare", "heart"])
    #expect(SymbolNames.suggestions(for: "trash.broken.lid").first == "trash")
    #expect(SymbolNames.suggestions(for: "qqqqqqqqqq").isEmpty)
  }
}

extension AssetCatalogTests {
  @Test func `an unknown symbol is logged once, with similar names`() {
    let messages = Messages()
    let before = ImageLog.sink
    ImageLog.sink = { messages.add($0) }
    defer { ImageLog.sink = before }
    for _ in 0..<3 { #expect(UIImage(systemName: "square.and.arow.up") == nil) }
    let own = messages.all.filter { $0.contains("square.and.arow.up") }
    #expect(
      own == [
        "UIImage(systemName:) returns nil: there is no symbol named \"square.and.arow.up\"; the"
          + " nearest names are \"square.and.arrow.up\"."
      ])
  }
}
