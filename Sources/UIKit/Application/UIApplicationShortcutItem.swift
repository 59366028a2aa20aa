/// A quick action of the app's icon on the home screen.
///
/// Hosts have no home screen: tests perform quick actions by `HostedApp.performQuickAction(_:)`.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// The name by which the app distinguishes the action.
  open fileprivate(set) var type: String
  /// The title for the user.
  open fileprivate(set) var localizedTitle: String
  /// The text below the title; `nil` for none.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon; `nil` for a dot.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Values of the app; `nil` for none.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// An identifier of the content, by which the app chooses a scene; `nil` for none.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates a quick action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Creates the quick action of an entry of `UIApplicationShortcutItems` in the app's property
  /// list; `nil` for an entry without a type or a title.
  convenience init?(entry: [String: Any]) {
    guard let type = entry["UIApplicationShortcutItemType"] as? String,
      let title = entry["UIApplicationShortcutItemTitle"] as? String
    else { return nil }
    let symbol = entry["UIApplicationShortcutItemIconSymbolName"] as? String
    let file = entry["UIApplicationShortcutItemIconFile"] as? String
    self.init(
      type: type, localizedTitle: title,
      localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
      icon: symbol.map(UIApplicationShortcutIcon.init(systemImageName:))
        ?? file.map(UIApplicationShortcutIcon.init(templateImageName:)),
      userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: any NSSecureCoding])
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a `UIMutableApplicationShortcutItem` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

/// A quick action whose values change.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name by which the app distinguishes the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title for the user.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The text below the title; `nil` for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon; `nil` for a dot.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Values of the app; `nil` for none.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// An identifier of the content, by which the app chooses a scene; `nil` for none.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }

  /// Returns a `UIApplicationShortcutItem` with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

/// The icon of a quick action.
open class UIApplicationShortcutIcon: NSObject {
  /// The icons of the system.
  public enum IconType: Int, Sendable {
    /// A pencil on a sheet.
    case compose = 0
    /// A triangle.
    case play = 1
    /// Two bars.
    case pause = 2
    /// A plus sign.
    case add = 3
    /// An arrow for the user's place.
    case location = 4
    /// A magnifying glass.
    case search = 5
    /// An arrow out of a box.
    case share = 6
    /// A crossed circle.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// A house.
    case home = 9
    /// A pin of a map.
    case markLocation = 10
    /// A star.
    case favorite = 11
    /// A heart.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An envelope with a card.
    case invitation = 14
    /// A check mark in a circle.
    case confirmation = 15
    /// An envelope.
    case mail = 16
    /// A speech bubble.
    case message = 17
    /// A page of a calendar.
    case date = 18
    /// A clock.
    case time = 19
    /// A camera.
    case capturePhoto = 20
    /// A video camera.
    case captureVideo = 21
    /// An empty circle.
    case task = 22
    /// A circle with a check mark.
    case taskCompleted = 23
    /// An alarm clock.
    case alarm = 24
    /// A book.
    case bookmark = 25
    /// Two crossing arrows.
    case shuffle = 26
    /// A note.
    case audio = 27
    /// Two arrows in a circle.
    case update = 28
  }

  /// The origins of icons.
  enum Source: Hashable {
    case type(IconType)
    case symbol(String)
    case template(String)
  }

  let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init(.type(type)) }
  /// Creates an icon with the name of a symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }
  /// Creates an icon with the opacity of one of the app's images, by its name.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Returns whether two icons are made of the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }
  /// A hash of the icon's source.
  open override var hash: Int { source.hashValue }
}
