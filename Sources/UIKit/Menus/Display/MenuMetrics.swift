/// The sizes and distances of menus, in points.
///
/// All of them are chosen, in the proportions of iOS 26: nothing about menus is recorded.
enum MenuMetrics {
  /// The width at the standard text sizes, and the largest one at those for accessibility.
  static let width: CGFloat = 250
  static let largestWidth: CGFloat = 400
  /// The distance of menus from the edges of the safe area.
  static let margin: CGFloat = 8
  /// The distance of a menu from the control, or from the preview, that it belongs to.
  static let gap: CGFloat = 8
  static let cornerRadius: CGFloat = 26
  /// The distances of the first and the last row from the edges, and of separators from rows.
  static let padding: CGFloat = 8
  /// The height of a row with one line of text, of an image, and of an image with a title.
  static let rowHeight: CGFloat = 44
  static let smallTileHeight: CGFloat = 48
  static let mediumTileHeight: CGFloat = 68
  /// The distances of contents from the sides of rows.
  static let inset: CGFloat = 18
  /// The distance of text from the top and the bottom of rows.
  static let textPadding: CGFloat = 11
  /// The widths of the columns of checkmarks, of images, and of the arrows of submenus.
  static let markWidth: CGFloat = 26
  static let imageWidth: CGFloat = 34
  static let arrowWidth: CGFloat = 20
  /// The distance of the background of a highlighted row from the sides, and its radius.
  static let highlightInset: CGFloat = 6
  static let highlightRadius: CGFloat = 20
  /// The greatest numbers of elements side by side.
  static let tilesInLine = 4
  static let mediumTilesInLine = 3
  static let paletteTilesInLine = 5
  /// The movement of a finger after which its end chooses a row, if its touch has opened the menu.
  static let slop: CGFloat = 10
  /// The durations of the appearance and the disappearance, in seconds.
  static let duration: TimeInterval = 0.25

  /// Returns the width of menus in an area of a width.
  static func width(in room: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    return max(0, min(isLarge ? largestWidth : width, room))
  }

  /// Returns the factor by which images grow with the text size.
  static func scale(in traits: UITraitCollection) -> CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
  }

  /// Returns the factor by which the columns of rows grow with the text size: at most by half, so
  /// that most of a row is left to its text.
  static func columnScale(in traits: UITraitCollection) -> CGFloat {
    min(scale(in: traits), 1.5)
  }
}
