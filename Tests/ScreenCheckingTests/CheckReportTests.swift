import Foundation
import FoundationXML
import HeadlessHost
import ScreenChecking
import Testing
import UIKit

/// Reports group findings by cause, and say what was looked at.
@MainActor
struct CheckReportTests {
  /// The report about a screen with two small buttons of one class.
  private func report(
    named name: String, buttons: Int = 2, layouts: [CheckLayout] = CheckLayout.all
  ) throws -> CheckReport {
    try ScreenCheck.report(named: name, layouts: layouts) { ButtonScreen(count: buttons) }
  }

  @Test func `views of one class are one finding with their number and layouts`() throws {
    let report = try report(named: "Buttons")
    // The buttons also have fixed frames, which is a note.
    #expect(report.findings.map(\.rule) == ["target-size", "rtl-not-mirrored"])
    let finding = try #require(report.findings.first)
    #expect(finding.owner == "SmallButton")
    #expect(finding.layouts.count == 24)
    #expect(finding.layouts.first == "iphone-15")
    #expect(finding.count == 2)
    #expect(
      report.text(from: .warning).hasPrefix(
        "SmallButton: warning: [target-size] SmallButton takes touches on 120 x 30 points "
          + "(2 views), in all layouts on Buttons\n"))
  }

  @Test func `the same cause on two screens is one finding`() throws {
    var report = try report(named: "One")
    report.add(try self.report(named: "Two", buttons: 1))
    #expect(report.findings.map(\.screens) == [["One", "Two"], ["One", "Two"]])
    #expect(report.screens == ["One", "Two"])
  }

  @Test func `findings below a level are counted, and not written`() throws {
    let text = try report(named: "Buttons").text(from: .error)
    #expect(!text.contains("target-size]"))
    #expect(text.hasPrefix("0 errors in 1 screen, each in 24 layouts; 2 findings of lower levels"))
  }

  @Test func `a rule without a view to look at says so`() throws {
    let report = try report(named: "Buttons")
    let coverage = report.rules.first { $0.rule == "nested-scroll-same-axis" }?.coverage
    #expect(coverage == .notApplicable)
    #expect(report.rules.first { $0.rule == "target-size" }?.coverage == .checked)
  }

  @Test func `a text over a picture is not measured`() throws {
    let layouts = [CheckLayout(device: "iphone-15")]
    let report = try ScreenCheck.report(named: "Cover", layouts: layouts) { CoverScreen() }
    #expect(report.rules.first { $0.rule == "contrast" }?.coverage == .unmeasured)
    #expect(report.text(from: .note).contains("could not measure: contrast"))
  }

  @Test func `documents have the errors of sources that do not compile`() throws {
    var report = CheckReport()
    report.errors = SourceError.errors(in: [
      "/Work/App/Screen.swift:7:3: error: cannot find 'x' in scope\n  x <y>\n"
        + "/Work/App/Screen.swift:7:3: error: cannot find 'x' in scope",
      "/Work/App/Other.swift:1:8: error: no such module 'A & B'",
      "/Work/App/Other.swift:2:8: warning: never used",
    ])
    #expect(report.errors.map(\.line) == [7, 1])
    let text = report.sarif(from: .warning, root: "/Work")
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["source-error", "source-error"])
    #expect(results.map { $0["level"] as? String } == ["error", "error"])
    #expect(text.contains("\"App/Screen.swift\""))
    let junit = report.junit(from: .warning)
    #expect(XMLParser(data: Data(junit.utf8)).parse())
    #expect(junit.contains("tests=\"2\" errors=\"2\""))
    #expect(junit.contains("A &amp; B"))
    let json = report.json(from: .warning)
    #expect(try CheckReport.merged([Data(json.utf8)]).errors == report.errors)
  }

  @Test func `SARIF has a result for each finding with the place of its class`() throws {
    var report = try report(named: "Buttons")
    report.locate { $0 == "SmallButton" ? ("/Work/App/SmallButton.swift", 7) : nil }
    let data = Data(report.sarif(from: .warning, root: "/Work").utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "target-size")
    #expect(result["level"] as? String == "warning")
    let location = (result["locations"] as? [[String: Any]])?.first
    let place = location?["physicalLocation"] as? [String: Any]
    #expect(
      (place?["artifactLocation"] as? [String: Any])?["uri"] as? String == "App/SmallButton.swift")
    #expect((place?["region"] as? [String: Any])?["startLine"] as? Int == 7)
    let prints = result["partialFingerprints"] as? [String: String]
    #expect(prints?["tessera/v1"]?.hasPrefix("target-size|SmallButton|") == true)
  }

  @Test func `JUnit has a suite for each screen and a failure for each rule`() throws {
    var report = try report(named: "A & B")
    report.unread = [CheckReport.Unread(screen: "C", reason: "it stopped")]
    let parser = XMLParser(data: Data(report.junit(from: .warning).utf8))
    let names = ElementCounter()
    parser.delegate = names
    #expect(parser.parse())
    #expect(names.counts["testsuite"] == 2)
    #expect(names.counts["testcase"] == CheckRules.all.count + 1)
    #expect(names.counts["failure"] == 1)
    #expect(names.counts["error"] == 1)
  }

  @Test func `a line for Xcode has the file, the line and the level`() throws {
    var report = try report(named: "Buttons")
    report.locate { _ in ("/App/SmallButton.swift", 7) }
    let lines = report.diagnostics(from: .warning).split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("/App/SmallButton.swift:7:1: warning: [target-size] SmallButton "))
  }

  @Test func `a view below a presented screen is not looked at`() throws {
    let layouts = [CheckLayout(device: "iphone-15")]
    let report = try ScreenCheck.report(named: "Sheet", layouts: layouts) {
      PresentingScreen()
    }
    #expect(report.findings.isEmpty)
  }

  @Test func `each rule has a page`() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for rule in CheckRules.all {
      let page = root.appending(path: "docs/check/\(rule.id).md")
      #expect(FileManager.default.fileExists(atPath: page.path), "\(rule.id)")
    }
  }
}

/// Counts elements of XML by their names.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    counts[name, default: 0] += 1
  }
}

/// A button of the app that is too low.
private final class SmallButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("SmallButton cannot be decoded.") }
}

private final class ButtonScreen: UIViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("ButtonScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<count {
      let button = SmallButton(
        frame: CGRect(x: 100, y: 100 + 60 * number, width: 120, height: 30))
      button.accessibilityLabel = "Button \(number)"
      view.addSubview(button)
    }
  }
}

/// A label over a gradient.
private final class CoverScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    view.layer.addSublayer(gradient)
    let label = UILabel(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
    label.text = "Cover"
    label.textColor = .gray
    view.addSubview(label)
  }
}

/// A screen with a fault that presents one without.
private final class PresentingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = SmallButton(frame: CGRect(x: 100, y: 100, width: 120, height: 30))
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let plain = UIViewController()
    plain.view.backgroundColor = .white
    plain.modalPresentationStyle = .fullScreen
    present(plain, animated: false)
  }
}
