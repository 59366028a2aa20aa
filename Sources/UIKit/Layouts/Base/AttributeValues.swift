import CollectionLayout

/// The values of layout attributes.
struct AttributeValues {
  var kind = ElementKind.cell
  var path = PackedIndexPath(IndexPath())
  /// The origin of the frame without the transform.
  var origin = CGPoint.zero
  var extent = CGSize.zero
  /// The transform of the view; for a transform of space, its effect on x and y.
  private(set) var transform = CGAffineTransform.identity
  /// The transform of the view in space; `nil` for one of the plane.
  private var space: SpaceTransform?
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
  var liesInRow = false
  var freeAxes: FreeAxes?
  /// The position of the element in a list.
  var listPlacement = ListPlacement.none

  /// Returns whether both have the same values. The free axes are not compared: they do not affect
  /// the view.
  func areSame(as other: AttributeValues) -> Bool {
    path == other.path && origin == other.origin
      && extent == other.extent && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && liesInRow == other.liesInRow
      && transform == other.transform && space == other.space && kind == other.kind
      && listPlacement == other.listPlacement
  }

  /// Sets all values for an element without a transform, except the free axes, and without a
  /// position in a row or a list.
  ///
  /// - Precondition: The frame is finite.
  @inline(__always)
  mutating func describe(
    _ kind: ElementKind, at path: PackedIndexPath, frame: CGRect, zIndex: Int
  ) {
    self.path = path
    if !self.kind.isCell || !kind.isCell { self.kind = kind }
    transform = .identity
    if space != nil { space = nil }
    alpha = 1
    self.zIndex = zIndex
    isHidden = false
    liesInRow = false
    listPlacement = .none
    origin = frame.origin
    extent = frame.size
    // An infinite number times zero is NaN.
    let zero =
      frame.origin.x * 0 + frame.origin.y * 0 + frame.size.width * 0 + frame.size.height * 0
    if zero != 0 { Self.trap(kind, at: path, frame: frame) }
  }

  /// Sets all values for an item outside orthogonal rows that is not measured.
  @inline(__always)
  mutating func describeItem(_ element: LayoutElement) {
    describe(
      .cell, at: PackedIndexPath(section: element.section, item: element.index),
      frame: CGRect(element.frame), zIndex: element.zIndex)
    freeAxes = []
  }

  /// The transform of the view in space.
  var transform3D: CATransform3D {
    get { space?.value ?? CATransform3D(transform) }
    set {
      transform = newValue.flat
      space = newValue.isAffine ? nil : SpaceTransform(newValue)
    }
  }

  /// Sets a transform of the plane.
  mutating func setTransform(_ new: CGAffineTransform) {
    transform = new
    space = nil
  }

  /// A Boolean value that indicates whether the view has no transform.
  var hasIdentityTransform: Bool { transform.isIdentity && space == nil }

  @inline(never)
  private static func trap(_ kind: ElementKind, at path: PackedIndexPath, frame: CGRect) -> Never {
    var values = AttributeValues()
    values.kind = kind
    values.path = path
    fatalError(
      "The layout attributes of \(values.description) were given the frame \(frame); all four numbers "
        + "must be finite, so check what the layout divides by.")
  }

  /// A description of the element for error messages.
  var description: String { "the \(kind) at \(path.indexPath.sentenceName)" }
}

/// A transform of space in an object of its own: few attributes have one.
private final class SpaceTransform: Equatable {
  let value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }

  static func == (first: SpaceTransform, second: SpaceTransform) -> Bool {
    first === second || first.value == second.value
  }
}
