/// Creation of views by a value of their class: see DynamicConstruction.swift.

extension UIView {
  convenience init(dynamicX x: Double, y: Double, width: Double, height: Double) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @_silgen_name("$s5UIKit6UIViewC8dynamicX1y5width6heightACSd_S3dtcfC")
  private final class func construct(
    dynamicX x: Double, y: Double, width: Double, height: Double
  ) -> UIView

  /// Returns a new view of this class, created with its `init(frame:)`.
  final class func makeView(frame: CGRect) -> UIView {
    construct(
      dynamicX: Double(frame.origin.x), y: Double(frame.origin.y),
      width: Double(frame.size.width), height: Double(frame.size.height))
  }
}
