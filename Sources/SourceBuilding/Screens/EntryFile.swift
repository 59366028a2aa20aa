/// The source file with the main function of a program that displays screens.
enum EntryFile {
  /// The name of the file, which is not one of the user's.
  static let name = "TesseraPreviewMain.swift"

  /// The name of the main function of the user's own app.
  static let appEntryPoint = "tessera_preview_application_main"

  /// Returns the names of the screens whose expressions have errors.
  ///
  /// - Parameters:
  ///   - output: The compiler's output.
  ///   - text: The content of the file.
  static func screens(withErrorsIn output: String, of text: String) -> Set<String> {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var names: Set<String> = []
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/TesseraPreviewMain\.swift:(\d+):\d+: error:/#),
        let number = Int(match.1), lines.indices.contains(number - 1),
        let name = lines[number - 1].firstMatch(of: /\.screen\(named: "([^"\\]+)"\)/)?.1
      else { continue }
      names.insert(String(name))
    }
    return names
  }

  /// Returns the content for a product.
  ///
  /// - Parameters:
  ///   - product: The types and the application of the sources; `nil` before they are known.
  ///   - isPlayground: A Boolean value that indicates whether the sources have a page, which runs
  ///     before its screen is displayed.
  static func text(for product: SourceBuild.Product?, isPlayground: Bool) -> String {
    let screens = (product?.types ?? []).compactMap { type in
      type.expression.map { "      .screen(named: \(type.name.debugDescription)) { \($0) },\n" }
    }
    let hasApplication = product?.hasApplication ?? false
    let declaration =
      hasApplication || isPlayground
      ? """

      @_silgen_name("\(appEntryPoint)")
      private func runApplication(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32

      """ : ""
    // The arguments are those of the main thread.
    let arguments = declaration.isEmpty ? "" : "  nonisolated(unsafe) let arguments = arguments\n"
    let application = hasApplication ? "{ _ = runApplication(count, arguments) }" : "nil"
    let page = isPlayground ? "\n    _ = runApplication(count, arguments)" : ""
    return """
      // Made by 'tessera preview'.
      @_spi(Lowering) import PreviewHost
      @_spi(Lowering) import UIKit
      \(declaration)
      @_cdecl("main")
      public func tesseraPreviewMain(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32 {
      \(arguments)  MainActor.assumeIsolated { () -> Void in\(page)
          PreviewProgram.run(
            [
      \(screens.joined())      ], application: \(application))
        }
        return 0
      }

      """
  }
}
