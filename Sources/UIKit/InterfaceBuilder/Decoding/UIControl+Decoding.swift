extension UIControl {
  /// Reads the properties of a control in an interface file.
  func decodeControl(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    applyControlValues(coder.loader.values(of: coder.node))
  }

  func applyControlValues(_ values: InterfaceValues) {
    if let value = values.flag("enabled") { isEnabled = value }
    if let value = values.flag("selected") { isSelected = value }
    if let value = values.flag("highlighted") { isHighlighted = value }
    switch values.word("contentHorizontalAlignment") {
    case "center": contentHorizontalAlignment = .center
    case "left": contentHorizontalAlignment = .left
    case "right": contentHorizontalAlignment = .right
    case "fill": contentHorizontalAlignment = .fill
    case "leading": contentHorizontalAlignment = .leading
    case "trailing": contentHorizontalAlignment = .trailing
    default: break
    }
    switch values.word("contentVerticalAlignment") {
    case "center": contentVerticalAlignment = .center
    case "top": contentVerticalAlignment = .top
    case "bottom": contentVerticalAlignment = .bottom
    case "fill": contentVerticalAlignment = .fill
    default: break
    }
  }
}

extension UISwitch {
  /// Reads the properties of a switch in an interface file.
  func decodeSwitch(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.flag("on") { isOn = value }
    if let value = values.color("onTintColor") { onTintColor = value }
    if let value = values.color("thumbTintColor") { thumbTintColor = value }
  }
}

extension UISlider {
  /// Reads the properties of a slider in an interface file.
  func decodeSlider(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.number("minValue") { minimumValue = Float(value) }
    if let value = values.number("maxValue") { maximumValue = Float(value) }
    if let value = values.number("value") { self.value = Float(value) }
    if let value = values.flag("continuous") { isContinuous = value }
    if let value = values.image("minimumValueImage") { minimumValueImage = value }
    if let value = values.image("maximumValueImage") { maximumValueImage = value }
    if let value = values.color("minimumTrackTintColor") { minimumTrackTintColor = value }
    if let value = values.color("maximumTrackTintColor") { maximumTrackTintColor = value }
    if let value = values.color("thumbTintColor") { thumbTintColor = value }
  }
}

extension UIStepper {
  /// Reads the properties of a stepper in an interface file.
  func decodeStepper(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.number("minimumValue") { minimumValue = value }
    if let value = values.number("maximumValue") { maximumValue = value }
    if let value = values.number("stepValue") { stepValue = value }
    if let value = values.number("value") { self.value = value }
    if let value = values.flag("continuous") { isContinuous = value }
    if let value = values.flag("autorepeat") { autorepeat = value }
    if let value = values.flag("wraps") { wraps = value }
  }
}

extension UIPageControl {
  /// Reads the properties of a page control in an interface file.
  func decodePages(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.integer("numberOfPages") { numberOfPages = value }
    if let value = values.integer("currentPage") { currentPage = value }
    if let value = values.flag("hidesForSinglePage") { hidesForSinglePage = value }
    if let value = values.color("pageIndicatorTintColor") { pageIndicatorTintColor = value }
    if let value = values.color("currentPageIndicatorTintColor") {
      currentPageIndicatorTintColor = value
    }
  }
}

extension UIProgressView {
  /// Reads the properties of a progress view in an interface file.
  func decodeProgress(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.number("progress") { progress = Float(value) }
    if values.word("progressViewStyle") == "bar" { progressViewStyle = .bar }
    if let value = values.color("progressTintColor") { progressTintColor = value }
    if let value = values.color("trackTintColor") { trackTintColor = value }
  }
}

extension UIActivityIndicatorView {
  /// Reads the properties of an activity indicator in an interface file.
  func decodeIndicator(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    switch values.word("style") {
    case "large", "whiteLarge": style = .large
    default: style = .medium
    }
    if let value = values.color("color") { color = value }
    hidesWhenStopped = values.flag("hidesWhenStopped") ?? false
    if values.flag("animating") == true { startAnimating() }
  }
}

extension UISegmentedControl {
  /// Reads the segments of a segmented control in an interface file.
  func decodeSegments(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    for (index, node) in coder.node.list("segments").enumerated() {
      let segment = coder.loader.values(of: node)
      if let image = segment.image("image") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: segment.text("title"), at: index, animated: false)
      }
      if let value = segment.number("width") { setWidth(value, forSegmentAt: index) }
      if let value = segment.flag("enabled") { setEnabled(value, forSegmentAt: index) }
    }
    if let value = values.flag("momentary") { isMomentary = value }
    if let value = values.flag("apportionsSegmentWidthsByContent") {
      apportionsSegmentWidthsByContent = value
    }
    if let value = values.color("selectedSegmentTintColor") { selectedSegmentTintColor = value }
    if let value = values.integer("selectedSegmentIndex"), value < numberOfSegments {
      selectedSegmentIndex = value
    }
  }
}

extension UIDatePicker {
  /// Reads the properties of a date picker in an interface file.
  func decodeDate(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    let modes: [String: Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]
    let styles: [String: UIDatePickerStyle] = [
      "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    if let value = values.word("datePickerMode").flatMap({ modes[$0] }) { datePickerMode = value }
    if let value = values.word("style").flatMap({ styles[$0] }) { preferredDatePickerStyle = value }
    if let value = values.integer("minuteInterval") { minuteInterval = value }
  }
}
