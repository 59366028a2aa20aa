extension UIViewController {
  /// The storyboard that the view controller was loaded from; `nil` for another one.
  public var storyboard: UIStoryboard? { interfaceScene?.storyboard }
}
