/// How objects are made of a class that is known only at run time.
///
/// UIKit makes cells by sending `initWithFrame:` to a class that was registered, and copies
/// attributes by sending `init` to their class. Swift makes objects of a class value only through
/// initialisers that are `required`, and apps do not write `required` on these, nor could they be
/// compiled unchanged if they had to.
///
/// A convenience initialiser does what is needed: it begins with the class that it was called on,
/// and reaches that class's own designated initialiser through the class's table, as the language
/// specifies for `self.init`. Only a call on a class value is refused in source. So each such
/// initialiser is declared once more below, as a class method with the same symbol and the same
/// calling convention: a method of the class value that returns a new object.
///
/// The names are the initialisers' symbols. If an initialiser's signature changes and its name here
/// does not, the library does not link. A class that does not have the designated initialiser,
/// neither its own nor an inherited one, stops with Swift's message "Use of unimplemented
/// initializer", as with UIKit.

extension UICollectionReusableView {
  package convenience init(dynamicX x: Double, y: Double, width: Double, height: Double) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @_silgen_name("$s5UIKit24UICollectionReusableViewC8dynamicX1y5width6heightACSd_S3dtcfC")
  private final class func construct(
    dynamicX x: Double, y: Double, width: Double, height: Double
  ) -> UICollectionReusableView

  /// A new view of this class, through its `init(frame:)`.
  final class func make(frame: CGRect) -> UICollectionReusableView {
    construct(
      dynamicX: Double(frame.origin.x), y: Double(frame.origin.y),
      width: Double(frame.size.width), height: Double(frame.size.height))
  }
}

extension UICollectionViewLayoutAttributes {
  package convenience init(dynamic marker: Int) { self.init() }

  @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC7dynamicACSi_tcfC")
  private final class func construct(dynamic marker: Int) -> UICollectionViewLayoutAttributes

  /// New attributes of this class, through its `init()`.
  final class func make() -> UICollectionViewLayoutAttributes {
    self == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes() : construct(dynamic: 0)
  }
}
