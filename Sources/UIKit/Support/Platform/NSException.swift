#if !canImport(ObjectiveC)
  /// The name of an exception.
  public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An exception without a name of its own.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A position or a number beyond its limits.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that a method does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A condition inside of a program that does not hold.
    public static let internalInconsistencyException = NSExceptionName(
      "NSInternalInconsistencyException")
    /// An object that is not there.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object that cannot be reached.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// Memory that is not there.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// A key without a property.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    /// A text of another form.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
  }

  /// A description of an error of the program, which ends the program when it is raised.
  ///
  /// Swift does not catch exceptions, so that a raised one always ends the program.
  open class NSException: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the exception.
    public let name: NSExceptionName
    /// The sentence about the cause.
    public let reason: String?
    /// Further values.
    public let userInfo: [AnyHashable: Any]?
    /// The functions that ran when the exception was raised or, before, now.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The addresses of the functions that ran.
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    /// Creates an exception.
    ///
    /// - Parameters:
    ///   - aName: The name.
    ///   - aReason: The sentence about the cause.
    ///   - aUserInfo: Further values.
    public init(
      name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]?
    ) {
      name = aName
      reason = aReason
      userInfo = aUserInfo
    }

    /// Ends the program with the name and the reason.
    open func raise() {
      fatalError(
        "Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
    }

    /// Ends the program with a name and a reason.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - format: The format of the reason, as in `String(format:arguments:)`.
    ///   - argList: The values of the format.
    open class func raise(
      _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
    ) {
      let reason = NSString(format: format, arguments: argList) as String
      NSException(name: name, reason: reason, userInfo: nil).raise()
    }

    /// Returns the exception itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The reason, or else the name.
    open override var description: String { reason ?? name.rawValue }
  }
#endif
