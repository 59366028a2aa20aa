/// The parts that are displayed in place of missing content: an image, two texts and two buttons.
///
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "star")
///     configuration.text = "No Favorites"
///     contentUnavailableConfiguration = configuration
///
/// The order of the parts follows UIKit; fonts, colors and distances are chosen, because none are
/// recorded.
public struct UIContentUnavailableConfiguration {
  /// The properties of a text.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// The properties of an image.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// The alignments of the parts.
  public enum Alignment: Hashable, Sendable {
    /// In the center.
    case center
    /// At the leading edge.
    case natural
  }

  /// The properties of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a tap; `nil`, the default, for none.
    public var primaryAction: UIAction?
    /// The menu that a tap opens if there is no action; `nil`, the default, for none.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the button is enabled. The default is `true`.
    public var isEnabled = true

    /// Returns whether two values have the same action and menu.
    public static func == (a: ButtonProperties, b: ButtonProperties) -> Bool {
      a.primaryAction === b.primaryAction && a.menu === b.menu && a.isEnabled == b.isEnabled
    }
    /// Hashes the action and the menu.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(primaryAction.map(ObjectIdentifier.init))
      hasher.combine(menu.map(ObjectIdentifier.init))
    }
  }

  /// The kinds of configurations.
  enum Kind {
    case empty, loading, search
  }

  let kind: Kind
  /// A Boolean value that indicates whether an activity indicator is in the place of the image.
  var showsActivity: Bool { kind == .loading && image == nil }

  /// The image; `nil` for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties: ImageProperties
  /// The text; `nil` for none.
  public var text: String? { didSet { isTextSet = true } }
  /// The text with attributes, which precedes ``text``; `nil`, the default, for none.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The text below the text; `nil` for none.
  public var secondaryText: String?
  /// The text below the text, with attributes, which precedes ``secondaryText``; `nil`, the
  /// default, for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The configuration of the button, which is displayed if it has a title or an image. The default
  /// is plain.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the button below it, which is displayed if it has a title or an image.
  /// The default is plain.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the button below the button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The alignment of the parts. The default is `center`.
  public var alignment = Alignment.center
  /// The axes along which the margins of the superview are kept. The default is both.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The minimum distances of the parts from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background. The default is clear.
  public var background = UIBackgroundConfiguration.clear()

  /// A Boolean value that indicates whether the app has set the text.
  fileprivate var isTextSet = false

  private init(_ kind: Kind) {
    self.kind = kind
    let isLoading = kind == .loading
    imageProperties = ImageProperties(
      tintColor: .secondaryLabel, symbol: UIImage.SymbolConfiguration(pointSize: 48))
    textProperties = TextProperties(
      font: isLoading
        ? .preferredFont(forTextStyle: .body)
        : .preferredFont(forTextStyle: .title2).bold,
      color: isLoading ? .secondaryLabel : .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// Returns a configuration without parts, in the style for a screen without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty)
  }

  /// Returns a configuration with an activity indicator and the text `Loading…`.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.loading)
    result.text = "Loading…"
    return result
  }

  /// Returns a configuration for a search without results, whose text names the searched text of
  /// the state that it is updated for.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.search)
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    result.isTextSet = false
    return result
  }

}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Returns a view that displays the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state. A search whose text was not set names the searched
  /// text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, !isTextSet,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(searched)”"
    result.isTextSet = false
    return result
  }
}

extension UIContentUnavailableConfiguration: Hashable {
  /// Returns whether two configurations are equal.
  public static func == (
    a: UIContentUnavailableConfiguration, b: UIContentUnavailableConfiguration
  ) -> Bool {
    a.kind == b.kind && a.image == b.image && a.imageProperties == b.imageProperties
      && a.text == b.text && a.attributedText == b.attributedText
      && a.textProperties == b.textProperties && a.secondaryText == b.secondaryText
      && a.secondaryAttributedText == b.secondaryAttributedText
      && a.secondaryTextProperties == b.secondaryTextProperties && a.button == b.button
      && a.buttonProperties == b.buttonProperties && a.secondaryButton == b.secondaryButton
      && a.secondaryButtonProperties == b.secondaryButtonProperties && a.alignment == b.alignment
      && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
      && a.directionalLayoutMargins == b.directionalLayoutMargins
      && a.imageToTextPadding == b.imageToTextPadding
      && a.textToSecondaryTextPadding == b.textToSecondaryTextPadding
      && a.textToButtonPadding == b.textToButtonPadding
      && a.buttonToSecondaryButtonPadding == b.buttonToSecondaryButtonPadding
      && a.background == b.background
  }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(button)
    hasher.combine(buttonProperties)
  }
}

extension UIFont {
  /// The font in bold type.
  fileprivate var bold: UIFont {
    fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
