/// The types of the XML attributes.
enum AttributeKind {
  case flag
  case number
  /// A number, or a ratio such as `16:9`; Xcode 6 wrote `16/9`.
  case ratio
  case localized
  case text
  case word
  case image

  /// Returns the type of an attribute of an element; `nil` if the attribute is not supported.
  static func of(_ attribute: String, in element: String) -> AttributeKind? {
    guard ValueNames.isRead(attribute, of: element) else { return nil }
    return switch (element, attribute) {
    case ("constraint", "placeholder"): .flag
    case ("accessibility", "label"), ("accessibility", "hint"): .localized
    default: common[attribute]
    }
  }

  /// Returns whether an attribute has no effect at run time.
  static func isIgnored(_ attribute: String) -> Bool { ignored.contains(attribute) }

  private static let common: [String: AttributeKind] = {
    var kinds: [String: AttributeKind] = [:]
    for name in flags.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = .flag }
    for name in numbers.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = .number }
    for name in words.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = .word }
    for name in texts.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = .text }
    for name in images.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = .image }
    for name in [
      "text", "title", "placeholder", "prompt", "subtitle", "badgeValue", "backButtonTitle",
      "headerTitle", "footerTitle",
    ] { kinds[name] = .localized }
    kinds["multiplier"] = .ratio
    return kinds
  }()

  private static let flags = """
    clipsSubviews hidden userInteractionEnabled multipleTouchEnabled exclusiveTouch
    autoresizesSubviews translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea enabled highlighted selected on animating hidesWhenStopped
    editable selectable adjustsFontSizeToFit adjustsFontForContentSizeCategory bounces bouncesZoom
    alwaysBounceVertical alwaysBounceHorizontal pagingEnabled scrollEnabled
    showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches
    canCancelContentTouches directionalLockEnabled scrollsToTop prefetchingEnabled allowsSelection
    allowsMultipleSelection baselineRelativeArrangement layoutMarginsRelativeArrangement wraps
    autorepeat continuous momentary apportionsSegmentWidthsByContent hidesForSinglePage
    secureTextEntry enablesReturnKeyAutomatically hidesBackButton leftItemsSupplementBackButton
    largeTitles navigationBarHidden toolbarHidden hidesBottomBarWhenPushed
    definesPresentationContext extendedLayoutIncludesOpaqueBars translucent animates
    cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds automaticEstimatedItemSize showsCancelButton
    clearsOnInsertion clearsOnBeginEditing clearsSelectionOnViewWillAppear installed
    showsSelectionAsPrimaryAction contentViewInsetsToSafeArea allowsSelectionDuringEditing
    allowsMultipleSelectionDuringEditing shouldIndentWhileEditing showsReorderControl
    """
  private static let numbers = """
    alpha tag numberOfLines horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority spacing constant
    priority minimumFontSize minimumScaleFactor minimumLineSpacing minimumInteritemSpacing value
    minValue maxValue minimumValue maximumValue stepValue progress numberOfPages currentPage
    selectedSegmentIndex numberOfTapsRequired numberOfTouchesRequired minimumPressDuration
    allowableMovement minimumNumberOfTouches maximumNumberOfTouches width preferredMaxLayoutWidth
    imagePadding titlePadding selectedIndex rowHeight estimatedRowHeight sectionHeaderHeight
    estimatedSectionHeaderHeight sectionFooterHeight estimatedSectionFooterHeight
    sectionIndexMinimumDisplayRowCount indentationLevel indentationWidth minimumZoomScale
    maximumZoomScale minuteInterval
    """
  private static let words = """
    contentMode textAlignment lineBreakMode baselineAdjustment axis distribution alignment
    buttonType contentHorizontalAlignment contentVerticalAlignment borderStyle clearButtonMode
    keyboardType returnKeyType autocapitalizationType autocorrectionType spellCheckingType
    style systemItem scrollDirection indicatorStyle
    contentInsetAdjustmentBehavior semanticContentAttribute modalPresentationStyle
    modalTransitionStyle kind relationship largeTitleDisplayMode firstAttribute secondAttribute
    relation direction spacingType sectionInsetReference cornerStyle imagePlacement type
    progressViewStyle datePickerMode keyboardAppearance titleAlignment buttonSize separatorStyle
    separatorInsetReference selectionStyle accessoryType editingAccessoryType focusStyle trigger
    """
  private static let texts = """
    storyboardIdentifier reuseIdentifier identifier firstItem secondItem
    destination unwindAction placeholderIdentifier storyboardName referencedIdentifier
    destinationCreationSelector textLabel detailTextLabel imageView
    """
  private static let images = """
    image highlightedImage backgroundImage selectedImage minimumValueImage maximumValueImage
    """
  private static let ignored: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    "userLabel", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "catalog", "colorLabel",
    "clearsContextBeforeDrawing", "springLoaded", "horizontalCompressionResistance",
    "minToolsVersion", "opaque", "restorationIdentifier",
    "useSubviewAutoresizing", "ibExternalWasMisplacedOnLastSave", "customDebugTitle", "dataMode",
    "multipleSelection", "role", "toolTipIdentifier", "adjustsLetterSpacingToFit",
    "automaticallyAdjustsScrollViewInsets", "wantsFullScreenLayout", "autoAdjustsContentOffset",
    "isAccessibilityElement", "pressesEnabled", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "defersCurrentPageDisplay", "debugDescription",
    "simulatedUserInterfaceStyle", "useStoryboardIdentifierAsRestorationIdentifier",
    "viewControllerClass", "symbolic", "segmentControlStyle", "appends",
    "reversesTitleShadowWhenHighlighted", "initialViewController", "imageName", "tableViewCell",
    "hidesAccessoryWhenEditing",
  ]
}
