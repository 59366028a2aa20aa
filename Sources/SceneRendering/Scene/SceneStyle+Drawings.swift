import UIKit

extension SceneColor {
  init(_ color: RGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

extension SceneBorder {
  init(_ border: BorderDrawing) {
    self.init(width: border.width, color: SceneColor(border.color))
  }
}

extension SceneCorners {
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
  }
}

extension SceneTransform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension SceneInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension SceneText {
  /// The lines of a text, relative to a point of the text's coordinates.
  init(_ text: PlacedText, origin: CGPoint) {
    self.init(
      lines: text.lines.map { line in
        SceneTextLine(
          string: line.text, x: line.origin.x - origin.x, baseline: line.baseline - origin.y,
          width: line.width, runs: line.runs.map { SceneTextRun($0, origin: origin) })
      },
      font: SceneFont(text.font), color: SceneColor(text.color))
  }
}

extension SceneTextRun {
  /// A part of a line, relative to a point of the text's coordinates.
  init(_ run: PlacedText.Run, origin: CGPoint) {
    self.init(
      string: run.text, x: run.x - origin.x, baseline: run.baseline - origin.y, width: run.width,
      font: SceneFont(run.font), color: SceneColor(run.color),
      bars: run.bars.map { bar in
        Bar(
          rect: bar.rect.offsetBy(dx: -origin.x, dy: -origin.y), color: SceneColor(bar.color),
          isBehind: bar.isBehind)
      },
      shadow: run.shadow.map {
        Shadow(offset: $0.offset, blur: $0.blur, color: SceneColor($0.color))
      })
  }
}

extension SceneFont {
  init(_ font: UIFont) {
    let isNamed = font.face?.proportions != nil
    self.init(
      family: isNamed ? font.face?.family : nil, size: font.pointSize,
      weight: font.weight.named.css, isItalic: font.isItalic,
      isMonospaced: font.design == .monospaced, generic: font.face?.generic,
      letterSpacing: font.interLetterSpacing)
  }
}

extension SceneInput {
  /// An input, relative to a point of the coordinates of its view.
  init(_ input: InputDrawing, origin: CGPoint) {
    self.init(
      text: input.content, placeholder: input.placeholder, font: SceneFont(input.font),
      color: SceneColor(input.color), placeholderColor: SceneColor(input.placeholderColor),
      isFocused: input.isFocused)
    area = input.area.offsetBy(dx: -origin.x, dy: -origin.y)
    caretColor = SceneColor(input.tint)
    alignment =
      switch input.alignment {
      case .center: "center"
      case .right: "right"
      default: "left"
      }
    isRightToLeft = input.isRightToLeft
    selection = Range(input.selection)
    revision = input.revision
    lineDistance = input.lines?.distance
    access =
      switch input.access {
      case .none: .none
      case .selecting: .selecting
      case .editing: .editing
      }
    isSecure = input.isSecure
    keyboard = SceneKeyboard(input.keyboard)
  }
}

extension SceneKeyboard {
  init(_ keyboard: InputKeyboard) {
    self.init()
    layout =
      switch keyboard.layout {
      case .text: "text"
      case .digits: "numeric"
      case .decimal: "decimal"
      case .telephone: "tel"
      case .mail: "email"
      case .address: "url"
      case .search: "search"
      }
    returnKey = keyboard.returnKey.map { key in
      switch key {
      case .done: "done"
      case .go: "go"
      case .next: "next"
      case .search: "search"
      case .send: "send"
      }
    }
    capitalization =
      switch keyboard.capitalization {
      case .none: "none"
      case .words: "words"
      case .sentences: "sentences"
      case .characters: "characters"
      }
    isCorrecting = keyboard.isCorrecting
    isCheckingSpelling = keyboard.isCheckingSpelling
    isDark = keyboard.isDark
    contentType = keyboard.contentType
  }
}

extension SceneScroll {
  init(_ scroll: ScrollDrawing, offset: CGPoint) {
    self.init(
      contentSize: scroll.contentSize, offset: offset, isContentAtRight: scroll.isContentAtRight,
      inset: SceneInsets(scroll.inset), overflow: SceneInsets(scroll.overflow),
      bounces: scroll.bounces, alwaysBouncesVertically: scroll.alwaysBouncesVertically,
      alwaysBouncesHorizontally: scroll.alwaysBouncesHorizontally,
      indicators: SceneScrollIndicators(scroll.indicators), isEnabled: scroll.isEnabled,
      locksDirection: scroll.locksDirection, pullsDown: scroll.pullsDown,
      missingEdges: [UIRectEdge.top, .left, .bottom, .right].map(scroll.unpreparedEdges.contains))
  }
}

extension SceneScrollIndicators {
  init(_ indicators: ScrollIndicatorDrawing) {
    self.init(
      style: Style(indicators.style), showsVertical: indicators.showsVertical,
      showsHorizontal: indicators.showsHorizontal,
      verticalInset: SceneInsets(indicators.verticalInset),
      horizontalInset: SceneInsets(indicators.horizontalInset))
  }
}

extension SceneScrollIndicators.Style {
  init(_ style: ScrollIndicatorDrawing.Style) {
    self =
      switch style {
      case .automatic: .automatic
      case .black: .black
      case .white: .white
      }
  }
}

extension SceneElement {
  init(_ element: ElementFacts) {
    self.init(
      kind: element.kind.name, section: element.section, item: element.item,
      isSelected: element.isSelected, position: element.position, isFocused: element.isFocused)
  }
}

extension SceneAccessibility {
  /// The description of a view; `nil` if hosts need none.
  init?(_ facts: AccessibilityFacts) {
    self.init { result in
      result.isElement = facts.isElement && facts.label != nil
      result.label = facts.label
      result.value = facts.value
      result.hint = facts.hint
      result.identifier = facts.identifier
      result.language = facts.language
      // ARIA takes a label only for elements with a role.
      result.role = Self.role(of: facts) ?? (result.isElement ? "group" : nil)
      result.isSelected = facts.isSelected
      result.isDisabled = facts.isDisabled
      result.isOperable = facts.isOperable
      result.takesArrows = facts.takesArrows
      result.isLive = facts.isLive
      result.isHidden = facts.isHidden
      result.isModal = facts.isModal
      result.isVirtual = facts.isVirtual
      result.opensMenu = facts.opensMenu
      result.actions = facts.actions
      result.itemCount = facts.itemCount
      result.order = facts.order
    }
  }

  /// The ARIA role of a view; `nil` for none. A picture without a description is an ornament.
  private static func role(of facts: AccessibilityFacts) -> String? {
    if facts.role == .image, facts.label == nil, !facts.isElement { return nil }
    return facts.role.map(name)
  }

  /// The ARIA role for a role.
  static func name(of role: AccessibilityFacts.Role) -> String {
    switch role {
    case .list: "list"
    case .listItem: "listitem"
    case .navigation: "navigation"
    case .group: "group"
    case .region: "region"
    case .table: "table"
    case .dialog: "dialog"
    case .button: "button"
    case .toggle: "switch"
    case .link: "link"
    case .heading: "heading"
    case .image: "img"
    case .searchField: "searchbox"
    case .adjustable: "slider"
    case .tabBar: "tablist"
    case .tab: "tab"
    case .summary: "status"
    case .menu: "menu"
    case .menuItem: "menuitem"
    case .menuItemCheckbox: "menuitemcheckbox"
    }
  }
}
