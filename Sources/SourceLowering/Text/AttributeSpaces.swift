import SwiftSyntax

/// The spaces between an attribute and its arguments, `@Wrapper (key: "x")`, with which a file does
/// not parse.
enum AttributeSpaces {
  /// The attributes of types, before whose functions a space is usual: `@escaping (Int) -> Void`.
  private static let ofTypes: Set<String> = [
    "escaping", "autoclosure", "Sendable", "MainActor", "unchecked", "preconcurrency",
    "retroactive",
    "noescape",
  ]

  /// Returns the bytes of a file that does not parse, with each such space behind the parenthesis:
  /// what follows keeps its offset. `nil` if the file does not parse in that form either.
  static func moved(in bytes: [UInt8], of tree: SourceFileSyntax) -> [UInt8]? {
    var result = bytes
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    for start in tokens.indices where tokens[start].tokenKind == .atSign {
      var name = start + 1
      while name + 2 < tokens.count, tokens[name + 1].tokenKind == .period { name += 2 }
      guard name + 1 < tokens.count, tokens[name + 1].tokenKind == .leftParen,
        !ofTypes.contains(tokens[name].text)
      else { continue }
      let space = tokens[name].trimmedBytes.upperBound
      let parenthesis = tokens[name + 1].startByte
      guard space < parenthesis, bytes[space..<parenthesis].allSatisfy({ $0 == UInt8(ascii: " ") })
      else { continue }
      result[parenthesis] = UInt8(ascii: " ")
      result[space] = UInt8(ascii: "(")
    }
    guard result != bytes else { return nil }
    return SourceUnit.parse(String(decoding: result, as: UTF8.self)).hasError ? nil : result
  }
}
