/// The words of attributes whose values are cases of an enumeration. Words of other attributes are
/// not checked.
enum WordTables {
  private static let tables: [String: Set<String>] = [
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "textAlignment": ["left", "center", "right", "justified", "natural"],
    "lineBreakMode": [
      "wordWrap", "characterWrap", "clip", "headTruncation", "middleTruncation", "tailTruncation",
    ],
    "buttonType": ["system", "roundedRect", "custom"],
    "axis": ["horizontal", "vertical"],
    "distribution": [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ],
    "alignment": [
      "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ],
    "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "scrollDirection": ["vertical", "horizontal"],
    "relation": ["equal", "lessThanOrEqual", "greaterThanOrEqual"],
    "direction": ["left", "right", "up", "down"],
    "keyboardDismissMode": ["none", "onDrag", "interactive"],
    "contentInsetAdjustmentBehavior": ["automatic", "scrollableAxes", "never", "always"],
    "semanticContentAttribute": [
      "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
    ],
    "borderStyle": ["none", "line", "bezel", "roundedRect"],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "largeTitleDisplayMode": ["automatic", "always", "never"],
  ]

  /// The attributes of constraints, and of an alignment without a meaning of its own.
  static let layoutAttributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// Returns whether an attribute may have a word.
  static func contains(_ word: String, for attribute: String) -> Bool {
    if attribute == "firstAttribute" || attribute == "secondAttribute" {
      return layoutAttributes.contains(word)
    }
    return tables[attribute]?.contains(word) ?? true
  }
}
