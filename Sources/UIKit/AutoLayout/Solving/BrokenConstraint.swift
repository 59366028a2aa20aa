/// A required constraint that is left out because it contradicts others.
@MainActor
struct BrokenConstraint {
  let constraint: NSLayoutConstraint
  /// All contradicting constraints, in the order of the message.
  let involved: [ConstraintSource]

  /// The identities of the contradicting constraints: a message is written once for a set.
  var signature: Set<ObjectIdentifier> {
    Set(involved.compactMap(\.constraint).map(ObjectIdentifier.init))
  }

  /// Writes the message about the contradiction to standard error, in the words of UIKit's log.
  func report() {
    ConstraintLog.write(unsatisfiable: involved, breaking: constraint)
  }
}
