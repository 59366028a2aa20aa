import Foundation

extension NSPredicate {
  /// Creates a condition for fetched objects from a format, such as `"mediaType == %d"`.
  ///
  /// Foundation on Linux has no formats; this one has what fetches of photos use: comparisons
  /// (`=`, `!=`, `<`, `<=`, `>`, `>=`, `IN`, `BETWEEN`, and `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
  /// `LIKE`, `MATCHES` with `[cd]`), `AND`, `OR`, `NOT`, parentheses, the bitwise `&` and `|`, and
  /// the arguments `%d`, `%f`, `%@`, `%K` and their kin. Keys name properties of the fetched
  /// objects; `SELF` is the object itself.
  ///
  /// A format that is none stops the program with a sentence, as on iOS.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// Creates a condition for fetched objects from a format with an array of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let condition: PredicateNode
    do throws(PredicateError) {
      condition = try PredicateParser.parse(predicateFormat, arguments: arguments ?? [])
    } catch {
      fatalError("Unable to parse the format string “\(predicateFormat)”: \(error.reason)")
    }
    self.init { object, _ in
      do throws(PredicateError) {
        return try condition.isTrue(for: object)
      } catch {
        fatalError("The predicate “\(predicateFormat)” cannot be evaluated: \(error.reason)")
      }
    }
  }
}

/// The reason why a format of a predicate is none, or why it cannot be evaluated.
struct PredicateError: Error, Equatable {
  let reason: String
}
