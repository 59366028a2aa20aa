import ArgumentParser
import Foundation

/// The options of the store that screens find.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The StoreKit configuration file with the products. (default: no products)",
      valueName: "file"))
  var store: String?

  @Option(
    help: ArgumentHelp(
      "The answer of the user who is asked to pay: ask (a question on the screen), success or cancel.",
      valueName: "answer"))
  var purchases: Answer = .ask

  /// The answer to payments.
  enum Answer: String, ExpressibleByArgument, CaseIterable {
    case ask, success, cancel
  }

  func validate() throws {
    if let store, !FileManager.default.fileExists(atPath: store) {
      throw ValidationError("there is no file '\(store)'")
    }
  }

  /// Applies the options to this process and the processes that it starts.
  func apply() {
    if purchases != .ask { setenv("TESSERA_PURCHASES", purchases.rawValue, 1) }
    guard let store else { return }
    setenv("TESSERA_STORE", URL(fileURLWithPath: store).standardizedFileURL.path, 1)
  }
}
