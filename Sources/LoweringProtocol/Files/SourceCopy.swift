/// The texts of copies of sources.
package enum SourceCopy {
  /// Returns the text of a copy whose diagnostics name its original.
  package static func located(_ text: String, path: String) -> String {
    SourceDirective.text(path: path, line: 1) + "\n" + withoutByteOrderMark(text)
  }

  /// Returns a text without the mark that has a meaning only before the first line of a file.
  package static func withoutByteOrderMark(_ text: String) -> String {
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(text.unicodeScalars.dropFirst())
  }
}
