import Testing

@testable import SourceBuilding
@testable import SourceLowering

/// Imports that a copy needs for declarations of other files.
struct ImportTests {
  private func header(_ texts: [String], of file: Int) -> [Substring] {
    let input = LoweringInput(
      files: texts.enumerated().map { .init(path: "/App/\($0).swift", text: $1) }, module: "App",
      registration: .none)
    let copy = input.lowered().files[file]
    guard copy.isChanged else { return [] }
    let lines = copy.text.split(separator: "\n")
    return Array(lines.prefix { !$0.hasPrefix("#sourceLocation") })
  }

  @Test func `a class imports what the types of optional methods need`() {
    let listener = """
      import Photos
      import class ObjectiveC.NSObject
      @objc protocol Picker {
        @objc optional func picked(_ asset: PHAsset)
        @objc optional func ended(_ asset: PHAsset)
      }

      """
    let base = "import UIKit\nclass Base: UIView, Picker {}\n"
    #expect(header([listener, base], of: 1) == [])
    let sub = "import Photos\nclass Sub: Base {\n  func picked(_ asset: PHAsset) {}\n}\n"
    #expect(header([listener, base, sub], of: 1) == ["import Photos"])
    #expect(header([listener, base, sub], of: 2) == ["import UIKit"])
  }

  @Test func `a moved member brings the imports of its file`() {
    let member = """
      import Foundation
      import class ObjectiveC.NSObject
      extension Base {
        override func layoutSubviews() {}
      }

      """
    #expect(
      header(["class Base: UIView {}\n", member], of: 0) == ["import Foundation", "import UIKit"])
  }

  @Test func `a moved member brings the module in place of one that is not here`() {
    let member = "import Darwin.C\nextension Base {\n  override func layoutSubviews() {}\n}\n"
    #expect(header(["class Base: UIView {}\n", member], of: 0) == ["import Glibc"])
  }

  @Test func `functions of the Objective-C runtime need a module beside Foundation`() {
    let use = "import Foundation\nlet time = autoreleasepool { CFAbsoluteTimeGetCurrent() }\n"
    #expect(header([use], of: 0) == ["import UIKit"])
    #expect(header(["import Foundation\nlet time = Date()\n"], of: 0) == [])
  }

  @Test func `the keychain needs a module beside Foundation`() {
    let use = "let status = SecItemDelete([kSecClass: service] as CFDictionary)\n"
    #expect(
      header(["import Foundation\n" + use], of: 0) == ["import CoreGraphics", "import Security"])
    #expect(header(["import Security\n" + use], of: 0) == [])
    #expect(header(["import UIKit\n" + use], of: 0) == ["import Security"])
  }

  @Test func `filters and sources of images need modules beside UIKit`() {
    let filter = "let image: CIImage? = nil\nlet key = kCIInputRadiusKey\n"
    #expect(header(["import UIKit\n" + filter], of: 0) == ["import CoreImage"])
    #expect(header(["import WebKit\n" + filter], of: 0) == ["import CoreImage"])
    #expect(header(["import Foundation\n" + filter], of: 0) == [])
    #expect(header(["import CoreImage\nimport UIKit\n" + filter], of: 0) == [])
    #expect(header(["import UIKit\nclass CIImage {}\nlet image: CIImage? = nil\n"], of: 0) == [])
    let source = "let status = CGImageSourceGetStatus(source), key = kCGImageSourceShouldCache\n"
    #expect(header(["import UIKit\n" + source], of: 0) == ["import ImageIO"])
    #expect(header(["import Photos\nimport UIKit\n" + source], of: 0) == [])
    #expect(header(["import UIKit\nlet status = errSecAuthFailed\n"], of: 0) == ["import Security"])
  }

  @Test func `types of Core Foundation need a module beside Foundation`() {
    let use = "import Foundation\nlet name = text as CFString\n"
    #expect(header([use], of: 0) == ["import CoreGraphics"])
  }
}
