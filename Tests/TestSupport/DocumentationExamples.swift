import Foundation

/// Compares the Swift code of documentation pages with compiled code.
///
/// A block of a page that begins with ` ```swift ` must equal a region of a compiled file. A region
/// is between the comments `// snippet.name` and `// snippet.end`, as in DocC's snippets; common
/// indentation is removed. `import` lines in front of a block must occur in the region's file.
public enum DocumentationExamples {
  /// Returns the code blocks without an equal region, and the regions that no page contains.
  ///
  /// - Parameters:
  ///   - catalogue: The folder of the pages, relative to the package's root.
  ///   - files: The compiled files, relative to the package's root.
  /// - Returns: A sentence for each difference; empty if pages and files agree.
  public static func problems(
    inCatalogue catalogue: String, comparedWith files: [String]
  ) throws -> [String] {
    let folder = packageRoot.appending(path: catalogue)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
    return problems(
      pages: try names.map { (name: $0, text: try text(of: folder.appending(path: $0))) },
      files: try files.map { (name: $0, text: try text(of: packageRoot.appending(path: $0))) })
  }

  /// Returns the differences between pages and compiled files, given their text.
  public static func problems(
    pages: [(name: String, text: String)], files: [(name: String, text: String)]
  ) -> [String] {
    var problems: [String] = []
    var regions: [Region] = []
    for file in files { regions += Region.regions(of: file.name, file.text, &problems) }
    var shown: Set<Int> = []
    var blockCount = 0
    for page in pages {
      for block in Block.blocks(of: page.text) {
        blockCount += 1
        let place = "\(page.name), line \(block.line)"
        let equal = regions.indices.filter { regions[$0].lines == block.body }
        shown.formUnion(equal)
        if equal.isEmpty {
          problems.append("\(place): the code block equals no region of a compiled file.")
        } else if !equal.contains(where: { regions[$0].imports.isSuperset(of: block.imports) }) {
          problems.append("\(place): an import of the code block is not in the compiled file.")
        }
      }
    }
    if blockCount == 0 { problems.append("The pages contain no Swift code.") }
    for (index, region) in regions.enumerated() where !shown.contains(index) {
      problems.append("\(region.file): no page contains the region '\(region.name)'.")
    }
    return problems
  }

  private static var packageRoot: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
  }

  private static func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}

/// A Swift code block of a page.
private struct Block {
  var line: Int
  var imports: Set<String> = []
  var body: [String] = []

  static func blocks(of page: String) -> [Block] {
    var blocks: [Block] = []
    var open: (line: Int, lines: [String])?
    for (index, line) in page.components(separatedBy: "\n").enumerated() {
      if let lines = open?.lines {
        if line.hasPrefix("```") {
          blocks.append(Block(line: open!.line, lines: lines))
          open = nil
        } else {
          open!.lines.append(line)
        }
      } else if line.hasPrefix("```swift") {
        open = (index + 1, [])
      }
    }
    if let open { blocks.append(Block(line: open.line, lines: open.lines)) }
    return blocks
  }

  private init(line: Int, lines: [String]) {
    self.line = line
    var lines = lines[...]
    while let first = lines.first, first.hasPrefix("import ") {
      imports.insert(first)
      lines.removeFirst()
    }
    if !imports.isEmpty, lines.first == "" { lines.removeFirst() }
    body = Array(lines)
  }
}

/// A marked region of a compiled file.
private struct Region {
  var file: String
  var name: String
  var imports: Set<String>
  var lines: [String]

  static func regions(of file: String, _ text: String, _ problems: inout [String]) -> [Region] {
    let lines = text.components(separatedBy: "\n")
    let imports = Set(lines.filter { $0.hasPrefix("import ") })
    var regions: [Region] = []
    var open: Region?
    for line in lines {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed == "// snippet.end" {
        if let region = open { regions.append(region.withoutIndentation()) }
        open = nil
      } else if trimmed.hasPrefix("// snippet.") {
        open = Region(
          file: file, name: String(trimmed.dropFirst("// snippet.".count)), imports: imports,
          lines: [])
      } else {
        open?.lines.append(line)
      }
    }
    if let open { problems.append("\(file): the region '\(open.name)' has no end.") }
    if regions.isEmpty { problems.append("\(file): the file contains no region.") }
    return regions
  }

  private func withoutIndentation() -> Region {
    let indentation =
      lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    var region = self
    region.lines = lines.map { String($0.dropFirst(indentation)) }
    return region
  }
}
