/// A transition between two view controllers of a storyboard.
///
/// A subclass overrides ``perform()``, and is the class of a custom segue in Interface Builder.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard; `nil` if it has none.
  public let identifier: String?
  /// The view controller that the segue leaves.
  public let source: UIViewController
  /// The view controller that the segue displays.
  public let destination: UIViewController

  /// The transition of the segue's kind in the storyboard.
  var transition: (() -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls a closure for its transition.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    transition = performHandler
  }

  /// Performs the transition: the transition of the segue's kind in the storyboard. A custom segue
  /// overrides it.
  open func perform() { transition?() }
}

extension UIStoryboardSegue {
  /// The arguments of the segue that is being created.
  private static var arguments: (String?, UIViewController, UIViewController)?

  /// Creates a segue of the arguments of ``make(_:from:to:)``: the entry of the class's own
  /// initializer.
  convenience init(dynamic marker: Int) {
    let (identifier, source, destination) = UIStoryboardSegue.arguments!
    self.init(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name("$s5UIKit17UIStoryboardSegueC7dynamicACSi_tcfC")
  private final class func construct(dynamic marker: Int) -> UIStoryboardSegue

  /// Returns a new segue of this class, created with its initializer: see
  /// DynamicConstruction.swift.
  final class func make(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    arguments = (identifier, source, destination)
    defer { arguments = nil }
    return construct(dynamic: 0)
  }
}
