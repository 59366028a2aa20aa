import SourceCopies
import SwiftParser
import SwiftSyntax

/// A parsed file.
struct SourceUnit {
  let path: String
  let bytes: [UInt8]
  let text: String
  let tree: SourceFileSyntax
  /// The offsets of the first bytes of the lines.
  private let lineStarts: [Int]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// Returns the line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the column of a byte, counted from 1.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }

  func report(
    _ message: String, at offset: Int, severity: LoweringReport.Severity = .error
  ) -> LoweringReport {
    LoweringReport(
      path: path, line: line(at: offset), column: column(at: offset), severity: severity,
      message: message)
  }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns whether the file imports a module.
  func imports(_ module: String) -> Bool {
    tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  /// A part of an identifier, made of the name of the file.
  var identifier: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return stem.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain ? String(scalar) : "_\(String(scalar.value, radix: 16))"
    }.joined()
  }

  /// A directive that gives the next line a place of this file.
  func directive(line: Int) -> String { SourceDirective.text(path: path, line: line) }
}

extension SyntaxProtocol {
  /// The bytes of a node without the trivia around it.
  var trimmedBytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The offset of a node without the trivia before it.
  var startByte: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
