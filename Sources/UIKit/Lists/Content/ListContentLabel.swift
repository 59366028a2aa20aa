/// A text of list content.
///
/// The content view measures and places its labels by itself, so that a change of a label's size
/// does not concern its ancestors. Sizes are kept until the text changes: a row is measured in the
/// width in which it is placed afterwards.
final class ListContentLabel: UILabel {
  override var callsDrawingMethods: Bool { false }

  private var measured: (width: CGFloat, size: CGSize)?
  private var natural: CGSize?
  /// The properties that the label has.
  private var properties: UIListContentConfiguration.TextProperties?
  /// A Boolean value that indicates whether the text has attributes.
  private var hasAttributes = false

  override func invalidateIntrinsicContentSize() {
    measured = nil
    natural = nil
  }

  /// The size of the text without a limit of its width.
  var naturalSize: CGSize {
    if let natural { return natural }
    let size = sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    natural = size
    return size
  }

  /// Returns the size of the text in a width.
  func size(inWidth width: CGFloat) -> CGSize {
    if let measured, measured.width == width { return measured.size }
    if let natural, natural.width <= width { return natural }
    guard width < .greatestFiniteMagnitude else { return naturalSize }
    // A label without width would not wrap its text.
    let size = sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
    measured = (width, size)
    return size
  }

  /// Displays a text, or else one with attributes.
  func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    // The attributes of the last text are not restyled, but removed with it.
    if hasAttributes { self.text = nil }
    if hasAttributes || self.properties != properties { apply(properties) }
    hasAttributes = attributed != nil
    guard let attributed else {
      self.text = text.map(properties.transform.applied)
      return
    }
    attributedText = attributed
    lineBreakMode = properties.lineBreakMode
  }

  private func apply(_ properties: UIListContentConfiguration.TextProperties) {
    self.properties = properties
    font = properties.font
    textColor = properties.resolvedColor()
    textAlignment = properties.alignment.alignment
    lineBreakMode = properties.lineBreakMode
    numberOfLines = properties.numberOfLines
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }
}
