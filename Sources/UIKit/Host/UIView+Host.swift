extension UIView {
  /// Returns the view with an identity, among this view and its subtree.
  ///
  /// - Complexity: O(n) in the number of views.
  package func view(withSceneID id: Int) -> UIView? {
    if sceneID == id { return self }
    for child in children {
      if let found = child.view(withSceneID: id) { return found }
    }
    return nil
  }

  /// Delivers an event to this view and its subtree, parents before their subviews.
  ///
  /// - Complexity: O(n) in the number of views.
  package func deliver(_ event: HostEvent) {
    handle(event)
    for child in children { child.deliver(event) }
  }
}
