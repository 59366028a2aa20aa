import ArgumentParser
import Foundation
import LoweringProtocol
import SourceLowering

/// `tessera-lower lower`: writes lowered copies of a file or a folder.
struct LowerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lower",
    abstract: "Writes lowered copies of a Swift file or of the Swift files of a folder.",
    discussion: """
      Files that need nothing are copied byte for byte. Nibs and storyboards become Swift files. \
      A file is written only if its contents change. What cannot be lowered is printed with file and line; the exit status is then 1.
      """)

  @Argument(help: "A Swift file or a folder.")
  var source: String

  @Argument(help: "The folder of the copies, outside of SOURCE.")
  var destination: String

  @Option(help: "The name of the module. The default is the name of the file or folder.")
  var module: String?

  @Option(
    help: """
      The classes that are registered for interface files: none, members (with outlets or actions) \
      or all. By default all if the folder has interface files.
      """)
  var register: LoweringRequest.Registration?

  @Option(help: "A file or folder inside of SOURCE that is left out. May be repeated.")
  var exclude: [String] = []

  @Flag(help: "Write all copies into one folder, without the folders of the originals.")
  var flat = false

  @Flag(help: "Name the original in unchanged copies too, for the compiler's diagnostics.")
  var sourceLocations = false

  @Flag(help: "Exit with status 0 after reports of what cannot be lowered.")
  var keepGoing = false

  func run() throws {
    let folder = try SourceFolder(path: source, excluded: exclude)
    let output = try DestinationFolder(path: destination, isFlat: flat, source: folder)
    let registration = register ?? (folder.interfaceFiles.isEmpty ? .members : .all)
    let module = module ?? folder.moduleName
    let (files, errors) = folder.contents()
    let input = LoweringInput(files: files, module: module, registration: registration)
    let result = input.lowered()
    let interfaces = InterfaceSource.all(of: folder.interfaceFiles.map(\.path), module: module)
    for interface in interfaces {
      try output.write(interface.textOrComment, original: nil, name: interface.name)
    }
    for file in result.files {
      var text = file.text
      if sourceLocations, !file.isChanged {
        text = SourceCopy.located(text, path: file.path)
      }
      try output.write(text, original: file.isGenerated ? nil : file.path, name: file.path)
    }
    if flat, !result.files.contains(where: \.isGenerated) {
      // The plug-in declares the file as an output, whether or not a class is registered.
      try output.write(
        "// No class of the module is registered for interface files.\n", original: nil,
        name: LoweredFileNames.registration)
    }
    let reports = errors + result.reports + interfaces.flatMap(\.reports)
    for report in reports { StandardError.write("\(report)\n") }
    if !keepGoing, reports.contains(where: { $0.severity == .error }) {
      throw ExitCode(1)
    }
  }
}

extension LoweringRequest.Registration: ExpressibleByArgument {}
