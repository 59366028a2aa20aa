import Foundation

/// The rectangles that the system gives to layout guides.
enum SystemGuideKind: Equatable {
  /// The bounds less the layout margins.
  case layoutMargins
  /// The bounds less the safe area.
  case safeArea
  /// The part within the margins whose lines of text are not too long.
  case readableContent
  /// The area that the keyboard covers.
  case keyboard
  /// The content of a scroll view.
  case scrollContent
  /// The visible frame of a scroll view.
  case scrollFrame
  /// A part of the content of a view that places its parts itself, by the part's number.
  case part(Int)
}

/// The area of a view that the rectangle of a system guide is a part of.
enum SystemGuideArea {
  /// The size of the bounds, at the zero of the coordinates of subviews.
  case interior
  /// The content of a scroll view.
  case scrollContent
  /// The visible frame of a scroll view, at its content offset.
  case scrollFrame
}

/// The rectangle of a guide of the system in terms of its owning view.
enum SystemRectangle {
  /// An area with insets.
  case inset(UIEdgeInsets, SystemGuideArea)
  /// The lowest part of an area, of a height.
  case bottom(CGFloat, SystemGuideArea)
}

/// A layout guide of a view whose rectangle the view decides.
final class SystemLayoutGuide: UILayoutGuide {
  private let kind: SystemGuideKind

  init(_ kind: SystemGuideKind) {
    self.kind = kind
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("Layout guides of the system are created by their views, and not from archives.")
  }

  override var systemKind: SystemGuideKind? { kind }
}

extension UILayoutGuide {
  /// The rectangle that the system gives to the guide; `nil` for a guide of the app.
  ///
  /// In a scroll view, the margins refer to the content, as documented in Apple's Auto Layout Guide
  /// ("Working with Scroll Views": constraints to edges or margins attach to the content area). The
  /// other guides describe what is visible, and keep their positions while the content scrolls.
  var systemRectangle: SystemRectangle? {
    guard let systemKind, let view = storedOwner else { return nil }
    let scrolls = view.hasScrollableContent
    let visible: SystemGuideArea = scrolls ? .scrollFrame : .interior
    switch systemKind {
    case .layoutMargins:
      return .inset(view.layoutMargins, scrolls ? .scrollContent : .interior)
    case .safeArea: return .inset(view.safeAreaInsets, visible)
    case .readableContent: return .inset(view.readableInsets, visible)
    case .keyboard: return .bottom(keyboardHeight, visible)
    case .scrollContent: return .inset(.zero, .scrollContent)
    case .scrollFrame: return .inset(.zero, .scrollFrame)
    case .part(let number): return .inset(view.insetsOfPart(number), .interior)
    }
  }

  /// Returns the rectangle of a guide that no constraint mentions, in the owner's coordinates.
  func systemFrame(in view: UIView) -> CGRect {
    func rectangle(_ area: SystemGuideArea) -> CGRect {
      switch area {
      case .interior: CGRect(origin: .zero, size: view.bounds.size)
      case .scrollContent:
        CGRect(origin: .zero, size: view.sizeOfContent)
      case .scrollFrame: view.bounds
      }
    }
    switch systemRectangle {
    case nil: return .zero
    case .inset(let insets, let area): return rectangle(area).inset(by: insets)
    case .bottom(let height, let area):
      let whole = rectangle(area)
      return CGRect(
        x: whole.minX, y: whole.maxY - height, width: whole.width, height: height)
    }
  }
}

extension UIView {
  /// A guide for the area within ``layoutMargins``.
  ///
  /// In a scroll view, it is the area of the content within the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide")
  }

  /// A guide for the area that no bar, camera, or rounded corner covers.
  ///
  /// In a scroll view, the guide keeps its position while the content scrolls.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// A guide for text: the area within ``layoutMargins``, not wider than lines are easy to read.
  ///
  /// If the margins leave more than the readable width, the guide is centered between them. The
  /// readable width is 672 points at the default text size, and grows and shrinks with the size of
  /// body text. On a Mac it is 920 points, in views wider than 1008 points (recorded: see
  /// `conformance/views/constraints.jsonl`, `cat26-readable-…`; 672 is the width in public reports,
  /// and the dependence on the text size is chosen).
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  /// Returns the guide of a kind, which is created here if there is none.
  func systemGuide(_ kind: SystemGuideKind, _ identifier: String) -> UILayoutGuide {
    systemGuide(kind, identifier) { SystemLayoutGuide(kind) }
  }

  /// Returns the guide of a kind, which a closure creates if there is none.
  func systemGuide<Guide: UILayoutGuide>(
    _ kind: SystemGuideKind, _ identifier: String, create: () -> Guide
  ) -> Guide {
    if let guide = systemGuides.first(where: { $0.systemKind == kind }) as? Guide { return guide }
    let guide = create()
    guide.identifier = identifier
    guide.storedOwner = self
    systemGuides.append(guide)
    return guide
  }

  /// Updates the guides of the system after a change of margins, safe area, size, traits, or the
  /// keyboard.
  func systemGuidesDidChange() {
    for guide in systemGuides {
      guard let member = guide.constraintItem?.member else { continue }
      member.region.equationsDidChange(of: member)
    }
  }

  /// Updates the guide for the keyboard, if the view has one.
  func keyboardGuideDidChange() {
    for guide in systemGuides where guide.systemKind == .keyboard {
      guard let member = guide.constraintItem?.member else { continue }
      member.region.equationsDidChange(of: member)
    }
  }

  /// Updates the guide whose rectangle is not a linear function of the view's size.
  func readableContentDidChange() {
    for guide in systemGuides where guide.systemKind == .readableContent {
      guard let member = guide.constraintItem?.member else { continue }
      member.region.equationsDidChange(of: member)
    }
  }
}
