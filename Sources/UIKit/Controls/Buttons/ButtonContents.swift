/// The contents of a button without a configuration, by the states of the button.
struct ButtonContents {
  var titles = ControlStateValues<String>()
  var attributedTitles = ControlStateValues<NSAttributedString>()
  var titleColors = ControlStateValues<UIColor>()
  var titleShadowColors = ControlStateValues<UIColor>()
  var images = ControlStateValues<UIImage>()
  var backgroundImages = ControlStateValues<UIImage>()
  var symbolConfigurations = ControlStateValues<UIImage.SymbolConfiguration>()
}

/// The views of a button. Each is created when it is displayed or read.
struct ButtonParts {
  var title: ButtonLabel?
  var subtitle: ButtonLabel?
  var image: UIImageView?
  var backgroundImage: UIImageView?
  /// The arrows of a configuration's indicator.
  var indicator: UIImageView?
  /// The background of a configuration.
  var background: BackgroundConfigurationView?
  /// A Boolean value that indicates whether the title and the image have the opacity of a
  /// highlighted or disabled button.
  var areDimmed = false
}

/// A label in a button. Changes of its text and font change the size of the button.
final class ButtonLabel: UILabel {
  override var callsDrawingMethods: Bool { false }

  /// A mode that wraps lets the title of a button have any number of lines.
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
      if wraps, numberOfLines == 1 { numberOfLines = 0 }
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard let button = superview as? UIButton else { return }
    button.invalidateIntrinsicContentSize()
    button.setNeedsLayout()
  }
}
