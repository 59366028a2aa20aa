import Foundation

/// The settings of a project or target in the configuration for debugging.
struct BuildSettings {
  private var values: [String: Any] = [:]

  /// Reads the settings of a project or target.
  init(_ table: ObjectTable, of object: ObjectTable.Object) {
    let configurations = table.objects(
      table[object.text("buildConfigurationList")]?.list("buildConfigurations") ?? [])
    let chosen = configurations.first { $0.text("name") == "Debug" } ?? configurations.first
    values = chosen?.table("buildSettings") ?? [:]
  }

  /// Returns these settings with others in place of those of the same name.
  func overridden(by other: BuildSettings) -> BuildSettings {
    var settings = self
    settings.values.merge(other.values) { $1 }
    return settings
  }

  /// Returns the value of a setting, with the target's name in place of references to it; `nil` for
  /// none or for one that other settings make.
  func text(_ name: String, target: String) -> String? {
    guard var text = values[name] as? String else { return nil }
    for (reference, value) in [
      ("TARGET_NAME", target), ("PRODUCT_NAME", productName(target)), ("SRCROOT", "."),
      ("PROJECT_DIR", "."),
    ] {
      for form in ["$(\(reference))", "${\(reference)}", "$(\(reference):c99extidentifier)"] {
        text = text.replacingOccurrences(of: form, with: value)
      }
    }
    return text.isEmpty || text.contains("$(") || text.contains("${") ? nil : text
  }

  private func productName(_ target: String) -> String {
    let name = values["PRODUCT_NAME"] as? String ?? target
    return name.contains("$") ? target : name
  }

  /// Returns the words of a setting, which may be a text or a list.
  func words(_ name: String) -> [String] {
    let words =
      values[name] as? [String] ?? (values[name] as? String)?.split(separator: " ").map(String.init)
    return (words ?? []).filter { !$0.contains("$(") }
  }
}
