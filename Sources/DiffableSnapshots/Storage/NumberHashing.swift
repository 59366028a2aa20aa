/// Hash values of integers, where nearby integers have nearby hash values.
///
/// Integers form blocks of 32. The hash value of a block is random, as for any `Hashable` type; the
/// integers of the block are distributed over eight adjacent hash values of the lower bits, four
/// integers each. Consecutive integers, which identifiers often are, thus lie in adjacent buckets
/// of a `HashIndex`. At most four integers of a block share a bucket, so that no set of integers
/// makes buckets much larger than random hash values do.
@usableFromInline
struct NumberHashing {
  /// The block of the last integer.
  @usableFromInline var block = 0
  /// The hash value of the block; `nil` before the first integer.
  @usableFromInline var hash: UInt32?

  @inlinable init() {}

  /// Returns the hash value of an integer.
  @inlinable mutating func hash(of number: Int) -> UInt32 {
    // Bits 2 to 4 select one of eight buckets; bits 0 and 1 distinguish integers in a bucket.
    let place = UInt32(truncatingIfNeeded: number)
    let bits = place >> 2 & 7 | place << 30
    if let hash, block == number >> 5 { return hash ^ bits }
    block = number >> 5
    let hash = UInt32(truncatingIfNeeded: block.hashValue)
    self.hash = hash
    return hash ^ bits
  }
}
