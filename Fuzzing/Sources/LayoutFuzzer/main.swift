import CFuzzer
import Foundation

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments) { start, count in fuzz(start, count) })
