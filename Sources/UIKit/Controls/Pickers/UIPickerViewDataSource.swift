/// The numbers of the components and rows of a picker.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components, from the leading one.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
