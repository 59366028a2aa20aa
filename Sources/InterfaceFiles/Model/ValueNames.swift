/// The values of each element that UIKit reads at run time: XML attributes, and elements with keys.
///
/// A test compares the table with what UIKit's loader reads.
enum ValueNames {
  /// Returns whether UIKit reads a value of an element.
  static func isRead(_ name: String, of element: String) -> Bool {
    byElement[element]?.contains(name) ?? false
  }

  /// Returns whether a value has no effect at run time.
  static func isIgnored(_ name: String) -> Bool { ignored.contains(name) }

  /// The names by the names of elements.
  static let byElement: [String: Set<String>] = {
    var all: [String: Set<String>] = [:]
    for (elements, bases, names) in groups {
      var known = Set(names.split(whereSeparator: \.isWhitespace).map(String.init))
      for base in bases { known.formUnion(all[base] ?? []) }
      for element in elements.split(whereSeparator: \.isWhitespace) { all[String(element)] = known }
    }
    return all
  }()

  /// The values that the designer uses, or that are deprecated and keep their default.
  private static let ignored: Set<String> = [
    "canvasLocation", "contentStretch", "customSize", "freeformSize",
  ]

  /// Elements, those whose names they share, and the names of their own.
  private static let groups: [(elements: String, bases: [String], names: String)] = [
    (
      """
      view containerView collectionViewCellContentView tableViewCellContentView visualEffectView
      window
      """, [],
      """
      frame autoresizingMask contentMode clipsSubviews hidden userInteractionEnabled
      multipleTouchEnabled exclusiveTouch autoresizesSubviews
      translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea layoutMargins directionalLayoutMargins alpha tag
      backgroundColor tintColor semanticContentAttribute horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority installed
      """
    ),
    (
      "label", ["view"],
      """
      fontDescription textColor highlightedColor shadowColor shadowOffset text textAlignment
      lineBreakMode numberOfLines adjustsFontSizeToFit minimumScaleFactor minimumFontSize
      adjustsFontForContentSizeCategory preferredMaxLayoutWidth enabled highlighted
      baselineAdjustment
      """
    ),
    ("imageView", ["view"], "image highlightedImage highlighted"),
    (
      "stackView", ["view"],
      """
      axis distribution alignment spacing spacingType baselineRelativeArrangement
      layoutMarginsRelativeArrangement
      """
    ),
    (
      "scrollView", ["view"],
      """
      bounces alwaysBounceVertical alwaysBounceHorizontal pagingEnabled scrollEnabled
      showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches
      canCancelContentTouches directionalLockEnabled scrollsToTop contentInset
      scrollIndicatorInsets contentSize contentInsetAdjustmentBehavior indicatorStyle
      minimumZoomScale maximumZoomScale bouncesZoom
      """
    ),
    (
      "collectionView", ["scrollView"], "prefetchingEnabled allowsSelection allowsMultipleSelection"
    ),
    (
      "collectionReusableView collectionViewCell collectionViewListCell", ["view"],
      "reuseIdentifier"
    ),
    (
      "tableView", ["scrollView"],
      """
      style rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight
      sectionFooterHeight estimatedSectionFooterHeight separatorStyle separatorColor separatorInset
      separatorInsetReference contentViewInsetsToSafeArea sectionIndexMinimumDisplayRowCount
      sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor
      prefetchingEnabled allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing
      """
    ),
    (
      "tableViewCell", ["view"],
      """
      reuseIdentifier style textLabel detailTextLabel imageView rowHeight indentationLevel
      indentationWidth shouldIndentWhileEditing showsReorderControl separatorInset selectionStyle
      focusStyle accessoryType editingAccessoryType
      """
    ),
    ("tableViewSection", [], "headerTitle footerTitle"),
    (
      "textView", ["scrollView"],
      """
      fontDescription textColor text textAlignment editable selectable
      adjustsFontForContentSizeCategory
      """
    ),
    ("searchBar", ["view"], "text placeholder showsCancelButton"),
    ("navigationBar", ["view"], "largeTitles translucent barTintColor"),
    ("toolbar tabBar", ["view"], "translucent barTintColor"),
    (
      "control refreshControl", ["view"],
      "enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment"
    ),
    (
      "button", ["control"],
      """
      buttonType fontDescription lineBreakMode contentEdgeInsets titleEdgeInsets imageEdgeInsets
      showsSelectionAsPrimaryAction
      """
    ),
    (
      "segmentedControl", ["control"],
      "momentary apportionsSegmentWidthsByContent selectedSegmentTintColor selectedSegmentIndex"
    ),
    (
      "textField", ["control"],
      """
      fontDescription textColor text placeholder textAlignment minimumFontSize adjustsFontSizeToFit
      adjustsFontForContentSizeCategory clearsOnInsertion clearsOnBeginEditing borderStyle
      clearButtonMode
      """
    ),
    ("switch", ["control"], "on onTintColor thumbTintColor"),
    (
      "slider", ["control"],
      """
      minValue maxValue value continuous minimumValueImage maximumValueImage minimumTrackTintColor
      maximumTrackTintColor thumbTintColor
      """
    ),
    (
      "stepper", ["control"],
      "minimumValue maximumValue stepValue value continuous autorepeat wraps"
    ),
    (
      "pageControl", ["control"],
      """
      numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor
      currentPageIndicatorTintColor
      """
    ),
    ("pickerView", ["view"], ""),
    ("datePicker", ["control"], "datePickerMode style minuteInterval"),
    ("progressView", ["view"], "progress progressTintColor trackTintColor progressViewStyle"),
    ("activityIndicatorView", ["view"], "style color hidesWhenStopped animating"),
    (
      "collectionViewFlowLayout", [],
      """
      minimumLineSpacing minimumInteritemSpacing itemSize estimatedItemSize
      automaticEstimatedItemSize headerReferenceSize footerReferenceSize sectionInset
      scrollDirection sectionInsetReference sectionHeadersPinToVisibleBounds
      sectionFootersPinToVisibleBounds
      """
    ),
    (
      "viewController", [],
      """
      storyboardIdentifier title hidesBottomBarWhenPushed definesPresentationContext
      extendedLayoutIncludesOpaqueBars edgesForExtendedLayout modalPresentationStyle
      modalTransitionStyle preferredContentSize
      """
    ),
    ("navigationController", ["viewController"], "navigationBarHidden toolbarHidden"),
    ("tabBarController", ["viewController"], "selectedIndex"),
    ("splitViewController", ["viewController"], "style"),
    (
      "collectionViewController tableViewController", ["viewController"],
      "clearsSelectionOnViewWillAppear"
    ),
    ("viewControllerPlaceholder", [], "storyboardIdentifier storyboardName referencedIdentifier"),
    (
      "navigationItem", [],
      """
      title prompt hidesBackButton leftItemsSupplementBackButton largeTitleDisplayMode
      backButtonTitle
      """
    ),
    ("barItem", [], "title image enabled tag imageInsets systemItem"),
    ("barButtonItem", ["barItem"], "style width tintColor"),
    ("tabBarItem", ["barItem"], "selectedImage badgeValue"),
    (
      "pinchGestureRecognizer rotationGestureRecognizer", [],
      "enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded"
    ),
    (
      "tapGestureRecognizer", ["pinchGestureRecognizer"],
      "numberOfTapsRequired numberOfTouchesRequired"
    ),
    ("swipeGestureRecognizer", ["pinchGestureRecognizer"], "direction numberOfTouchesRequired"),
    (
      "panGestureRecognizer", ["pinchGestureRecognizer"],
      "minimumNumberOfTouches maximumNumberOfTouches"
    ),
    ("screenEdgePanGestureRecognizer", ["panGestureRecognizer"], "edges"),
    (
      "longPressGestureRecognizer pongPressGestureRecognizer", ["tapGestureRecognizer"],
      "minimumPressDuration allowableMovement"
    ),
    ("blurEffect", [], "style"),
    ("placeholder", [], "placeholderIdentifier"),
    ("viewControllerLayoutGuide", [], "type"),
    (
      "constraint", [],
      """
      firstItem firstAttribute secondItem secondAttribute relation multiplier constant priority
      identifier placeholder installed
      """
    ),
    (
      "segue", [],
      """
      destination kind relationship identifier unwindAction destinationCreationSelector
      modalPresentationStyle modalTransitionStyle animates trigger
      """
    ),
    ("segment", [], "title image width enabled"),
    ("state", [], "title image backgroundImage titleColor titleShadowColor"),
    (
      "buttonConfiguration", [],
      """
      style title subtitle image baseForegroundColor baseBackgroundColor imagePadding titlePadding
      contentInsets imagePlacement cornerStyle titleFontDescription titleAlignment buttonSize
      """
    ),
    (
      "textInputTraits", [],
      """
      keyboardType returnKeyType secureTextEntry enablesReturnKeyAutomatically
      autocapitalizationType autocorrectionType spellCheckingType keyboardAppearance
      """
    ),
    ("accessibility", [], "identifier label hint isElement traits"),
  ]
}
