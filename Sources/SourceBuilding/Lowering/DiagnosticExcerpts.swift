import Foundation

/// The excerpts in the compiler's diagnostics of lowered copies.
///
/// The compiler names the file and the line of the original, but its excerpt has the text and the
/// numbers of the copy, which has further lines.
package enum DiagnosticExcerpts {
  /// Returns an output of the compiler whose excerpts have the lines and numbers of the originals.
  ///
  /// - Parameter lines: Returns the lines of a file; `nil` for one that cannot be read.
  package static func ofOriginals(
    in output: String, lines: (String) -> [Substring]? = DiagnosticExcerpts.lines(of:)
  ) -> String {
    var result: [String] = []
    var block: [Substring] = []
    func finish() {
      // The error has the sentence of the declaration that is missing.
      guard block.first?.contains(declarationsOfMissing) != true else { return }
      result += excerpt(of: block, lines: lines)
    }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if block.isEmpty ? true : !isPart(line) {
        finish()
        block = []
      }
      block.append(line)
    }
    finish()
    return result.joined(separator: "\n")
  }

  /// A part of the paths of the declarations that say what is missing, to which notes refer.
  private static let declarationsOfMissing = "/Sources/UIKit/Missing/"

  /// Returns the lines of a file.
  package static func lines(of path: String) -> [Substring]? {
    (try? String(contentsOfFile: path, encoding: .utf8))?
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns whether a line is a part of an excerpt: `12 | text` or `   | message`.
  private static func isPart(_ line: Substring) -> Bool {
    line.prefixMatch(of: /\ *\d* \|/) != nil
  }

  /// Returns the lines of a diagnostic and its excerpt with the numbers of the original.
  private static func excerpt(
    of block: [Substring], lines: (String) -> [Substring]?
  ) -> [String] {
    let unchanged = block.map(String.init)
    guard block.count > 1, let head = block.first?.wholeMatch(of: /(.+?):(\d+):\d+: (\w+: .*)/),
      let line = Int(head.2), let originals = lines(String(head.1)),
      let mark = block.firstIndex(where: { $0.contains("- \(head.3)") }),
      let shown = block[..<mark].last(where: { number(of: $0) != nil }).flatMap(number)
    else { return unchanged }
    return block.compactMap { part in
      guard let number = number(of: part) else { return String(part) }
      let own = number - (shown - line)
      // The lines before the first one are imports of the copy.
      guard own >= 1, own <= originals.count else { return nil }
      let width = part.prefix { $0 != "|" }.count - 1
      let text = String(own)
      return String(repeating: " ", count: max(0, width - text.count)) + text + " | "
        + originals[own - 1]
    }
  }

  /// Returns the number of a line of an excerpt; `nil` for a line with a message.
  private static func number(of part: Substring) -> Int? {
    part.prefixMatch(of: /\ *(\d+) \|/).flatMap { Int($0.1) }
  }
}
