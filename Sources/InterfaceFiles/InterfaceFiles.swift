/// The compiler of nibs and storyboards in the source format of Interface Builder.
public enum InterfaceFiles {
  /// The result of a compilation.
  public struct Output: Sendable {
    /// The text of a Swift file, which imports UIKit and registers the document when the program is
    /// loaded.
    public let source: String
    /// The parts that are not supported, in the order of the file.
    public let warnings: [InterfaceWarning]
    /// The view controllers of a storyboard's scenes, in the order of the file; none for a nib.
    public let scenes: [InterfaceScene]
  }

  /// Returns Swift source text for the XML of a `.xib` or `.storyboard` file.
  ///
  /// The values of the elements are checked and decoded: the program parses nothing. What is not
  /// supported is left out, with a warning.
  ///
  /// - Parameters:
  ///   - xml: The bytes of the file.
  ///   - name: The name of the document: the name of the file without its extension.
  ///   - file: The path of the file in errors, and in messages of the program.
  ///   - module: The name of the module that the text is compiled in.
  /// - Throws: ``InterfaceFileError`` for a file that is not of Interface Builder or contradicts
  ///   itself.
  /// - Complexity: O(bytes · log bytes).
  public static func swiftSource(
    ofXML xml: [UInt8], named name: String, file: String, module: String
  ) throws(InterfaceFileError) -> Output {
    let root = try XMLReader.root(of: xml, file: file)
    var reader = InterfaceReader(file: file)
    let document = try reader.read(root)
    var checker = InterfaceChecker(file: file, omitted: reader.omitted)
    try checker.check(document)
    var writer = SwiftWriter(name: name, path: file, module: module)
    let source = writer.write(document)
    let warnings = (reader.warnings + checker.warnings).sorted { $0.line < $1.line }
    return Output(source: source, warnings: warnings, scenes: InterfaceScene.all(of: document))
  }
}
