/// The wheels of a time that a compact date picker opens.
final class TimeWheelsPart: UIView, DatePickerPart {
  private let wheels: DateWheels

  init(_ wheels: DateWheels) {
    self.wheels = wheels
    super.init(frame: .zero)
    addSubview(wheels)
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of date pickers cannot be decoded; create a UIDatePicker.")
  }

  func show(_ picker: UIDatePicker, animated: Bool) {
    if wheels.texts !== picker.texts || wheels.rules != picker.rules {
      wheels.configure(.time, picker.texts, picker.rules)
    }
    wheels.show(picker.date, duration: 0, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }
}
