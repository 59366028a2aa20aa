internal import Scenes

/// The elements of one menu on a background.
@MainActor
final class MenuListView: UIView {
  /// The displayed menu.
  var menu: UIMenu
  /// The elements, in the order of the screen.
  private(set) var items: [MenuItemView] = []

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scrollView = MenuScrollView()
  /// The views from the top: titles, elements below or beside each other, and separators.
  private var lines: [Line] = []

  fileprivate enum Line {
    case title(UILabel)
    case row(MenuItemView)
    case tiles([MenuItemView], inLine: Int)
    case separator(UIView)
  }

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    background.clipsToBounds = true
    background.layer.cornerRadius = MenuMetrics.cornerRadius
    background.layer.cornerCurve = .continuous
    addSubview(background)
    scrollView.contentInsetAdjustmentBehavior = .never
    background.contentView.addSubview(scrollView)
  }

  required init?(coder: NSCoder) {
    fatalError("The lists of menus cannot be decoded; create a UIMenu.")
  }

  /// Displays a menu.
  ///
  /// - Parameters:
  ///   - contents: Its elements.
  ///   - isReversed: Whether the first element is at the bottom.
  ///   - makeItem: A closure that makes the view of an element, with the limit of its lines.
  func show(
    _ menu: UIMenu, _ contents: MenuContents, isReversed: Bool,
    _ makeItem: (MenuContents.Item, MenuItemView.Form, Int) -> MenuItemView
  ) {
    self.menu = menu
    for line in lines { for view in line.views { view.removeFromSuperview() } }
    lines = []
    accessibilityLabel = menu.title.isEmpty ? "Menu" : menu.title
    let columns = MenuItemView.Columns(
      hasMarks: contents.hasMarks, hasImages: contents.hasImages)
    for section in isReversed ? contents.sections.reversed() : contents.sections {
      if !lines.isEmpty { lines.append(.separator(makeSeparator())) }
      if !section.title.isEmpty { lines.append(.title(makeTitle(section.title))) }
      func views(_ form: MenuItemView.Form) -> [MenuItemView] {
        section.items.map { makeItem($0, form, section.lineLimit) }
      }
      switch section.size {
      case .small:
        lines.append(
          .tiles(
            views(.tile(showsTitle: false, isInPalette: section.isPalette)),
            inLine: section.isPalette ? MenuMetrics.paletteTilesInLine : MenuMetrics.tilesInLine))
      case .medium:
        lines.append(
          .tiles(
            views(.tile(showsTitle: true, isInPalette: section.isPalette)),
            inLine: MenuMetrics.mediumTilesInLine))
      case .large, .automatic:
        let rows = views(.row(columns))
        lines += (isReversed ? rows.reversed() : rows).map { .row($0) }
      }
    }
    items = lines.flatMap(\.items)
    for line in lines { for view in line.views { scrollView.addSubview(view) } }
    setNeedsLayout()
  }

  private func makeTitle(_ title: String) -> UILabel {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }

  private func makeSeparator() -> UIView {
    let line = UIView()
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    return line
  }

  // MARK: Elements

  /// Returns the element at a point of this view's coordinates; `nil` if there is none that can be
  /// chosen.
  func item(at point: CGPoint) -> MenuItemView? {
    guard bounds.contains(point) else { return nil }
    return items.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
  }

  /// Returns whether an element has others beside it.
  func isTile(_ item: MenuItemView) -> Bool { if case .tile = item.form { true } else { false } }

  /// Scrolls an element into view.
  func reveal(_ item: MenuItemView) {
    layoutIfNeeded()
    scrollView.scrollRectToVisible(item.frame, animated: false)
  }

  // MARK: Layout

  /// Returns the height of all elements in a width.
  func height(in width: CGFloat) -> CGFloat { place(in: width, placesViews: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = background.bounds
    let height = place(in: bounds.width, placesViews: true)
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
    scrollView.isScrollEnabled = height > bounds.height + 0.5
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
  }

  private func place(in width: CGFloat, placesViews: Bool) -> CGFloat {
    let scale = traitCollection.roundingScale
    var y = MenuMetrics.padding
    func put(_ view: UIView, _ frame: CGRect) { if placesViews { view.frame = frame } }
    for line in lines {
      switch line {
      case .title(let label):
        let room = max(0, width - 2 * MenuMetrics.inset)
        let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        put(label, CGRect(x: MenuMetrics.inset, y: y + 4, width: room, height: size.height))
        y += PixelRounding.up(size.height + 10, scale: scale)
      case .row(let item):
        let height = item.height(in: width)
        put(item, CGRect(x: 0, y: y, width: width, height: height))
        y += height
      case .tiles(let items, let inLine):
        y += placeTiles(items, inLine, y, width, put)
      case .separator(let view):
        let height = 1 / scale
        put(
          view,
          CGRect(
            x: MenuMetrics.inset, y: y + MenuMetrics.padding,
            width: max(0, width - 2 * MenuMetrics.inset), height: height))
        y += 2 * MenuMetrics.padding + height
      }
    }
    return PixelRounding.up(y + MenuMetrics.padding, scale: scale)
  }

  private func placeTiles(
    _ items: [MenuItemView], _ inLine: Int, _ start: CGFloat, _ width: CGFloat,
    _ put: (UIView, CGRect) -> Void
  ) -> CGFloat {
    let count = min(inLine, items.count)
    guard count > 0 else { return 0 }
    let side = MenuMetrics.highlightInset
    let tile = max(0, (width - 2 * side) / CGFloat(count))
    let height = items.map { $0.height(in: tile) }.max() ?? 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, item) in items.enumerated() {
      let column = CGFloat(index % count)
      let x = side + (isMirrored ? CGFloat(count) - 1 - column : column) * tile
      put(
        item,
        CGRect(x: x, y: start + CGFloat(index / count) * height, width: tile, height: height))
    }
    return CGFloat((items.count + count - 1) / count) * height
  }

  /// Does nothing: the elements are activated.
  override func accessibilityActivate() -> Bool { true }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    accessibility.role = AccessibilityRole.menu
  }
}

/// The scroll view of a menu, which leaves touches of its elements to the menu.
private final class MenuScrollView: UIScrollView {
  override var passesTouchesOn: Bool { true }
}

extension MenuListView.Line {
  fileprivate var views: [UIView] {
    switch self {
    case .title(let label): [label]
    case .row(let item): [item]
    case .tiles(let items, _): items
    case .separator(let view): [view]
    }
  }

  fileprivate var items: [MenuItemView] {
    switch self {
    case .row(let item): [item]
    case .tiles(let items, _): items
    case .title, .separator: []
    }
  }
}
