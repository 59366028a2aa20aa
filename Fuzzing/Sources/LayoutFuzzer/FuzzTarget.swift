import CollectionLayout
import Foundation

/// Tests the engine with one input of libFuzzer. Traps if the engine does, or if its results
/// differ.
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

/// A Boolean value that indicates whether each layout is printed as Swift code before it is solved,
/// to inspect a stored input.
private let printsLayouts = ProcessInfo.processInfo.environment["TESSERA_FUZZ_PRINT"] == "1"
