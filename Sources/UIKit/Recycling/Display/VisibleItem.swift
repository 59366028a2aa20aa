/// A visible item, whose attributes a section's handler can change.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private(set) var key: ElementKey
  /// The attributes of the layout.
  private var base: UICollectionViewLayoutAttributes
  /// The displayed attributes.
  private(set) var attributes: UICollectionViewLayoutAttributes
  private let changed: @MainActor () -> Void

  init(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes,
    changed: @escaping @MainActor () -> Void
  ) {
    self.key = key
    base = attributes
    self.attributes = attributes.duplicate()
    self.changed = changed
    super.init()
  }

  /// Sets the attributes of the layout. If they have changed, changes by the handler are discarded.
  ///
  /// - Returns: Whether the attributes have changed.
  func layOut(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !base.isSame(as: attributes) else { return false }
    base = attributes
    self.attributes = attributes.duplicate()
    return true
  }

  /// Gives the item another key after a change of the data.
  func rename(_ key: ElementKey) {
    self.key = key
    base = base.duplicate()
    base.indexPath = key.indexPath
    attributes.indexPath = key.indexPath
  }

  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, Value>, _ value: Value
  ) {
    guard attributes[keyPath: property] != value else { return }
    attributes[keyPath: property] = value
    changed()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { set(\.alpha, newValue) }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { set(\.zIndex, newValue) }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { set(\.isHidden, newValue) }
  }
  var center: CGPoint {
    get { attributes.center }
    set { set(\.center, newValue) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { set(\.transform, newValue) }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { set(\.transform3D, newValue) }
  }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
