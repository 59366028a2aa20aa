import Foundation

// Swift creates objects of a class value, `type.init()`, `T()` or `Self(frame:)`, by `required`
// initializers only; initializers of classes that come from Objective-C are exempt, because the
// object of the class finds the initializer at run time. UIKit's classes are written in Swift here,
// and their subclasses in apps have no `required` initializers.
//
// Initializers of protocols are also exempt. So each initializer of UIKit has a second one, in an
// extension of a protocol, which lowered files see. The compiler takes it only where the first one
// is not allowed: it is disfavored, and its last parameter makes its type another one, so that the
// first one does not hide it. It is declared without a body. Its symbol is the symbol of a class
// method beside it, which has the same calling convention and, unlike an initializer, the class
// value.
//
// The class method calls a convenience initializer of the class, also by a method of the same
// symbol: it reaches the designated initializer through the table of the class value, as the
// language specifies for `self.init`. A class without the initializer stops with Swift's message
// "Use of unimplemented initializer 'init(frame:)' for class 'App.Badge'", as on iOS.

/// The classes whose objects are made by an initializer of a class value.
@_spi(Lowering) public protocol _ClassValueConstruction: AnyObject {}

@_spi(Lowering) extension NSObject: _ClassValueConstruction {}
@_spi(Lowering) extension AttributeObject: _ClassValueConstruction {}

/// The last argument of an initializer of a class value, which tells it from the initializer of the
/// class.
@_spi(Lowering) public struct _ClassValue: Sendable {
  /// Creates the argument.
  public init() {}
}

/// The classes of views and view controllers with an `init()` of their own.
///
/// It is not an override of the convenience initializer of UIKit's class, so that the table of the
/// class does not lead to it. Copies of lowered sources declare the conformance. The protocol is
/// not a system programming interface, because public classes cannot conform to one.
@preconcurrency @MainActor public protocol _PlainConstruction: AnyObject {
  /// Returns a new object of the class value, created with its `init()`.
  static func _plainObject() -> AnyObject
}

extension NSObject {
  /// Returns a new object of a class value that its own `init()` creates; `nil` for another class.
  static func objectOfOwnInitializer() -> AnyObject? {
    guard self is any _PlainConstruction.Type else { return nil }
    // A class value is not sent anywhere: the closure is called at once, on this thread.
    nonisolated(unsafe) let type = self as! any _PlainConstruction.Type
    nonisolated(unsafe) var object: AnyObject?
    MainActor.assumeIsolated { object = type._plainObject() }
    return object
  }
}
