// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A log for ``os_log(_:dso:log:type:_:)``.
open class OSLog: NSObject, @unchecked Sendable {
  /// The kinds of logs that instruments record.
  public struct Category: Sendable {
    let name: String

    /// Points of interest of an app.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Categories that are recorded on demand.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Categories that are recorded with stacks.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log of the app's name.
  public static let `default` = OSLog(name: ProcessInfo.processInfo.processName, isEnabled: true)
  /// A log that writes nothing.
  public static let disabled = OSLog(name: "", isEnabled: false)

  let name: String
  private let isOn: Bool

  private init(name: String, isEnabled: Bool) {
    self.name = name
    isOn = isEnabled
  }

  /// Creates a log.
  public convenience init(subsystem: String, category: String) {
    self.init(name: "\(subsystem):\(category)", isEnabled: true)
  }

  /// Creates a log for instruments.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Returns whether messages of a kind are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// A Boolean value that indicates whether signposts are recorded: they are not.
  public var signpostsEnabled: Bool { false }
}

/// The kinds of messages.
public struct OSLogType: Equatable, Hashable, Sendable {
  public let rawValue: UInt8
  /// Creates a kind with its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual kind.
  public static let `default` = OSLogType(0x00)
  /// Messages that help, but are not essential.
  public static let info = OSLogType(0x01)
  /// Messages for the search for faults.
  public static let debug = OSLogType(0x02)
  /// Messages about errors.
  public static let error = OSLogType(0x10)
  /// Messages about faults of the program.
  public static let fault = OSLogType(0x11)

  /// The word before a message; `nil` for the usual kind.
  var word: String? {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: nil
    }
  }
}

/// Writes a message made of a format, such as `"%d of %{public}@"`, and its arguments.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any?...
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(LogFormat.text("\(message)", arguments), level: type, name: log.name)
}

/// Writes a message made of a format and its arguments.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any?...
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(LogFormat.text("\(message)", arguments), level: type, name: log.name)
}
