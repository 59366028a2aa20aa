/// A pattern of paths, as specifications of libraries have it: `Sources/**/*.{h,swift}`.
///
/// `**` stands for any folders, `*` for any characters of a name, `?` for one, `{a,b}` for one of
/// some texts. A pattern without these that names a folder stands for the files in it.
struct PathPattern {
  private let alternatives: [[Substring]]

  /// Reads a pattern. The texts in braces of one pattern are at most 100 together.
  init(_ text: String) {
    var texts = [text]
    var index = 0
    while index < texts.count, texts.count < 100 {
      let text = texts[index]
      guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}")
      else {
        index += 1
        continue
      }
      let parts = text[text.index(after: open)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      texts.replaceSubrange(
        index...index,
        with: parts.map { String(text[..<open] + $0 + text[text.index(after: close)...]) })
    }
    alternatives = texts.map { $0.split(separator: "/") }
  }

  /// Returns whether a path, or a folder of it, matches.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return alternatives.contains { Self.matches(names[...], $0[...]) }
  }

  private static func matches(
    _ names: ArraySlice<Substring>, _ patterns: ArraySlice<Substring>
  ) -> Bool {
    // The patterns that the names up to a position can have reached.
    var reached: Set<Int> = [patterns.startIndex]
    for name in names {
      var next: Set<Int> = []
      for position in withSkippedFolders(reached, patterns) {
        guard position < patterns.endIndex else {
          // All files below a folder that a pattern names match.
          if !patterns.contains(where: { $0.contains("*") }) { return true }
          continue
        }
        if patterns[position] == "**" { next.insert(position) }
        if matches(name[...], pattern: patterns[position][...]) { next.insert(position + 1) }
      }
      reached = next
    }
    return withSkippedFolders(reached, patterns).contains(patterns.endIndex)
  }

  /// Returns positions with those behind `**`, which may stand for no folder.
  private static func withSkippedFolders(
    _ positions: Set<Int>, _ patterns: ArraySlice<Substring>
  ) -> Set<Int> {
    var all = positions
    for var position in positions {
      while position < patterns.endIndex, patterns[position] == "**" {
        position += 1
        all.insert(position)
      }
    }
    return all
  }

  /// Returns whether a name matches a pattern without folders.
  private static func matches(_ name: Substring, pattern: Substring) -> Bool {
    let (name, pattern) = (Array(name), Array(pattern))
    var (position, index) = (0, 0)
    var star: (position: Int, index: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == "*" {
        star = (position, index)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[position] {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.position + 1, last.index)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
