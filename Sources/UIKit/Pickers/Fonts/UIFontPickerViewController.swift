/// A view controller in which the user chooses the font of a family, or a face.
///
///     let picker = UIFontPickerViewController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// ``UIFont/familyNames`` lists the families. The user finds families by a part of their name.
/// A choice, a cancellation and a swipe dismiss the picker, after the delegate's call.
///
/// Chosen, because nothing is recorded: the appearance, and the order of the delegate's call and
/// the dismissal.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The settings. Their later changes have no effect.
  open var configuration: Configuration { storedConfiguration }
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that the user has chosen, or that the picker displays as chosen, without a size. The
  /// default is `nil`.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { list.reload() } }

  private let storedConfiguration: Configuration
  private lazy var list = FontListController(.families, of: self)

  /// Creates a picker of families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a picker with settings, which it copies.
  public init(configuration: Configuration) {
    storedConfiguration = configuration.duplicate
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of an interface file.
  public required init?(coder: NSCoder) {
    storedConfiguration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Selects a font for the user.
  func choose(_ name: String, isFamily: Bool) {
    selectedFontDescriptor = UIFontDescriptor(fontAttributes: [isFamily ? .family : .name: name])
    delegate?.fontPickerViewControllerDidPickFont(self)
    close()
  }

  /// Cancels for the user.
  func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    close()
  }

  /// Dismisses the picker, unless the delegate does.
  private func close() {
    guard !isBeingDismissed else { return }
    presentingViewController?.dismiss(animated: true)
  }

  override func wasDismissedByUser() { delegate?.fontPickerViewControllerDidCancel(self) }
}

/// The delegate of a ``UIFontPickerViewController``. Both methods are optional.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called after the user chose a font,
  /// ``UIFontPickerViewController/selectedFontDescriptor``.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called after the user canceled, also by a swipe.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
