import UIKit
import UniformTypeIdentifiers

/// The pickers of files, colors and fonts, and a calendar.
extension PickersViewController {
  /// The views below the photo.
  var systemPickers: [UIView] {
    [
      button("Open a File") { [weak self] in self?.openFile() },
      button("Choose a Font") { [weak self] in self?.chooseFont() },
      colorRow, calendar,
    ]
  }

  private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    configuration.buttonSize = .large
    return UIButton(
      configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  private var colorRow: UIView {
    let label = UILabel()
    label.text = "Color of the words"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let well = UIColorWell()
    well.title = "Color of the words"
    well.selectedColor = .systemBlue
    well.addAction(
      UIAction { [weak self, weak well] _ in
        self?.status.textColor = well?.selectedColor
        self?.status.text = "A color is chosen."
      }, for: .valueChanged)
    well.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, well])
    row.spacing = 16
    row.alignment = .center
    return row
  }

  private var calendar: UICalendarView {
    let view = UICalendarView()
    // A fixed month, so that pictures of the screen stay the same.
    view.visibleDateComponents = DateComponents(year: 2026, month: 11)
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: self)
    view.delegate = self
    view.accessibilityIdentifier = "calendar"
    return view
  }

  private func openFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text, .image])
    picker.delegate = self
    present(picker, animated: true)
  }

  private func chooseFont() {
    let picker = UIFontPickerViewController()
    picker.delegate = self
    present(picker, animated: true)
  }
}

extension PickersViewController: UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { status.text = "\(urls.first?.lastPathComponent ?? "No file") is opened." }
}

extension PickersViewController: UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    status.font = UIFont(descriptor: descriptor, size: 17)
    status.text = "A font is chosen."
  }
}

extension PickersViewController: UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 4: .default(color: .systemRed, size: .large)
    case 12: .image(UIImage(systemName: "star.fill"), color: .systemOrange)
    default: nil
    }
  }

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { showCount(selection) }

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { showCount(selection) }

  private func showCount(_ selection: UICalendarSelectionMultiDate) {
    let count = selection.selectedDates.count
    status.text = count == 1 ? "1 day is selected." : "\(count) days are selected."
  }
}
