import Foundation

/// The property list of an app, which UIKit reads beside the program.
enum AppInformation {
  /// Writes the list of a module, if it has one.
  ///
  /// - Parameter folder: The folder of the program.
  /// - Throws: ``BuildFailure`` if the module's file is not a property list, or if the list cannot
  ///   be written.
  static func write(of module: SourceModule, in folder: URL) throws(BuildFailure) {
    var values: [String: Any] = [:]
    if let file = module.informationFile {
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let table = list as? [String: Any]
      else { throw BuildFailure("The file \(file.path) is no property list.") }
      values = table
    }
    values = values.mapValues { resolved($0, of: module) }
    values.merge(module.information.mapValues(\.propertyListValue)) { $1 }
    let place = folder.appending(path: "Info.plist")
    guard !values.isEmpty else {
      try? FileManager.default.removeItem(at: place)
      return
    }
    do {
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        .write(to: place)
    } catch {
      throw BuildFailure("The file \(place.path) cannot be written.")
    }
  }

  /// Returns a value with the names of build settings replaced that every project has.
  private static func resolved(_ value: Any, of module: SourceModule) -> Any {
    switch value {
    case let list as [Any]: list.map { resolved($0, of: module) }
    case let table as [String: Any]: table.mapValues { resolved($0, of: module) }
    case let text as String where text.contains("$("):
      settings(of: module).reduce(text) { text, setting in
        text.replacingOccurrences(of: "$(\(setting.key))", with: setting.value)
      }
    default: value
    }
  }

  private static func settings(of module: SourceModule) -> [String: String] {
    let product = module.productName
    return [
      "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_NAME": product, "EXECUTABLE_NAME": product,
      "TARGET_NAME": product, "PRODUCT_MODULE_NAME": module.name,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
  }
}
