import EngineProbe

// One line for each seed, as the script expects it from the WebAssembly build too.
for seed in 1...200 as ClosedRange<UInt32> {
  let digits = String(engineChecksum(seed: seed), radix: 16)
  print(String(repeating: "0", count: 16 - digits.count) + digits)
}
