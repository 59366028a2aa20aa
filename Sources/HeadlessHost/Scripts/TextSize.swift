import UIKit

/// A text size by a name for command lines.
package enum TextSize: String, Codable, Hashable, Sendable, CaseIterable {
  case extraSmall = "extra-small"
  case small
  case medium
  case large
  case extraLarge = "extra-large"
  case extraExtraLarge = "extra-extra-large"
  case extraExtraExtraLarge = "extra-extra-extra-large"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-extra-large"
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

  /// The short name: `xs` to `xxxl`, and `ax1` to `ax5`.
  package var shortName: String {
    let names = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
    return zip(Self.allCases, names).first { $0.0 == self }!.1
  }

  /// Creates the size with a name or a short name, in any case; `nil` if none has it.
  package init?(name: String) {
    let name = name.lowercased()
    guard let size = Self.allCases.first(where: { $0.rawValue == name || $0.shortName == name })
    else { return nil }
    self = size
  }

  /// UIKit's value.
  package var category: UIContentSizeCategory {
    zip(Self.allCases, UIContentSizeCategory.ordered).first { $0.0 == self }!.1
  }
}
