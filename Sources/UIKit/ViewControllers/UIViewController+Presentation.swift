extension UIViewController {
  /// A Boolean value that indicates whether this view controller or an ancestor is being presented.
  public var isBeingPresented: Bool { ownPresentation?.isBeginning ?? false }
  /// A Boolean value that indicates whether this view controller or an ancestor is being dismissed.
  public var isBeingDismissed: Bool { ownPresentation?.stage == .dismissing }

  /// The presentation of this view controller or of an ancestor; the one to come, if
  /// ``modalPresentationStyle`` has one, for a view controller without a parent that is not
  /// presented.
  public var presentationController: UIPresentationController? {
    if let ownPresentation { return ownPresentation.reported }
    guard parent == nil, modalPresentationStyle != .none else { return nil }
    return preparedPresentation
  }

  /// The presentation of this view controller or of an ancestor as a sheet; `nil` if it is none.
  ///
  /// Set its detents before the presentation.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation by this view controller or an ancestor.
  var shownPresentation: UIPresentationController? {
    presentation.shown ?? parent?.shownPresentation
  }

  /// The presentation of this view controller or of an ancestor.
  var ownPresentation: UIPresentationController? { presentation.own ?? parent?.ownPresentation }

  /// The presentations above this view controller, from the lowest one.
  var presentationsAbove: [UIPresentationController] {
    var result: [UIPresentationController] = []
    var step = presentation.shown
    while let current = step {
      result.append(current)
      step = current.presentedViewController.presentation.shown
    }
    return result
  }

  /// Removes the view, and the views of the presentations above it, from the window.
  func leaveWindowWithPresentations() {
    presentation.shown?.leaveWindow()
    leaveWindow()
  }

  private var topmostAncestor: UIViewController { parent?.topmostAncestor ?? self }

  /// The nearest ancestor that defines the context of presentations.
  private var definerOfContext: UIViewController? {
    definesPresentationContext ? self : parent?.definerOfContext
  }

  /// The presentation to come, which is made again after a change of the style.
  private var preparedPresentation: UIPresentationController {
    let style = modalPresentationStyle
    if let prepared = presentation.prepared, presentation.preparedStyle == style { return prepared }
    let made = makePresentationController()
    presentation.prepared = made
    presentation.preparedStyle = style
    return made
  }

  func presentModally(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let name = "\(type(of: presented))"
    require(
      presented !== self,
      "\(name) cannot present itself; present another view controller.")
    require(
      presented.parent == nil,
      "\(name) cannot be presented, because it is a child of \(presented.parentName); remove it "
        + "from its parent first.")
    require(
      presented.presentation.own == nil,
      "\(name) cannot be presented, because it is presented already; dismiss it first.")
    let presenter = topmostAncestor
    if let other = presenter.presentation.shown?.presentedViewController {
      return DeveloperLog.sink(
        "\(name) is not presented, because \(type(of: presenter)) already presents "
          + "\(type(of: other)); dismiss that first, or present on it.")
    }
    guard let window = viewIfLoaded?.window else {
      return DeveloperLog.sink(
        "\(name) is not presented, because the view of \(type(of: self)) is not in a window; "
          + "present in viewDidAppear(_:) or later.")
    }
    let controller =
      presented.customPresentation(presenting: presenter, source: self)
      ?? presented.preparedPresentation.adapted(to: window.traitCollection)
    presented.presentation.prepared = nil
    controller.presentedViewController.presentation.own = controller
    presenter.presentation.shown = controller
    let context = controller.presentationStyle.isInContext ? definerOfContext : nil
    controller.source = self
    controller.present(
      from: presenter, over: context?.view, in: window, animated: animated, completion: completion)
  }

  /// The presentation controller of the app for the style `custom`; `nil` for others.
  private func customPresentation(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenting, source: source)
  }

  private var parentName: String { parent.map { "\(type(of: $0))" } ?? "none" }
}
