/// Creation of objects whose class is known only at run time.
///
/// UIKit makes cells by sending `initWithFrame:` to a registered class, and copies attributes by
/// sending `init` to their class. Swift creates objects of a class value only through `required`
/// initializers. Apps do not mark these as `required`, and an app that had to would no longer
/// compile unchanged.
///
/// A convenience initializer has the necessary effect: it starts with the class of the call, and
/// reaches that class's own designated initializer through the class's table, as the language
/// specifies for `self.init`. Only the call on a class value is rejected in source. So each such
/// initializer is declared once more below, as a class method with the same symbol and the same
/// calling convention: a method of the class value that returns a new object.
///
/// The names are the initializers' symbols. If an initializer's signature changes and its name here
/// does not, the library does not link. A class without the designated initializer, neither its own
/// nor an inherited one, stops with Swift's message "Use of unimplemented initializer", as in
/// UIKit.

extension UICollectionReusableView {
  /// Returns a new view of this class, created with its `init(frame:)`.
  final class func make(frame: CGRect) -> UICollectionReusableView {
    makeView(frame: frame) as! UICollectionReusableView
  }
}

extension UICollectionViewLayoutAttributes {
  convenience init(dynamic marker: Int) { self.init() }

  @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC7dynamicACSi_tcfC")
  private final class func construct(dynamic marker: Int) -> UICollectionViewLayoutAttributes

  /// Returns new attributes of this class, created with its `init()`.
  final class func make() -> UICollectionViewLayoutAttributes {
    self == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes() : construct(dynamic: 0)
  }
}
