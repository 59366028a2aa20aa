#if !canImport(ObjectiveC)
  import Foundation
  import Testing
  @_spi(Lowering) import UIKit

  /// Observations of properties, as Foundation has them with the Objective-C runtime.
  @MainActor
  struct KeyValueObservingTests {
    private class Model: NSObject {
      var count = 0 {
        willSet { _willChangeValue(of: self, forKey: "count") }
        didSet { _didChangeValue(of: self, forKey: "count") }
      }
      var name: String? {
        willSet { _willChangeValue(of: self, forKey: "name") }
        didSet { _didChangeValue(of: self, forKey: "name") }
      }
      var isLoading = false {
        willSet { _willChangeValue(of: self, forKey: "isLoading") }
        didSet { _didChangeValue(of: self, forKey: "isLoading") }
      }
      var stated = 0 {
        willSet { willChangeValue(for: \.stated) }
        didSet { didChangeValue(for: \.stated) }
      }
    }

    private final class Submodel: Model {}

    private final class Log: NSObject, _KeyValueObserving {
      var lines: [String] = []

      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let values = (change ?? [:]).map { "\($0.key.rawValue) \($0.value)" }.sorted()
        lines.append("\(keyPath ?? "nil"): \(values.joined(separator: ", "))")
      }
    }

    @Test func `a change is reported after the property is set, with its values`() {
      let model = Model()
      var log: [String] = []
      let token = model.observe(\.count, _named: "count", options: [.old, .new]) { object, change in
        log.append(
          "\(object.count) \(change.oldValue ?? -1) \(change.newValue ?? -1) \(change.isPrior)")
      }
      model.count = 1
      model.count = 5
      model.name = "other"
      #expect(log == ["1 0 1 false", "5 1 5 false"])
      token.invalidate()
      model.count = 6
      #expect(log.count == 2)
    }

    @Test func `initial reports at once, and prior before each change`() {
      let model = Model()
      var log: [String] = []
      let token = model.observe(
        \.count, _named: "count", options: [.initial, .prior, .old, .new]
      ) { object, change in
        let (old, new) = (change.oldValue.map(String.init), change.newValue.map(String.init))
        log.append("\(object.count) \(old ?? "-") \(new ?? "-") \(change.isPrior)")
      }
      #expect(log == ["0 - 0 false"])
      model.count = 1
      #expect(log.dropFirst() == ["0 0 - true", "1 0 1 false"])
      withExtendedLifetime(token) {}
    }

    @Test func `values are left out without the options`() {
      let model = Model()
      var changes: [NSKeyValueObservedChange<Int>] = []
      let token = model.observe(\.count, _named: "count") { changes.append($1) }
      model.count = 1
      #expect(changes.count == 1)
      #expect(changes[0].newValue == nil)
      #expect(changes[0].oldValue == nil)
      #expect(changes[0].kind == .setting)
      #expect(changes[0].indexes == nil)
      withExtendedLifetime(token) {}
    }

    @Test func `an observation ends with its last reference`() {
      let model = Model()
      var calls = 0
      var token: NSKeyValueObservation? = model.observe(\.count, _named: "count") { _, _ in
        calls += 1
      }
      model.count = 1
      #expect(token != nil)
      token = nil
      model.count = 2
      #expect(calls == 1)
    }

    @Test func `an observation does not keep the object, nor another one at its place`() {
      var calls = 0
      weak var released: Model?
      var tokens: [NSKeyValueObservation] = []
      for _ in 0..<200 {
        let model = Model()
        tokens.append(model.observe(\.count, _named: "count") { _, _ in calls += 1 })
        released = model
      }
      #expect(released == nil)
      for _ in 0..<200 { Model().count = 1 }
      #expect(calls == 0)
      tokens = []
    }

    @Test func `observers may end and begin observations, and change the property`() {
      let model = Model()
      var log: [String] = []
      var second: NSKeyValueObservation?
      let first = model.observe(\.count, _named: "count", options: [.old, .new]) { model, change in
        log.append("first \(change.oldValue!) \(change.newValue!)")
        second?.invalidate()
        if model.count < 3 { model.count += 1 }
      }
      second = model.observe(\.count, _named: "count") { _, _ in log.append("second") }
      model.count = 1
      #expect(log == ["first 0 1", "first 1 2", "first 2 3"])
      first.invalidate()
    }

    @Test func `subclasses and optional values are observed`() {
      let model = Submodel()
      var values: [String??] = []
      let token = model.observe(\.name, _named: "name", options: [.new]) { _, change in
        values.append(change.newValue)
      }
      model.name = "a"
      model.name = nil
      #expect(values == [.some("a"), .some(nil)])
      withExtendedLifetime(token) {}
    }

    @Test func `changes that the program states are reported`() {
      let model = Model()
      var calls = 0
      let token = model.observe(\.stated) { _, _ in calls += 1 }
      model.stated = 1
      model.willChangeValue(for: \.stated)
      model.didChangeValue(for: \.stated)
      #expect(calls == 2)
      withExtendedLifetime(token) {}
    }

    // MARK: By name

    @Test func `an object is told about the properties that it observes by name`() {
      let model = Model()
      let log = Log()
      model.addObserver(log, forKeyPath: "count", options: [.old, .new, .initial], context: nil)
      model.addObserver(log, forKeyPath: "name", options: [.new], context: nil)
      model.addObserver(log, forKeyPath: "loading", options: [.new], context: nil)
      model.count = 2
      model.name = nil
      model.isLoading = true
      #expect(
        log.lines == [
          "count: kind 1, new 0", "count: kind 1, new 2, old 0", "name: kind 1, new <null>",
          "loading: kind 1, new true",
        ])
      model.removeObserver(log, forKeyPath: "count")
      model.removeObserver(log, forKeyPath: "name", context: nil)
      model.count = 3
      model.name = "a"
      #expect(log.lines.count == 4)
    }

    @Test func `an observer is called before a change with prior`() {
      let model = Model()
      let log = Log()
      model.addObserver(log, forKeyPath: "count", options: [.prior], context: nil)
      model.count = 1
      #expect(log.lines == ["count: kind 1, notificationIsPrior true", "count: kind 1"])
      model.removeObserver(log, forKeyPath: "count")
    }

    @Test func `contexts tell observations apart`() {
      let model = Model()
      let log = Log()
      let contexts = (0..<2).map { UnsafeMutableRawPointer(bitPattern: $0 + 8) }
      for context in contexts {
        model.addObserver(log, forKeyPath: "count", options: [], context: context)
      }
      model.removeObserver(log, forKeyPath: "count", context: contexts[0])
      model.count = 1
      #expect(log.lines.count == 1)
      model.removeObserver(log, forKeyPath: "count", context: contexts[1])
      model.count = 2
      #expect(log.lines.count == 1)
    }

    private final class Screen: UIViewController {
      var paths: [String] = []

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        paths.append(keyPath ?? "")
      }
    }

    @Test func `a view controller observes by name`() {
      let screen = Screen()
      let scrollView = UIScrollView()
      scrollView.addObserver(screen, forKeyPath: "contentSize", options: [.new], context: nil)
      scrollView.contentSize = CGSize(width: 10, height: 10)
      #expect(screen.paths == ["contentSize"])
      scrollView.removeObserver(screen, forKeyPath: "contentSize")
    }

    // MARK: UIKit

    private final class List: UIScrollView {}

    @Test func `the content size and offset of scroll views are observed`() {
      let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var log: [String] = []
      let tokens = [
        list.observe(\.contentSize, options: [.old, .new]) { _, change in
          log.append("size \(change.oldValue!.height) \(change.newValue!.height)")
        },
        list.observe(\.contentOffset, options: [.new]) { list, change in
          log.append("offset \(change.newValue!.y) \(list.contentOffset.y)")
        },
        list.observe(\.bounds) { _, _ in log.append("bounds") },
      ]
      list.contentSize = CGSize(width: 100, height: 500)
      list.contentSize = CGSize(width: 100, height: 500)
      list.contentOffset.y = 40
      list.contentOffset.y = 40
      #expect(log == ["size 0.0 500.0", "bounds", "offset 40.0 40.0"])
      for token in tokens { token.invalidate() }
      list.contentOffset.y = 50
      #expect(log.count == 3)
    }

    @Test func `geometry, visibility and states are observed`() {
      let button = UIButton()
      var log: [String] = []
      let tokens = [
        button.observe(\.frame) { _, _ in log.append("frame") },
        button.observe(\.center) { _, _ in log.append("center") },
        button.observe(\.isHidden, options: [.new]) { log.append("hidden \($1.newValue!)") },
        button.observe(\.alpha, options: [.new]) { log.append("alpha \($1.newValue!)") },
        button.observe(\.isEnabled) { _, _ in log.append("enabled") },
        button.observe(\.isSelected) { _, _ in log.append("selected") },
        button.observe(\.isHighlighted) { _, _ in log.append("highlighted") },
      ]
      button.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
      button.isHidden = true
      button.alpha = 0.5
      button.isEnabled = false
      button.isSelected = true
      button.isHighlighted = true
      #expect(
        log == [
          "frame", "center", "hidden true", "alpha 0.5", "enabled", "selected", "highlighted",
        ])
      withExtendedLifetime(tokens) {}
      let cell = UICollectionViewCell()
      let token = cell.observe(\.isSelected, options: [.old, .new]) { _, change in
        log.append("cell \(change.oldValue!) \(change.newValue!)")
      }
      cell.isSelected = true
      #expect(log.last == "cell false true")
      withExtendedLifetime(token) {}
    }
  }
#endif
