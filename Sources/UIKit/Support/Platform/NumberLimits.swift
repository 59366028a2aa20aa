// The names of C's constants have upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
  /// The greatest finite number of the type `Float`.
  public let MAXFLOAT: Float = .greatestFiniteMagnitude

  /// The greatest finite number of the type `Float`, by its older name.
  public let HUGE: Float = .greatestFiniteMagnitude

  extension CGFloat {
    /// Creates the nearest value to a number.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Creates a value that equals a number; `nil` if there is none.
    public init?(exactly number: NSNumber) {
      guard let value = Double(exactly: number) else { return nil }
      self.init(value)
    }
  }
#endif
