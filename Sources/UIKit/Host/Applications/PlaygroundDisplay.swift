/// The live view of a playground page, from the module `PlaygroundSupport` to a host.
@MainActor
package enum PlaygroundDisplay {
  /// The view controller to display; `nil` for none.
  package static var controller: UIViewController?
  /// A Boolean value that indicates whether the page runs after its last line.
  package static var runsOn = false
}
