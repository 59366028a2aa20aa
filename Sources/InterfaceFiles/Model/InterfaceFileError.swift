/// An error in an interface file.
public struct InterfaceFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  public enum Kind: Hashable, Sendable {
    /// The file is not XML of Interface Builder.
    case malformed(String)
    /// The root element is not a document of iOS in the format of Xcode 5 and later.
    case unknownDocument(String)
    /// An attribute that is necessary is missing, or its value cannot be read.
    case unreadable(String)
    /// Two elements have the same identifier.
    case repeatedIdentifier(String)
    /// A connection, a constraint or a segue names an element that does not exist.
    case missingElement(String)
    /// View controllers contain each other from the beginning.
    case cycle(String)
  }

  /// The path of the file, as given to the reader.
  public let file: String
  /// The line in the file, from 1.
  public let line: Int
  /// The identifier of the element; `nil` if it has none.
  public let element: String?
  /// The kind of the error, with its sentence.
  public let kind: Kind

  init(_ file: String, _ line: Int, element: String? = nil, _ kind: Kind) {
    self.file = file
    self.line = line
    self.element = element
    self.kind = kind
  }

  /// The sentence of the error, after the identifier of the element.
  public var sentence: String {
    let sentence =
      switch kind {
      case .malformed(let text), .unknownDocument(let text), .unreadable(let text),
        .repeatedIdentifier(let text), .missingElement(let text), .cycle(let text):
        text
      }
    return (element.map { "\($0): " } ?? "") + sentence
  }

  /// The error as compilers write it: `Main.storyboard:12: error: …`.
  public var description: String { "\(file):\(line): error: \(sentence)" }
}
