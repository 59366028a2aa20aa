import Foundation
import Testing

/// The user's own sources: drawings, explanations, and mistakes before anything is served.
@Suite struct PreviewTests {
  private static let city = """
    import UIKit
    final class City: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("noise of the app")
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "Kyoto"
        label.textColor = .label
        view.addSubview(label)
      }
    }
    """

  /// Runs the tool with a file `City.swift` in a folder of its own.
  private func run(
    _ arguments: String..., source: String = city, file: String = "City.swift"
  ) async throws -> CommandLineTool.Answer {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(
      to: folder.appending(path: file), atomically: true, encoding: .utf8)
    return try await CommandLineTool.run(arguments: arguments, in: folder)
  }

  @Test func `what a target of an Xcode project uses and is missing is listed`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "project-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = """
      {objects = {
        G0 = {isa = PBXGroup; children = (S1, ); sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (); productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S1, ); };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      }; rootObject = R; }
      """
    for (name, text) in [
      ("App.xcodeproj/project.pbxproj", project),
      ("App/List.swift", "import UIKit\nclass List: UIDocument {}\n"),
      ("Other/Map.swift", "import UIKit\nclass Other: UIDynamicAnimator {}\n"),
    ] {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for options in [[], ["--target", "App"]] {
      let answer = try await CommandLineTool.run(
        arguments: ["missing", "App.xcodeproj"] + options, in: folder)
      #expect(answer.exitCode == 0, "\(answer.errors)")
      #expect(
        answer.output.hasPrefix(
          "1 thing, 1 file: UIDocument (1 file)\n1\ttype\tUIDocument\n"))
      #expect(answer.output.contains("/App/List.swift:2\n"))
      #expect(!answer.output.contains("Map.swift"))
    }
    let answer = try await CommandLineTool.run(
      arguments: ["missing", "App.xcodeproj", "--target", "Nothing"], in: folder)
    #expect(answer.exitCode != 0)
    #expect(answer.errors.contains("Nothing"))
  }

  @Test func `a screen of the user's file is drawn, without what the app prints`() async throws {
    let answer = try await run("render", "City.swift", "--appearance", "dark", "--format", "svg")
    #expect(answer.exitCode == 0, "\(answer.errors)")
    #expect(answer.output.hasPrefix("<svg"))
    #expect(answer.output.contains("Kyoto"))
    #expect(answer.output.contains(##"fill="#ffffff""##))
    #expect(answer.errors == "noise of the app\n")
  }

  @Test func `a frame of the user's file is explained`() async throws {
    let answer = try await run(
      "explain", "./City.swift", "City", "--point", "30,110", "--format", "json")
    #expect(answer.exitCode == 0, "\(answer.errors)")
    #expect(answer.output.contains("UILabel"))
  }

  private static let app = """

    @main
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let city = City()
        city.title = "Cities"
        window?.rootViewController = UINavigationController(rootViewController: city)
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  @Test func `the first screen of an application is drawn and explained`() async throws {
    let source = Self.city + Self.app
    let drawn = try await run("render", ".", "--format", "svg", source: source)
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    #expect(drawn.output.contains("Cities"))
    #expect(drawn.output.contains("Kyoto"))
    let explained = try await run("explain", ".", "--appearance", "dark", source: source)
    #expect(explained.output.contains("view controllers: UINavigationController > City"))
    #expect(explained.output.contains("3 pixels per point, dark"))
    // The screens have their names.
    let city = try await run("render", ".", "City", "--format", "svg", source: source)
    #expect(city.output.contains("Kyoto"))
    #expect(!city.output.contains("Cities"))
  }

  @Test func `an application without a window is an error with its correction`() async throws {
    let source = Self.city + Self.app.replacing("window?.makeKeyAndVisible()", with: "")
    let answer = try await run("render", "City.swift", source: source)
    #expect(answer.exitCode == 1)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("makeKeyAndVisible()"), "\(answer.errors)")
    #expect(answer.errors.contains("tessera: 'application' has not been drawn"))
  }

  @Test func `a screen that traps is an error with its sentence`() async throws {
    let source = Self.city.replacing(
      "print(\"noise of the app\")", with: "fatalError(\"No city.\")")
    let answer = try await run("render", "City.swift", source: source)
    #expect(answer.exitCode == 1)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("City.swift:5: Fatal error: No city."))
    #expect(answer.errors.contains("tessera: 'City' has ended by signal 4"))
  }

  @Test func `an error of the compiler is printed with its line`() async throws {
    let source = Self.city.replacing("UILabel", with: "UILable")
    let answer = try await run("render", "City.swift", source: source)
    #expect(answer.exitCode == 1)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("City.swift:6:17: error: cannot find 'UILable' in scope"))
    #expect(answer.errors.hasSuffix("tessera: 'City.swift' has errors\n"))
  }

  @Test func `a file with several view controllers requires the name of one`() async throws {
    let answer = try await run(
      "render", "City.swift",
      source: Self.city + "\nfinal class Town: UIViewController {}\nfinal class Badge: UIView {}\n")
    #expect(answer.exitCode == 64)
    #expect(
      answer.errors
        == "tessera: 'City.swift' has several screens; add the name of one of City, Town, Badge\n")
  }

  @Test func `a storyboard is a screen without a Swift file`() async throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          initialViewController="one">
        <scenes><scene sceneID="scene"><objects>
          <viewController id="one" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="view">
              <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemIndigoColor"/>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    for path in ["Launch.storyboard", "."] {
      let answer = try await run(
        "render", path, "--format", "svg", "--no-status-bar", source: storyboard,
        file: "Launch.storyboard")
      #expect(answer.exitCode == 0, "\(answer.errors)")
      #expect(answer.output.contains("#5856D6") || answer.output.contains("#5856d6"))
    }
  }

  /// Runs the command with a file in a folder of its own.
  private func preview(
    _ source: String, named name: String = "Screen.swift", _ arguments: String...
  ) async throws -> CommandLineTool.Answer {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    return try await CommandLineTool.run(
      arguments: ["preview"] + arguments + ["--port", "0"], in: folder)
  }

  @Test func `a file without a screen is refused, and the classes that need arguments are named`()
    async throws
  {
    let answer = try await preview(
      """
      import UIKit
      final class Detail: UIViewController {
        init(city: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, "Screen.swift")
    #expect(answer.exitCode == 1)
    #expect(
      answer.errors == """
        tessera: 'Screen.swift' has no view controller or view that can be created without \
        arguments; Detail can be created only with arguments

        """)
  }

  @Test func `a type that needs arguments is refused with the correction`() async throws {
    let answer = try await preview(
      """
      import UIKit
      final class City: UIViewController {}
      final class Detail: UIViewController {
        init(city: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, "Screen.swift", "Detail")
    #expect(answer.exitCode == 1)
    #expect(
      answer.errors == """
        tessera: 'Detail' can be created only with arguments; add an initializer without, or a \
        subclass that has one

        """)
  }

  @Test func `an unknown type is corrected by the nearest one`() async throws {
    let source = "import UIKit\nfinal class CityController: UIViewController {}\n"
    let answer = try await preview(source, "Screen.swift", "CityControler")
    #expect(answer.exitCode == 64)
    #expect(
      answer.errors == """
        tessera: there is no view controller or view named 'CityControler', did you mean \
        'CityController'?

        """)
  }

  @Test(
    arguments: [
      (["None.swift"], "tessera: there is no file or folder 'None.swift'\n"),
      (
        ["Screen.txt"],
        "tessera: 'Screen.txt' is no Swift file, nib or storyboard; name one, or a folder with some\n"
      ),
      (
        ["Screen.txt", "--device", "phone"],
        "tessera: there is no device named 'phone'; 'tessera devices' lists all devices "
          + "(see 'tessera preview --help')\n"
      ),
      (["."], "tessera: there is no Swift file, nib or storyboard in the folder '.'\n"),
    ]) func `a path without sources is refused in one line`(
      arguments: [String], errors: String
    ) async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "".write(to: folder.appending(path: "Screen.txt"), atomically: true, encoding: .utf8)
    let answer = try await CommandLineTool.run(arguments: ["preview"] + arguments, in: folder)
    #expect(answer.errors == errors)
    #expect(answer.exitCode != 0)
    #expect(answer.output.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGHUP])
  func `a signal during a build ends the compiler, too`(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    try Self.city.write(toFile: folder.path("City.swift"), atomically: true, encoding: .utf8)
    // A compiler that never ends notes its number.
    try "#!/bin/sh\necho $$ > '\(folder.path("number"))'\nsleep 600\n"
      .write(toFile: folder.path("compiler"), atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("compiler"))
    let temporary = folder.url.appending(path: "temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = CommandLineTool.url
    process.arguments = ["check", folder.path("City.swift")]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TESSERA_SWIFTC": folder.path("compiler"), "TMPDIR": temporary.path,
      "TESSERA_CACHE": folder.path("cache"),
    ]) { $1 }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var number: pid_t?
    while number == nil, process.isRunning {
      try await Task.sleep(for: .milliseconds(20))
      number = (try? String(contentsOfFile: folder.path("number"), encoding: .utf8))
        .flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
    }
    kill(process.processIdentifier, signal)
    while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    #expect(process.terminationStatus == 128 + signal)
    #expect(kill(try #require(number), 0) == -1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }
}
