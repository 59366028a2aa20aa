import Foundation
import LoweringProtocol

/// The screens of storyboards: their initial view controllers, those with identifiers, and the
/// scenes of the sources' classes.
struct StoryboardScenes {
  /// The screens in the order of their files and lines, the initial one of each storyboard first.
  private(set) var types: [ScreenType] = []
  /// The expressions that create the view controllers of the sources' classes, by their names.
  private var expressions: [String: String] = [:]

  /// Creates the screens of the view controllers of storyboards.
  init(_ scenes: [LoweringReply.Scene]) {
    for scene in scenes where scene.isInitial { add(scene, nil) }
    for scene in scenes {
      if let identifier = scene.storyboardIdentifier { add(scene, identifier) }
      if let type = scene.customClass, expressions[type] == nil {
        expressions[type] =
          Self.storyboard(scene)
          + "._instantiateViewController(ofElement: \(scene.element.debugDescription))"
      }
    }
    let files = scenes.map(\.path)
    types = types.enumerated().sorted { first, second in
      let places = [first, second].map { files.firstIndex(of: $0.element.file) ?? 0 }
      return (places[0], first.offset) < (places[1], second.offset)
    }.map(\.element)
  }

  /// Adds the screen of a view controller.
  ///
  /// - Parameter identifier: The identifier that creates it; `nil` for the initial one.
  private mutating func add(_ scene: LoweringReply.Scene, _ identifier: String?) {
    let name = Self.name(of: scene)
    let call =
      identifier.map { ".instantiateViewController(withIdentifier: \($0.debugDescription))" }
      ?? ".instantiateInitialViewController()!"
    types.append(
      ScreenType(
        name: identifier.map { "\(name).\($0)" } ?? name, kind: .viewController,
        expression: Self.storyboard(scene) + call, file: scene.path, line: scene.line,
        origin: .scene))
  }

  private static func name(of scene: LoweringReply.Scene) -> String {
    URL(fileURLWithPath: scene.path).deletingPathExtension().lastPathComponent
  }

  private static func storyboard(_ scene: LoweringReply.Scene) -> String {
    "UIStoryboard(name: \(name(of: scene).debugDescription), bundle: nil)"
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
