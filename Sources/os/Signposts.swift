// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Signposts are for Apple's Instruments. They compile, and record nothing: there is no tool that
// reads them on this platform.

/// A recorder of signposts, which records nothing on this platform.
public struct OSSignposter: Sendable {
  /// A recorder that is off, as all are.
  public static let disabled = OSSignposter()

  /// Creates a recorder.
  public init() {}
  /// Creates a recorder for a category of a subsystem.
  public init(subsystem: String, category: String) {}
  /// Creates a recorder for a predefined category of a subsystem.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a recorder for the subsystem and category of a logger.
  public init(logger: Logger) {}
  /// Creates a recorder for the subsystem and category of a log.
  public init(logHandle: OSLog) {}

  /// A Boolean value that indicates whether signposts are recorded: they are not.
  public var isEnabled: Bool { false }

  /// Returns an identifier, which nothing records.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns the identifier of an object, which nothing records.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .disabled, object: object)
  }

  /// Begins an interval, which nothing records.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins an interval with a message, which nothing records.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a point in time, which nothing records.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a point in time with a message, which nothing records.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Calls a closure, and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The state of an interval between signposts.
public final class OSSignpostIntervalState: Sendable {}

/// The identifier of a signpost.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  /// Creates an identifier with a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Returns a new identifier.
  public init(log: OSLog) { rawValue = .random(in: 1..<UInt64.max) }
  /// Returns the identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier.
  public static let invalid = OSSignpostID(.max)
  /// No identifier.
  public static let null = OSSignpostID(0)
}

/// The kinds of signposts.
public struct OSSignpostType: Equatable, Sendable {
  private let value: Int

  /// A point in time.
  public static let event = OSSignpostType(value: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(value: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(value: 2)
}

/// Marks a signpost, which nothing records.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a signpost with a message, which nothing records.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}
