extension UIStackView {
  /// The sizes of arranged views along the axis of a stack view, and the spaces between them.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack view. If their intrinsic sizes do not, the priorities of hugging
    /// and compression resistance decide which views give way; among equal ones, the first view.
    case fill = 0
    /// The views fill the stack view and have equal sizes.
    case fillEqually = 1
    /// The views fill the stack view, with sizes in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The views keep their sizes; the spaces between them are equal, and at least the spacing.
    case equalSpacing = 3
    /// The views keep their sizes; the distances between their centers are equal, unless a space
    /// between them would fall below the spacing.
    case equalCentering = 4
  }

  /// The positions of arranged views across the axis of a stack view.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack view.
    case fill = 0
    /// The leading edges of a column are aligned; in a row, the top edges.
    case leading = 1
    /// The first baselines of a row are aligned. In a column, the same as `leading`.
    case firstBaseline = 2
    /// The centers are aligned.
    case center = 3
    /// The trailing edges of a column are aligned; in a row, the bottom edges.
    case trailing = 4
    /// The last baselines of a row are aligned. In a column, the same as `leading`.
    case lastBaseline = 5

    /// The top edges of a row are aligned: another name of `leading`.
    public static var top: Alignment { .leading }
    /// The bottom edges of a row are aligned: another name of `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that stands for the stack view's ``UIStackView/spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing that stands for the system's, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
