import Testing
import UIKit

@MainActor @Suite("View controller life cycle")
struct ViewsLifeCycle {
  final class Log {
    var lines: [String] = []
  }

  final class Recorder: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("not used") }
    private func note(_ call: String) { log.lines.append("\(name) \(call)") }

    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      let inWindow = view.window == nil ? "no window" : "window"
      note("viewIsAppearing \(inWindow) \(Int(view.safeAreaInsets.top))")
    }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
    override func willMove(toParent parent: UIViewController?) {
      note("willMove \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
      note("didMove \(parent == nil ? "nil" : "parent")")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("viewWillTransition \(Int(size.width))x\(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in
        self.note("alongside \(Int(self.view.bounds.width))")
      } completion: { _ in
        self.note("completion")
      }
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("willTransition \(newCollection.verticalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      note("traitCollectionDidChange")
    }
  }

  @Test func `first showing`() {
    let log = Log()
    let window = UIWindow(device: .standard) { Recorder("root", log) }
    #expect(
      log.lines == [
        "root loadView", "root viewDidLoad", "root viewWillAppear",
        "root viewIsAppearing window 59", "root viewSafeAreaInsetsDidChange",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root viewDidAppear",
      ])
    #expect(window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(window.rootViewController?.view.next === window.rootViewController)
    #expect(window.rootViewController?.next === window)
  }

  @Test func `nothing is loaded until the window shows`() {
    let log = Log()
    let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = Recorder("root", log)
    #expect(window.isHidden)
    #expect(log.lines.isEmpty)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    #expect(log.lines.last == "root viewDidAppear")
  }

  @Test func `hiding and replacing`() {
    let log = Log()
    let window = UIWindow(device: .standard) { Recorder("first", log) }
    log.lines = []
    window.isHidden = true
    #expect(
      log.lines == [
        "first viewWillDisappear", "first viewSafeAreaInsetsDidChange", "first viewDidDisappear",
      ])
    window.isHidden = false
    log.lines = []
    window.rootViewController = Recorder("second", log)
    #expect(
      log.lines.filter { !$0.contains("Layout") && !$0.contains("SafeArea") } == [
        "first viewWillDisappear", "first viewDidDisappear", "second loadView",
        "second viewDidLoad", "second viewWillAppear", "second viewIsAppearing window 59",
        "second viewDidAppear",
      ])
  }

  @Test func `children appear with their parent`() {
    let log = Log()
    final class Container: UIViewController {
      var child: UIViewController!
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let window = UIWindow(device: .standard) {
      let outer = Container()
      outer.child = Recorder("child", log)
      return outer
    }
    let outer = window.rootViewController as! Container
    #expect(
      log.lines.filter { !$0.contains("SafeArea") } == [
        "child willMove parent", "child loadView", "child viewDidLoad", "child didMove parent",
        "child viewWillAppear", "child viewIsAppearing window 59", "child viewWillLayoutSubviews",
        "child viewDidLayoutSubviews", "child viewDidAppear",
      ])
    log.lines = []
    outer.child.willMove(toParent: nil)
    outer.child.view.removeFromSuperview()
    outer.child.removeFromParent()
    #expect(
      log.lines.filter { !$0.contains("SafeArea") } == [
        "child willMove nil", "child viewWillDisappear", "child viewDidDisappear",
        "child didMove nil",
      ])
    #expect(outer.children.isEmpty)
    #expect(window.subviews.count == 1)
  }

  @Test func `a child added later appears at once`() {
    let log = Log()
    let window = UIWindow(device: .standard) { UIViewController() }
    let child = Recorder("child", log)
    window.rootViewController?.addChild(child)
    window.rootViewController?.view.addSubview(child.view)
    #expect(
      log.lines.filter { !$0.contains("SafeArea") } == [
        "child willMove parent", "child loadView", "child viewDidLoad", "child viewWillAppear",
        "child viewIsAppearing window 59", "child viewDidAppear",
      ])
  }

  @Test func `containers may forward by themselves`() {
    let log = Log()
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let child = Recorder("child", log)
    let window = UIWindow(device: .standard) {
      let outer = Manual()
      outer.addChild(child)
      outer.view.addSubview(child.view)
      return outer
    }
    #expect(!log.lines.contains { $0.contains("ppear") })
    log.lines = []
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.lines.filter { $0.contains("ppear") } == [
        "child viewWillAppear", "child viewIsAppearing window 59", "child viewDidAppear",
      ])
    #expect(window.rootViewController?.children == [child])
  }

  @Test func `turning the device`() {
    let log = Log()
    let window = UIWindow(device: .standard) { Recorder("root", log) }
    log.lines = []
    window.resize(to: .standard, orientation: .landscape)
    #expect(
      log.lines == [
        "root willTransition compact", "root viewWillTransition 852x393",
        "root traitCollectionDidChange", "root viewSafeAreaInsetsDidChange",
        "root alongside 852", "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "root completion",
      ])
    let view = window.rootViewController!.view!
    #expect(view.bounds.size == CGSize(width: 852, height: 393))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    window.resize(to: .standard)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func `children are told of their own new sizes`() {
    let log = Log()
    let filling = Recorder("filling", log)
    let strip = Recorder("strip", log)
    let window = UIWindow(device: .standard) {
      let outer = UIViewController()
      for child in [filling, strip] {
        outer.addChild(child)
        outer.view.addSubview(child.view)
        child.didMove(toParent: outer)
      }
      strip.view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      return outer
    }
    filling.view.frame = window.bounds
    log.lines = []
    window.resize(to: .standard, orientation: .landscape)
    #expect(
      log.lines.filter { $0.contains("viewWillTransition") } == [
        "filling viewWillTransition 852x393"
      ])
  }

  @Test func `a host's window takes any size and keeps light or dark`() {
    let window = UIWindow(device: .custom(size: CGSize(width: 500, height: 400), scale: 1)) {
      UIViewController()
    }
    #expect(window.bounds.size == CGSize(width: 500, height: 400))
    #expect(window.traitCollection.displayScale == 1)
    #expect(window.safeAreaInsets == .zero)
    window.overrideUserInterfaceStyle = .dark
    window.resize(to: .custom(size: CGSize(width: 900, height: 700), scale: 2))
    #expect(window.rootViewController!.view.bounds.size == CGSize(width: 900, height: 700))
    #expect(window.traitCollection.displayScale == 2)
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `editing is kept`() {
    let controller = UIViewController()
    #expect(!controller.isEditing)
    controller.isEditing = true
    #expect(controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing)
  }

  @Test func `load view may make any view`() {
    final class Labelled: UIViewController {
      override func loadView() { view = UILabel() }
    }
    let controller = Labelled()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view is UILabel)
    #expect(controller.isViewLoaded)
    #expect(controller.view.next === controller)
  }

  @Test func `a nib that cannot be read stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewController(nibName: "Main", bundle: nil).loadViewIfNeeded()
      }
    }
  }

  @Test func `a load view that sets no view stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Forgetful: UIViewController {
          override func loadView() {}
        }
        Forgetful().loadViewIfNeeded()
      }
    }
  }
}
