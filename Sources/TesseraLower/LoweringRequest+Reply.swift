import InterfaceFiles
import LoweringProtocol
import SourceLowering

extension LoweringRequest {
  /// Lowers the files.
  ///
  /// - Throws: ``LoweringFailure`` if a file without a text cannot be read.
  func reply() throws -> LoweringReply {
    let all = try files.map { file in
      LoweringInput.File(path: file.path, text: try file.text ?? SourceFolder.text(of: file.path))
    }
    let servers = leavesOutServers ? all.filter(\.servesScreens) : []
    let files = servers.isEmpty ? all : all.filter { !servers.contains($0) }
    let whole = LoweringInput(
      files: files, module: module, registration: registration, platformFiles: Set(conditions),
      protocols: protocols)
    let rest = whole.leavingOut(errors, keepsTypes: keepsTypes)
    let input = rest?.input ?? whole
    // A file whose parts are left out is a copy, even if it is lowered to itself.
    let changed = Set(zip(files, input.files).filter { $0 != $1 }.map(\.0.path))
    let result = rest?.lowered() ?? whole.lowered()
    let interfaces = InterfaceSource.all(of: interfaces, module: module)
    return LoweringReply(
      files: result.files.map { file in
        let copy =
          !file.isChanged && changed.contains(file.path)
          ? SourceCopy.located(file.text, path: file.path) : file.isChanged ? file.text : nil
        return LoweringReply.File(
          path: file.path, text: copy, isGenerated: file.isGenerated, facts: file.facts)
      }
        + interfaces.compactMap { interface in
          interface.text.map {
            LoweringReply.File(path: interface.name, text: $0, isGenerated: true)
          }
        },
      reports: result.reports + interfaces.flatMap(\.reports) + servers.map(\.serverReport),
      previews: result.previews, leftOut: rest?.parts,
      scenes: interfaces.flatMap { interface in
        interface.scenes.map { LoweringReply.Scene($0, of: interface.path) }
      }, protocols: result.protocols)
  }
}

extension LoweringInput.File {
  /// The report about a file that is left out because it serves screens.
  fileprivate var serverReport: LoweringReport {
    LoweringReport(
      path: path, line: 1, column: 1, severity: .warning,
      message: "The file is left out, because it serves screens to a browser itself; run it with "
        + "'swift run'.")
  }
}

extension LoweringReply.Scene {
  fileprivate init(_ scene: InterfaceScene, of path: String) {
    self.init(
      path: path, line: scene.line, element: scene.element, customClass: scene.customClass,
      storyboardIdentifier: scene.storyboardIdentifier, isInitial: scene.isInitial)
  }
}
