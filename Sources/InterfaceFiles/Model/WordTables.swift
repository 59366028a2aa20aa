/// The words of the attributes whose values are cases of an enumeration, and the members of option
/// sets by the names of their elements.
enum WordTables {
  /// Returns whether an attribute of an element may have a word.
  static func contains(_ word: String, for attribute: String, of element: String) -> Bool {
    table(for: attribute, of: element)?.contains(word) ?? false
  }

  /// Returns the words of an attribute; `nil` if it has none.
  static func table(for attribute: String, of element: String) -> Set<String>? {
    if attribute == "firstAttribute" || attribute == "secondAttribute" { return layoutAttributes }
    return tables["\(element).\(attribute)"] ?? tables[attribute]
  }

  /// The words of attributes, by a name or by the names of an element and an attribute.
  private static let tables: [String: Set<String>] = [
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "textAlignment": ["left", "center", "right", "justified", "natural"],
    "lineBreakMode": [
      "wordWrap", "characterWrap", "clip", "headTruncation", "middleTruncation", "tailTruncation",
    ],
    "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
    "buttonType": [
      "system", "roundedRect", "custom", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
      "close",
    ],
    "axis": ["horizontal", "vertical"],
    "distribution": [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ],
    "alignment": [
      "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ],
    "spacingType": ["standard"],
    "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "scrollDirection": ["vertical", "horizontal"],
    "sectionInsetReference": ["contentInset", "safeArea", "layoutMargins"],
    "relation": ["equal", "lessThanOrEqual", "greaterThanOrEqual"],
    "direction": ["left", "right", "up", "down"],
    "contentInsetAdjustmentBehavior": ["automatic", "scrollableAxes", "never", "always"],
    "indicatorStyle": ["default", "black", "white"],
    "semanticContentAttribute": [
      "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
    ],
    "borderStyle": ["none", "line", "bezel", "roundedRect"],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "largeTitleDisplayMode": ["automatic", "always", "never"],
    "progressViewStyle": ["default", "bar"],
    "datePickerMode": ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"],
    "datePicker.style": ["wheels", "compact", "inline"],
    "modalPresentationStyle": [
      "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext",
      "overFullScreen", "overCurrentContext",
    ],
    "modalTransitionStyle": ["coverVertical", "crossDissolve"],
    "viewControllerLayoutGuide.type": ["top", "bottom"],
    "tableView.style": ["plain", "grouped", "insetGrouped"],
    "tableViewCell.style": [
      "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1",
      "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle",
    ],
    "separatorStyle": ["none", "singleLine", "singleLineEtched", "default"],
    "separatorInsetReference": ["cellEdges", "automaticInsets"],
    "selectionStyle": ["none", "blue", "gray", "default"],
    "accessoryType": [
      "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ],
    "editingAccessoryType": [
      "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ],
    "focusStyle": ["default", "custom"],
    "segue.trigger": ["accessoryAction"],
    "segue.kind": [
      "show", "showDetail", "presentation", "modal", "push", "embed", "unwind", "relationship",
      "custom", "customSegue", "popoverPresentation",
    ],
    "segue.relationship": [
      "rootViewController", "viewControllers", "masterViewController",
      "supplementaryViewController", "detailViewController", "compactViewController",
    ],
    "splitViewController.style": ["doubleColumn", "tripleColumn", "unspecified"],
    "eventType": [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
      "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
      "editingDidEndOnExit",
    ],

    // Keyboards
    "keyboardType": [
      "default", "alphabet", "ASCIICapable", "numbersAndPunctuation", "URL", "numberPad",
      "phonePad", "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
      "ASCIICapableNumberPad",
    ],
    "keyboardAppearance": ["default", "alert", "dark", "light"],
    "returnKeyType": [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergencyCall", "continue",
    ],
    "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
    "autocorrectionType": ["default", "no", "yes"],
    "spellCheckingType": ["default", "no", "yes"],

    // Items and styles
    "barButtonItem.systemItem": [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
      "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
      "pause", "rewind", "fastForward", "undo", "redo", "close",
    ],
    "tabBarItem.systemItem": [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
      "search", "downloads", "mostRecent", "mostViewed",
    ],
    "barButtonItem.style": ["plain", "bordered", "done", "prominent"],
    "activityIndicatorView.style": ["medium", "large", "gray", "white", "whiteLarge"],
    "blurEffect.style": [
      "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
      "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
      "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
      "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
      "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark",
      "systemChromeMaterialDark",
    ],
    "buttonConfiguration.style": [
      "plain", "gray", "bordered", "tinted", "borderedTinted", "filled", "borderedProminent",
    ],
    "buttonConfiguration.imagePlacement": ["leading", "trailing", "top", "bottom"],
    "cornerStyle": ["fixed", "dynamic", "small", "medium", "large", "capsule"],
    "titleAlignment": ["automatic", "leading", "center", "trailing"],
    "buttonSize": ["mini", "small", "medium", "large"],

    // Option sets
    "autoresizingMask": [
      "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY",
      "flexibleMaxY",
    ],
    "rectEdge": ["top", "left", "bottom", "right"],
    "extendedEdge": ["top", "left", "bottom", "right"],
    "accessibilityTraits": [
      "none", "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
      "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
      "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
    ],
  ]

  /// The attributes of the items of constraints.
  static let layoutAttributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// The colors of the system.
  static let systemColors: Set<String> = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "linkColor",
    "placeholderTextColor", "separatorColor", "opaqueSeparatorColor", "systemFillColor",
    "secondarySystemFillColor", "tertiarySystemFillColor", "quaternarySystemFillColor",
    "systemBackgroundColor", "secondarySystemBackgroundColor", "tertiarySystemBackgroundColor",
    "systemGroupedBackgroundColor", "groupTableViewBackgroundColor",
    "secondarySystemGroupedBackgroundColor", "tertiarySystemGroupedBackgroundColor",
    "darkTextColor", "lightTextColor", "systemRedColor", "systemGreenColor", "systemBlueColor",
    "systemOrangeColor", "systemYellowColor", "systemPinkColor", "systemPurpleColor",
    "systemTealColor", "systemIndigoColor", "systemBrownColor", "systemMintColor",
    "systemCyanColor", "systemGrayColor", "systemGray2Color", "systemGray3Color",
    "systemGray4Color", "systemGray5Color", "systemGray6Color",
  ]
}
