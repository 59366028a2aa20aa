import CollectionLayout
import Foundation

/// What libFuzzer calls with each input. Traps where the engine does, or where its answers differ.
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let mode = input.byte()
  input.isExtreme = mode & 1 == 1
  let isHuge = mode & 6 == 6
  let counts =
    isHuge
    ? [0, 1, 50_000, 1_000_000_000, 1_000_000_000_000, .max] : [0, 1, 2, 3, 7, 20, 100, 300]
  let description = input.description(counts: counts)
  if printsLayouts {
    print(description.swiftSource)
    fflush(nil)
  }

  let layout = SolvedLayout(description)
  var check = LayoutCheck(layout: layout, description: description, input: input)
  check.rulesHold(isHuge: isHuge)
  check.measure(isHuge ? 4 : 12)
  check.rulesHold(isHuge: isHuge)
  check.measuringLeavesNoTrace()
  _ = description.diagnoses().map(\.fix)
  return 0
}

/// Set to print each layout as Swift code before it is solved: to see what a kept input describes.
private let printsLayouts = ProcessInfo.processInfo.environment["TESSERA_FUZZ_PRINT"] == "1"
