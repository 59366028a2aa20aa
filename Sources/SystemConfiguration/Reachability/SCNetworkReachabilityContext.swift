public import Foundation

/// A closure that is called when the path to a host changes, with the pointer of the context.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The pointer of an app for its closure, and the functions that keep what it points to.
public struct SCNetworkReachabilityContext {
  /// The version of the structure, 0.
  public var version: CFIndex
  /// The pointer of the app.
  public var info: UnsafeMutableRawPointer?
  /// Keeps what the pointer points to, and returns the pointer.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Ends the keeping.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Returns a description of what the pointer points to.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates a context without a pointer.
  public init() { self.init(version: 0, info: nil) }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil,
    release: ((UnsafeRawPointer) -> Void)? = nil,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)? = nil
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}
