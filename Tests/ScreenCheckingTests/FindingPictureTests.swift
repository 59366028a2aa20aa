import Foundation
import HeadlessHost
import Testing
import UIKit

@testable import ScreenChecking

/// The page of findings has their pictures once, and escapes the app's texts.
struct FindingPictureTests {
  private func finding(_ message: String, svg: String?) -> Finding {
    Finding(
      rule: "contrast", level: .warning, message: message, fix: "Mend it.", screens: ["A & B"],
      owner: "Cell", member: "title", type: "UILabel", path: "/UILabel", layouts: ["iphone-15"],
      frame: [0, 0, 10, 10], count: 1,
      picture: svg.map { FindingPicture(svg: $0, size: [400, 800], frame: [100, 200, 40, 80]) })
  }

  private func page(_ findings: [Finding]) -> String {
    var report = CheckReport()
    report.screens = ["A & B"]
    report.findings = findings
    return report.html(from: .warning)
  }

  @Test func `a picture of several findings is in the page once, with a mark for each`() {
    let page = page([
      finding("One", svg: "<svg/>"), finding("Two", svg: "<svg/>"),
      finding("Three", svg: "<svg width='1'/>"), finding("Four", svg: nil),
    ])
    #expect(page.components(separatedBy: "data:image/svg+xml").count == 3)
    #expect(page.components(separatedBy: "<figure").count == 4)
    #expect(page.components(separatedBy: "<section>").count == 5)
    #expect(page.contains("left:25.0%;top:25.0%;width:10.0%;height:10.0%"))
  }

  @Test func `the page loads no other file, and has no markup of the app`() {
    let page = page([finding("“<script>” & more", svg: "<svg/>")])
    #expect(page.contains("“&lt;script&gt;” &amp; more"))
    #expect(page.contains("A &amp; B"))
    for text in ["http:", "https:", "<script", "<link", "src="] {
      #expect(!page.contains(text), "\(text)")
    }
  }

  // Other tests run during the suspension: the layout is the one that they expect.
  @MainActor @Test func `a view below the fold is scrolled into its picture`() async throws {
    let report = try await ScreenCheck.settledReport(
      named: "Page", layouts: [CheckLayout(device: "iphone-15")], drawsPictures: true
    ) { DeepButtonScreen() }
    let finding = try #require(report.findings.first { $0.rule == "target-size" })
    let picture = try #require(finding.picture)
    #expect(finding.frame == [20, 2_000, 100, 30])
    #expect(picture.size == [393, 852])
    #expect(picture.frame[1] + picture.frame[3] <= 852)
    #expect(picture.frame[2...] == [100, 30])
    #expect(picture.svg.hasPrefix("<svg") || picture.svg.hasPrefix("<?xml"))
  }
}

/// A page with a low button far below.
private final class DeepButtonScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 3_000)
    let button = UIButton(type: .custom)
    button.accessibilityLabel = "Buy"
    button.frame = CGRect(x: 20, y: 2_000, width: 100, height: 30)
    scroll.addSubview(button)
    view.addSubview(scroll)
  }
}
