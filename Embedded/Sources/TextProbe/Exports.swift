#if hasFeature(Embedded)
  /// The lower half of the checksum, for callers without 64-bit integers.
  @_expose(wasm, "checksumLow")
  @_cdecl("checksumLow")
  public func textChecksumLow(_ seed: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: textChecksum(seed: seed))
  }

  /// The upper half of the checksum.
  @_expose(wasm, "checksumHigh")
  @_cdecl("checksumHigh")
  public func textChecksumHigh(_ seed: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: textChecksum(seed: seed) >> 32)
  }
#endif
