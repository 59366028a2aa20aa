// The names of System Configuration's functions and constants begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of errors of System Configuration.
nonisolated(unsafe) public let kCFErrorDomainSystemConfiguration: CFString =
  "com.apple.SystemConfiguration"

/// The function succeeded.
public let kSCStatusOK = 0
/// The function failed.
public let kSCStatusFailed = 1001
/// An argument is not valid.
public let kSCStatusInvalidArgument = 1002

/// Returns the number of the last error of a function of this module on the thread.
@discardableResult
public func SCError() -> Int32 { Int32(LastError.number) }

/// Returns the last error of a function of this module on the thread.
public func SCCopyLastError() -> CFError {
  CFError(domain: kCFErrorDomainSystemConfiguration as String, code: LastError.number)
}

/// Returns a sentence about the number of an error. iOS has other sentences.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  let sentence: StaticString =
    switch Int(status) {
    case kSCStatusOK: "No error."
    case kSCStatusInvalidArgument: "An argument is not valid."
    default: "The function failed."
    }
  return UnsafeRawPointer(sentence.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The last error of a thread.
enum LastError {
  private static let key = "SystemConfiguration.LastError"

  static var number: Int {
    get { Thread.current.threadDictionary[key] as? Int ?? kSCStatusOK }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
