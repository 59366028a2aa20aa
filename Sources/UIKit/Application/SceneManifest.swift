/// The scenes that an app describes in its property list, under `UIApplicationSceneManifest`.
@MainActor
struct SceneManifest {
  /// A description of one kind of scene.
  struct Entry {
    var name: String?
    var delegateClassName: String?
    var sceneClassName: String?
    var storyboardName: String?
  }

  /// A Boolean value that indicates whether the app displays several scenes at a time.
  var supportsMultipleScenes = false
  /// The descriptions by the names of roles.
  var entries: [String: [Entry]] = [:]

  /// Reads the manifest of a property list; `nil` if there is none. Values of other types than
  /// those documented are ignored.
  init?(_ information: [String: Any]) {
    guard let manifest = information["UIApplicationSceneManifest"] as? [String: Any] else {
      return nil
    }
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    for (role, list) in roles {
      entries[role] = (list as? [[String: Any]] ?? []).map {
        Entry(
          name: $0["UISceneConfigurationName"] as? String,
          delegateClassName: $0["UISceneDelegateClassName"] as? String,
          sceneClassName: $0["UISceneClassName"] as? String,
          storyboardName: $0["UISceneStoryboardFile"] as? String)
      }
    }
  }

  /// Returns the description of a name for a role; the first one for `nil`.
  func entry(named name: String?, for role: UISceneSession.Role) -> Entry? {
    let list = entries[role.rawValue] ?? []
    return name == nil ? list.first : list.first { $0.name == name }
  }
}

/// The property list of an app.
@MainActor
enum ApplicationInformation {
  /// Returns the values of `Info.plist` in the main bundle, or else of the file beside the
  /// executable; empty if there is none.
  static func read() -> [String: Any] { InformationFile.values(DeveloperLog.sink) }
}
