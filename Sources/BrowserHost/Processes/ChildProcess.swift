import Foundation
import ScreenHost
import Subprocesses

/// A process of screens with its connection, whose standard error is read by this process.
struct ChildProcess: Sendable {
  let process: SpawnedProcess
  /// The processes that the child starts.
  let family: ProcessFamily
  /// The descriptor of this process's end of the connection.
  let connection: Int32
  /// The descriptor from which the child's standard error is read.
  let standardError: Int32

  /// The number of the child's descriptor of the connection.
  static let childDescriptor: Int32 = 3

  /// Starts a program, which writes the stacks of its errors unless the user has other settings.
  ///
  /// - Parameter variable: The name of the environment variable with the number of the connection's
  ///   descriptor.
  init(
    _ program: SpawnedProcess.Program, variable: String
  ) throws(SpawnedProcess.Failure) {
    guard let link = DescriptorPair.sockets() else {
      throw SpawnedProcess.Failure(program.path, code: errno)
    }
    guard let errors = DescriptorPair.pipe() else {
      let code = errno
      link.closeBoth()
      throw SpawnedProcess.Failure(program.path, code: code)
    }
    var program = program
    program.environment[variable] = String(Self.childDescriptor)
    let mark = UUID().uuidString
    program.environment[ProcessFamily.variable] = mark
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil,
      program.environment["SWIFT_BACKTRACE"] == nil
    {
      program.environment["SWIFT_BACKTRACE"] = StackSettings.value
    }
    do {
      process = try SpawnedProcess(
        program, descriptors: [STDERR_FILENO: errors.far, Self.childDescriptor: link.far])
    } catch {
      link.closeBoth()
      errors.closeBoth()
      throw error
    }
    family = ProcessFamily(session: process.identifier, mark: mark)
    link.closeFar()
    errors.closeFar()
    connection = link.near
    standardError = errors.near
  }
}
