/// The values of a list content configuration other than its texts and its image.
///
/// The values of a style are made once for each content size category and shared by all
/// configurations that change none of them, so that a row with the usual style allocates nothing.
final class ListContentValues {
  typealias TextProperties = UIListContentConfiguration.TextProperties
  typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// The state on which values of a style depend.
  struct Condition: Equatable {
    var category: UIContentSizeCategory
    var isDisabled = false
    var generation = InterfaceGeneration.iOS26
  }

  /// Lengths in points, and the arrangement of the texts.
  struct Layout: Equatable {
    var margins: NSDirectionalEdgeInsets
    var preservedAxes = UIAxis.horizontal
    var prefersSideBySide = false
    var imageToText: CGFloat = 16
    var horizontalPadding: CGFloat = 8
    var verticalPadding: CGFloat = 4
    var alpha: CGFloat = 1
  }

  let kind: ListContentKind
  private(set) var condition: Condition
  var layout: Layout
  var text: TextProperties
  var secondaryText: TextProperties
  var image: ImageProperties
  /// A Boolean value that indicates whether the values belong to the style, and never change.
  let isShared: Bool

  private init(_ kind: ListContentKind, _ condition: Condition) {
    self.kind = kind
    self.condition = condition
    layout = kind.layout(in: condition.generation)
    text = kind.text(at: condition.category, in: condition.generation)
    secondaryText = kind.secondaryText(at: condition.category)
    image = ImageProperties(
      tintColor: condition.isDisabled ? .tertiaryLabel : nil, symbol: Self.symbol)
    isShared = true
    if condition.isDisabled {
      text.dim()
      secondaryText.dim()
    }
  }

  private init(copying values: ListContentValues) {
    kind = values.kind
    condition = values.condition
    layout = values.layout
    text = values.text
    secondaryText = values.secondaryText
    image = values.image
    isShared = false
  }

  private static let symbol = UIImage.SymbolConfiguration(
    textStyle: .body, scale: .large)

  // MARK: Values of styles

  private static let lock = NSLock()
  /// The shared values by style, content size category, generation of the system, and whether the
  /// view is disabled.
  private nonisolated(unsafe) static var shared = [ListContentValues?](
    repeating: nil, count: ListContentKind.count * columns)
  private static let columns =
    UIContentSizeCategory.ordered.count * InterfaceGeneration.count * 2

  /// Returns the values of a style. Disabled headers and footers look like others.
  static func standard(_ kind: ListContentKind, _ condition: Condition) -> ListContentValues {
    let place = condition.category.step * InterfaceGeneration.count + condition.generation.index
    let index = kind.rawValue * columns + place * 2 + (condition.isDisabled ? 1 : 0)
    return lock.withLock {
      if let known = shared[index] { return known }
      let values = ListContentValues(kind, condition)
      shared[index] = values
      return values
    }
  }

  // MARK: Changes

  /// Returns values that can be changed.
  func copy() -> ListContentValues { ListContentValues(copying: self) }

  /// Returns the values for another state: the values that the app has set, and otherwise the
  /// style's.
  func changed(for condition: Condition) -> ListContentValues {
    let standard = Self.standard(kind, condition)
    guard !isShared else { return standard }
    let result = copy()
    if condition.generation != self.condition.generation {
      result.layout.follow(
        from: kind.layout(in: self.condition.generation), to: standard.layout)
    }
    result.condition = condition
    result.text.take(from: standard.text)
    result.secondaryText.take(from: standard.secondaryText)
    result.image.take(from: standard.image)
    return result
  }

  /// Returns whether all values are equal.
  func isEqual(to other: ListContentValues) -> Bool {
    kind == other.kind && condition == other.condition && layout == other.layout
      && text == other.text && secondaryText == other.secondaryText && image == other.image
  }
}

extension ListContentValues.Layout {
  /// Replaces the lengths that equal one generation's by the lengths of another.
  fileprivate mutating func follow(from old: Self, to new: Self) {
    if margins == old.margins { margins = new.margins }
    if imageToText == old.imageToText { imageToText = new.imageToText }
    if verticalPadding == old.verticalPadding { verticalPadding = new.verticalPadding }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Gives the text of a style the color of disabled cells (chosen).
  fileprivate mutating func dim() {
    take(from: Self(font: font, color: .tertiaryLabel))
  }
}
