// TrapProbe MISTAKE: makes a programming error, to read the message with which the program
// stops. The tests run the probe of their own build, and `.ci/run` also runs an optimized one.

import Foundation

if CommandLine.arguments.count == 2, let mistake = Mistake(rawValue: CommandLine.arguments[1]) {
  mistake.make()
}
print(
  "No such mistake. The mistakes are \(Mistake.allCases.map(\.rawValue).joined(separator: ", ")).")
exit(EX_USAGE)
