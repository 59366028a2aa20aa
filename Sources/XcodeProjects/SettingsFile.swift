import Foundation

/// A file of build settings, with the extension `xcconfig`.
enum SettingsFile {
  /// Returns the assignments of a file and of those that it includes, in order. A file that is
  /// missing, and a line that is not an assignment, have none.
  ///
  /// - Parameter limit: The bound of the number of lines, for files that are included again and
  ///   again.
  static func assignments(in file: URL, limit: SettingsLimit) -> [(key: String, value: String)] {
    var result: [(key: String, value: String)] = []
    read(file.standardizedFileURL, within: [], limit: limit, into: &result)
    return result
  }

  /// - Parameter files: The files that include the file, for those that include each other.
  private static func read(
    _ file: URL, within files: [URL], limit: SettingsLimit,
    into result: inout [(key: String, value: String)]
  ) {
    guard !files.contains(file), let data = try? Data(contentsOf: file) else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard limit.step(in: file.lastPathComponent) else { return }
      let text = content(of: line)
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, limit.step(in: file.lastPathComponent, cost: 50) else { continue }
        let path = String(parts[1])
        let included =
          path.hasPrefix("/")
          ? URL(fileURLWithPath: path) : file.deletingLastPathComponent().appending(path: path)
        read(included.standardizedFileURL, within: files + [file], limit: limit, into: &result)
      } else if let (key, value) = assignment(text) {
        result.append((key, value))
      }
    }
  }

  /// Returns a line without its comment.
  private static func content(of line: Substring) -> String {
    let end = line.range(of: "//")?.lowerBound ?? line.endIndex
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }

  /// Returns the sides of `NAME[condition=value] = VALUE`: the first `=` outside of brackets.
  private static func assignment(_ text: String) -> (key: String, value: String)? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        let key = text[..<index].trimmingCharacters(in: .whitespaces)
        var value = text[text.index(after: index)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        return key.isEmpty ? nil : (key, value)
      default: break
      }
    }
    return nil
  }
}
