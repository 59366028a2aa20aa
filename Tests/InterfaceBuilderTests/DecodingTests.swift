import TesseraTesting
import Testing

@_spi(Lowering) @testable import UIKit

extension InterfaceDocumentTests {
  /// The values of objects, and those that files leave out.
  @Suite @MainActor struct Decoding {
    /// Returns the object that the calls describe.
    private func object<Object>(
      _ type: Object.Type = Object.self, _ describe: (InterfaceDocument) -> Void
    ) throws -> Object {
      let document = InterfaceDocument(
        isStoryboard: false, name: "Part", module: "InterfaceBuilderTests", file: "Part.xib")
      describe(document)
      let loader = InterfaceLoader(
        document, bundle: nil, storyboard: nil, owner: nil, ownerID: "")
      let object = try #require(document.scenes.first.flatMap { loader.object(for: $0) })
      loader.finish()
      return try #require(object as? Object)
    }

    @Test(arguments: [nil, true, false])
    func `a label fits its text unless the file says NO`(written: Bool?) throws {
      let label: UILabel = try object { d in
        d.open("label", "objects", "l", 1)
        d.number("minimumScaleFactor", 0.5)
        if let written { d.flag("adjustsFontSizeToFit", written) }
        d.close()
      }
      #expect(label.adjustsFontSizeToFitWidth == (written ?? true))
      #expect(label.minimumScaleFactor == 0.5)
    }

