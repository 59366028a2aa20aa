// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A source of random numbers.
public typealias SecRandomRef = OpaquePointer

/// The source of random numbers of the system, which is the only one.
nonisolated(unsafe) public let kSecRandomDefault = SecRandomRef(bitPattern: 1)!

/// Fills memory with random bytes that are fit for cryptography.
///
/// - Parameters:
///   - rnd: The source, `kSecRandomDefault` or `nil`.
///   - count: The number of bytes.
///   - bytes: The memory, which has at least as many bytes.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for a negative number of bytes.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for start in stride(from: 0, to: count, by: 8) {
    withUnsafeBytes(of: generator.next() as UInt64) { random in
      for index in start..<min(start + 8, count) {
        bytes.storeBytes(of: random[index - start], toByteOffset: index, as: UInt8.self)
      }
    }
  }
  return errSecSuccess
}
