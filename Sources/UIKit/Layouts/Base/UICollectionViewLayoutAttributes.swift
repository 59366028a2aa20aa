/// The frame and the appearance of a cell, supplementary view, or decoration view.
///
/// A subclass that adds properties also overrides `copy(with:)` and `isEqual(_:)`: attributes are
/// copied, and are applied to a view only if they differ from those applied before.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  var values = AttributeValues()

  /// The number of attributes made since the program began. Tests compare it.
  private(set) static var made = 0

  /// Creates attributes of no particular element, with an empty frame at the origin.
  public override init() {
    super.init()
    Self.made += 1
  }

  /// Creates attributes of the cell at an index path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of the supplementary view of a kind at an index path.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    values.kind = .supplementary(elementKind)
  }

  /// Creates attributes of the decoration view of a kind at an index path.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    values.kind = .decoration(decorationViewKind)
  }

  // MARK: - The element

  /// The index path of the item, or of the element that the supplementary or decoration view
  /// belongs to. Boundary items of a whole compositional layout have index paths of one index.
  open var indexPath: IndexPath {
    get { values.path.indexPath }
    set { values.path = PackedIndexPath(newValue) }
  }

  /// The category of the element: a cell, a supplementary view, or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory {
    values.kind.category
  }

  /// The kind of the supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { values.kind.name }

  // MARK: - Geometry

  /// The frame of the view, in points, in the coordinates of the content. With a transform it is
  /// the smallest rectangle around the transformed view.
  ///
  /// - Precondition: All four numbers are finite.
  open var frame: CGRect {
    get {
      guard !values.transform.isIdentity else {
        return CGRect(origin: values.origin, size: values.extent)
      }
      let centred = CGRect(
        x: -values.extent.width / 2, y: -values.extent.height / 2, width: values.extent.width,
        height: values.extent.height)
      let center = self.center
      return centred.applying(values.transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      requireFinite(newValue.size)
      requireFinite(newValue.origin, "origin of the frame")
      guard !values.transform.isIdentity else {
        values.origin = newValue.origin
        values.extent = newValue.size
        return
      }
      let size = newValue.size.applying(values.transform.inverted())
      values.extent = CGSize(width: abs(size.width), height: abs(size.height))
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The center of the view, in points, in the coordinates of the content. Setting it keeps the
  /// size.
  ///
  /// - Precondition: Both numbers are finite.
  open var center: CGPoint {
    get {
      CGPoint(
        x: values.origin.x + values.extent.width / 2, y: values.origin.y + values.extent.height / 2)
    }
    set {
      requireFinite(newValue, "center")
      values.origin = CGPoint(
        x: newValue.x - values.extent.width / 2, y: newValue.y - values.extent.height / 2)
    }
  }

  /// The size of the view before its transform, in points. Setting it keeps the center.
  ///
  /// - Precondition: Both numbers are finite.
  open var size: CGSize {
    get { values.extent }
    set {
      requireFinite(newValue)
      let center = self.center
      values.extent = newValue
      self.center = center
    }
  }

  /// The bounds of the view before its transform, in points, with the origin at zero. Setting them
  /// sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.extent) }
    set { size = newValue.size }
  }

  /// The transform of the view about its center; the effect of ``transform3D`` on x and y. The
  /// default is the identity.
  open var transform: CGAffineTransform {
    get { values.transform }
    set { values.setTransform(newValue) }
  }

  /// The transform of the view in space about its center, which takes the place of ``transform``.
  /// The default is the identity.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set { values.transform3D = newValue }
  }

  /// The shape of the element in collisions of a dynamic animator. The default is the bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The convex outline of an element whose shape is a path, in points from its center. The default
  /// is an empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: - Appearance

  /// The opacity of the view, from 0 to 1. The default is 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The stacking order of the view: a view with a higher value is in front. The default is zero.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// A Boolean value that indicates whether the element is hidden; a hidden element gets no view.
  /// The default is `false`.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// A Boolean value that indicates whether the element belongs to the orthogonal row of a section,
  /// and moves with it.
  var liesInRow: Bool {
    get { values.liesInRow }
    set { values.liesInRow = newValue }
  }

  /// The axes along which the layout uses the preferred size of the view; `nil` if the layout does
  /// not specify them, as custom layouts do not: any preferred size is then valid.
  var freeAxes: FreeAxes? {
    get { values.freeAxes }
    set { values.freeAxes = newValue }
  }

  // MARK: - Copies

  /// Returns attributes of the same class with the same values. A subclass calls `super` and sets
  /// its own properties on the result.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.values = values
    return copy
  }

  /// Returns a copy like ``copy(with:)``; fast unless a subclass overrides that method.
  func duplicate() -> UICollectionViewLayoutAttributes {
    guard type(of: self) == UICollectionViewLayoutAttributes.self else {
      return copy() as! UICollectionViewLayoutAttributes
    }
    let copy = UICollectionViewLayoutAttributes()
    copy.values = values
    return copy
  }

  /// Returns whether the other object is attributes with the same values. A subclass calls `super`
  /// and compares its own properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasValues(of: other) }
  }

  /// Returns whether both have the same values, like ``isEqual(_:)``; fast unless a subclass
  /// overrides that method.
  func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self
      ? hasValues(of: other) : isEqual(other)
  }

  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    self === other || type(of: self) == type(of: other) && values.areSame(as: other.values)
  }

  // MARK: - Within the module

  /// The element that the attributes describe.
  var elementKey: ElementKey { ElementKey(values.kind, at: values.path) }

  private func requireFinite(_ size: CGSize) {
    require(
      size.width.isFinite && size.height.isFinite,
      "The layout attributes of \(elementDescription) were given the size \(size.width) x "
        + "\(size.height); both must be finite, so check what the layout divides by.")
  }

  private func requireFinite(_ point: CGPoint, _ name: String) {
    require(
      point.x.isFinite && point.y.isFinite,
      "The layout attributes of \(elementDescription) were given the \(name) (\(point.x), "
        + "\(point.y)); both must be finite, so check what the layout divides by.")
  }

  private var elementDescription: String { values.description }
}
