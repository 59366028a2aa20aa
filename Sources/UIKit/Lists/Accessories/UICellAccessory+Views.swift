@MainActor
extension UICellAccessory {
  /// Returns the view of the accessory.
  func makeView() -> UIView {
    switch accessoryType {
    case .disclosureIndicator, .checkmark: return AccessoryImageView(frame: .zero)
    case .outlineDisclosure, .delete, .insert, .detail: return AccessoryButton(frame: .zero)
    case .reorder: return ReorderGripView(frame: .zero)
    case .multiselect: return SelectionCircleView(frame: .zero)
    case .label: return UILabel(frame: .zero)
    case .popUpMenu: return AccessoryMenuView(frame: .zero)
    case .customView(let view):
      require(
        view.translatesAutoresizingMaskIntoConstraints,
        "The custom view \(type(of: view)) of a cell accessory has "
          + "translatesAutoresizingMaskIntoConstraints set to false; leave it true, because the "
          + "cell sets the frames of its accessories.")
      return view
    }
  }

  /// Displays the options of the accessory in its view.
  func show(in view: UIView, isSelected: Bool) {
    let tint = options.tintColor
    switch (accessoryType, view) {
    case (.disclosureIndicator, let image as AccessoryImageView):
      image.show("chevron.forward", weight: .semibold, size: 13, color: tint ?? .tertiaryLabel)
    case (.checkmark, let image as AccessoryImageView):
      image.show("checkmark", weight: .semibold, size: 16, color: tint)
    case (.outlineDisclosure, let button as AccessoryButton):
      button.show("chevron.forward", weight: .semibold, size: 13, color: tint)
      button.accessibilityLabel = "Expand"
    case (.detail, let button as AccessoryButton):
      button.show("info.circle", weight: .regular, size: 20, color: tint)
      button.accessibilityLabel = "More Info"
    case (.delete, let button as AccessoryButton):
      button.show(
        "minus", weight: .bold, size: 12, color: tint ?? .white,
        circle: options.backgroundColor ?? .systemRed)
      button.accessibilityLabel = "Delete"
    case (.insert, let button as AccessoryButton):
      button.show(
        "plus", weight: .bold, size: 12, color: tint ?? .white,
        circle: options.backgroundColor ?? .systemGreen)
      button.accessibilityLabel = "Insert"
    case (.reorder, let grip as ReorderGripView): grip.show(color: tint ?? .tertiaryLabel)
    case (.multiselect, let circle as SelectionCircleView):
      circle.show(
        isSelected: isSelected, color: tint ?? .white,
        circle: options.backgroundColor)
    case (.label, let label as UILabel): show(in: label)
    case (.popUpMenu, let view as AccessoryMenuView):
      view.show(options.menu, color: tint ?? .secondaryLabel)
    default: view.tintColor = tint
    }
  }

  private func show(in label: UILabel) {
    label.font =
      options.font ?? .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection)
    label.adjustsFontForContentSizeCategory = options.adjustsFont
    label.textColor = options.tintColor ?? .secondaryLabel
    label.text = options.text
  }

  /// Returns the lengths of the accessory with its view, which displays the options already.
  func box(of view: UIView) -> AccessoryArrangement.Box {
    let metrics = AccessoryMetrics.current
    var standard = metrics.standardWidth
    var size: CGSize
    switch accessoryType {
    case .disclosureIndicator:
      size = metrics.arrow
      standard = metrics.arrowWidth
    case .outlineDisclosure:
      size = metrics.outlineArrow
      standard = metrics.arrowWidth
    case .checkmark: size = metrics.checkmark
    case .delete, .insert, .multiselect, .detail: size = metrics.circle
    case .reorder: size = metrics.grip
    case .label, .popUpMenu:
      size = view.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    case .customView:
      size = options.maintainsFixedSize ? view.bounds.size : view.preferredAccessorySize
    }
    let isLined = accessoryType == .reorder && options.showsVerticalSeparator
    let reserved: CGFloat =
      switch options.width {
      case .actual: size.width
      case .standard: standard
      case .custom(let width): width
      }
    return AccessoryArrangement.Box(
      size: size, reserved: reserved, isAtEnd: accessoryType == .disclosureIndicator,
      lineBefore: isLined ? metrics.gripLine + metrics.gripLineDistance : 0)
  }
}

extension UIView {
  /// The size that the view prefers as an accessory: the size that its constraints determine, or
  /// its intrinsic size, or the size that fits it.
  fileprivate var preferredAccessorySize: CGSize {
    if hasConstraintsInside { return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    let (own, fitting) = (intrinsicContentSize, sizeThatFits(bounds.size))
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? fitting.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? fitting.height : own.height)
  }
}
