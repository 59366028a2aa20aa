/// A view controller in which the user chooses a color: of a grid, of a spectrum, or by the
/// components of the color; and its opacity.
///
///     let picker = UIColorPickerViewController()
///     picker.selectedColor = .systemBlue
///     picker.delegate = self
///     present(picker, animated: true)
///
/// A close button and a swipe dismiss the picker. All colors are in sRGB. The user saves
/// colors, which all pickers of the process display. There is no eyedropper.
///
/// Chosen, because nothing is recorded: the appearance, the colors of the grid, the first color and
/// the height of the sheet.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected color. The default is black. Setting it does not notify the delegate.
  open var selectedColor: UIColor = .black { didSet { if !isChoosing { showColor() } } }
  /// A Boolean value that indicates whether the user changes the opacity. The default is `true`.
  /// Without it, chosen colors are opaque.
  open var supportsAlpha = true { didSet { showColor() } }

  private let content = ColorPickerContent()
  private let root = UIViewController()
  private var isChoosing = false

  /// Creates a picker.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Creates a picker of an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The title above the colors, or `nil` (the default) to use "Colors".
  open override var title: String? { didSet { root.title = title ?? "Colors" } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    root.view = content
    root.title = title ?? "Colors"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.close() })
    content.didChoose = { [unowned self] color, continues in choose(color, continues) }
    let navigation = UINavigationController(rootViewController: root)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    showColor()
  }

  private func showColor() {
    guard isViewLoaded else { return }
    content.supportsAlpha = supportsAlpha
    let color = RGBA(picked: selectedColor, in: traitCollection)
    content.show(supportsAlpha ? color : color.with(alpha: 1))
  }

  private func choose(_ color: RGBA, _ continues: Bool) {
    isChoosing = true
    selectedColor = UIColor(color)
    isChoosing = false
    delegate?.colorPickerViewController(
      self, didSelect: selectedColor, continuously: continues)
    listener?(selectedColor, continues)
  }

  /// Called after the delegate, for the color well that presents the picker.
  var listener: ((UIColor, Bool) -> Void)?

  // MARK: Presentation

  override func makePresentationController() -> UIPresentationController {
    let made = super.makePresentationController()
    if modalPresentationStyle == .automatic, let sheet = made as? UISheetPresentationController {
      sheet.detents = [
        .custom { [weak self] context in
          guard let self else { return nil }
          loadViewIfNeeded()
          return min(content.fittingHeight + 60, context.maximumDetentValue)
        }
      ]
    }
    return made
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if presentationController is UIPopoverPresentationController {
      preferredContentSize = CGSize(width: 375, height: content.fittingHeight + 60)
    }
  }

  private func close() {
    guard let presenter = presentingViewController else {
      delegate?.colorPickerViewControllerDidFinish(self)
      return
    }
    presenter.dismiss(animated: true) { [self] in wasDismissedByUser() }
  }

  override func wasDismissedByUser() { delegate?.colorPickerViewControllerDidFinish(self) }
}
