/// The settings in which a screen is read.
package struct CheckLayout: Hashable, Sendable {
  /// The short name of the device.
  package var device: String
  /// A Boolean value that indicates whether the device is in landscape orientation.
  package var isLandscape: Bool
  /// The short name of the text size: `l`, `ax3`.
  package var textSize: String
  /// A Boolean value that indicates whether the user's language runs from right to left.
  package var isRightToLeft: Bool

  /// Creates the settings.
  package init(
    device: String, isLandscape: Bool = false, textSize: String = "l", isRightToLeft: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
  }

  /// The settings in short words, without the usual ones: `iphone-15 landscape ax3`.
  package var text: String {
    var words = [device]
    if isLandscape { words.append("landscape") }
    if textSize != "l" { words.append(textSize) }
    if isRightToLeft { words.append("right-to-left") }
    return words.joined(separator: " ")
  }

  /// A Boolean value that indicates whether the text has the usual size.
  package var hasUsualTextSize: Bool { textSize == "l" }

  /// Returns the same settings with another text size.
  package func with(textSize: String) -> CheckLayout {
    var layout = self
    layout.textSize = textSize
    return layout
  }

  /// Returns the same settings with another direction.
  package func with(isRightToLeft: Bool) -> CheckLayout {
    var layout = self
    layout.isRightToLeft = isRightToLeft
    return layout
  }
}

extension CheckLayout {
  /// The layouts that a screen is read in: three devices in two orientations, with two text sizes
  /// and in two directions.
  package static let all: [CheckLayout] = {
    var layouts: [CheckLayout] = []
    for device in ["iphone-15", "iphone-se-3", "ipad-pro-11"] {
      for isLandscape in [false, true] {
        for textSize in ["l", "ax3"] {
          for isRightToLeft in [false, true] {
            layouts.append(
              CheckLayout(
                device: device, isLandscape: isLandscape, textSize: textSize,
                isRightToLeft: isRightToLeft))
          }
        }
      }
    }
    return layouts
  }()
}