    @Test func `margins of a stack's own arrange its views`() throws {
      func stack(_ describe: (InterfaceDocument) -> Void) throws -> UIStackView {
        try object { d in
          d.open("stackView", "objects", "s", 1)
          describe(d)
          d.close()
        }
      }
      #expect(try !stack { _ in }.isLayoutMarginsRelativeArrangement)
      let own = try stack { $0.insets("layoutMargins", 1, 2, 3, 4) }
      #expect(own.isLayoutMarginsRelativeArrangement)
      #expect(own.layoutMargins.left == 2)
      #expect(
        try stack { $0.insets("directionalLayoutMargins", 1, 2, 3, 4) }
          .isLayoutMarginsRelativeArrangement)
      #expect(
        try !stack {
          $0.insets("layoutMargins", 1, 2, 3, 4)
          $0.flag("layoutMarginsRelativeArrangement", false)
        }.isLayoutMarginsRelativeArrangement)
      #expect(
        try stack { $0.flag("@layoutMarginsRelativeArrangement", true) }
          .isLayoutMarginsRelativeArrangement)
    }

    @Test func `values that the file leaves out return after a variation`() throws {
      let view: UIView = try object { d in
        d.open("view", "objects", "v", 1)
        d.rect("frame", 0, 0, 200, 200)
        d.open("stackView", "subviews", "s", 2)
        d.flag("insetsLayoutMarginsFromSafeArea", false)
        d.open("variation", "variations", "", 3)
        d.word("widthClass", "compact")
        d.flag("hidden", true)
        d.number("spacing", 12)
        d.insets("layoutMargins", 20, 20, 20, 20)
        d.white("backgroundColor", 0.5, 1)
        d.close()
        d.close()
        d.open("constraint", "constraints", "c", 4)
        d.text("firstItem", "s")
        d.word("firstAttribute", "top")
        d.text("secondItem", "v")
        d.word("secondAttribute", "top")
        d.open("variation", "variations", "", 5)
        d.word("widthClass", "compact")
        d.number("constant", 30)
        d.number("priority", 600)
        d.close()
        d.close()
        d.close()
      }
      let controller = UIViewController()
      controller.view = view
      let screen = HostedScreen(controller, on: .iPhone15)
      let stack = try #require(view.subviews.first as? UIStackView)
      let constraint = try #require(view.constraints.first)
      #expect(stack.isHidden)
      #expect(stack.spacing == 12)
      #expect(stack.layoutMargins.top == 20)
      #expect(stack.isLayoutMarginsRelativeArrangement)
      #expect(stack.backgroundColor != nil)
      #expect(constraint.constant == 30)
      #expect(constraint.priority.rawValue == 600)
      view.traitOverrides.horizontalSizeClass = .regular
      screen.layOut()
      #expect(!stack.isHidden)
      #expect(stack.spacing == 0)
      #expect(stack.layoutMargins.top == 8)
      #expect(!stack.isLayoutMarginsRelativeArrangement)
      #expect(stack.backgroundColor == nil)
      #expect(constraint.constant == 0)
      #expect(constraint.priority == .required)
      #expect(constraint.isActive)
      view.traitOverrides.horizontalSizeClass = .compact
      screen.layOut()
      #expect(stack.isHidden)
      #expect(constraint.constant == 30)
    }

    @Test func `a bar has the color of the file`() throws {
      let toolbar: UIToolbar = try object { d in
        d.open("toolbar", "objects", "t", 1)
        d.flag("translucent", false)
        d.white("barTintColor", 0.25, 1)
        d.close()
      }
      #expect(!toolbar.isTranslucent)
      #expect(toolbar.barTintColor == UIColor(white: 0.25, alpha: 1))
      let tabs: UITabBar = try object { d in
        d.open("tabBar", "objects", "t", 1)
        d.flag("translucent", false)
        d.open("tabBarItem", "items", "i", 2)
        d.localized("title", "Home", "i.title")
        d.localized("badgeValue", "3", "i.badgeValue")
        d.close()
        d.close()
      }
      #expect(!tabs.isTranslucent)
      #expect(tabs.items?.map(\.title) == ["Home"])
      #expect(tabs.items?.first?.badgeValue == "3")
    }

    @Test func `accessibility traits come from the file`() throws {
      let view: UIImageView = try object { d in
        d.open("imageView", "objects", "v", 1)
        d.open("accessibility", "accessibilityConfiguration", "", 2)
        d.words("traits", "button header")
        d.close()
        d.close()
      }
      #expect(view.accessibilityTraits == [.button, .header])
    }

    @Test func `a button's configuration has the font of its title`() throws {
      let button: UIButton = try object { d in
        d.open("button", "objects", "b", 1)
        d.open("buttonConfiguration", "configuration", "", 2)
        d.localized("title", "Go", "b.configuration.title")
        d.systemFont("titleFontDescription", 23, "heavy")
        d.word("buttonSize", "large")
        d.close()
        d.close()
      }
      let controller = UIViewController()
      controller.view.addSubview(button)
      let screen = HostedScreen(controller, on: .iPhone15)
      screen.layOut()
      #expect(button.titleLabel?.font == .systemFont(ofSize: 23, weight: .heavy))
      #expect(button.configuration?.buttonSize == .large)
    }

    @Test func `an effect has each style`() throws {
      let view: UIVisualEffectView = try object { d in
        d.open("visualEffectView", "objects", "v", 1)
        d.open("blurEffect", "blurEffect", "", 2)
        d.word("style", "systemThinMaterialDark")
        d.close()
        d.close()
      }
      #expect(view.effect == UIBlurEffect(style: .systemThinMaterialDark))
    }

    @Test func `a refresh control belongs to its scroll view, with its action`() throws {
      let scrollView: UIScrollView = try object { d in
        d.open("scrollView", "objects", "s", 1)
        d.open("refreshControl", "refreshControl", "r", 2)
        d.action("reload:", "s", "valueChanged", 3)
        d.close()
        d.close()
      }
      let control = try #require(scrollView.refreshControl)
      #expect(
        control.actions(forTarget: scrollView, forControlEvent: .valueChanged) == ["reload:"])
    }
  }

  /// View controllers of storyboards that tests describe.
  @Suite @MainActor struct Scenes {
    /// Returns the view controller of a storyboard with one scene.
    private func controller(_ describe: (InterfaceDocument) -> Void) throws -> UIViewController {
      let document = InterfaceDocument(
        isStoryboard: true, name: "Scene", module: "InterfaceBuilderTests",
        file: "Scene.storyboard")
      document.initialViewController = "a"
      document.open("scene", "scenes", "s", 1)
      describe(document)
      document.close()
      return try #require(
        UIStoryboard(document, bundle: nil).instantiateInitialViewController())
    }

    @Test func `the content lies below the bars that the file names`() throws {
      func edges(_ words: String?) throws -> UIRectEdge {
        try controller { d in
          d.open("viewController", "objects", "a", 2)
          if let words { d.words("edgesForExtendedLayout", words) }
          d.close()
        }.edgesForExtendedLayout
      }
      #expect(try edges(nil) == .all)
      #expect(try edges("") == [])
      #expect(try edges("top bottom") == [.top, .bottom])
    }

    @Test func `the segue of a recognizer beside the view controller has its identifier`() throws {
      let source = try controller { d in
        d.open("viewController", "objects", "a", 2)
        d.open("view", "view", "v", 3)
        d.close()
        d.close()
        d.open("tapGestureRecognizer", "objects", "t", 4)
        d.open("segue", "segues", "g", 5)
        d.text("destination", "b")
        d.word("kind", "presentation")
        d.text("identifier", "tapped")
        d.close()
        d.close()
        d.close()
        d.open("scene", "scenes", "s2", 6)
        d.open("viewController", "objects", "b", 7)
        d.localized("title", "Second", "b.title")
        d.close()
      }
      let screen = HostedScreen(source, on: .iPhone15)
      source.performSegue(withIdentifier: "tapped", sender: nil)
      #expect(source.presentedViewController?.title == "Second")
      _ = screen
    }

    @Test func `a scene without a view has the view of the class's nib`() throws {
      InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "LoosePanel") {
        let d = InterfaceDocument(
          isStoryboard: false, name: "LoosePanel", module: "InterfaceBuilderTests",
          file: "LoosePanel.xib")
        d.open("scene", "scenes", "", 1)
        d.open("placeholder", "objects", "-1", 1)
        d.text("placeholderIdentifier", "IBFilesOwner")
        d.outlet("view", "v", 2)
        d.close()
        d.open("view", "objects", "v", 3)
        d.number("tag", 77)
        d.close()
        d.close()
        return d
      }
      let panel = try controller { d in
        d.open("viewController", "objects", "a", 2)
        d.customClass("LoosePanelController", "")
        d.close()
      }
      #expect(panel is LoosePanelController)
      #expect(panel.view.tag == 77)
      let plain = try controller { d in
        d.open("viewController", "objects", "a", 2)
        d.close()
      }
      #expect(plain.view.tag == 0)
    }

    @Test func `a reference prefers the storyboard of its own module`() throws {
      for module in ["Atlas", "InterfaceBuilderTests"] {
        InterfaceRegistry.register(module: module, document: "Chapter") {
          let d = InterfaceDocument(
            isStoryboard: true, name: "Chapter", module: module, file: "Chapter.storyboard")
          d.initialViewController = "c"
          d.open("scene", "scenes", "s", 1)
          d.open("viewController", "objects", "c", 2)
          d.localized("title", module, "c.title")
          d.close()
          d.close()
          return d
        }
      }
      let referenced = try controller { d in
        d.open("viewControllerPlaceholder", "objects", "a", 2)
        d.text("storyboardName", "Chapter")
        d.close()
      }
      #expect(referenced.title == "InterfaceBuilderTests")
    }
  }
}

final class LoosePanelController: UIViewController {}
