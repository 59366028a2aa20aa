/// The property list of the program.
enum InformationFile {
  /// Returns the values of `Info.plist` in the main bundle, or else of the file beside the
  /// executable; empty if there is none.
  ///
  /// - Parameter report: A closure that receives the reason if the file cannot be read.
  static func values(_ report: (String) -> Void) -> [String: Any] {
    let bundled = Bundle.main.infoDictionary ?? [:]
    guard bundled["UIApplicationSceneManifest"] == nil,
      let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    else { return bundled }
    let file = folder.appendingPathComponent("Info.plist")
    guard let data = try? Data(contentsOf: file) else { return bundled }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [String: Any] else {
      report("\(file.path) was ignored, because it is no property list.")
      return bundled
    }
    return bundled.merging(list) { _, beside in beside }
  }
}
