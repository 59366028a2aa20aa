/// Where one cell, supplementary view or decoration view lies, and how it is shown.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)` too: attributes are
/// copied, and are applied to a view only where they differ from those applied before.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  private var origin = CGPoint.zero
  private var extent = CGSize.zero

  /// Attributes of no particular element, at the origin and of no size.
  public override init() { super.init() }

  /// Attributes of the cell at an index path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of the supplementary view of a kind at an index path.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Attributes of the decoration view of a kind at an index path.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  // MARK: - What is described

  /// The index path of the item, or of what the supplementary or decoration view belongs to. Boundary
  /// items of a whole compositional layout have index paths of one index.
  open var indexPath = IndexPath(indexes: [])

  /// Whether a cell, a supplementary view or a decoration view is described.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of the supplementary or decoration view; nil for a cell.
  open private(set) var representedElementKind: String?

  // MARK: - Geometry

  /// The rectangle that the view takes up, in points, in the coordinates of the content. With a
  /// transform it is the smallest upright one around the transformed view.
  ///
  /// - Precondition: all four numbers are finite.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return CGRect(origin: origin, size: extent) }
      let centred = CGRect(
        x: -extent.width / 2, y: -extent.height / 2, width: extent.width, height: extent.height)
      let center = self.center
      return centred.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      requireFinite(newValue.size)
      requireFinite(newValue.origin, "origin of the frame")
      guard !transform.isIdentity else {
        origin = newValue.origin
        extent = newValue.size
        return
      }
      let size = newValue.size.applying(transform.inverted())
      extent = CGSize(width: abs(size.width), height: abs(size.height))
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The middle of the view, in points, in the coordinates of the content. Setting it keeps the
  /// size.
  ///
  /// - Precondition: both numbers are finite.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + extent.width / 2, y: origin.y + extent.height / 2) }
    set {
      requireFinite(newValue, "center")
      origin = CGPoint(x: newValue.x - extent.width / 2, y: newValue.y - extent.height / 2)
    }
  }

  /// The size of the view before its transform, in points. Setting it keeps the middle.
  ///
  /// - Precondition: both numbers are finite.
  open var size: CGSize {
    get { extent }
    set {
      requireFinite(newValue)
      let center = self.center
      extent = newValue
      self.center = center
    }
  }

  /// The bounds of the view before its transform, in points: always at the origin. Setting them
  /// sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: extent) }
    set { size = newValue.size }
  }

  /// How the view is transformed about its middle; not at all by default.
  open var transform = CGAffineTransform.identity

  // MARK: - Appearance

  /// How opaque the view is, from 0 to 1. 1 by default.
  open var alpha: CGFloat = 1

  /// The order in depth: of two views that overlap, the one with the higher number is in front.
  /// Zero by default.
  open var zIndex = 0

  /// Whether the view is left out; no view is made for it then. False by default.
  open var isHidden = false

  /// Whether the element lies in the row of a section that scrolls by itself, and moves with it.
  var liesInRow = false

  /// The axes along which the layout takes the size that the view prefers. Nil where the layout
  /// does not say, as with layouts of the user's own: the view may prefer anything then.
  var freeAxes: FreeAxes?

  // MARK: - Copies

  /// Attributes of the same class that say the same. A subclass calls `super` and sets its own
  /// properties on what that returns.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    say(theSameTo: copy)
    return copy
  }

  /// A copy, as ``copy(with:)`` has it; quick where no subclass has a say.
  func duplicate() -> UICollectionViewLayoutAttributes {
    guard type(of: self) == UICollectionViewLayoutAttributes.self else {
      return copy() as! UICollectionViewLayoutAttributes
    }
    let copy = UICollectionViewLayoutAttributes()
    say(theSameTo: copy)
    return copy
  }

  private func say(theSameTo copy: UICollectionViewLayoutAttributes) {
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.origin = origin
    copy.extent = extent
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.liesInRow = liesInRow
    copy.freeAxes = freeAxes
  }

  /// Whether the other object is attributes that say the same. A subclass calls `super` and
  /// compares its own properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { says(theSameAs: other) }
  }

  /// Whether both say the same, as ``isEqual(_:)`` has it; quick where no subclass has a say.
  func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self
      ? says(theSameAs: other) : isEqual(other)
  }

  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || type(of: self) == type(of: other) && indexPath == other.indexPath
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind && origin == other.origin
        && extent == other.extent && transform == other.transform && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
        && liesInRow == other.liesInRow
  }

  // MARK: - Within the module

  /// Attributes of this class for an element.
  final class func make(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      self == UICollectionViewLayoutAttributes.self ? UICollectionViewLayoutAttributes() : make()
    attributes.indexPath = indexPath
    attributes.representedElementCategory = category
    attributes.representedElementKind = kind
    return attributes
  }

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

  private var elementDescription: String {
    let place = indexPath.map(String.init).joined(separator: ", ")
    return representedElementKind.map { "the '\($0)' view at [\(place)]" }
      ?? "the cell at [\(place)]"
  }
}
