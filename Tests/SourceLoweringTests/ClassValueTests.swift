import Foundation
import SourceLowering
import Testing

/// Objects of classes that are known only at run time.
struct ClassValueTests {
  private static let source = """
    import UIKit
    final class First: UIViewController { var loaded = [1, 2] }
    class Second: UIViewController {
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: (nibName ?? "none") + "!", bundle: bundle)
      }
      required init?(coder: NSCoder) { nil }
    }
    class Third: UIViewController {
      required init() { super.init(nibName: "required", bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    class Badge: UIView {
      var made = "stored"
      override init(frame: CGRect) {
        super.init(frame: frame)
        made += " \\(Int(frame.width))"
      }
      required init?(coder: NSCoder) { nil }
    }
    class Model: UIView {
      let number: Int
      required init(number: Int) {
        self.number = number
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    class Lacking: UIView {
      init(text: String) { super.init(frame: .zero) }
      required init?(coder: NSCoder) { nil }
    }
    struct Entry { let type: UIViewController.Type? }
    @MainActor protocol Factory: AnyObject { static func build(_ width: CGFloat) -> UIView }
    extension Factory where Self: UIView {
      static func build(_ width: CGFloat) -> UIView {
        Self(frame: CGRect(x: 0, y: 0, width: width, height: 1))
      }
    }
    extension Badge: Factory {}
    extension UIView {
      static func fresh() -> Self { self.init(frame: CGRect(x: 0, y: 0, width: 2, height: 2)) }
      static func implicit() -> Self { .init(frame: .zero) }
      func twin() -> UIView { type(of: self).init(frame: frame) }
    }
    extension UIViewController {
      static func fresh() -> Self { Self.init() }
      static func nib() -> Self { Self(nibName: String(describing: self), bundle: nil) }
    }
    @MainActor func make<T: UIViewController>(_ type: T.Type) -> T { T() }
    @MainActor func makeView<T: UIView>(_ type: T.Type) -> T { T() }
    @MainActor protocol Container { associatedtype Cell: UIView }
    extension Container {
      func cell() -> Cell { Cell(frame: CGRect(x: 0, y: 0, width: 3, height: 1)) }
    }
    struct Holder: Container { typealias Cell = Badge }
    class Generic<L: UICollectionViewLayout, C: UICollectionViewController>: NSObject {
      @MainActor func controller() -> C { C(collectionViewLayout: L()) }
    }
    protocol Plain { init() }
    struct Value: Plain { var text = "value" }
    func plain<T: Plain>(_ type: T.Type) -> T { T() }

    @MainActor func run() {
      let entries = [First.self, Second.self, Third.self].map { Entry(type: $0) }
      for entry in entries { print(entry.type?.init().nibName ?? "nil") }
      print(entries.compactMap { $0.type?.init() }.map { type(of: $0) })
      print((entries[0].type!.init() as? First)?.loaded ?? [])
      print((Badge.build(7) as? Badge)?.made ?? "", Badge.fresh().made, Badge.implicit().made)
      print(First.fresh().loaded, Second.nib().nibName ?? "", (Badge.fresh().twin() as? Badge)?.made ?? "")
      print(make(First.self).loaded, make(Third.self).nibName ?? "", makeView(Badge.self).made)
      print(Holder().cell().made, type(of: Generic<UICollectionViewFlowLayout, UICollectionViewController>()
        .controller().collectionViewLayout))
      let models: [Model.Type] = [Model.self]
      print(models[0].init(number: 4).number, plain(Value.self).text)
      let views: [String: UIView.Type] = ["b": UIButton.self, "l": UILabel.self]
      print(type(of: views["b"]!.init()), type(of: views["l"]!.init(frame: .zero)))
      let spinner: UIActivityIndicatorView.Type = UIActivityIndicatorView.self
      print(spinner.init(style: .large).style == .large)
      let navigation: UINavigationController.Type = UINavigationController.self
      print(navigation.init(rootViewController: First()).viewControllers.count)
      let object: NSObject.Type = UILabel.self
      print(type(of: object.init()))
      let pair: (kind: UIGestureRecognizer.Type, Int) = (UITapGestureRecognizer.self, 1)
      print(type(of: pair.kind.init(target: nil, action: nil)))
      if CommandLine.arguments.count > 1 { _ = (Lacking.self as UIView.Type).init() }
    }

    """

  @Test func `a value of a class makes objects, or ends with the names of class and initializer`()
    async throws
  {
    let result = LoweringInput(
      files: [
        .init(path: "/user/App.swift", text: Self.source),
        .init(path: "/user/main.swift", text: "run()\n"),
      ],
      module: "App", registration: .none
    ).lowered()
    #expect(result.reports.isEmpty)
    let program = try LoweredProgram()
    let names = ["App.swift", "main.swift"]
    let files = try result.files.enumerated().map { try program.write($1.text, to: names[$0]) }
    let outputs = try await program.run(files, arguments: [[], ["lacking"]])
    #expect(
      outputs[0] == """
        nil
        none!
        required
        [App.First, App.Second, App.Third]
        [1, 2]
        stored 7 stored 2 stored 0
        [1, 2] Second! stored 2
        [1, 2] required stored 0
        stored 3 UICollectionViewFlowLayout
        4 value
        UIButton UILabel
        true
        1
        UILabel
        UITapGestureRecognizer

        """)
    #expect(
      outputs[1].contains(
        "Use of unimplemented initializer 'init(frame:)' for class 'App.Lacking'"))
  }

  @Test(arguments: [
    "(NSClassFromString(\"App.Badge\") as! UIView.Type).init()", "types[\"a.B\"]!.init()",
    "type(of: Outer.Inner.shared).init(frame: .zero)", "Self.Kind.first.type.init()",
    "find(Outer.Badge.self).init()", "types.map { $0.init() }",
  ])
  func `any expression of a class value makes an object`(expression: String) {
    #expect(lowersConstruction("let made = \(expression)\n"))
  }

  @Test(arguments: [
    "Badge.init()", "Outer.Badge.init(frame: .zero)", "Box<Int>.init()", "[Int].init()", "Badge()",
  ])
  func `a named class is no value`(expression: String) {
    #expect(!lowersConstruction("let made = \(expression)\n"))
  }

  /// Returns whether a file sees UIKit's initializers of class values.
  private func lowersConstruction(_ text: String) -> Bool {
    LoweringInput(
      files: [.init(path: "/user/A.swift", text: "import UIKit\n" + text)], module: "App",
      registration: .none
    ).lowered().files[0].text.contains("@_spi(Lowering) import UIKit")
  }
}
