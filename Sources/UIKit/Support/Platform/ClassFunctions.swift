// The names of the runtime's functions begin with lower case letters and have underscores.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
  /// Returns the number of bytes of an object of a class, without the memory that its properties
  /// refer to; 0 without a class.
  ///
  /// The number has the object's header, which is 16 bytes with Swift on Linux.
  public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    cls.map { Int(ClassRecord($0).instanceSize) } ?? 0
  }

  /// Returns the class that a class inherits from; `nil` for a class without one.
  public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
  }

  /// Returns the name of a class with its module, such as `App.PhotoCell`; `nil` as text without a
  /// class.
  ///
  /// The text stays until the program ends.
  public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    ClassNames.shared.text(of: cls.map { String(reflecting: $0) } ?? "nil")
  }

  /// Returns the name of the class of an object with its module; `nil` as text without an object.
  ///
  /// The text stays until the program ends.
  public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
    class_getName(object_getClass(obj))
  }

  /// The record of a class that the compiler writes, in its form without the Objective-C runtime.
  private struct ClassRecord {
    /// The position of the size in the record: after the kind and the superclass of one pointer
    /// each, and the flags and the address point of 4 bytes each.
    private static let sizeOffset = MemoryLayout<UnsafeRawPointer>.size * 2 + 8

    private let start: UnsafeRawPointer

    init(_ type: AnyClass) { start = unsafeBitCast(type, to: UnsafeRawPointer.self) }

    var instanceSize: UInt32 {
      start.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    }
  }

  /// The names of classes as texts of C.
  private final class ClassNames: @unchecked Sendable {
    static let shared = ClassNames()

    private let lock = NSLock()
    private var texts: [String: UnsafePointer<CChar>] = [:]

    func text(of name: String) -> UnsafePointer<CChar> {
      lock.withLock {
        if let text = texts[name] { return text }
        let bytes = name.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        for (index, byte) in bytes.enumerated() { copy[index] = byte }
        let text = UnsafePointer(copy)
        texts[name] = text
        return text
      }
    }
  }
#endif
