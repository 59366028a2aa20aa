import Foundation

/// The screens of a storyboard: its initial view controller and those with identifiers.
enum StoryboardScenes {
  /// Returns the screens of the storyboards among interface files, in the order of their lines:
  /// one for the languages of a localized storyboard.
  static func types(in files: [URL]) -> [ScreenType] {
    var names: Set<String> = []
    return files.filter { $0.pathExtension == "storyboard" }.flatMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { types(in: $0, of: file) } ?? []
    }.filter { names.insert($0.name).inserted }
  }

  private static func types(in text: String, of file: URL) -> [ScreenType] {
    let name = file.deletingPathExtension().lastPathComponent
    let storyboard = "UIStoryboard(name: \(name.debugDescription), bundle: nil)"
    var types: [ScreenType] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      func add(_ screen: String, _ expression: String) {
        types.append(
          ScreenType(
            name: screen, kind: .viewController, expression: storyboard + expression,
            file: file.path, line: index + 1))
      }
      if line.contains("<document "), line.contains("initialViewController=\"") {
        add(name, ".instantiateInitialViewController()!")
      }
      if let match = line.firstMatch(of: /storyboardIdentifier="([^"&]+)"/) {
        let identifier = String(match.1)
        add(
          "\(name).\(identifier)",
          ".instantiateViewController(withIdentifier: \(identifier.debugDescription))")
      }
    }
    return types
  }
}
