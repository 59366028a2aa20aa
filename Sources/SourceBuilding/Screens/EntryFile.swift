/// The source files with the main function of a program that displays screens.
struct EntryFile: Codable, Equatable {
  /// The name of the file, which is not one of the user's.
  static let name = "TesseraPreviewMain.swift"

  /// The name of the file with the functions that create objects of classes.
  ///
  /// It sees what a file of the app sees: an initializer that is unavailable there is none here.
  static let classesName = "TesseraPreviewScreens.swift"

  /// The name of the main function of the user's own app.
  static let appEntryPoint = "tessera_preview_application_main"

  /// The content of the file with the main function.
  let main: String
  /// The content of the file with the functions of classes.
  let classes: String

  /// Returns whether an output of the compiler has errors of the files.
  static func hasErrors(in output: String) -> Bool {
    output.contains(name) || output.contains(classesName)
  }

  /// Returns the names of the screens whose expressions have errors in an output of the compiler.
  func screens(withErrorsIn output: String) -> Set<String> {
    let files = [Self.name: main, Self.classesName: classes].mapValues {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    var names: Set<String> = []
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/(TesseraPreview\w+\.swift):(\d+):\d+: error:/#),
        let lines = files[String(match.1)], let number = Int(match.2),
        lines.indices.contains(number - 1),
        let name = lines[number - 1].firstMatch(of: /named: "([^"\\]+)"/)?.1
      else { continue }
      names.insert(String(name))
    }
    return names
  }

  /// Creates the content for a product.
  ///
  /// - Parameters:
  ///   - product: The types and the application of the sources; `nil` before they are known.
  ///   - isPlayground: A Boolean value that indicates whether the sources have a page, which runs
  ///     before its screen is displayed.
  init(for product: SourceBuild.Product?, isPlayground: Bool) {
    var screens = ""
    var functions = ""
    for (number, type) in (product?.types ?? []).enumerated() {
      guard var expression = type.expression else { continue }
      let name = type.name.debugDescription
      if expression.hasPrefix(type.name + "(") {
        let function = "tesseraPreviewScreen\(number)()"
        functions +=
          "@MainActor func \(function) -> \(type.name) { \(expression) } // named: \(name)\n"
        expression = function
      }
      screens += "      .screen(named: \(name)) { \(expression) },\n"
    }
    classes = "// Made by 'tessera preview'.\nimport UIKit\n" + functions
    let hasApplication = product?.hasApplication ?? false
    let declaration =
      hasApplication || isPlayground
      ? """

      @_silgen_name("\(Self.appEntryPoint)")
      private func runApplication(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32

      """ : ""
    // The arguments belong to the main thread.
    let arguments = declaration.isEmpty ? "" : "  nonisolated(unsafe) let arguments = arguments\n"
    let application = hasApplication ? "{ _ = runApplication(count, arguments) }" : "nil"
    let page = isPlayground ? "\n    _ = runApplication(count, arguments)" : ""
    main = """
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
      \(screens)      ], application: \(application))
        }
        return 0
      }

      """
  }
}
