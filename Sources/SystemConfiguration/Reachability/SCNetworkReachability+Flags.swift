// The names of System Configuration's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Dispatch
public import Foundation

/// Returns what is known about a path.
///
/// - Parameter flags: A pointer to the flags.
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the closure that is called when a path changes.
///
/// It is called on the queue or in the run loop of the path, first with the present flags.
///
/// - Parameters:
///   - callout: The closure, or `nil` to end the calls.
///   - context: The pointer for the closure.
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout.map { .init($0, context?.pointee) })
  return true
}

/// Sets the queue on which the closure of a path is called.
///
/// - Parameter queue: The queue, or `nil` to end the calls.
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.setPlace(queue.map { .queue($0) })
  return true
}

/// Sets the run loop in which the closure of a path is called, in place of another one.
///
/// The closure is called on the main queue for the main run loop.
///
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.setPlace(.loop(runLoop, RunLoop.Mode(rawValue: runLoopMode as String)))
  return true
}

/// Ends the calls of the closure of a path in a run loop.
///
/// - Returns: `true`, or `false` if the closure is not called in the mode of the run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  guard target.isScheduled(in: runLoop, RunLoop.Mode(rawValue: runLoopMode as String)) else {
    LastError.number = kSCStatusInvalidArgument
    return false
  }
  target.setPlace(nil)
  return true
}
