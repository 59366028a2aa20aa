import TesseraTesting
import Testing

@_spi(Lowering) @testable import UIKit

extension InterfaceDocumentTests {
  /// The objects of a nib.
  @Suite @MainActor struct Nibs {
    private let owner = FormOwner()

    private func form() throws -> RecordingView {
      let objects = try #require(
        Bundle.main.loadNibNamed("FormView", owner: owner, options: nil))
      #expect(objects.map { "\(type(of: $0))" } == ["RecordingView", "FormModel"])
      return try #require(objects.first as? RecordingView)
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + find(type, in: $0) }
    }

    @Test func `objects are created, connected, and sent awakeFromNib`() throws {
      let calls = try CallRecord.during { _ = try form() }
      #expect(calls == ["init subviews 3 width 320.0", "awake constraints 4"])
    }

    @Test func `outlets of the owner are connected`() throws {
      let view = try form()
      #expect(owner.name.isDescendant(of: view))
      #expect(owner.model != nil)
    }

    @Test func `controls have the values of the file`() throws {
      let view = try form()
      #expect(owner.name.text == "Ada")
      #expect(owner.name.placeholder == "Name")
      #expect(owner.name.font == .systemFont(ofSize: 19, weight: .semibold))
      #expect(owner.name.borderStyle == .roundedRect)
      #expect(owner.name.clearButtonMode == .whileEditing)
      #expect(owner.name.keyboardType == .emailAddress)
      #expect(owner.name.returnKeyType == .done)
      #expect(owner.name.isSecureTextEntry)
      #expect(owner.name.textAlignment == .center)
      let stack = try #require(find(UIStackView.self, in: view).first)
      #expect(stack.arrangedSubviews.count == 10)
      #expect(stack.axis == .vertical)
      #expect(stack.distribution == .equalSpacing)
      #expect(stack.alignment == .leading)
      #expect(stack.spacing == 9)
      let toggle = try #require(stack.arrangedSubviews[1] as? UISwitch)
      #expect(toggle.isOn)
      #expect(toggle.contentHuggingPriority(for: .vertical).rawValue == 750)
      #expect(toggle.onTintColor == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
      #expect(toggle.accessibilityIdentifier == "wifi")
      #expect(toggle.accessibilityLabel == "Wi-Fi")
      #expect(!toggle.isAccessibilityElement)
      let slider = try #require(stack.arrangedSubviews[2] as? UISlider)
      #expect([slider.minimumValue, slider.value, slider.maximumValue] == [1, 3.5, 4])
      let stepper = try #require(stack.arrangedSubviews[3] as? UIStepper)
      #expect([stepper.minimumValue, stepper.value, stepper.stepValue] == [1, 2, 0.5])
      #expect(stepper.wraps)
      let pages = try #require(stack.arrangedSubviews[4] as? UIPageControl)
      #expect(pages.numberOfPages == 5)
      #expect(pages.currentPage == 2)
      #expect((stack.arrangedSubviews[5] as? UIProgressView)?.progress == 0.25)
      let wheel = try #require(stack.arrangedSubviews[6] as? UIActivityIndicatorView)
      #expect(wheel.isAnimating)
      #expect(wheel.style == .large)
      #expect(wheel.hidesWhenStopped)
      let text = try #require(stack.arrangedSubviews[7] as? UITextView)
      #expect(text.text == "Two\nlines")
      #expect(!text.isEditable)
      #expect(text.textAlignment == .right)
      #expect(text.font == .preferredFont(forTextStyle: .headline))
    }

    @Test func `buttons have the titles and colors of their states`() throws {
      let stack = try #require(find(UIStackView.self, in: try form()).first)
      let save = try #require(stack.arrangedSubviews[8] as? UIButton)
      #expect(save.buttonType == .system)
      #expect(save.isSelected)
      #expect(save.title(for: .normal) == "Save")
      #expect(save.title(for: .disabled) == "Saved")
      #expect(
        save.titleColor(for: .normal) == UIColor(displayP3Red: 0, green: 0.5, blue: 0, alpha: 1))
      #expect(save.titleLabel?.font == .boldSystemFont(ofSize: 13))
      let send = try #require(stack.arrangedSubviews[9] as? UIButton)
      #expect(send.configuration?.title == "Send")
      #expect(send.configuration?.image != nil)
      #expect(send.configuration?.baseBackgroundColor == .systemRed)
      #expect(send.configuration?.imagePlacement == .trailing)
      #expect(send.configuration?.cornerStyle == .capsule)
      save.sendActions(for: .touchUpInside)
      #expect(owner.saves == ["Save"])
    }

    @Test func `a frame for the designer's device is resized by its mask`() throws {
      let view = try form()
      let part = try #require(view.subviews.last)
      #expect(part.frame == CGRect(x: 20, y: 400, width: 280, height: 60))
      #expect(part.alpha == 0.5)
      #expect(part.tag == 7)
      view.frame = CGRect(x: 0, y: 0, width: 400, height: 700)
      view.layoutIfNeeded()
      #expect(part.frame == CGRect(x: 20, y: 620, width: 360, height: 60))
    }

    @Test func `constraints vary with the size classes`() throws {
      let controller = UIViewController()
      let view = try form()
      controller.view = view
      let screen = HostedScreen(controller, on: .iPhone15)
      let stack = try #require(find(UIStackView.self, in: view).first)
      #expect(stack.frame.minY == 16)
      let ratio = try #require(view.constraints.first { $0.identifier == "three quarters" })
      #expect(ratio.multiplier == 0.75)
      #expect(ratio.priority.rawValue == 900)
      #expect(view.constraints.count == 4)
      view.traitOverrides.horizontalSizeClass = .regular
      screen.layOut()
      #expect(stack.frame.minY == 48)
      #expect(view.constraints.count == 5)
      view.traitOverrides.horizontalSizeClass = .compact
      screen.layOut()
      #expect(stack.frame.minY == 16)
      #expect(view.constraints.count == 4)
    }

    @Test func `texts come from a strings file with the keys of Interface Builder`() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).bundle")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let strings = """
        "frm-bt-001.normalTitle" = "Sichern";
        "frm-tf-001.placeholder" = "Wer";
        """
      try Data(strings.utf8).write(to: folder.appendingPathComponent("FormView.strings"))
      let bundle = try #require(Bundle(path: folder.path))
      let view = try #require(
        UINib(nibName: "FormView", bundle: bundle).instantiate(withOwner: owner).first
          as? UIView)
      #expect(owner.name.placeholder == "Wer")
      #expect(owner.name.text == "Ada")
      let stack = try #require(find(UIStackView.self, in: view).first)
      #expect((stack.arrangedSubviews[8] as? UIButton)?.title(for: .normal) == "Sichern")
    }

    @Test func `unknown classes and attributes are reported, and UIKit's class is used`() {
      var messages: [String] = []
      let sink = DeveloperLog.sink
      DeveloperLog.sink = { messages.append($0) }
      defer { DeveloperLog.sink = sink }
      InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "Unknown") {
        let d = InterfaceDocument(
          isStoryboard: false, name: "Unknown", module: "InterfaceBuilderTests",
          file: "Unknown.xib")
        d.open("scene", "scenes", "", 1)
        d.open("label", "objects", "l", 4)
        d.customClass("NoSuchLabel", "")
        d.number("@size", 3)
        d.close()
        d.close()
        return d
      }
      let objects = UINib(nibName: "Unknown", bundle: nil).instantiate(withOwner: nil)
      #expect(objects.map { "\(type(of: $0))" } == ["UILabel"])
      #expect(
        messages == [
          "Unknown class NoSuchLabel in Interface Builder file: Unknown.xib:4, element l. The object "
            + "is a UILabel.",
          "Failed to set (size) user defined inspected property on (UILabel), Unknown.xib:4, element "
            + "l: this class is not key value coding-compliant for the key size.",
        ])
    }

    @Test func `an object without the methods of a delegate can be connected to its outlet`() {
      var messages: [String] = []
      let sink = DeveloperLog.sink
      DeveloperLog.sink = { messages.append($0) }
      defer { DeveloperLog.sink = sink }
      InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "Undelegated") {
        let d = InterfaceDocument(
          isStoryboard: false, name: "Undelegated", module: "InterfaceBuilderTests",
          file: "Undelegated.xib")
        d.open("scene", "scenes", "", 1)
        d.open("placeholder", "objects", "-1", 3)
        d.text("placeholderIdentifier", "IBFilesOwner")
        d.close()
        d.open("scrollView", "objects", "s", 4)
        d.outlet("delegate", "-1", 5)
        d.close()
        d.close()
        return d
      }
      let objects = UINib(nibName: "Undelegated", bundle: nil)
        .instantiate(withOwner: UIViewController())
      #expect(objects.map { "\(type(of: $0))" } == ["UIScrollView"])
      #expect((objects.first as? UIScrollView)?.delegate == nil)
      #expect(
        messages == [
          "The UIViewController that Undelegated.xib:5 connects to the outlet 'delegate' of "
            + "UIScrollView does not adopt UIScrollViewDelegate; the outlet is not set."
        ])
    }

    @Test func `the descriptions of extensions are added to the class's`() {
      InterfaceRegistry.register(module: "InterfaceBuilderTests") {
        [
          InterfaceClass(
            UIView.self, named: "UIView", outlets: [.attribute("roundness") { $0.tag = $1 }]),
          InterfaceClass(
            ExtendedObject.self, named: "ExtendedObject",
            actions: ["close": Selector("close()", ExtendedObject.close)]),
          InterfaceClass(
            ExtendedObject.self, named: "ExtendedObject", make: { ExtendedObject() },
            actions: ["open": Selector("open()", ExtendedObject.open)]),
          InterfaceClass(
            ExtendedObject.self, named: "ExtendedObject",
            outlets: [.outlet("other") { $0.other = $1 }]),
        ]
      }
      let view = InterfaceRegistry.classes(of: UIView())
      #expect(view.count == 1)
      #expect(view.first?.attribute("alpha") != nil)
      #expect(view.first?.attribute("roundness") != nil)
      let document = InterfaceDocument(
        isStoryboard: false, name: "", module: "InterfaceBuilderTests", file: "")
      let object = InterfaceRegistry.type(named: "ExtendedObject", module: nil, document: document)
      #expect(object?.make?() is ExtendedObject)
      #expect(object.map { Set($0.actions.keys) } == ["open", "close"])
      #expect(object?.outlet("other") != nil)
    }

    @Test func `numbers are set as the types of attributes`() {
      let view = TypedView()
      let set = InterfaceClass(
        TypedView.self, named: "TypedView",
        outlets: [
          .attribute("int") { $0.int = $1 }, .attribute("float") { $0.float = $1 },
          .attribute("optional") { $0.optional = $1 }, .attribute("color") { $0.color = $1 },
        ])
      let values = InterfaceValues(
        values: [:],
        document: InterfaceDocument(isStoryboard: false, name: "", module: "", file: ""),
        bundle: nil)
      #expect(set.attribute("int")?(view, values.argument(.number(3))) == nil)
      #expect(set.attribute("float")?(view, values.argument(.number(2.5))) == nil)
      #expect(set.attribute("optional")?(view, values.argument(.number(1.5))) == nil)
      #expect(set.attribute("color")?(view, values.argument(.color(.red))) == nil)
      #expect(view.int == 3)
      #expect(view.float == 2.5)
      #expect(view.optional == 1.5)
      #expect(view.color == .red)
      #expect(set.attribute("color")?(view, values.argument(.none)) == nil)
      #expect(view.color == nil)
      #expect(set.attribute("int")?(view, values.argument(.number(2.5))) == "Int")
      #expect(set.attribute("int")?(view, values.argument(.text("3"))) == "Int")
    }

    @Test func `a view controller loads the nib of its class's name`() throws {
      let controller = PlainFormController()
      #expect(controller.view is RecordingView)
      let named = PlainFormController(nibName: "PlainForm", bundle: nil)
      #expect(named.viewIfLoaded == nil)
      #expect(named.view is RecordingView)
    }

    @Test func `a plain view controller without a nib has a plain view`() {
      #expect(type(of: UIViewController().view!) == UIView.self)
    }
  }
}

private final class TypedView: UIView {
  var int = 0
  var float: Float = 0
  var optional: CGFloat?
  var color: UIColor? = .blue
}

/// A view controller with a nib that is made in code, as generated text makes it.
private final class PlainFormController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    Self.register
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }

  private static let register: Void = {
    InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "PlainForm") {
      let d = InterfaceDocument(
        isStoryboard: false, name: "PlainForm", module: "InterfaceBuilderTests",
        file: "PlainForm.xib")
      d.open("scene", "scenes", "", 1)
      d.open("placeholder", "objects", "-1", 2)
      d.text("placeholderIdentifier", "IBFilesOwner")
      d.outlet("view", "v", 3)
      d.close()
      d.open("view", "objects", "v", 4)
      d.customClass("RecordingView", "")
      d.close()
      d.close()
      return d
    }
  }()
}

@MainActor private final class ExtendedObject: NSObject {
  var other: NSObject?
  func open() {}
  func close() {}
}
