// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func method_getImplementation(_ m: Method) -> IMP { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func method_getName(_ m: Method) -> Selector { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func imp_implementationWithBlock(_ block: Any) -> IMP { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { missing() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Missing: Methods cannot be exchanged or added at run time without the Objective-C runtime;
/// override them in a subclass.
@available(
  *, unavailable,
  message:
    "Methods cannot be exchanged or added at run time without the Objective-C runtime; override them in a subclass."
)
public func objc_registerClassPair(_ cls: AnyClass) { missing() }
