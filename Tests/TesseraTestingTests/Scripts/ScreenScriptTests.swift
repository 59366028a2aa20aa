import HelloList
import TesseraTesting
import Testing
import UIKit

/// The settings of a user, and scripts of what a user does.
@MainActor
struct ScreenScriptTests {
  /// A controller that notes the traits of its creation and of its appearance.
  private final class Witness: UIViewController {
    let bodyAtCreation = UIFont.preferredFont(forTextStyle: .body).pointSize
    private(set) var atAppearance: UITraitCollection?

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      atAppearance = traitCollection
    }
  }

  @Test func `the user's settings apply from the creation of the view controller on`() throws {
    let screen = HostedScreen(
      Witness(), layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityExtraExtraExtraLarge, isLandscape: true)
    let witness = try #require(screen.viewController as? Witness)
    #expect(witness.bodyAtCreation == 53)
    #expect(
      witness.atAppearance?.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(witness.atAppearance?.layoutDirection == .rightToLeft)
    #expect(witness.atAppearance?.verticalSizeClass == .compact)
    #expect(screen.isLandscape)
    #expect(screen.size == CGSize(width: 852, height: 393))
    screen.rotate(toLandscape: false)
    #expect(
      screen.viewController.traitCollection.preferredContentSizeCategory
        == .accessibilityExtraExtraExtraLarge)
    #expect(screen.viewController.traitCollection.layoutDirection == .rightToLeft)
    // Another screen has the settings of a new device.
    #expect((HostedScreen(Witness()).viewController as? Witness)?.bodyAtCreation == 17)
  }

  @Test func `every text size has a name, a short name, and a category of its own`() {
    #expect(Set(TextSize.allCases.map(\.category)).count == 12)
    #expect(TextSize.allCases.map(\.category) == UIContentSizeCategory.ordered)
    for size in TextSize.allCases {
      #expect(TextSize(name: size.rawValue) == size)
      #expect(TextSize(name: size.shortName.uppercased()) == size)
    }
    #expect(TextSize(name: "ax5") == .accessibilityExtraExtraExtraLarge)
    #expect(TextSize(name: "xxxl") == .extraExtraExtraLarge)
    #expect(TextSize(name: "huge") == nil)
  }

  @Test func `a script survives encoding, and does the same`() async throws {
    var script = ScreenScript()
    script.display = .size(width: 200, height: 300)
    script.isDark = true
    script.textSize = .extraLarge
    script.steps = [
      .scroll(120), .tap(.item(section: 0, item: 5)), .scrollBoth(x: 0, y: -40), .wait(0),
      .scrollToItem(section: 0, item: 20), .tap(.text("Hello, Titan")),
    ]
    let data = try JSONEncoder().encode(script)
    let copy = try JSONDecoder().decode(ScreenScript.self, from: data)
    #expect(copy == script)
    let first = try await script.perform { HelloListViewController() }
    let second = try await copy.perform { HelloListViewController() }
    #expect(first.visibleItems == second.visibleItems)
    #expect(first.visibleItems.contains([0, 20]))
    #expect(first.svg() == second.svg())
    #expect(first.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a step waits for the contents that another thread brings`() async throws {
    final class Loading: UIViewController {
      var taps = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.global().async {
          DispatchQueue.main.async { [weak self] in self?.show() }
        }
      }

      private func show() {
        let button = UIButton(
          type: .system, primaryAction: UIAction { [weak self] _ in self?.taps += 1 })
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        button.setTitle("Loaded", for: .normal)
        view.addSubview(button)
      }
    }
    var script = ScreenScript()
    script.steps = [.tap(.text("Loaded"))]
    let screen = try await script.perform { Loading() }
    #expect((screen.viewController as? Loading)?.taps == 1)
  }

  @Test func `an unknown device is the library's error`() async {
    var script = ScreenScript()
    script.display = .device("iphone15")
    await #expect(throws: UnknownScreen.self) {
      try await script.perform { HelloListViewController() }
    }
  }

  @Test func `typed text goes to the caret, and a line break to the delegate`() async throws {
    final class Form: UIViewController, UITextFieldDelegate {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      var returns = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Name"
        field.delegate = self
        view.addSubview(field)
      }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "x" }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return false
      }
    }
    var script = ScreenScript()
    script.steps = [
      // Two taps without time between them would be a double tap, which selects the word.
      .tap(.text("Name")), .type("Adxa"), .type("!\n"), .wait(1), .tap(.text("Ada!")),
      .type("?"),
    ]
    let screen = try await script.perform { Form() }
    let form = try #require(screen.viewController as? Form)
    #expect(form.field.text == "Ada!?")
    #expect(form.returns == 1)
  }
}
