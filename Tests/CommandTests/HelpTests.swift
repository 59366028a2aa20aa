import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  @Test(
    arguments: [
      ([], ["gallery", "list", "render", "explain", "devices", "SUBCOMMANDS", "five commands"]),
      (["gallery"], ["--port", "Ctrl-C"]),
      (["list"], ["--all", "--format"]),
      (["devices"], ["--format", "iphone-11-ios17"]),
      (
        ["render"],
        [
          "--device", "--size", "--scale", "--scroll", "--visible", "--appearance", "--format",
          "--output", "iphone-15", "tessera render instagram-panels", "--landscape",
          "--right-to-left", "--text-size", "--tap", "--type", "--wait", "librsvg2-2",
        ]
      ),
      (
        ["explain"],
        ["--item", "--point", "--kind", "--format", "--tap", "--text-size", "layout-rules.md"]
      ),
    ] as [([String], [String])])
  func `every command explains itself on standard output`(command: [String], words: [String])
    async throws
  {
    let answer = try await CommandLineTool.run(arguments: command + ["--help"])
    #expect(answer.exitCode == 0)
    #expect(answer.errors == "")
    for word in words {
      #expect(answer.output.contains(word), "\(command) --help does not say \(word)")
    }
    #expect(answer.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
