import TesseraTesting
import Testing
import UIKit

/// The examples have no faults that `tessera check` finds. The test looks at two layouts, and
/// `.ci/run` at all of them.
@MainActor
struct ExampleFindingTests {
  private static let layouts = [ScreenLayout(), ScreenLayout(textSize: "ax3")]

  @Test func `the examples have no findings`() throws {
    for entry in ExampleCatalogue.entries {
      do {
        try HostedScreen.expectNoFindings(in: Self.layouts, of: entry.make)
      } catch {
        Issue.record("\(entry.name): \(error)")
      }
    }
  }
}

/// The expectation of the testing library names the fault and the line of the call.
@MainActor
struct FindingExpectationTests {
  @Test func `a screen without faults passes`() throws {
    try HostedScreen(OneLabelScreen(color: .black)).expectNoFindings()
    try HostedScreen.expectNoFindings { OneLabelScreen(color: .black) }
  }

  @Test func `a fault fails with its text and the line of the call`() throws {
    let screen = HostedScreen(OneLabelScreen(color: .lightGray))
    let failure = try #require(throws: FindingFailure.self) { try screen.expectNoFindings() }
    #expect(failure.findings.count == 1)
    #expect(failure.findings.first?.contains("[contrast]") == true)
    let head = "\(#filePath):\(#line - 3): 1 finding:\nOneLabelScreen: warning: [contrast]"
    #expect(failure.description.hasPrefix(head))
  }

  @Test func `several layouts and rules can be chosen`() throws {
    let layouts = [ScreenLayout(), ScreenLayout(textSize: "ax3")]
    let failure = try #require(throws: FindingFailure.self) {
      try HostedScreen.expectNoFindings(in: layouts) { OneLabelScreen(color: .lightGray) }
    }
    #expect(failure.findings.first?.contains("in all layouts") == true)
    try HostedScreen.expectNoFindings(in: layouts, rules: ["text-clipped"]) {
      OneLabelScreen(color: .lightGray)
    }
    try HostedScreen.expectNoFindings(in: layouts, from: .error) {
      OneLabelScreen(color: .lightGray)
    }
  }

  @Test func `a screen is checked in the layout in which it is displayed`() throws {
    let screen = HostedScreen(
      OneLabelScreen(color: .lightGray), contentSizeCategory: .accessibilityExtraLarge,
      isLandscape: true)
    let failure = try #require(throws: FindingFailure.self) { try screen.expectNoFindings() }
    #expect(failure.findings.first?.contains("in iphone-15 landscape ax3 on") == true)
  }

  @Test func `a screen without a view fails`() {
    #expect(throws: FindingFailure.self) {
      try HostedScreen.expectNoFindings(in: []) { OneLabelScreen(color: .black) }
    }
  }
}

/// A label with a color on white.
private final class OneLabelScreen: UIViewController {
  private let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("OneLabelScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel()
    label.text = "Platform"
    label.textColor = color
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}
