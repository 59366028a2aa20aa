/// An effect on the content behind a view.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uivisualeffect
open class UIVisualEffect: NSObject, @unchecked Sendable {
  /// Creates an effect that shows nothing.
  public override init() { super.init() }

  /// The material; `nil` for none.
  var material: BlurMaterial? { nil }
}

/// A blur of what is behind a view, with a tint.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiblureffect
///
/// The radius and the tints are chosen by eye. The browser blurs; SVG and the text drawing show the
/// tint only.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// Brighter than what is behind, with much white.
    case extraLight
    /// Brighter than what is behind.
    case light
    /// Darker than what is behind.
    case dark
    /// By the user interface style.
    case regular = 4
    /// By the user interface style, with more contrast.
    case prominent
    /// By the user interface style, with the least tint.
    case systemUltraThinMaterial
    /// By the user interface style, with little tint.
    case systemThinMaterial
    /// By the user interface style.
    case systemMaterial
    /// By the user interface style, with much tint.
    case systemThickMaterial
    /// By the user interface style, for bars.
    case systemChromeMaterial
    /// Light, with the least tint.
    case systemUltraThinMaterialLight
    /// Light, with little tint.
    case systemThinMaterialLight
    /// Light.
    case systemMaterialLight
    /// Light, with much tint.
    case systemThickMaterialLight
    /// Light, for bars.
    case systemChromeMaterialLight
    /// Dark, with the least tint.
    case systemUltraThinMaterialDark
    /// Dark, with little tint.
    case systemThinMaterialDark
    /// Dark.
    case systemMaterialDark
    /// Dark, with much tint.
    case systemThickMaterialDark
    /// Dark, for bars.
    case systemChromeMaterialDark
  }

  private let style: Style

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  override var material: BlurMaterial? { BlurMaterial(style) }

  /// Returns whether the other object is a blur of the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// A hash of the style.
  open override var hash: Int { style.hashValue }
}

/// An effect for content in front of a blur.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uivibrancyeffect
///
/// Content keeps its own colors here: hosts do not mix it with what is behind the blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates an effect for labels in front of a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Returns whether the other object is an effect for the same content and blur.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blurEffect.isEqual(blurEffect)
  }

  /// A hash of the style.
  open override var hash: Int { style.hashValue }
}

/// The content that a vibrancy effect is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Labels.
  case label
  /// Labels with additional information.
  case secondaryLabel
  /// Labels with minor information.
  case tertiaryLabel
  /// Labels without information.
  case quaternaryLabel
  /// Areas.
  case fill
  /// Areas of minor importance.
  case secondaryFill
  /// Areas of the least importance.
  case tertiaryFill
  /// Lines between contents.
  case separator
}

/// The blur and the tint of an effect.
struct BlurMaterial: Equatable {
  /// The standard deviation of the blur, in points.
  let radius: CGFloat = 20
  /// `nil` for the user interface style of the view.
  private let isDark: Bool?
  private let opacity: CGFloat

  init(_ style: UIBlurEffect.Style) {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      isDark = false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      isDark = true
    default: isDark = nil
    }
    switch style {
    case .light: opacity = 0.4
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      opacity = 0.44
    case .regular, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      opacity = 0.58
    case .dark, .systemMaterial, .systemMaterialLight, .systemMaterialDark: opacity = 0.74
    case .extraLight, .prominent, .systemChromeMaterial, .systemChromeMaterialLight,
      .systemChromeMaterialDark:
      opacity = 0.8
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: opacity = 0.88
    }
  }

  /// Returns the color in front of the blur.
  func tint(in traits: UITraitCollection) -> RGBA {
    let gray: CGFloat = isDark ?? (traits.userInterfaceStyle == .dark) ? 0.13 : 0.97
    return RGBA(red: gray, green: gray, blue: gray, alpha: opacity)
  }
}
