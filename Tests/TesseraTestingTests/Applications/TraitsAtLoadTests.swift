import TesseraTesting
import Testing

@testable import UIKit

/// The traits of the host's screen from the first line of an app's code on.
@MainActor
@Suite struct TraitsAtLoadTests {
  /// The traits that an app adapts itself to.
  private struct Seen: Equatable {
    var style = UIUserInterfaceStyle.dark
    var category = UIContentSizeCategory.accessibilityLarge
    var direction = UITraitEnvironmentLayoutDirection.rightToLeft
    var width = UIUserInterfaceSizeClass.compact
    var height = UIUserInterfaceSizeClass.compact

    @MainActor init(_ traits: UITraitCollection) {
      style = traits.userInterfaceStyle
      category = traits.preferredContentSizeCategory
      direction = traits.layoutDirection
      width = traits.horizontalSizeClass
      height = traits.verticalSizeClass
    }

    /// The traits of an iPhone 15 in landscape orientation, whose user prefers large texts.
    init() {}
  }

  private final class Recorder: UIViewController {
    private(set) var seen: [(moment: String, traits: Seen)] = []
    private(set) var changes = 0

    init() {
      super.init(nibName: nil, bundle: nil)
      note("init")
    }

    required init?(coder: NSCoder) { fatalError("Recorder cannot be decoded.") }

    private func note(_ moment: String) {
      seen.append((moment, Seen(traitCollection)))
      seen.append((moment + ", current", Seen(.current)))
      seen.append((moment + ", screen", Seen(UIScreen.main.traitCollection)))
      seen.append((moment + ", new view", Seen(UIView().traitCollection)))
    }

    override func loadView() {
      note("loadView")
      super.loadView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad")
      seen.append(("view", Seen(view.traitCollection)))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("viewWillAppear")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
    }
  }

  private func expect(_ recorder: Recorder?) throws {
    let recorder = try #require(recorder)
    #expect(recorder.seen.count == 17)
    for (moment, traits) in recorder.seen { #expect(traits == Seen(), "\(moment)") }
    #expect(recorder.changes == 0)
  }

  private static func restoreScreen() { UIScreen.main.become(.standard, orientation: .portrait) }

  @Test func `a view controller has the traits of its screen before it is on it`() throws {
    defer { Self.restoreScreen() }
    let screen = HostedScreen(
      Recorder(), appearance: .dark, layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityLarge, isLandscape: true)
    try expect(screen.viewController as? Recorder)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Recorder()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  @Test func `the view controllers of an app have the traits of its screen from the launch on`()
    throws
  {
    defer { Self.restoreScreen() }
    let app = HostedApp(
      Delegate.self, appearance: .dark, layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityLarge, isLandscape: true)
    try expect(try app.screen.viewController as? Recorder)
  }

  @Test func `traits keep the settings of the user when the device turns`() throws {
    defer { Self.restoreScreen() }
    let screen = HostedScreen(
      UIViewController(), appearance: .dark, layoutDirection: .rightToLeft,
      contentSizeCategory: .accessibilityLarge)
    screen.rotate(toLandscape: true)
    #expect(Seen(screen.viewController.traitCollection) == Seen())
    #expect(Seen(UIScreen.main.traitCollection) == Seen())
  }
}
