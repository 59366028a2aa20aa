/// A reason to open a scene of the app, or to connect it.
package enum SceneRequest {
  case url(URL)
  case activity(NSUserActivity)
  case quickAction(UIApplicationShortcutItem)
}

extension UIScene.ConnectionOptions {
  convenience init(_ request: SceneRequest?) {
    switch request {
    case .url(let url): self.init(urlContexts: [UIOpenURLContext(url)])
    case .activity(let activity): self.init(userActivities: [activity])
    case .quickAction(let item): self.init(shortcutItem: item)
    case nil: self.init()
    }
  }
}
