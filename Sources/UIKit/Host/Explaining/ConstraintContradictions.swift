/// The contradictions of required constraints, for hosts.
@MainActor
package enum ConstraintContradictions {
  /// Calls a closure for each contradiction that is written to the log, until ``end(for:)``.
  ///
  /// - Parameters:
  ///   - object: The object that observes. It has one closure.
  ///   - observer: A closure with the descriptions of all constraints of the contradiction, and the
  ///     one that is left out.
  package static func observe(
    for object: AnyObject,
    _ observer: @escaping (_ constraints: [String], _ broken: NSLayoutConstraint) -> Void
  ) {
    ConstraintLog.observers[ObjectIdentifier(object)] = observer
  }

  /// Ends the observation of an object.
  package static func end(for object: AnyObject) {
    ConstraintLog.observers[ObjectIdentifier(object)] = nil
  }
}
