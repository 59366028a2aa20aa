import Foundation
import LoweringProtocol
import SourceLowering
import Testing

/// The list of what is missing.
struct MissingUseTests {
  private func uses(_ text: String) -> [MissingUse] {
    LoweringInput(files: [.init(path: "/App/A.swift", text: text)], module: "App").missingUses()
  }

  private func names(_ text: String) -> [String] {
    uses(text).map { "\($0.kind.rawValue) \($0.name) \($0.places.map(\.line))" }
  }

  @Test func `types are listed by frequency, with their sentence`() {
    let found = uses(
      """
      import UIKit
      class Wheel: UIGraphicsPDFRenderer {
        var picker: UIDocument?
        func go(_ picker: UIDocument) { _ = UIDocument() }
      }
      """)
    #expect(found.map(\.name) == ["UIDocument", "UIGraphicsPDFRenderer"])
    #expect(found[0].places.map(\.line) == [3, 4, 4])
    #expect(found[0].advice?.contains("UIDocumentPickerViewController") == true)
  }

  @Test func `a module of a package that is there is not listed, and may have members`() {
    let text = """
      import Pins
      import Others
      import UIKit
      func pin(_ view: UIView) { view.pinEdges() }
      let picker: UIDocument? = nil
      """
    let other = "import UIKit\nfunc frobnicate(_ view: UIView) { view.frobnicate() }"
    let input = LoweringInput(
      files: [.init(path: "/App/A.swift", text: text), .init(path: "/App/B.swift", text: other)],
      module: "App")
    #expect(
      input.missingUses(besides: ["Pins"]).map(\.name)
        == ["UIView.frobnicate", "Others", "UIDocument", "Pins"])
    #expect(input.missingUses().map(\.name).contains("UIView.pinEdges"))
  }

  private static let files = [
    "import UIKit\nlet a: UIGraphicsPDFRenderer? = nil\nlet b: UIDocument? = nil\nlet c: UIDocument? = nil\n",
    "import UIKit\nlet d: UIGraphicsPDFRenderer? = nil\n",
    "import UIKit\nimport HealthKit\n", "import UIKit\nimport HealthKit\nimport Pins\n",
    "import UIKit\n#if os(macOS)\nlet e: UIDocument? = nil\n#endif\n",
  ]

  private func uses(ofFiles texts: [String]) -> [MissingUse] {
    let files = texts.enumerated().map { LoweringInput.File(path: "/App/\($0).swift", text: $1) }
    return LoweringInput(files: files, module: "App").missingUses(besides: ["Pins"])
  }

  @Test func `the first parts are those without which most files compile`() {
    let found = uses(ofFiles: Self.files)
    #expect(
      found.map(\.name) == [
        "HealthKit", "UIGraphicsPDFRenderer", "UIDocument", "Pins", "os(macOS)",
      ])
    #expect(found.map(\.onlyCauseOf) == [2, 1, 0, 0, 0])
    #expect(found.map(\.files) == [2, 2, 1, 1, 1])
    #expect(
      found.summary()
        == "3 things, 4 files: HealthKit (module, 2 files), UIGraphicsPDFRenderer (2 files), UIDocument (1 file), "
        + "Pins (package, found)")
    #expect(found.summary(naming: 1)?.contains("HealthKit (module, 2 files), 2 more, Pins") == true)
  }

  @Test func `packages that are there and conditions are not missing`() {
    let found = uses(ofFiles: ["import UIKit\nimport Pins\n", Self.files[4]])
    #expect(found.map(\.name) == ["Pins", "os(macOS)"])
    #expect(found.summary() == nil)
  }

  @Test func `modules are listed unless they are checked`() {
    let text = "import UIKit\nimport CoreData\n#if canImport(HealthKit)\nimport HealthKit\n#endif\n"
    #expect(names(text) == ["module CoreData [2]"])
    #expect(uses(text)[0].advice?.contains("FileManager") == true)
    #expect(uses("import SnapKit\n")[0].advice?.contains("package") == true)
  }

  @Test func `prefixes of packages are listed as the module whose letters they are`() {
    let text = """
      import Kingfisher
      import SnapKit
      import UIKit
      let image = UIImageView()
      image.snp.makeConstraints { _ in }
      image.kf.setImage(with: nil)
      image.zzz.go()
      """
    #expect(
      names(text).sorted() == [
        "member UIImageView.zzz [7]", "module Kingfisher [1, 6]", "module SnapKit [2, 5]",
      ])
  }

  @Test func `conditions hold as on iOS in files that see UIKit by another one's import`() {
    let input = LoweringInput(
      files: [
        .init(path: "/App/Exports.swift", text: "@_exported import UIKit\n"),
        .init(
          path: "/App/Screen.swift",
          text: "#if os(iOS)\nclass Screen: UIViewController { @objc func tap() {} }\n#endif\n"),
      ], module: "App")
    #expect(!input.lowered().files[1].text.contains("#if"))
    #expect(!input.lowered().files[1].text.contains("@objc"))
  }

  @Test(arguments: [
    ("import UIKit", true), ("import Foundation", false), ("import Combine", false),
  ])
  func `conditions hold as on iOS in all files of a module that imports UIKit`(
    line: String, isForIOS: Bool
  ) {
    let input = LoweringInput(
      files: [
        .init(path: "/App/Import.swift", text: line + "\n"),
        .init(
          path: "/App/Values.swift",
          text: "import Foundation\n#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif\n"),
      ], module: "App")
    let text = input.lowered().files[1].text
    #expect(text.contains("let a = 2") == !isForIOS)
    #expect(text.contains("#if") == !isForIOS)
  }

  @Test func `modules of this package are not listed`() {
    let text = """
      import Combine
      import Photos
      import os.log
      import UniformTypeIdentifiers
      import MobileCoreServices
      import PlaygroundSupport
      """
    #expect(names(text) == [])
  }

  @Test func `constructs that are not lowered and parts of interface files are listed`() {
    let text = "class A: NSObject {\n  @NSManaged var name: String\n}\n"
    let input = LoweringInput(files: [.init(path: "/App/A.swift", text: text)], module: "App")
    let element = LoweringReport(
      path: "/App/Main.storyboard", line: 9, column: 1, severity: .warning,
      message: "<mapView> is not supported and is left out")
    let found = input.missingUses(elements: [element, element])
    #expect(found.map(\.kind) == [.element, .construct])
    #expect(found.map { $0.places.map(\.line) } == [[9, 9], [2]])
    #expect(found[1].name.hasPrefix("@NSManaged"))
  }

  @Test func `no product of this package is missing`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manifest = try String(
      contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let lists = manifest.matches(
      of: /let (?:optionalFrameworks|frameworks)(?:: \[String\])? = \[([^\]]*)\]/
    )
    .flatMap { $0.1.matches(of: /"(\w+)"/).map { String($0.1) } }
    let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    try #require(lists.count > 5)
    try #require(products.count > 5)
    let text = (lists + products).map { "import \($0)\n" }.joined()
    #expect(names(text) == [])
  }

  @Test func `members of objects with a stated type are listed`() {
    let text = """
      class A: UIView {
        let button = UIButton()
        override func layoutSubviews() { super.layoutSubviews(); super.unknownCall() }
        override func unknownOverride() {}
        func go(_ label: UILabel) {
          button.setTitle("", for: .normal)
          button.unknownButton()
          label.text = ""
          label.unknownLabel = 1
          self.button.unknownButton()
          UIView.unknownStatic()
        }
      }
      """
    #expect(
      names(text) == [
        "member UIButton.unknownButton [7, 10]", "member UILabel.unknownLabel [9]",
        "member UIView.unknownCall [3]", "member UIView.unknownOverride [4]",
        "member UIView.unknownStatic [11]",
      ])
  }

  @Test func `members and types of the module are not listed`() {
    let text = """
      class UIFancyView: UIView { func mine() {} }
      extension UIView { func added() {} }
      class A: UIViewController {
        let fancy = UIFancyView()
        let plain = UIView()
        func go(_ view: UIView) {
          fancy.mine(); plain.added()
          guard let view = view as? UIFancyView else { return }
          view.mine()
          let size: CGSize = .zero, color: CGColor? = nil, layer = CALayer()
          print(size, color, layer.bounds)
        }
      }
      """
    #expect(names(text) == [])
  }

  @Test func `an extension of a missing type is no declaration of it`() {
    let text = """
      import UIKit
      protocol Reusable {}
      extension UIDocument: Reusable {}
      class Wheel: UIDocument {}
      """
    #expect(names(text) == ["type UIDocument [3, 4]"])
  }

  @Test func `code that iOS leaves out is not listed, but its condition`() {
    let text = """
      import UIKit
      #if os(macOS)
      import AppKit
      let wheel: UIDocument? = nil
      #endif
      let view = UIView()
      """
    #expect(names(text) == ["condition os(macOS) [2]"])
  }

  @Test func `initializers and members of nested types are listed`() {
    let text = """
      import UIKit
      let known = [UIButton(type: .system), UIButton(frame: .zero), UIButton()]
      let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
      let made = UIButton(unknownLabel: 1)
      let configuration = UIButton.Configuration.unknownStyle()
      let plain = UIButton.Configuration.plain()
      """
    #expect(
      names(text) == [
        "member UIButton.Configuration.unknownStyle [5]", "member UIButton.init(unknownLabel:) [4]",
      ])
  }

  @Test func `a variadic parameter is an array, whose members are not of its elements`() {
    let text = """
      import UIKit
      func add(_ views: UIView..., to other: UIView) {
        views.forEach { other.addSubview($0) }
        print(views.unknownCount)
        other.unknownCall()
      }
      """
    #expect(names(text) == ["member UIView.unknownCall [5]"])
  }

  @Test func `members of a package's extension are listed as its module`() {
    let text = """
      import SnapKit
      import UIKit
      func go(_ view: UIView) {
        view.snp.removeConstraints()
        view.unknownCall()
      }
      """
    #expect(names(text) == ["module SnapKit [1, 4]", "member UIView.unknownCall [5]"])
  }
}
