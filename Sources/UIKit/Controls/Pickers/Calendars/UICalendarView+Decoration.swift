extension UICalendarView {
  /// The sizes of decorations: disks of 6, 8 and 10 points, and symbols of 8, 11 and 14 points
  /// (chosen).
  public enum DecorationSize: Int, Sendable {
    /// The smallest size.
    case small = 0
    /// The usual size.
    case medium = 1
    /// The largest size.
    case large = 2
  }

  /// A mark below a day of a calendar: a disk, an image or a view.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Content {
      case disk(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    private let content: Content

    /// Creates a decoration: a gray disk of medium size.
    public override convenience init() { self.init(.disk(nil, .medium)) }

    private init(_ content: Content) {
      self.content = content
      super.init()
    }

    /// Returns a disk. The default color is gray.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(.disk(color, size)) }

    /// Returns an image. The default color is gray; without an image, there is a disk.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(.image(image, color, size)) }

    /// Returns a view that a closure makes each time the day is displayed. The view is at most as
    /// wide as the day, is clipped to 16 points of height, and takes no touches.
    public static func customView(
      _ customViewProvider: @escaping () -> UIView
    ) -> Decoration { Decoration(.view(customViewProvider)) }

    /// Makes the view of the decoration.
    func makeView() -> UIView {
      switch content {
      case .disk(let color, let size): return disk(color, size)
      case .image(nil, let color, let size): return disk(color, size)
      case .image(let image?, let color, let size):
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = color ?? .systemGray
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
          pointSize: [8, 11, 14][size.rawValue])
        return view
      case .view(let makeView):
        let view = makeView()
        view.clipsToBounds = true
        return view
      }
    }

    private func disk(_ color: UIColor?, _ size: DecorationSize) -> UIView {
      let diameter: CGFloat = [6, 8, 10][size.rawValue]
      let view = UIView()
      view.backgroundColor = color ?? .systemGray
      view.layer.cornerRadius = diameter / 2
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: diameter),
        view.heightAnchor.constraint(equalToConstant: diameter),
      ])
      return view
    }
  }
}
