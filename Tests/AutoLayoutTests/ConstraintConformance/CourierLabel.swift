import UIKit

/// A view that wraps text like a label with a font of fixed advances, for recordings with Courier,
/// which this library lacks: 1229/2048 of the size for each character, and lines of 17 points at 14
/// points. The recorded width of a wrapped line includes the space at its end.
final class CourierLabel: UIView {
  private let words: [Int]
  private let advance: CGFloat
  private let maximumWidth: CGFloat

  init(_ text: String, size: CGFloat, maximumWidth: CGFloat) {
    words = text.split(separator: " ").map(\.count)
    advance = size * 1229 / 2048
    self.maximumWidth = maximumWidth
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Not archived.") }

  override var intrinsicContentSize: CGSize {
    let limit = Int(maximumWidth / advance)
    var lines: [Int] = []
    for word in words {
      if let last = lines.last, last + 1 + word <= limit {
        lines[lines.count - 1] = last + 1 + word
      } else {
        lines.append(word)
      }
    }
    let characters = lines.indices.map { lines[$0] + ($0 < lines.count - 1 ? 1 : 0) }
    return CGSize(
      width: (CGFloat(characters.max() ?? 0) * advance * 2).rounded(.up) / 2,
      height: CGFloat(lines.count) * 17)
  }
}
