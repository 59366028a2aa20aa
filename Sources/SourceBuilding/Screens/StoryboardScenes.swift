import Foundation

/// The screens of storyboards: their initial view controllers, those with identifiers, and those
/// of the sources' classes.
struct StoryboardScenes {
  /// The screens in the order of their lines: one for the languages of a localized storyboard.
  private(set) var types: [ScreenType] = []
  /// The expressions that create the view controllers of the sources' classes, by their names.
  private var expressions: [String: String] = [:]

  /// Reads the storyboards among interface files.
  init(in files: [URL]) {
    var names: Set<String> = []
    for file in files where file.pathExtension == "storyboard" {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      read(text, of: file)
    }
    types = types.filter { names.insert($0.name).inserted }
  }

  private mutating func read(_ text: String, of file: URL) {
    let name = file.deletingPathExtension().lastPathComponent
    let storyboard = "UIStoryboard(name: \(name.debugDescription), bundle: nil)"
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
      if line.contains("sceneMemberID=\"viewController\""),
        let type = line.firstMatch(of: /customClass="([^"&]+)"/)?.1,
        let element = line.firstMatch(of: /\bid="([^"&]+)"/)?.1, expressions[String(type)] == nil
      {
        let element = String(element).debugDescription
        expressions[String(type)] =
          storyboard + "._instantiateViewController(ofElement: \(element))"
      }
    }
  }

  /// Returns the classes of the sources; a view controller whose class has a scene is created with
  /// it: with its views and outlets.
  func creating(_ classes: [ScreenType]) -> [ScreenType] {
    classes.map { type in
      guard type.kind == .viewController, let expression = expressions[type.name] else {
        return type
      }
      var type = type
      type.expression = expression
      return type
    }
  }
}
