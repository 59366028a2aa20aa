// TrapProbe MISTAKE: makes a programmer's mistake, to read the sentence that the program stops with. The tests
// run it as they were built themselves, and `.ci/run` with optimization, too.

import Foundation

if CommandLine.arguments.count == 2, let mistake = Mistake(rawValue: CommandLine.arguments[1]) {
  mistake.make()
}
print("No such mistake. The mistakes are \(Mistake.allCases.map(\.rawValue).joined(separator: ", ")).")
exit(EX_USAGE)
