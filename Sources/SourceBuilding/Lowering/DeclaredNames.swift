import Foundation

/// The names that files may declare.
///
/// Names of other parts of a line may be among them.
struct DeclaredNames {
  private var names: Set<String> = []

  /// Reads files; a file that cannot be read declares nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(in files: [URL]) {
    for file in files {
      guard let text = try? Data(contentsOf: file) else { continue }
      text.withUnsafeBytes { add($0) }
    }
  }

  /// Reads a text.
  init(text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Returns a Boolean value that indicates whether a name may be declared.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The words before one name.
  private static let words: Set<String> = [
    "func", "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "macro",
  ]
  /// The words before several names.
  private static let lists: Set<String> = ["case", "let", "var"]

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var isNext = false
    var isList = false
    var start = 0
    while start < bytes.count {
      let byte = bytes[start]
      guard Self.isLetter(byte) else {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "=") { isList = false }
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
      if isNext || isList || end - start <= 14 {
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        if isNext || isList { names.insert(word) }
        isNext = Self.words.contains(word)
        if Self.lists.contains(word) { isList = true }
      }
      start = end
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
