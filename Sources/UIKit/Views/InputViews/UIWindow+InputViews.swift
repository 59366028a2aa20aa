extension UIWindow {
  /// Displays the present input views of the first responder.
  func inputViewsMayHaveChanged() { keyboard.update(in: self) }

  /// Updates the guides for the keyboard of all views that have one.
  func keyboardGuidesDidChange() {
    func update(_ view: UIView) {
      view.keyboardGuideDidChange()
      for child in view.subviews { update(child) }
    }
    update(self)
  }
}
