extension Constraint {
  /// How much a constraint matters.
  ///
  /// A required constraint always holds. Of the others, a higher priority beats any number of
  /// constraints of lower priorities: priorities are compared one after the other, never added up.
  public struct Priority: Hashable, Sendable, RawRepresentable {
    /// The number: above 0, and at most 1000.
    public let rawValue: Double

    /// A priority above 0 and at most 1000; 1000 means required. Traps outside.
    public init(rawValue: Double) {
      require(
        rawValue > 0 && rawValue <= 1000,
        "A constraint's priority of \(rawValue) lies outside 0...1000; give one above 0 and at most 1000."
      )
      self.rawValue = rawValue
    }

    /// A constraint that has to hold: 1000.
    public static let required = Priority(rawValue: 1000)
    /// What resists compression by default: 750.
    public static let high = Priority(rawValue: 750)
    /// What hugs its content by default: 250.
    public static let low = Priority(rawValue: 250)

    /// Whether the constraint has to hold.
    public var isRequired: Bool { rawValue == 1000 }
  }
}

extension Constraint.Priority: Comparable {
  /// Whether the left priority matters less than the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Constraint.Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A priority written as a number. Traps outside 0...1000 and at 0.
  public init(floatLiteral value: Double) { self.init(rawValue: value) }
  /// A priority written as a whole number. Traps outside 1...1000.
  public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }
}
