/// The optional methods that a table view calls once for each of many rows or sections, or whose
/// absence has a meaning.
enum OptionalMethod: UInt16 {
  case heightForRow
  case estimatedHeightForRow
  case heightForHeader
  case heightForFooter
  case estimatedHeightForHeader
  case estimatedHeightForFooter
  case viewForHeader
  case viewForFooter
  case titleForHeader
  case titleForFooter
  case indentationLevel
  case canEditRow
  case canMoveRow

  /// A Boolean value that indicates whether the method is asked so often, or costs so much, that an
  /// inherited default counts as missing until another answer is found.
  var isAskedOften: Bool {
    switch self {
    case .heightForRow, .estimatedHeightForRow, .viewForHeader, .viewForFooter: true
    default: false
    }
  }
}

/// The record of the optional methods that the data source and the delegate of a table view do not
/// implement.
///
/// Swift cannot ask an object whether it implements a method, but a default implementation knows
/// that it runs. It reports that with ``noteDefault(_:isInherited:)``, and the method is not called
/// again until the delegate or the data source changes. A million rows then cost one call.
///
/// The methods of ``UITableViewController`` also run when an override calls `super`. Their reports
/// count for one call only, besides those about the heights of rows and about views. If a height is
/// found to be implemented after all, ``firstAnswer(_:_:)`` forgets the report: see
/// ``UITableView/statedHeight(ofRowAt:)``.
@MainActor
final class OptionalMethods {
  private var missing: OptionalMethodSet = []
  /// The methods that have returned without running their default.
  private var implemented: OptionalMethodSet = []
  /// The default that has run since the last call; `nil` if none has.
  private var reported: (method: OptionalMethod, isInherited: Bool)?

  /// Returns whether a method is known to be missing, so that it need not be called.
  func isMissing(_ method: OptionalMethod) -> Bool { missing.contains(method) }

  /// Returns whether a method is known to be implemented.
  func isImplemented(_ method: OptionalMethod) -> Bool { implemented.contains(method) }

  /// Records that the default implementation of a method runs.
  ///
  /// - Parameter isInherited: Whether it is the method of a superclass, which an override may call.
  func noteDefault(_ method: OptionalMethod, isInherited: Bool = false) {
    reported = (method, isInherited)
  }

  /// Calls a method unless it is known to be missing.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - call: A closure that calls it.
  /// - Returns: The answer; `nil` if the default implementation has answered.
  func answer<Answer>(_ method: OptionalMethod, _ call: () -> Answer) -> Answer? {
    missing.contains(method) ? nil : firstAnswer(method, call)
  }

  /// Calls a method even if it is known to be missing.
  ///
  /// - Returns: The answer; `nil` if the default implementation has answered.
  func firstAnswer<Answer>(_ method: OptionalMethod, _ call: () -> Answer) -> Answer? {
    reported = nil
    let answer = call()
    guard let reported, reported.method == method else {
      implemented.insert(method)
      missing.remove(method)
      return answer
    }
    self.reported = nil
    guard !implemented.contains(method) else { return answer }
    if !reported.isInherited || method.isAskedOften { missing.insert(method) }
    return nil
  }

  /// Forgets all records, because another object answers.
  func reset() {
    missing = []
    implemented = []
    reported = nil
  }
}

/// A set of optional methods. Membership is tested for each row, which hashing would slow down.
private struct OptionalMethodSet: OptionSet {
  var rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private init(_ method: OptionalMethod) { rawValue = 1 << method.rawValue }

  func contains(_ method: OptionalMethod) -> Bool { isSuperset(of: Self(method)) }
  mutating func insert(_ method: OptionalMethod) { formUnion(Self(method)) }
  mutating func remove(_ method: OptionalMethod) { subtract(Self(method)) }
}

/// The methods of a table view's data source that edit rows and are known to be implemented.
///
/// They change data, so that a table view cannot call them to find out. `tessera-lower` adds
/// ``UITableViewDataSource/_implementedRowMethods`` to each data source that implements a method
/// for editing.
public struct _TableRowMethods: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt8

  /// Creates a set with a raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set is complete: a method that it lacks is not implemented.
  public static let isKnown = _TableRowMethods(rawValue: 1 << 0)
  /// `tableView(_:commit:forRowAt:)`.
  public static let commit = _TableRowMethods(rawValue: 1 << 1)
  /// `tableView(_:moveRowAt:to:)`.
  public static let move = _TableRowMethods(rawValue: 1 << 2)
}
