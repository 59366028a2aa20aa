package import UIKit

/// The text of an HTML document.
package struct HTMLText {
  /// The title; `nil` if the document has none.
  package let title: String?
  private let pieces: [HTMLPiece]

  /// Reads a document. Everything that is not text is left out, and nothing is loaded.
  ///
  /// - Complexity: O(n) in the length of the document.
  package init(_ document: String) {
    let reader = HTMLReader(document)
    title = reader.title
    pieces = reader.pieces
  }

  /// The text without styles.
  package var plain: String { pieces.map(\.text).joined() }

  /// Returns the text with fonts for headings and emphasis, in the system's colors.
  ///
  /// - Parameters:
  ///   - base: The address that relative links begin with; `nil` to keep absolute links only.
  ///   - traits: The traits that determine the sizes of the fonts.
  @MainActor
  package func attributed(base: URL?, in traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for piece in pieces {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: piece.font(in: traits), .foregroundColor: UIColor.label,
      ]
      if let link = piece.link, let url = URL(string: link, relativeTo: base), url.scheme != nil {
        attributes[.link] = url.absoluteURL
        attributes[.foregroundColor] = UIColor.link
      }
      result.append(NSAttributedString(string: piece.text, attributes: attributes))
    }
    return result
  }
}

extension HTMLPiece {
  @MainActor
  fileprivate func font(in traits: UITraitCollection) -> UIFont {
    let style: UIFont.TextStyle =
      switch level {
      case 1: .title1
      case 2: .title2
      case 3: .title3
      case .some: .headline
      case nil: .body
      }
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    var emphasis: UIFontDescriptor.SymbolicTraits = []
    if isBold || level != nil { emphasis.insert(.traitBold) }
    if isItalic { emphasis.insert(.traitItalic) }
    guard !emphasis.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(emphasis)
    else { return font }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
