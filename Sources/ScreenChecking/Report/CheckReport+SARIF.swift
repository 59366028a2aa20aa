extension CheckReport {
  /// Returns the findings of a level or a higher one in the Static Analysis Results Interchange
  /// Format 2.1.0, with the properties that GitHub reads.
  ///
  /// - Parameter root: The folder to whose files the paths are relative, without a slash at the
  ///   end.
  package func sarif(from level: CheckLevel, root: String) -> String {
    let results = findings.filter { $0.level >= level }.map { finding in
      Log.Result(
        ruleId: finding.rule, level: finding.level.rawValue,
        message: Log.Message(
          text: finding.message + ", in " + finding.layouts.joined(separator: "; ")),
        locations: finding.file.map { [Self.location($0, finding.line ?? 1, root)] } ?? [],
        partialFingerprints: ["tessera/v1": finding.fingerprint])
    }
    let unused = reportedUnused.map { suppression in
      Log.Result(
        ruleId: UnusedSuppression.id, level: CheckLevel.warning.rawValue,
        message: Log.Message(text: suppression.message),
        locations: [Self.location(suppression.file, suppression.line, root)],
        partialFingerprints: [
          "tessera/v1": [UnusedSuppression.id, suppression.rule, suppression.subject]
            .joined(separator: "|")
        ])
    }
    let failures = errors.map { error in
      Log.Result(
        ruleId: SourceError.id, level: CheckLevel.error.rawValue,
        message: Log.Message(text: error.message),
        locations: error.file.map { [Self.location($0, error.line ?? 1, root)] } ?? [],
        partialFingerprints: [
          "tessera/v1": [SourceError.id, error.file ?? "", error.message].joined(separator: "|")
        ])
    }
    let rules =
      CheckRules.all.map { rule in
        Log.Rule(
          id: rule.id, shortDescription: Log.Message(text: rule.summary),
          help: Log.Message(text: rule.fix))
      } + [
        Log.Rule(
          id: UnusedSuppression.id,
          shortDescription: Log.Message(text: "Each suppression concerns a finding."),
          help: Log.Message(text: "Remove the suppression.")),
        Log.Rule(
          id: SourceError.id,
          shortDescription: Log.Message(text: "The sources compile."),
          help: Log.Message(text: "Correct the error, which leaves out what needs the part.")),
      ]
    return Self.encoded(
      Log(
        runs: [
          Log.Run(
            tool: Log.Tool(driver: Log.Driver(name: "tessera check", rules: rules)),
            results: failures + results + unused)
        ]))
  }

  private static func location(_ file: String, _ line: Int, _ root: String) -> Log.Location {
    Log.Location(
      physicalLocation: Log.Physical(
        artifactLocation: Log.Artifact(uri: path(of: file, in: root)),
        region: Log.Region(startLine: max(1, line))))
  }

  /// Returns the path of a file from a folder around it, or else the whole path.
  private static func path(of file: String, in root: String) -> String {
    file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
  }

  private struct Log: Encodable {
    struct Message: Encodable { var text: String }
    struct Artifact: Encodable { var uri: String }
    struct Region: Encodable { var startLine: Int }
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Location: Encodable { var physicalLocation: Physical }
    struct Result: Encodable {
      var ruleId: String
      var level: String
      var message: Message
      var locations: [Location]
      var partialFingerprints: [String: String]
    }
    struct Rule: Encodable {
      var id: String
      var shortDescription: Message
      var help: Message
    }
    struct Driver: Encodable {
      var name: String
      var rules: [Rule]
    }
    struct Tool: Encodable { var driver: Driver }
    struct Run: Encodable {
      var tool: Tool
      var results: [Result]
    }

    var version = "2.1.0"
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case version, runs
      case schema = "$schema"
    }
  }
}
