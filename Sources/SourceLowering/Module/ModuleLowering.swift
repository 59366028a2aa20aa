import LoweringProtocol
import SwiftSyntax

extension LoweringInput {
  /// Lowers the files to what Linux compiles.
  ///
  /// - Complexity: O(*b* log *b* + *m* · *d*), where *b* is the number of bytes of the files, *m*
  ///   the number of the members of types, and *d* the number of the superclasses and subclasses of
  ///   a class.
  package func lowered() -> LoweredModule { ModuleLowering(self).result() }
}

/// The lowering of all files of a module.
struct ModuleLowering {
  let input: LoweringInput
  /// The files, and after them the protocols of each other module.
  let units: [SourceUnit]
  let index: ModuleIndex
  var edits: [TextEdits]
  var reports: [LoweringReport]
  var previews: [LoweringReply.Preview] = []
  /// The lines before the first line of the files: imports.
  var headers: [[ImportLine]]
  /// The text after the last line of the files.
  var footers: [String]
  /// A Boolean value that indicates whether a file may create objects of a class that is known only
  /// at run time.
  var usesClassValues = false
  /// The files that do not parse, and the protocols of other modules; they stay as they are.
  var broken: Set<Int> = []
  /// The lowered texts of the members that are moved into their classes.
  var movedTexts: [SyntaxIdentifier: String] = [:]
  /// The optional methods of protocols that are named without a call.
  var referencedMethods: Set<String> = []
  /// The overrides of members of extensions, which are called by the class of the object.
  var dispatched: Set<SyntaxIdentifier> = []
  /// The names that files keep for themselves, by file, for files that were looked up.
  var privateNames: [Int: Set<String>] = [:]

  /// Prepares the lowering.
  ///
  /// - Parameter parsed: The files of the input, if they are parsed already.
  init(_ input: LoweringInput, parsed: [SourceUnit]? = nil) {
    self.input = input
    var units = [SourceUnit](concurrently: input.files.count) { index in
      let file = input.files[index]
      let isOfPlatform = input.platformFiles.contains(file.path)
      if let unit = parsed?[index], unit.isOfPlatform || !isOfPlatform { return unit }
      return SourceUnit(path: file.path, text: file.text, isOfPlatform: isOfPlatform)
    }
    if units.contains(where: { $0.allImports.contains("UIKit") || $0.exportsPlatform }) {
      // The module is compiled for iOS, with all of its files.
      units = [SourceUnit](concurrently: units.count) { [units] index in
        units[index].asOfPlatform
      }
    }
    reports = PreviewRemoval.leaveOutPreviews(in: &units)
    // The protocols of other modules are known, and not lowered.
    broken = Set(units.count..<units.count + input.protocols.count)
    units += input.protocols.map {
      SourceUnit(path: $0.module, text: $0.text, isOfPlatform: true)
    }
    referencedMethods = Set(input.protocols.flatMap(\.references))
    self.units = units
    index = ModuleIndex(units: units, module: input.module)
    edits = Array(repeating: TextEdits(), count: units.count)
    headers = Array(repeating: [], count: units.count)
    footers = Array(repeating: "", count: units.count)
  }

  func result() -> LoweredModule {
    var copy = self
    return copy.lower()
  }

  private mutating func lower() -> LoweredModule {
    let count = input.files.count
    let lowerings = [FileLowering?](concurrently: count) { [units, index] file in
      guard !units[file].tree.hasError else { return nil }
      let lowering = FileLowering(unit: units[file], file: file, index: index)
      lowering.walk(units[file].tree)
      return lowering
    }
    for (file, lowering) in lowerings.enumerated() {
      guard let lowering else {
        noteParseError(in: file)
        continue
      }
      edits[file] = lowering.edits
      reports += lowering.reports
      previews += lowering.previews
      referencedMethods.formUnion(lowering.referencedMethods)
      if lowering.usesClassValues { usesClassValues = true }
      footers[file] += lowering.conformances.map { $0 + "\n" }.joined()
      if lowering.needsCombineInterface { addHeader(.interface(of: "Combine"), to: file) }
      if lowering.needsLoweringInterface { addHeader(.interface(of: "UIKit"), to: file) }
      for module in lowering.missingImports {
        addHeader(ImportLine(text: "import \(module)", module: module), to: file)
      }
    }
    if usesClassValues { addPlainConstruction() }
    addOptionalWitnesses()
    addRowMethods()
    dispatchExtensionMembers()
    moveMembers()
    noteForeignOverrides()
    let registered = addInterfaceMembers()
    var files = (0..<count).map { file(at: $0) }
    if let registered { files.append(registered) }
    return LoweredModule(
      files: files, reports: reports.sorted(), previews: previews,
      protocols: publicOptionalProtocols())
  }

  mutating func addHeader(_ line: ImportLine, to file: Int) {
    // A copy that is lowered again has the line.
    guard !headers[file].contains(line), !units[file].text.hasPrefix(line.text + "\n") else {
      return
    }
    headers[file].append(line)
  }

  /// Adds a member before the closing brace of a body, on a line of its own.
  mutating func addMember(_ text: String, before closingBrace: Int, in file: Int) {
    let directive = units[file].directive(line: units[file].line(at: closingBrace))
    edits[file].insert("\n\(directive)\n\(text)\n\(directive)\n", at: closingBrace)
  }

  private mutating func noteParseError(in file: Int) {
    broken.insert(file)
    if let offset = units[file].nestingExcess {
      reports.append(units[file].report(Self.nestingReport, at: offset))
      return
    }
    let finder = ParseErrorFinder()
    finder.walk(units[file].tree)
    let offset = min(finder.offset ?? 0, max(0, units[file].bytes.count - 1))
    reports.append(
      units[file].report(
        "The file does not parse and is not lowered; correct the error that the compiler reports.",
        at: offset))
  }

  private static let nestingReport =
    "Brackets or conditions are nested too deep; name the inner parts by variables."

  private func file(at file: Int) -> LoweredModule.File {
    let unit = units[file]
    if let offset = unit.nestingExcess {
      // The compiler would take as long as the parser.
      let directive = unit.directive(line: unit.line(at: offset))
      return LoweredModule.File(
        path: unit.path, text: "\(directive)\n#error(\(Self.nestingReport.debugDescription))\n",
        isChanged: true, isGenerated: false, facts: facts(of: file))
    }
    let isChanged =
      !broken.contains(file)
      && (unit.isNormalized
        || !(edits[file].isEmpty && headers[file].isEmpty && footers[file].isEmpty))
    var text = unit.text
    if isChanged {
      let header = (headers[file].map(\.text) + [unit.directive(line: 1)]).map { $0 + "\n" }
        .joined()
      text = header + SourceCopy.withoutByteOrderMark(edits[file].applied(to: unit.bytes))
      if !footers[file].isEmpty {
        if !text.hasSuffix("\n") { text += "\n" }
        text += footers[file]
      }
    }
    return LoweredModule.File(
      path: unit.path, text: text, isChanged: isChanged && text != unit.text, isGenerated: false,
      facts: facts(of: file))
  }
}
