/// The difference between two texts, as lines.
struct TextDifference {
  /// A line of the difference.
  fileprivate enum Line {
    case same(String)
    case old(String)
    case new(String)
  }

  /// The number of lines that only the recorded text has.
  private(set) var removed = 0
  /// The number of lines that only the new text has.
  private(set) var added = 0
  private var lines: [Line] = []

  /// The number of unchanged lines around a change.
  private static let context = 2
  /// The largest number of pairs of lines that are compared one by one.
  private static let largestTable = 4_000_000

  /// Creates the difference; `nil` for equal texts.
  init?(old: String, new: String) {
    guard old != new else { return nil }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let most = min(before.count, after.count)
    let head = (0..<most).first { before[$0] != after[$0] } ?? most
    let tail =
      (0..<(most - head)).first {
        before[before.count - 1 - $0] != after[after.count - 1 - $0]
      } ?? (most - head)
    lines = before[..<head].map { .same($0) }
    compare(
      Array(before[head..<(before.count - tail)]), Array(after[head..<(after.count - tail)]))
    lines += before[(before.count - tail)...].map { .same($0) }
  }

  private mutating func compare(_ before: [String], _ after: [String]) {
    guard before.count * after.count <= Self.largestTable else {
      lines += before.map { .old($0) } + after.map { .new($0) }
      (removed, added) = (before.count, after.count)
      return
    }
    let change = after.difference(from: before)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for case .remove(let offset, _, _) in change { gone.insert(offset) }
    for case .insert(let offset, _, _) in change { come.insert(offset) }
    (removed, added) = (gone.count, come.count)
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, gone.contains(i) {
        lines.append(.old(before[i]))
        i += 1
      } else if j < after.count, come.contains(j) {
        lines.append(.new(after[j]))
        j += 1
      } else {
        lines.append(.same(before[i]))
        i += 1
        j += 1
      }
    }
  }

  /// Returns the changed lines with those around them, each with its number: `-` is recorded, `+`
  /// is new.
  ///
  /// - Parameter limit: The number of lines; further ones are counted.
  func text(limit: Int = .max) -> String {
    let shown = Set(
      lines.indices.filter { lines[$0].isChange }.flatMap {
        max(0, $0 - Self.context)...min(lines.count - 1, $0 + Self.context)
      })
    let width = "\(lines.count)".count
    var result: [String] = []
    var last: Int?
    var (old, new) = (0, 0)
    for (index, line) in lines.enumerated() {
      let (sign, number, text): (String, Int, String)
      switch line {
      case .same(let content):
        old += 1
        new += 1
        (sign, number, text) = (" ", new, content)
      case .old(let content):
        old += 1
        (sign, number, text) = ("-", old, content)
      case .new(let content):
        new += 1
        (sign, number, text) = ("+", new, content)
      }
      guard shown.contains(index) else { continue }
      if let last, index > last + 1 { result.append("...") }
      last = index
      let digits = "\(number)"
      result.append(
        String(repeating: " ", count: max(0, width - digits.count)) + "\(digits) \(sign) \(text)")
    }
    let rest = result.count - limit
    if rest > 0 { result = Array(result.prefix(limit)) + ["... and \(rest) further lines"] }
    return result.joined(separator: "\n")
  }
}

extension TextDifference.Line {
  fileprivate var isChange: Bool { if case .same = self { false } else { true } }
}
