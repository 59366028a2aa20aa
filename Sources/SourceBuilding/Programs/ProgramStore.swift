import Foundation

/// The programs of a build's folder. Each build makes one with a number of its own.
struct ProgramStore: Codable {
  private enum CodingKeys: CodingKey { case number, paths }

  /// The number of the current build, from 1; 0 before the first one.
  private(set) var number = 0
  /// The paths of the programs that are there, in the order of their builds.
  private(set) var paths: [String] = []
  /// The paths of the programs that processes of this command use, at most two.
  private var retained: [String] = []

  /// Begins a build, whose program has the next number.
  mutating func beginBuild() { number += 1 }

  /// Gives a linked program the name of the current build.
  ///
  /// The compiler compiles all files again if its arguments change: each program is made at one
  /// path, and gets its own name then.
  ///
  /// - Returns: The path of the program.
  /// - Throws: ``BuildFailure`` if the file cannot be renamed.
  mutating func add(_ output: URL) throws(BuildFailure) -> String {
    let program = output.deletingLastPathComponent()
      .appending(path: "\(output.lastPathComponent)-\(number)").path
    guard rename(output.path, program) == 0 else {
      throw BuildFailure("The file \(program) cannot be written.")
    }
    if paths.last != program { paths.append(program) }
    return program
  }

  /// Retains a program and the one that was retained before, whose processes may still be
  /// launching, and deletes all others.
  mutating func retain(_ program: String) {
    guard retained.last != program else { return }
    retained = retained.suffix(1) + [program]
    for path in paths where !retained.contains(path) {
      try? FileManager.default.removeItem(atPath: path)
    }
    paths.removeAll { !retained.contains($0) }
  }

  /// Drops the paths of programs that are not there.
  mutating func dropMissing() {
    paths.removeAll { !FileManager.default.fileExists(atPath: $0) }
  }
}
