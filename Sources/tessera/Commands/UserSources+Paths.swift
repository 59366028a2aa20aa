import Foundation
import ScreenHost

extension UserSources {
  /// Returns whether an argument is a path rather than the name of an example.
  ///
  /// The name of a file or folder here is a path, unless an example has it.
  static func isPath(_ argument: String) -> Bool {
    if argument.contains("/") || argument == "." || argument == ".."
      || ["swift", "xcodeproj", "xcworkspace", "playground"].contains(
        (argument as NSString).pathExtension)
    {
      return true
    }
    return FileManager.default.fileExists(atPath: argument)
      && !Catalogue.entries.contains { $0.name == argument }
  }
}
