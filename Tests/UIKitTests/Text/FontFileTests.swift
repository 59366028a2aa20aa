import Foundation
import Testing

@testable import UIKit

/// Reading of font files.
@MainActor
struct FontFileTests {
  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }

  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  /// Returns a table with words at offsets, and zeros elsewhere.
  private static func table(_ length: Int, _ words: [Int: Int]) -> [UInt8] {
    var bytes = zeros(length)
    for (offset, value) in words { bytes.replaceSubrange(offset..<(offset + 2), with: word(value)) }
    return bytes
  }

  /// Returns a table of English names.
  private static func names(_ names: [(kind: Int, text: String)]) -> [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for name in names {
      let text = name.text.utf16.flatMap { word(Int($0)) }
      let fields = [3, 1, 0x409, name.kind, text.count, storage.count]
      records += fields.flatMap { word($0) }
      storage += text
    }
    return word(0) + word(names.count) + word(6 + records.count) + records + storage
  }

  /// Returns a font of 1000 units, whose characters from the space to the tilde have one width.
  private static func font(width: Int, isBold: Bool = false, family: String = "Coast") -> [UInt8] {
    let segments =
      [4, 32, 0, 4, 0, 0, 0].flatMap { word($0) }
      + [126, 0xFFFF, 0, 32, 0xFFFF].flatMap { word($0) }
      + [0x1_0000 - 31, 1, 0, 0].flatMap { word($0) }
    let tables: [(String, [UInt8])] = [
      ("OS/2", table(96, [0: 4, 4: isBold ? 700 : 400, 86: 480, 88: 690])),
      ("cmap", word(0) + word(1) + word(3) + word(1) + long(12) + segments),
      ("head", table(54, [18: 1000, 44: isBold ? 3 : 0])),
      ("hhea", table(36, [4: 950, 6: 0x1_0000 - 250, 8: 20, 34: 2])),
      ("hmtx", [0, 0, width, 0].flatMap { word($0) }),
      ("name", names([(1, family), (6, family + (isBold ? "-BoldItalic" : "-Regular"))])),
    ]
    var directory = long(0x1_0000) + word(tables.count) + zeros(6)
    var content: [UInt8] = []
    let start = 12 + tables.count * 16
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + long(0) + long(start + content.count) + long(bytes.count)
      content += bytes
    }
    return directory + content
  }

  @Test func `the names, the weight and the heights of a file are read`() throws {
    let file = try #require(FontFile(Self.font(width: 500)))
    #expect(file.family == "Coast")
    #expect(file.name == "Coast-Regular")
    #expect(file.weight == 400)
    #expect(!file.isItalic)
    #expect(file.ascent == 0.95)
    #expect(file.descent == 0.25)
    #expect(file.lineGap == 0.02)
    #expect(file.capHeight == 0.69)
    #expect(file.xHeight == 0.48)
    let bold = try #require(FontFile(Self.font(width: 500, isBold: true)))
    #expect(bold.name == "Coast-BoldItalic")
    #expect(bold.weight == 700)
    #expect(bold.isItalic)
  }

  @Test func `characters of one width are measured by it`() throws {
    let file = try #require(FontFile(Self.font(width: 500)))
    #expect(file.fixedAdvance == 500)
    let font = UIFont(face: FontFace(file), size: 20)
    #expect(font.familyName == "Coast")
    #expect(font.fontName == "Coast-Regular")
    #expect(abs(font.lineHeight - 24) < 0.01)
    let size = NSAttributedString(string: "abcd", attributes: [.font: font]).size()
    #expect(abs(size.width - 40) < 0.5)
  }

  @Test func `a damaged file has no face`() {
    let bytes = Self.font(width: 500)
    #expect(FontFile([]) == nil)
    #expect(FontFile(Array(bytes.prefix(100))) == nil)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = FontFile(Array(bytes.prefix(length)))
    }
    #expect(FontFile([0x77, 0x4F, 0x46, 0x32] + bytes.dropFirst(4)) == nil)
  }
}
