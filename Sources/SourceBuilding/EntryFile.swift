/// The source file with the main function of a program that displays screens.
enum EntryFile {
  /// The name of the file, which is not one of the user's.
  static let name = "TesseraPreviewMain.swift"

  /// The name of the main function of the user's own app.
  static let appEntryPoint = "tessera_preview_application_main"

  /// Returns the content for types.
  ///
  /// - Parameter hasApplication: A Boolean value that indicates whether the sources have a main
  ///   function of their own.
  static func text(for types: [ScreenType], hasApplication: Bool) -> String {
    let screens = types.compactMap { type in
      type.expression.map { "      .screen(named: \"\(type.name)\") { \($0) },\n" }
    }
    let declaration =
      hasApplication
      ? """

      @_silgen_name("\(appEntryPoint)")
      private func runApplication(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32

      """ : ""
    let application = hasApplication ? "{ _ = runApplication(count, arguments) }" : "nil"
    return """
      // Made by 'tessera preview'.
      import PreviewHost
      \(declaration)
      @_cdecl("main")
      public func tesseraPreviewMain(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32 {
        MainActor.assumeIsolated { () -> Void in
          PreviewProgram.run(
            [
      \(screens.joined())      ], application: \(application))
        }
        return 0
      }

      """
  }
}
