import LoweringProtocol

extension LoweringInput.File {
  /// A Boolean value that indicates whether the file is the main function of a server of screens: a
  /// file `main.swift` that imports `BrowserHost`, in any branch of its conditions.
  package var servesScreens: Bool {
    guard path.split(separator: "/").last.map(String.init) == LoweredFileNames.mainFile,
      text.contains("BrowserHost")
    else { return false }
    return SourceUnit(path: path, text: text).allImports.contains("BrowserHost")
  }
}
