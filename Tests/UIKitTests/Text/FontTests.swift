import Testing

@testable import UIKit

struct FontTests {
  @Test func `named faces belong to families`() throws {
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty, "\(family)")
      for name in names {
        let font = try #require(UIFont(name: name, size: 12), "\(name)")
        #expect(font.fontName == name)
        #expect(font.familyName == family)
        #expect(font.pointSize == 12)
        #expect(font.lineHeight > 10, "\(name)")
        #expect(font.lineHeight < 22, "\(name)")
        #expect(font.xHeight <= font.capHeight, "\(name)")
        #expect(font.capHeight < font.ascender, "\(name)")
      }
    }
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont.fontNames(forFamilyName: "No Such Font") == [])
    #expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName == "HelveticaNeue")
  }

  @MainActor @Test func `faces differ in width`() throws {
    func width(_ name: String, _ text: String) throws -> CGFloat {
      text.size(withAttributes: [.font: try #require(UIFont(name: name, size: 20))]).width
    }
    #expect(try width("Courier", "iiii") == width("Courier", "WWWW"))
    #expect(try abs(width("Courier", "i") - 12.002) < 1e-6)
    #expect(try width("Georgia-Bold", "Hello") > width("Georgia", "Hello"))
    #expect(try width("TimesNewRomanPSMT", "Hello") < width("Verdana", "Hello"))
  }

  @Test func `descriptors change the looks of a font`() throws {
    let system = UIFont.systemFont(ofSize: 17)
    let bold = try #require(system.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    let both = try #require(system.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 20)
    #expect(font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 17) == system)
    let mono = try #require(system.fontDescriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    let serif = try #require(system.fontDescriptor.withDesign(.serif))
    #expect(UIFont(descriptor: serif, size: 0) != system)
    let georgia = UIFontDescriptor(name: "Georgia", size: 14)
    #expect(georgia.withDesign(.serif) == nil)
    let georgiaBold = try #require(georgia.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: georgiaBold, size: 0).fontName == "Georgia-Bold")
    #expect(
      UIFontDescriptor(name: "Didot", size: 9).withSymbolicTraits([.traitBold, .traitItalic]) == nil
    )
  }

  @Test func `attributes describe a font`() {
    let weight = UIFontDescriptor(fontAttributes: [
      .family: "Avenir Next", .size: 15,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
    ])
    #expect(UIFont(descriptor: weight, size: 0).fontName == "AvenirNext-DemiBold")
    #expect(weight.pointSize == 15)
    #expect(weight.object(forKey: .family) as? String == "Avenir Next")
    let face = UIFontDescriptor(name: "Menlo", size: 10).withFace("Bold Italic")
    #expect(face.postscriptName == "Menlo-BoldItalic")
    #expect(UIFontDescriptor(name: "Menlo", size: 10).withSize(20).pointSize == 20)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
  }

  @Test func `text styles have descriptors`() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)
    #expect(UIFont(descriptor: body, size: 0).pointSize == 28)
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    let bold = try #require(title.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).weight == .bold)
    #expect(UIFont(descriptor: title, size: 0) == .preferredFont(forTextStyle: .title1))
  }
}
