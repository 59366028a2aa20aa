import Foundation

/// The end of what a process has written to standard error.
struct OutputTail: Sendable {
  /// The maximum number of bytes.
  static let maximumLength = 16_384

  private var bytes: [UInt8] = []

  /// Adds written bytes.
  mutating func add(_ more: [UInt8]) {
    bytes += more.suffix(Self.maximumLength)
    if bytes.count > 2 * Self.maximumLength { bytes.removeFirst(bytes.count - Self.maximumLength) }
  }

  /// The text, from the beginning of a line on.
  var text: String {
    var rest = bytes[...]
    if rest.count > Self.maximumLength {
      rest = rest.suffix(Self.maximumLength)
      rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The sentence of the last fatal error; `nil` if there is none.
  var fatalError: String? { fatalErrorParts.map { String($0.sentence) } }

  /// The file and the line of the last fatal error, such as `Cell.swift:12`.
  ///
  /// `nil` if there is none, or if they are not of the app's own code.
  var fatalErrorPlace: String? {
    guard let place = fatalErrorParts?.place else { return nil }
    // A line begins with the module and the file, or with the path of the file.
    let words = place.split(separator: "/")
    guard let file = words.last, file.contains(".swift:") else { return nil }
    let isForeign = words.count == 2 && StackText.foreignModules.contains(String(words[0]))
    return isForeign ? nil : String(file)
  }

  private var fatalErrorParts: (place: Substring, sentence: Substring)? {
    let mark = "Fatal error: "
    let line = text.split(separator: "\n").last { $0.contains(mark) }
    guard let line, let range = line.range(of: mark) else { return nil }
    let place = line[..<range.lowerBound]
    return (place.hasSuffix(": ") ? place.dropLast(2) : place, line[range.upperBound...])
  }

  /// The number of the signal whose stack the Swift runtime is about to write; `nil` for none. The
  /// runtime announces the stack, which may take seconds.
  var announcedSignal: Int32? {
    stackAnnouncement.flatMap { Int32($0.dropFirst(Self.announcement.count).prefix { $0 != ":" }) }
  }

  /// The text before the announcement of a stack.
  var textBeforeStack: String {
    let text = text
    guard let line = stackAnnouncement, let range = text.range(of: line) else { return text }
    return String(text[..<range.lowerBound])
  }

  private static let announcement = "*** Signal "

  private var stackAnnouncement: Substring? {
    text.split(separator: "\n").last {
      $0.hasPrefix(Self.announcement) && $0.contains("Backtracing")
    }
  }
}
