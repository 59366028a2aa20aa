/// A part of an interface file that is not supported, and left out.
public struct InterfaceWarning: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as given to the reader.
  public let file: String
  /// The line in the file, from 1.
  public let line: Int
  /// The name of the XML element.
  public let element: String
  /// The sentence for developers.
  public let message: String

  /// The warning as compilers write it: `Main.storyboard:12: warning: …`.
  public var description: String { "\(file):\(line): warning: \(message)" }
}
