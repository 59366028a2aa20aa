import Foundation

/// A log of an app's messages, which are written to standard error.
///
/// Each message has the time, the subsystem and category of the log, and the kind of the message if
/// it is not the usual one. All values are written as they are, as with a debugger on iOS.
public struct Logger: Sendable {
  private let name: String

  /// Creates the log of the app's name.
  public init() { name = ProcessInfo.processInfo.processName }

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The identifier of the app or of a part of it.
  ///   - category: The part of the subsystem.
  public init(subsystem: String, category: String) { name = "\(subsystem):\(category)" }

  /// Creates a log with the names of another one.
  public init(_ logObj: OSLog) { name = logObj.name }

  /// Writes a message of the usual kind.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogOutput.write(message.text, level: level, name: name)
  }

  /// Writes a message for the search for faults.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for the search for faults.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message that helps, but is not essential.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message of the usual kind.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message about an error.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message about a fault of the program.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message about a fault of the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
