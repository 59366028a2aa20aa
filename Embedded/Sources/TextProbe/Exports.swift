#if hasFeature(Embedded)
  /// The checksum's lower half, for callers that know no 64-bit integers.
  @_expose(wasm, "checksumLow")
  @_cdecl("checksumLow")
  public func textChecksumLow(_ seed: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: textChecksum(seed: seed))
  }

  /// The checksum's upper half.
  @_expose(wasm, "checksumHigh")
  @_cdecl("checksumHigh")
  public func textChecksumHigh(_ seed: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: textChecksum(seed: seed) >> 32)
  }
#endif
