import Foundation
import Testing

/// The command `check` on screens with and without faults.
@Suite struct CheckTests {
  private static let plain = """
    import UIKit

    final class Plain: UIViewController {
      private let titleLabel = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        titleLabel.text = "Departures"
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }
    """

  private static let narrow = plain.replacing(
    "    ])\n", with: "      titleLabel.widthAnchor.constraint(equalToConstant: 40),\n    ])\n")

  private func check(_ source: String, _ options: String...) async throws -> CommandLineTool.Answer
  {
    let folder = try TemporaryFolder()
    try source.write(toFile: folder.path("Plain.swift"), atomically: true, encoding: .utf8)
    return try await CommandLineTool.run(
      arguments: ["check", "Plain.swift"] + options, in: folder.url)
  }

  @Test func `a screen without faults is listed and counted`() async throws {
    let answer = try await check(Self.plain)
    #expect(answer.exitCode == 0, "\(answer.errors)")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Plain  ") == true)
    #expect(lines.first?.hasSuffix("/Plain.swift:3") == true)
    #expect(lines.dropFirst().first == "0 errors, 0 warnings in 1 screen, each in 24 layouts")
  }

  @Test func `a fault is written with the line of its class and the name of the property`()
    async throws
  {
    let answer = try await check(Self.narrow, "--format", "xcode")
    #expect(answer.exitCode == 1)
    #expect(
      answer.output.contains("/Plain.swift:3:1: warning: [text-clipped] “Departures” "),
      "\(answer.output)")
    #expect(answer.output.contains("'titleLabel'"))
  }

  @Test func `a screen that stops is not read, and the others are`() async throws {
    let stops = """

      final class Stops: UIViewController {
        override func viewDidLoad() { fatalError("no data") }
      }
      """
    let answer = try await check(Self.plain + stops)
    #expect(answer.exitCode == 2)
    #expect(answer.output.contains("Stops: not read: "), "\(answer.output)")
    #expect(answer.output.contains("in 1 screen, each in 24 layouts"))
    #expect(answer.errors.contains("no data"))
  }

  @Test func `the screens are only listed on demand`() async throws {
    let answer = try await check(Self.narrow, "--no-layouts")
    #expect(answer.exitCode == 0, "\(answer.errors)")
    #expect(answer.output.hasSuffix("/Plain.swift:3\n"))
    #expect(answer.output.split(separator: "\n").count == 1)
  }
}
