extension Constraint {
  /// The priority of a constraint.
  ///
  /// A required constraint always holds. Among the others, one constraint outweighs any number of
  /// constraints with lower priorities: violations are compared priority by priority.
  public struct Priority: Hashable, Sendable, RawRepresentable {
    /// The numeric value, greater than 0 and at most 1000.
    public let rawValue: Double

    /// Creates a priority.
    ///
    /// - Parameter rawValue: The numeric value; 1000 for a required constraint.
    /// - Precondition: The value is greater than 0 and at most 1000.
    public init(rawValue: Double) {
      require(
        rawValue > 0 && rawValue <= 1000,
        "The constraint priority \(rawValue) is out of range; use a value greater than 0 and at most 1000."
      )
      self.rawValue = rawValue
    }

    /// The priority of a required constraint: 1000.
    public static let required = Priority(rawValue: 1000)
    /// The default priority of compression resistance: 750.
    public static let high = Priority(rawValue: 750)
    /// The default priority of content hugging: 250.
    public static let low = Priority(rawValue: 250)

    /// A Boolean value that indicates whether the constraint is required.
    public var isRequired: Bool { rawValue == 1000 }
  }
}

extension Constraint.Priority: Comparable {
  /// Returns a Boolean value that indicates whether the left priority is lower than the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Constraint.Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a floating-point literal.
  ///
  /// - Precondition: The value is greater than 0 and at most 1000.
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
  /// Creates a priority from an integer literal.
  ///
  /// - Precondition: The value lies in 1...1000.
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }
}
