// Read by Scripts/check-missing.sh: a screen with a wheel has an error for each mention
// of a missing type, and none for the members that it uses.

import UIKit

final class PlacesViewController: UIViewController {
  private let names = ["Alp", "Brook"]
  // expected-error@+1 {{'UIPickerView' is unavailable: Wheels are missing; use a list}}
  private let picker = UIPickerView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    picker.dataSource = self
    picker.delegate = self
    picker.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: view.topAnchor),
      picker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    picker.reloadAllComponents()
  }
}

// expected-error@+1 {{'UIPickerViewDataSource' is unavailable}}
extension PlacesViewController: UIPickerViewDataSource {
  func numberOfComponents(
    // expected-error@+1 {{'UIPickerView' is unavailable}}
    in pickerView: UIPickerView
  ) -> Int { 1 }

  func pickerView(
    // expected-error@+1 {{'UIPickerView' is unavailable}}
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { names.count }
}

// expected-error@+1 {{'UIPickerViewDelegate' is unavailable}}
extension PlacesViewController: UIPickerViewDelegate {
  func pickerView(
    // expected-error@+1 {{'UIPickerView' is unavailable}}
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    title = names[row]
    pickerView.selectRow(row, inComponent: component, animated: true)
  }
}

// expected-error@+1 {{'UIPickerView' is unavailable}}
final class PlacePicker: UIPickerView {
  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = numberOfComponents == 0 ? nil : .systemBackground
  }
}
