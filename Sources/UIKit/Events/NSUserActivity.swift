// The name is Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that browses the web: its `webpageURL` is opened in the app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A task of the user in the app, to be continued later, on another device, or after a search.
///
/// There are no other devices and no search here: activities become current, are saved by their
/// delegates and responders, and are continued by tests (`HostedApp.continue(_:)`).
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type, usually a name in reverse-DNS notation.
  public let activityType: String
  /// The title for the user; `nil` by default.
  open var title: String?
  /// The values from which the activity is continued; `nil` by default.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that continuing the activity requires; `nil` by default.
  open var requiredUserInfoKeys: Set<String>?
  /// The address of a page that shows the same; `nil` by default.
  open var webpageURL: URL?
  /// The address of the page from which the activity came; `nil` by default.
  open var referrerURL: URL?
  /// The date after which the activity is not continued; `nil`, the default, for none.
  open var expirationDate: Date?
  /// The words by which a search finds the activity. The default is empty.
  open var keywords: Set<String> = []
  /// An identifier by which the app deletes the activity; `nil` by default.
  open var persistentIdentifier: String?
  /// An identifier of the content, by which the app chooses a scene; `nil` by default.
  open var targetContentIdentifier: String?
  /// A Boolean value that indicates whether the activity can be continued on another device. The
  /// default is `true`.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether a search on the device finds the activity. The default
  /// is `false`.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether all users find the activity. The default is `false`.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value that indicates whether the activity is suggested to the user. The default is
  /// `false`.
  open var isEligibleForPrediction = false
  /// The object that is called before the activity is saved, and when it is continued.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The responders with this activity.
  private var responders: [WeakResponder] = []
  private struct WeakResponder {
    weak let responder: UIResponder?
  }

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to ``userInfo``, in place of those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  // MARK: The current activity

  private nonisolated(unsafe) static weak var current: NSUserActivity?

  /// A Boolean value that indicates whether this is the activity that the user performs now.
  var isCurrent: Bool { Self.current === self && !isInvalid }
  private var isInvalid = false

  /// Makes this the activity that the user performs now, in place of another one.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    Self.current = self
  }

  /// Ends the activity's time as the current one.
  open func resignCurrent() { if Self.current === self { Self.current = nil } }

  /// Ends the activity: it cannot become current again.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  // MARK: Saving

  /// A Boolean value that indicates whether the activity's values have to be updated. Setting it to
  /// `true` calls, before the next event, `updateUserActivityState(_:)` of the responders with this
  /// activity, and `userActivityWillSave(_:)` of the delegate.
  open var needsSave = false {
    didSet {
      guard needsSave, !oldValue else { return }
      let save: @MainActor @Sendable () -> Void = { [weak self] in self?.save() }
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { NextTurn.run(save) }
      } else {
        DispatchQueue.main.async(execute: save)
      }
    }
  }

  /// Updates the activity's values by its responders and its delegate.
  @MainActor
  func save() {
    guard needsSave else { return }
    needsSave = false
    for entry in responders { entry.responder?.updateUserActivityState(self) }
    delegate?.userActivityWillSave(self)
  }

  @MainActor
  func add(_ responder: UIResponder) {
    remove(responder)
    responders.append(WeakResponder(responder: responder))
  }

  @MainActor
  func remove(_ responder: UIResponder) {
    responders.removeAll { $0.responder == nil || $0.responder === responder }
  }
}

/// The methods that an activity calls. All are optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is saved, to update its values.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when the activity was continued.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// The default does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// The default does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An object that restores its state from an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state that the activity describes.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
