import Foundation

extension CGFloat {
  /// The number with at most one decimal place, for messages.
  var words: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(Double(tenths))"
  }
}

extension Double {
  /// The number with at most one decimal place, for messages.
  var words: String { CGFloat(self).words }
}

extension CGSize {
  /// The size for messages: `44 x 30`.
  var words: String { "\(width.words) x \(height.words)" }
}

extension String {
  /// The beginning of the text in quotation marks.
  var excerpt: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 32 ? "“\(line.prefix(30))…”" : "“\(line)”"
  }
}

extension CGRect {
  /// The area; 0 for an empty rectangle.
  var area: CGFloat { isNull ? 0 : max(0, width) * max(0, height) }
}
