import Testing
import UIKit

@MainActor @Suite("View hierarchy")
struct ViewsHierarchy {
  final class Recorder: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }
    override func willMove(toSuperview newSuperview: UIView?) {
      log("\(name) willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
    }
    override func didMoveToSuperview() { log("\(name) didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log("\(name) willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() { log("\(name) didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { log("\(name) didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { log("\(name) willRemoveSubview") }
    override func layoutSubviews() { log("\(name) layoutSubviews") }
  }

  @Test func `tells of moves in order`() {
    var log: [String] = []
    let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = Recorder()
    let child = Recorder()
    parent.name = "parent"
    child.name = "child"
    parent.log = { log.append($0) }
    child.log = { log.append($0) }
    parent.addSubview(child)
    #expect(
      log == [
        "child willMoveToSuperview view", "parent didAddSubview", "child didMoveToSuperview",
      ])
    log = []
    window.addSubview(parent)
    #expect(
      log == [
        "parent willMoveToWindow window", "child willMoveToWindow window",
        "parent willMoveToSuperview view", "parent didMoveToWindow", "child didMoveToWindow",
        "parent didMoveToSuperview",
      ])
    #expect(child.window === window)
    log = []
    child.removeFromSuperview()
    #expect(
      log == [
        "child willMoveToWindow nil", "child willMoveToSuperview nil", "parent willRemoveSubview",
        "child didMoveToWindow", "child didMoveToSuperview",
      ])
    #expect(child.window == nil)
    #expect(child.superview == nil)
  }

  @Test func `orders subviews`() {
    let parent = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    func order() -> [Int] { parent.subviews.map(\.tag) }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    #expect(order() == [2, 0, 1])
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(order() == [2, 0, 3, 1])
    parent.bringSubviewToFront(views[2])
    #expect(order() == [0, 3, 1, 2])
    parent.sendSubviewToBack(views[1])
    #expect(order() == [1, 0, 3, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [2, 0, 3, 1])
    parent.insertSubview(views[2], aboveSubview: views[3])
    #expect(order() == [0, 3, 2, 1])
    parent.addSubview(views[0])
    #expect(order() == [3, 2, 1, 0])
    #expect(parent.viewWithTag(3) === views[3])
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test func `a view leaves its old superview`() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    #expect(child.isDescendant(of: second))
    #expect(!child.isDescendant(of: first))
    #expect(child.isDescendant(of: child))
  }

  @Test func `layout runs from the top and only where it is due`() {
    var log: [String] = []
    let views = ["a", "b", "c"].map { name in
      let view = Recorder()
      view.name = name
      view.log = { if $0.hasSuffix("layoutSubviews") { log.append($0) } }
      return view
    }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].layoutIfNeeded()
    #expect(log == ["a layoutSubviews", "b layoutSubviews", "c layoutSubviews"])
    log = []
    views[0].layoutIfNeeded()
    #expect(log.isEmpty)
    views[2].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log == ["c layoutSubviews"])
    log = []
    views[2].setNeedsLayout()
    views[1].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(log == ["b layoutSubviews", "c layoutSubviews"])
    log = []
    views[1].frame.size = CGSize(width: 10, height: 10)
    views[0].layoutIfNeeded()
    #expect(log == ["b layoutSubviews"])
    log = []
    views[1].frame.origin.x = 4
    views[0].layoutIfNeeded()
    #expect(log.isEmpty)
  }

  @Test func `adding subviews during layout needs no second layout`() {
    final class Filler: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        addSubview(UIView())
      }
    }
    let view = Filler()
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func `a view that never settles does not hang`() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(Restless())
    #expect(window.settleLayout() == false)
  }

  @Test func `mistakes stop with a message`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().frame.origin.x = .nan }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentSize.height = .infinity }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().exchangeSubview(at: 0, withSubviewAt: 1) }
    }
  }

  @Test func `animations can be switched off for a while`() {
    #expect(UIView.areAnimationsEnabled)
    var inside = true
    UIView.performWithoutAnimation { inside = UIView.areAnimationsEnabled }
    #expect(!inside)
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test func `scene IDs are unique and stable`() {
    let views = (0..<100).map { _ in UIView() }
    #expect(Set(views.map(\.sceneID)).count == 100)
    let id = views[0].sceneID
    views[1].addSubview(views[0])
    #expect(views[0].sceneID == id)
  }

  @Test func `tint is inherited and told down`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = Tinted()
    let child = Tinted()
    let own = Tinted()
    parent.addSubview(child)
    parent.addSubview(own)
    own.tintColor = .green
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(own.tintColor == .green)
    #expect(child.changes == 1)
    #expect(own.changes == 1)
    #expect(parent.changes == 1)
    parent.tintColor = nil
    #expect(child.tintColor == .systemBlue)
    #expect(child.changes == 2)
  }
}
