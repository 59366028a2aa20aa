// TrapProbe MISTAKE: makes a programmer's mistake, to read the sentence that the program stops with.
// The tests run the probe of their own build, and `.ci/run` runs an optimized one, too.

import Foundation

if CommandLine.arguments.count == 2, let mistake = Mistake(rawValue: CommandLine.arguments[1]) {
  mistake.make()
}
print(
  "No such mistake. The mistakes are \(Mistake.allCases.map(\.rawValue).joined(separator: ", ")).")
exit(EX_USAGE)
