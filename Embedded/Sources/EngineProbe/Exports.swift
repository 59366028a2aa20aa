#if hasFeature(Embedded)
  /// The checksum's lower half, for callers that know no 64-bit integers.
  @_expose(wasm, "checksumLow")
  @_cdecl("checksumLow")
  public func checksumLow(_ seed: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: engineChecksum(seed: seed))
  }

  /// The checksum's upper half.
  @_expose(wasm, "checksumHigh")
  @_cdecl("checksumHigh")
  public func checksumHigh(_ seed: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: engineChecksum(seed: seed) >> 32)
  }
#endif
