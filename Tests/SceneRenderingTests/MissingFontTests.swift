import Testing

@testable import SceneRendering

@Suite struct MissingFontTests {
  @Test(arguments: [
    ("日", "fonts-noto-cjk"), ("ん", "fonts-noto-cjk"), ("ア", "fonts-noto-cjk"),
    ("한", "fonts-noto-cjk"), ("ㄅ", "fonts-noto-cjk"), ("。", "fonts-noto-cjk"),
    ("！", "fonts-noto-cjk"), ("𠮷", "fonts-noto-cjk"), ("ع", "fonts-noto-core"),
    ("ש", "fonts-noto-core"), ("ก", "fonts-noto-core"), ("क", "fonts-noto-core"),
    ("ა", "fonts-noto-core"), ("😀", "fonts-noto-color-emoji"),
    ("☀", "fonts-noto-color-emoji"),
  ])
  func `the script determines the package`(character: Unicode.Scalar, package: String) {
    #expect(MissingFonts.Package(for: character)?.rawValue == package)
  }

  @Test func `private characters have no package`() {
    #expect(MissingFonts.Package(for: "\u{F8FF}") == nil)
    #expect(MissingFonts.Package(for: "\u{100185}") == nil)
    #expect(MissingFonts.Package(for: "\u{200D}") == nil)
  }

  @Test func `each package is reported once, with the first characters`() {
    var fonts = MissingFonts()
    #expect(
      fonts.report(["本", "日", "ก"]) == [
        "No installed font has the characters “日本”: the picture shows boxes. Install fonts, on "
          + "Debian and Ubuntu with 'apt-get install fonts-noto-cjk'.",
        "No installed font has the characters “ก”: the picture shows boxes. Install fonts, on "
          + "Debian and Ubuntu with 'apt-get install fonts-noto-core'.",
      ])
    #expect(fonts.report(["語"]).isEmpty)
    let many = Set((0x1F600...0x1F610).compactMap(Unicode.Scalar.init))
    #expect(fonts.report(many).first?.contains("” and 5 more: ") == true)
    #expect(fonts.report([]).isEmpty)
  }
}
