/// A view beside the content of a table cell.
enum TableAccessory: Hashable {
  case delete, insert, multiselect
  case disclosure, detail, checkmark, reorder
  /// A view of the app.
  case custom(UIView)

  /// A Boolean value that indicates whether the view lies before the content.
  var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    case .disclosure, .detail, .checkmark, .reorder, .custom: false
    }
  }

  /// The accessory of list cells with the same appearance; `nil` for a view of the app.
  @MainActor
  var listAccessory: UICellAccessory? {
    switch self {
    case .delete: .delete()
    case .insert: .insert()
    case .multiselect: .multiselect()
    case .disclosure: .disclosureIndicator()
    case .detail: .detail()
    case .checkmark: .checkmark()
    case .reorder: .reorder()
    case .custom: nil
    }
  }

  /// Returns the accessories of a type, from left to right in a left-to-right interface.
  static func accessories(of type: UITableViewCell.AccessoryType) -> [TableAccessory] {
    switch type {
    case .none: []
    case .disclosureIndicator: [.disclosure]
    case .detailDisclosureButton: [.detail, .disclosure]
    case .checkmark: [.checkmark]
    case .detailButton: [.detail]
    }
  }
}

extension AccessoryArrangement.Box {
  /// Returns the lengths of an accessory in a table cell.
  ///
  /// An arrow takes its own width (`tb-se26-editing-off`), a checkmark and an image view with a
  /// symbol the standard width, in whose middle they lie (`tb-cat26-grouped-cells`).
  @MainActor
  init(_ accessory: TableAccessory, view: UIView, controls: EditControlGeometry, scale: CGFloat) {
    let metrics = AccessoryMetrics.current
    switch accessory {
    case .disclosure:
      let width = PixelRounding.down(metrics.arrow.width, scale: scale)
      self.init(size: CGSize(width: width, height: metrics.arrow.height), reserved: width)
    case .checkmark:
      var size = metrics.checkmark
      // 17.333 at three pixels per point, 18 at two.
      if scale > 2 { size.height = PixelRounding.down(17.5, scale: scale) }
      self.init(size: size, reserved: metrics.standardWidth)
    case .detail: self.init(size: metrics.circle, reserved: metrics.standardWidth)
    case .delete, .insert: self.init(size: controls.button, reserved: controls.buttonSlot)
    case .multiselect:
      let circle = CGSize(width: controls.circle, height: controls.circle)
      self.init(size: circle, reserved: controls.buttonSlot)
    case .reorder: self.init(size: controls.grip, reserved: controls.grip.width)
    case .custom(let view):
      let size = view.bounds.size
      let isSymbol = (view as? UIImageView)?.image?.isSymbolImage ?? false
      self.init(size: size, reserved: isSymbol ? metrics.standardWidth : size.width)
    }
  }
}
