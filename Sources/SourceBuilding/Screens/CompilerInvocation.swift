import Foundation

/// The arguments with which the compiler takes the sources of a program.
struct CompilerInvocation {
  /// The module of the sources.
  let module: SourceModule
  /// The files of the sources as the compiler takes them.
  let sources: PreparedSources
  /// The folder of the build.
  let folder: URL
  /// The arguments with which the compiler finds all other modules.
  let searchArguments: [String]

  /// The arguments of a compilation that reports the errors of all files and makes nothing.
  var typeCheck: [String] {
    ["-module-name", module.name, "-typecheck", "-whole-module-optimization"] + common
      + sources.files.map(\.path)
  }

  /// Returns the arguments of a compilation that makes a program.
  ///
  /// - Parameters:
  ///   - entryFiles: The files with the main function.
  ///   - output: The program. The compiler compiles all files again if it has another name.
  ///   - map: The file with the paths of the compiler's files.
  ///   - library: The shared library of the built modules.
  ///   - objects: The object files that are linked.
  func program(
    entryFiles: [URL], output: URL, map: URL, library: URL, objects: [URL]
  ) -> [String] {
    let libraries = library.deletingLastPathComponent().path
    return [
      "-module-name", module.name, "-emit-executable", "-o", output.path, "-Onone", "-g",
      "-incremental", "-output-file-map", map.path, "-emit-module",
      "-emit-module-path", folder.appending(path: module.name + ".swiftmodule").path,
      "-emit-symbol-graph", "-emit-symbol-graph-dir", symbols.deletingLastPathComponent().path,
      "-symbol-graph-minimum-access-level", "private",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", EntryFile.appEntryPoint,
      "-L", libraries, "-l" + BuiltModules.libraryName,
      "-Xlinker", "-rpath", "-Xlinker", libraries,
      "-use-ld=lld",
    ] + common + objects.map(\.path)
      + (objects.contains(where: Self.isOfCPlusPlus) ? ["-lstdc++"] : [])
      + (sources.files + entryFiles).map(\.path)
  }

  /// Returns a Boolean value that indicates whether an object file is made of a file in C++.
  private static func isOfCPlusPlus(_ object: URL) -> Bool {
    ["cc", "cpp", "cxx"].contains(object.deletingPathExtension().pathExtension)
  }

  /// The file with the symbols of the sources, which the compilation of a program writes.
  var symbols: URL {
    Self.symbolFolder(in: folder).appending(path: module.name + ".symbols.json")
  }

  /// The folder of the symbols in the folder of a build.
  static func symbolFolder(in folder: URL) -> URL { folder.appending(path: "graph") }

  private var common: [String] {
    (sources.hasMainFile ? [] : ["-parse-as-library"]) + searchArguments + module.arguments
      + ["-I", folder.path]
  }
}
