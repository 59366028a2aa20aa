/// The names of the files that lowering makes.
///
/// The plug-in `LowerSources` has a link to this file, because plug-ins import no modules.
public enum LoweredFileNames {
  /// The name of the file that registers the classes of a module for its interface files.
  public static let registration = "InterfaceClasses" + ending

  /// Returns the name of the copy of a Swift file in a flat folder.
  ///
  /// The compiler warns about two paths with one name, and diagnostics of a copy name the original.
  /// `main.swift` keeps its name, which tells the compiler that the file has statements.
  public static func copy(of file: String) -> String {
    guard file != mainFile, file.hasSuffix(".swift") else { return file }
    return file.dropLast(".swift".count) + ending
  }

  /// Returns the name of the Swift file that is made of a nib or a storyboard.
  public static func source(ofInterfaceFile file: String) -> String { file + ".swift" }

  /// The name of the Swift file whose statements are the main function.
  public static let mainFile = "main.swift"

  private static let ending = ".lowered.swift"
}
