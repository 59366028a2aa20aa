import LoweringProtocol
import SwiftParser
import SwiftSyntax

/// A parsed file, as iOS reads it: without the code that its conditions leave out there.
struct SourceUnit {
  let path: String
  /// The bytes, with spaces for code that is left out.
  private(set) var bytes: [UInt8]
  /// The text of the file itself.
  private(set) var text: String
  private(set) var tree: SourceFileSyntax
  /// A Boolean value that indicates whether the bytes differ from the file's.
  private(set) var isNormalized = false
  /// A Boolean value that indicates whether the file reaches modules of Apple's platforms, and has
  /// the conditions of iOS.
  private(set) var isOfPlatform: Bool
  /// The branches that iOS leaves out, in their order.
  private(set) var leftOutBranches: [SourceFacts.LeftOutBranch] = []
  /// The names of the modules that the file imports, in all branches of its conditions.
  let allImports: Set<String>
  /// The offset where the file is nested too deep to be parsed; `nil` for other files.
  let nestingExcess: Int?
  /// The offsets of the first bytes of the lines.
  private let lineStarts: [Int]

  /// Parses a file.
  ///
  /// - Parameter isOfPlatform: Whether the file reaches modules of Apple's platforms without an
  ///   import of its own.
  init(path: String, text: String, isOfPlatform: Bool = false) {
    self.path = path
    self.text = text
    bytes = Array(text.utf8)
    nestingExcess = NestingLimit.excess(in: bytes)
    // A file that is nested too deep is one that does not parse.
    tree = Self.parse(nestingExcess == nil ? text : ")")
    if nestingExcess == nil, tree.hasError, let moved = AttributeSpaces.moved(in: bytes, of: tree) {
      bytes = moved
      tree = Self.parse(String(decoding: moved, as: UTF8.self))
      isNormalized = true
    }
    allImports = ImportedModules(of: tree).names
    self.isOfPlatform = isOfPlatform || !allImports.isDisjoint(with: PlatformModules.ofPlatform)
    var leftOut: [ConditionResolver.LeftOut] = []
    if self.isOfPlatform ? text.contains("#if") : PlatformCondition.mayNamePartialModule(text) {
      let resolver = ConditionResolver(
        bytes, self.isOfPlatform ? .ofPlatform : .partialModules)
      resolver.walk(tree)
      if resolver.isChanged {
        bytes = resolver.bytes
        tree = Self.parse(String(decoding: bytes, as: UTF8.self))
        isNormalized = true
        leftOut = resolver.leftOut
      }
    }
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
    leftOutBranches = leftOut.map {
      SourceFacts.LeftOutBranch(condition: $0.condition, line: line(at: $0.offset))
    }
  }

  /// The number of nested brackets above which a file does not parse; the parser of a debug build
  /// stops at 20 by itself.
  private static let nestingLimit = 256

  /// Parses a text.
  static func parse(_ text: String) -> SourceFileSyntax {
    var parser = Parser(text, maximumNestingLevel: nestingLimit)
    return SourceFileSyntax.parse(from: &parser)
  }

  /// Returns the line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the column of a byte, counted from 1.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] + 1 }

  func report(
    _ message: String, at offset: Int, severity: LoweringReport.Severity = .error
  ) -> LoweringReport {
    LoweringReport(
      path: path, line: line(at: offset), column: column(at: offset), severity: severity,
      message: message)
  }

  /// Replaces parts of the file by spaces; lines stay.
  mutating func leaveOut(_ ranges: [Range<Int>]) {
    guard !ranges.isEmpty else { return }
    for index in ranges.joined() where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    tree = Self.parse(String(decoding: bytes, as: UTF8.self))
    isNormalized = true
  }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The file with the conditions of iOS, which it may have already.
  var asOfPlatform: SourceUnit {
    isOfPlatform ? self : SourceUnit(path: path, text: text, isOfPlatform: true)
  }

  /// The file as iOS reads it, in place of the file itself.
  var asRead: SourceUnit {
    guard isNormalized else { return self }
    var unit = self
    unit.text = String(decoding: bytes, as: UTF8.self)
    unit.isNormalized = false
    unit.isOfPlatform = !ImportedModules(of: tree).names.isDisjoint(
      with: PlatformModules.ofPlatform)
    return unit
  }

  /// Returns the file with another text, with the same lines as this one.
  func replaced(by text: String) -> SourceUnit {
    var unit = SourceUnit(path: path, text: text)
    if !leftOutBranches.isEmpty { unit.leftOutBranches = leftOutBranches }
    return unit
  }

  /// Returns whether the file imports a module.
  func imports(_ module: String) -> Bool {
    tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  /// A Boolean value that indicates whether the file imports a module of Apple's platforms for all
  /// files of its module: `@_exported import UIKit`.
  var exportsPlatform: Bool {
    guard isOfPlatform, text.contains("@_exported") else { return false }
    return tree.statements.contains { item in
      guard let imported = item.item.as(ImportDeclSyntax.self) else { return false }
      return PlatformModules.ofPlatform.contains(imported.path.first?.name.text ?? "")
        && imported.attributes.contains { attribute in
          attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
        }
    }
  }

  /// A part of an identifier, made of the name of the file.
  var identifier: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return stem.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain ? String(scalar) : "_\(String(scalar.value, radix: 16))"
    }.joined()
  }

  /// A directive that gives the next line a location in this file.
  func directive(line: Int) -> String { SourceDirective.text(path: path, line: line) }
}

/// The names of the modules that a file imports, also inside of conditions.
final class ImportedModules: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(of tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    for item in tree.statements {
      // Imports are at file scope.
      if item.item.is(ImportDeclSyntax.self) || item.item.is(IfConfigDeclSyntax.self) { walk(item) }
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.identifierText { names.insert(name) }
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// The bytes of a node without the trivia around it.
  var trimmedBytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The offset of a node without the trivia before it.
  var startByte: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
