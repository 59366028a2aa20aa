import EngineProbe
import TextProbe

// Prints one line for each seed, in the same format as the WebAssembly builds: of the layout
// engine, or of the text layout if the argument is `text`.
let checksum = CommandLine.arguments.last == "text" ? textChecksum : engineChecksum
for seed in 1...200 as ClosedRange<UInt32> {
  let digits = String(checksum(seed), radix: 16)
  print(String(repeating: "0", count: 16 - digits.count) + digits)
}
