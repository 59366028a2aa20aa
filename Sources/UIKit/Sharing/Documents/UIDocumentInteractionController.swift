internal import UniformTypeIdentifiers

/// An object that displays a file of the app: its preview, and a menu of what to do with it.
///
///     let controller = UIDocumentInteractionController(url: file)
///     controller.delegate = self
///     controller.presentPreview(animated: true)
///
/// The preview displays images and texts; the name, the kind and the size of other files. The menu
/// is a ``UIActivityViewController``. There are no other apps that could open the file.
///
/// Keep the object while it displays something.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL? { didSet { typeDidChange() } }
  /// The uniform type identifier of the file, by its extension. An app may set another one.
  open var uti: String?
  /// The name of the file that the preview and the menu display, without a path. An app may set
  /// another one.
  open var name: String?
  /// Information for the app that opens the file. The default is `nil`. There is no such app.
  open var annotation: Any?
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  private weak var preview: DocumentPreviewController?
  private weak var menu: UIActivityViewController?

  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    typeDidChange()
  }

  private func typeDidChange() {
    uti = url.map { UserFile($0).type.identifier }
    name = url?.lastPathComponent
  }

  /// The images of the file's kind: a symbol.
  open var icons: [UIImage] { url.flatMap { UserFile($0).symbol }.map { [$0] } ?? [] }

  /// New recognizers for a view of the file: a tap displays the preview, and a long press the menu.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = [
    UITapGestureRecognizer(
      target: self,
      action: Selector("didTap(_:)", UIDocumentInteractionController.didTap(_:))),
    UILongPressGestureRecognizer(
      target: self,
      action: Selector("didPress(_:)", UIDocumentInteractionController.didPress(_:))),
  ]

  private func didTap(_ recognizer: UITapGestureRecognizer) {
    if !presentPreview(animated: true), let view = recognizer.view {
      presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }
  }

  private func didPress(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let view = recognizer.view else { return }
    presentOptionsMenu(from: view.bounds, in: view, animated: true)
  }

  // MARK: Preview

  /// Displays the preview: above the delegate's view controller, or pushed if that is a navigation
  /// controller.
  ///
  /// - Returns: `false` without a file, or if the delegate has no view controller for it.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, FileManager.default.fileExists(atPath: url.path), preview == nil,
      let presenter = presenterOfPreview
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    let shown = DocumentPreviewController(url, name: name ?? url.lastPathComponent)
    preview = shown
    shown.didEnd = { [self] in delegate?.documentInteractionControllerDidEndPreview(self) }
    if let navigation = presenter as? UINavigationController {
      navigation.pushViewController(shown, animated: animated)
    } else {
      let navigation = UINavigationController(rootViewController: shown)
      navigation.modalPresentationStyle = .fullScreen
      presenter.present(navigation, animated: animated)
    }
    return true
  }

  private var presenterOfPreview: UIViewController? {
    let controller = delegate?.documentInteractionControllerViewControllerForPreview(self)
    return controller is NoPreviewController ? nil : controller
  }

  /// Hides the preview.
  open func dismissPreview(animated: Bool) { preview?.close(animated: animated) }

  // MARK: Menu

  /// Displays the menu of what to do with the file; on an iPad, at a part of a view.
  ///
  /// - Returns: `false` without a file, or if the view is in no window.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(in: view.window, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Displays the menu of what to do with the file; on an iPad, at an item of a bar.
  ///
  /// - Returns: `false` without a file, or if no view controller is displayed.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(in: nil, animated: animated) { $0.barButtonItem = item }
  }

  /// Returns `false`: there are no apps that could open the file.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Returns `false`: there are no apps that could open the file.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Hides the menu.
  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private func present(
    in window: UIWindow?, animated: Bool,
    placement: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, menu == nil,
      let presenter = (window ?? UIApplication.shared.keyWindow)?.presentedChain.last
    else { return false }
    let activities = presenterOfPreview == nil ? [] : [QuickLookActivity()]
    let sheet = UIActivityViewController(
      activityItems: [url], applicationActivities: activities)
    menu = sheet
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    sheet.completionWithItemsHandler = { [self] type, isCompleted, _, _ in
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      if type == QuickLookActivity.type, isCompleted { presentPreview(animated: true) }
    }
    sheet.popoverPresentationController.map(placement)
    presenter.present(sheet, animated: animated)
    return true
  }
}

/// The activity that displays the preview of a file after the menu is dismissed.
private final class QuickLookActivity: UIActivity {
  static let type = UIActivity.ActivityType("com.apple.UIKit.activity.QuickLook")

  override var activityType: ActivityType? { Self.type }
  override var activityTitle: String? { "Quick Look" }
  override var activityImage: UIImage? { UIImage(systemName: "eye") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}
