/// A persistent interface of the app for the user: a scene, or one that was disconnected and can be
/// connected again.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role, as in property lists.
    public let rawValue: String

    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A role by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A window on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on an external screen. Hosts connect no such scenes.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The connected scene; `nil` while there is none.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  public let role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// A unique identifier of the session.
  public let persistentIdentifier = UUID().uuidString
  /// Values of the app, kept as long as the session. Hosts keep no sessions after the process ends.
  open var userInfo: [String: Any]?
  /// The activity from which the scene restores its state when it is connected again: what the
  /// delegate's `stateRestorationActivity(for:)` returned when the scene entered the background, or
  /// what the app set; `nil` for none.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// The classes for a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's property list; `nil` for none.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene: `nil`, the default, for `UIWindowScene`, or a subclass of it.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, whose initializer without parameters is called.
  open var delegateClass: AnyClass?
  /// The storyboard whose first view controller the scene's window displays, or `nil` (the default)
  /// if the delegate creates the window.
  ///
  /// The window is the delegate's `window` in its method for the connection, and is made visible
  /// after it.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name of a configuration in the app's property list, which provides the classes
  ///     that are not set; `nil` for none.
  ///   - sessionRole: The purpose of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
