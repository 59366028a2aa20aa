import EngineProbe
import TextProbe

// One line for each seed, as the script expects it from the WebAssembly builds, too: of the layout
// engine, or of texts if the argument is `text`.
let checksum = CommandLine.arguments.last == "text" ? textChecksum : engineChecksum
for seed in 1...200 as ClosedRange<UInt32> {
  let digits = String(checksum(seed), radix: 16)
  print(String(repeating: "0", count: 16 - digits.count) + digits)
}
