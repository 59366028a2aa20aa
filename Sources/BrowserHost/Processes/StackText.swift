import Foundation

/// The text of a stack as the Swift runtime writes it, in short form for a page.
enum StackText {
  /// Returns an output with the frames of stacks reduced to the function, the file and the line.
  ///
  /// Frames of the runtime without a line of a source are left out. Other lines are kept.
  static func shortened(_ output: String) -> String {
    var lines: [String] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let frame = Frame(line) else {
        guard !isMachineDetail(line) else { continue }
        lines.append(String(line))
        continue
      }
      guard let place = frame.place else { continue }
      lines.append("\(frame.function)\n    \(place)")
    }
    return collapsed(lines).joined(separator: "\n")
  }

  /// The parts of a line such as ` 3 [ra] 0x55 Type.method() + 127 in App at /path/File.swift:2:5`.
  private struct Frame {
    let function: Substring
    /// The path, line and column; `nil` if they are not known.
    let place: Substring?

    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let number = words.first, words.count == 2, Int(number) != nil,
        let address = line.range(of: "0x"),
        let space = line[address.lowerBound...].firstIndex(of: " ")
      else { return nil }
      let rest = line[space...].drop { $0 == " " }
      let at = rest.range(of: " at ", options: .backwards)
      let isGenerated = at.map { rest[$0.upperBound...].contains("<compiler-generated>") } ?? true
      place = isGenerated ? nil : at.map { rest[$0.upperBound...] }
      let end = rest.range(of: " + ")?.lowerBound ?? at?.lowerBound ?? rest.endIndex
      function = rest[..<end]
    }
  }

  private static func isMachineDetail(_ line: Substring) -> Bool {
    ["*** Signal", "Platform:", "Backtrace took", "swift runtime: unable to locate"]
      .contains { line.hasPrefix($0) }
  }

  /// Returns the lines without repeated empty ones.
  private static func collapsed(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { result, line in
      if line.isEmpty, result.last?.isEmpty ?? true { return }
      result.append(line)
    }
  }
}
