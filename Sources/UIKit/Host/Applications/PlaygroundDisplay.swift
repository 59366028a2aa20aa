/// The live view of a playground page, from the module `PlaygroundSupport` to a host.
@MainActor
package enum PlaygroundDisplay {
  /// The view controller to display; `nil` for none.
  package static var controller: UIViewController?
}
