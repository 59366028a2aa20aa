import Foundation

/// The rectangles that the system gives to layout guides.
enum SystemGuideKind {
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
}

/// The rectangle of a guide of the system in terms of its owning view.
enum SystemRectangle {
  /// The bounds with insets.
  case inset(UIEdgeInsets)
  /// The content of a scroll view.
  case scrollContent
  /// The visible frame of a scroll view.
  case scrollFrame
}

/// A layout guide of a view whose rectangle the view decides.
final class SystemLayoutGuide: UILayoutGuide {
  let kind: SystemGuideKind

  init(_ kind: SystemGuideKind, identifier: String, in view: UIView) {
    self.kind = kind
    super.init()
    self.identifier = identifier
    storedOwner = view
  }

  override var systemKind: SystemGuideKind? { kind }
}

extension UILayoutGuide {
  /// The rectangle that the system gives to the guide; `nil` for a guide of the app.
  var systemRectangle: SystemRectangle? {
    guard let systemKind, let view = storedOwner else { return nil }
    switch systemKind {
    case .layoutMargins: return .inset(view.layoutMargins)
    case .safeArea: return .inset(view.safeAreaInsets)
    case .readableContent: return .inset(view.readableInsets)
    case .keyboard: return .inset(view.keyboardInsets)
    case .scrollContent: return .scrollContent
    case .scrollFrame: return .scrollFrame
    }
  }

  /// Returns the rectangle of a guide that no constraint mentions, in the owner's coordinates.
  func systemFrame(in view: UIView) -> CGRect {
    switch systemRectangle {
    case nil: .zero
    case .inset(let insets): view.bounds.inset(by: insets)
    case .scrollContent: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: view.bounds
    }
  }
}

extension UIView {
  /// A guide for the area within ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide")
  }

  /// A guide for the area that no bar, camera, or rounded corner covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// A guide for text: the area within ``layoutMargins``, not wider than lines are easy to read.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  /// Returns the guide of a kind, which is created here if there is none.
  func systemGuide(_ kind: SystemGuideKind, _ identifier: String) -> UILayoutGuide {
    if let guide = systemGuides.first(where: { $0.systemKind == kind }) { return guide }
    let guide = SystemLayoutGuide(kind, identifier: identifier, in: self)
    systemGuides.append(guide)
    return guide
  }

  /// Updates the guides of the system after a change of margins, safe area, or keyboard.
  func systemGuidesDidChange() {
    for guide in systemGuides {
      guard let member = guide.constraintItem?.member else { continue }
      member.region.equationsDidChange(of: member)
    }
  }

  /// The insets of the readable content.
  var readableInsets: UIEdgeInsets { layoutMargins }

  /// The insets of the area that the keyboard covers.
  var keyboardInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
  }
}
