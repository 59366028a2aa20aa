/// The content of a row, a header or a footer of a list: an image, a text and a secondary text.
///
///     var content = UIListContentConfiguration.subtitleCell()
///     content.image = UIImage(systemName: "star")
///     content.text = "Favorites"
///     content.secondaryText = "12 items"
///     cell.contentConfiguration = content
///
/// A configuration begins with the values of a style. ``updated(for:)`` gives the fonts and colors
/// that were not set the values of the style for a state.
///
/// # Sources
///
/// Margins, paddings, point sizes and limits of lines are those recorded for iOS 26
/// (`ch27-content-cell` and others); the values of cells and grouped headers on a device with iOS
/// 14 to 18 were recorded there (`ip16-config-cell`). Colors, the fonts of the prominent headers,
/// and the size that is reserved for symbols are chosen.
public struct UIListContentConfiguration {
  /// The image. `nil`, the default, for none.
  public var image: UIImage?
  /// The text. `nil`, the default, for none.
  public var text: String?
  /// The text with attributes, which supersedes ``text``, its transform, and the properties that
  /// its attributes contain. `nil` by default.
  public var attributedText: NSAttributedString?
  /// The text below the first one, or beside it. `nil`, the default, for none.
  public var secondaryText: String?
  /// The secondary text with attributes, which supersedes ``secondaryText``, its transform, and the
  /// properties that its attributes contain. `nil` by default.
  public var secondaryAttributedText: NSAttributedString?

  /// The other values. Configurations share them until one is changed.
  private(set) var values: ListContentValues

  init(_ kind: ListContentKind) {
    values = .standard(
      kind, ListContentValues.Condition(in: .current))
  }

  // MARK: Properties

  /// The properties of the image.
  public var imageProperties: ImageProperties {
    get { values.image }
    _modify {
      makeValuesUnique()
      yield &values.image
    }
  }

  /// The properties of the text.
  public var textProperties: TextProperties {
    get { values.text }
    _modify {
      makeValuesUnique()
      yield &values.text
    }
  }

  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get { values.secondaryText }
    _modify {
      makeValuesUnique()
      yield &values.secondaryText
    }
  }

  /// The axes along which the margins are at least the margins of the superview, where the two
  /// overlap. The default is `horizontal`.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { values.layout.preservedAxes }
    set { change(\.preservedAxes, to: newValue) }
  }

  /// The distances of the content from the edges of the view, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { values.layout.margins }
    set { change(\.margins, to: newValue) }
  }

  /// A Boolean value that indicates whether the secondary text is beside the text if both fit on
  /// one line. The default is `false`, and `true` for ``valueCell()``.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { values.layout.prefersSideBySide }
    set { change(\.prefersSideBySide, to: newValue) }
  }

  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat {
    get { values.layout.imageToText }
    set { change(\.imageToText, to: newValue) }
  }

  /// The smallest distance between a text and a secondary text beside it, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { values.layout.horizontalPadding }
    set { change(\.horizontalPadding, to: newValue) }
  }

  /// The distance between a text and a secondary text below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { values.layout.verticalPadding }
    set { change(\.verticalPadding, to: newValue) }
  }

  /// The opacity of the content, from 0 to 1. The default is 1.
  public var alpha: CGFloat {
    get { values.layout.alpha }
    set { change(\.alpha, to: newValue) }
  }

  private mutating func change<Value: Equatable>(
    _ path: WritableKeyPath<ListContentValues.Layout, Value>, to value: Value
  ) {
    guard values.layout[keyPath: path] != value else { return }
    makeValuesUnique()
    values.layout[keyPath: path] = value
  }

  private mutating func makeValuesUnique() {
    if values.isShared || !isKnownUniquelyReferenced(&values) { values = values.copy() }
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Returns a new view that displays this configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: the style determines the fonts and colors that were not
  /// set.
  ///
  /// The text of disabled cells is faint, and fonts have the content size category of the state's
  /// traits. Selected and highlighted cells differ in their background only (chosen).
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let condition = ListContentValues.Condition(
      in: state.traitCollection, isDisabled: state.isOfDisabledView)
    guard condition != values.condition else { return self }
    var result = self
    result.values = values.changed(for: condition)
    return result
  }
}

extension UIListContentConfiguration: Hashable {
  /// Returns whether two configurations are equal. Color transformers are compared by identity, and
  /// a property that was set differs from an equal one of the style.
  public static func == (
    a: UIListContentConfiguration, b: UIListContentConfiguration
  ) -> Bool {
    a.text == b.text && a.secondaryText == b.secondaryText && a.hasEqualStyle(to: b)
      && a.hasEqualImage(to: b) && a.attributedText == b.attributedText
      && a.secondaryAttributedText == b.secondaryAttributedText
  }

  /// Hashes the texts, the image and the style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(attributedText?.string)
    hasher.combine(secondaryAttributedText?.string)
    hasher.combine(image)
    hasher.combine(values.kind)
    hasher.combine(values.text)
    hasher.combine(values.secondaryText)
    hasher.combine(values.image)
  }

  /// Returns whether everything but the texts and the image is equal.
  func hasEqualStyle(to other: UIListContentConfiguration) -> Bool {
    values === other.values || values.isEqual(to: other.values)
  }

  /// Returns whether the images are equal.
  func hasEqualImage(to other: UIListContentConfiguration) -> Bool {
    image === other.image || image == other.image
  }
}

extension UIConfigurationState {
  /// A Boolean value that indicates whether the state belongs to a disabled cell or view.
  fileprivate var isOfDisabledView: Bool {
    if let cell = self as? UICellConfigurationState { return cell.isDisabled }
    return (self as? UIViewConfigurationState)?.isDisabled ?? false
  }
}

extension ListContentValues.Condition {
  /// The state of a view with traits.
  fileprivate init(in traits: UITraitCollection, isDisabled: Bool = false) {
    self.init(
      category: traits.textSize, isDisabled: isDisabled, generation: traits.generation)
  }
}

extension UITraitCollection {
  /// The content size category of fonts: `large` if none is specified.
  var textSize: UIContentSizeCategory {
    let category = preferredContentSizeCategory
    return category == .unspecified ? .large : category
  }
}
