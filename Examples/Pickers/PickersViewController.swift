import UIKit

/// Wheels of sizes and colors, a date picker in its styles, a calendar, and what pickers of photos,
/// files, colors and fonts choose. The words at the top name the last change.
public final class PickersViewController: UIViewController {
  private let sizes = ["Small", "Medium", "Large", "Extra large", "Huge"]
  private let colors: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
    ("Purple", .systemPurple),
  ]
  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  let status = UILabel()
  private let wheels = UIPickerView()
  private let datePicker = UIDatePicker()
  private let photo = UIImageView()

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Pickers"
  }

  public required init?(coder: NSCoder) {
    fatalError("PickersViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    status.text = "Nothing has changed."
    status.font = .preferredFont(forTextStyle: .subheadline)
    status.textColor = .secondaryLabel
    status.adjustsFontForContentSizeCategory = true
    status.numberOfLines = 0
    status.accessibilityIdentifier = "status"
    wheels.dataSource = self
    wheels.delegate = self
    wheels.selectRow(1, inComponent: 0, animated: false)
    wheels.selectRow(3, inComponent: 1, animated: false)
    wheels.accessibilityIdentifier = "wheels"
    datePicker.accessibilityIdentifier = "date"
    datePicker.addAction(
      UIAction { [weak self] _ in self?.dateDidChange() }, for: .valueChanged)
    let styles = UISegmentedControl(items: ["Compact", "Calendar", "Wheels", "Timer"])
    styles.selectedSegmentIndex = 0
    styles.accessibilityIdentifier = "styles"
    styles.addAction(
      UIAction { [weak self, weak styles] _ in
        self?.showStyle(styles?.selectedSegmentIndex ?? 0)
      }, for: .valueChanged)
    showStyle(0)
    photo.contentMode = .scaleAspectFit
    photo.isHidden = true
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Chosen photo"
    for part in [status, wheels, styles, datePicker, photoButton, photo] + systemPickers {
      stack.addArrangedSubview(part)
    }
    place()
  }

  private func place() {
    stack.axis = .vertical
    stack.spacing = 16
    for part in [scrollView, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    // The stack gives a hidden view the height 0.
    let height = photo.heightAnchor.constraint(equalToConstant: 240)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
      height,
    ])
  }

  private var photoButton: UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Choose a Photo"
    configuration.buttonSize = .large
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.choosePhoto() })
    button.isEnabled = UIImagePickerController.isSourceTypeAvailable(.photoLibrary)
    return button
  }

  private func choosePhoto() {
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    picker.delegate = self
    present(picker, animated: true)
  }

  private func showStyle(_ index: Int) {
    datePicker.datePickerMode = index == 3 ? .countDownTimer : .dateAndTime
    datePicker.preferredDatePickerStyle = index == 0 ? .compact : index == 1 ? .inline : .wheels
    // A fixed day, so that pictures of the screen stay the same.
    datePicker.date = Date(timeIntervalSinceReferenceDate: 815_400_000)
    datePicker.minuteInterval = 5
  }

  private func dateDidChange() {
    if datePicker.datePickerMode == .countDownTimer {
      status.text = "\(Int(datePicker.countDownDuration / 60)) minutes"
    } else {
      status.text = datePicker.date.formatted(date: .abbreviated, time: .shortened)
    }
  }
}

extension PickersViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { component == 0 ? sizes.count : colors.count }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard component == 1 else { return nil }
    return NSAttributedString(
      string: colors[row].name, attributes: [.foregroundColor: colors[row].color])
  }

  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? sizes[row] : nil }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let size = sizes[pickerView.selectedRow(inComponent: 0)]
    status.text = "\(size), \(colors[pickerView.selectedRow(inComponent: 1)].name)"
  }
}

extension PickersViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    photo.image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
    photo.isHidden = photo.image == nil
    status.text = "A photo is chosen."
    picker.dismiss(animated: true)
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
