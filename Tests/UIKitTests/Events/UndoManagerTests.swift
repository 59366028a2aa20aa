import Foundation
import Testing
import UIKit

/// A number whose changes are registered.
@MainActor
private final class Counter: NSObject {
  let manager = UndoManager()
  private(set) var value = 0

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    manager.setActionName("Change")
    value = new
  }

  func setObject(_ object: NSNumber) { value = object.intValue }

  /// Sets a value in a turn of its own.
  func setAlone(_ new: Int) {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    set(new)
    manager.endUndoGrouping()
  }
}

@MainActor @Suite("Undo managers")
struct UndoManagerTests {
  @Test func `the actions of one turn are undone and redone together`() {
    let counter = Counter()
    #expect(!counter.manager.canUndo)
    counter.set(1)
    counter.set(2)
    #expect(counter.manager.canUndo)
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    #expect(counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.value == 2)
    #expect(!counter.manager.canRedo)
  }

  @Test func `groups are undone from the last one`() {
    let counter = Counter()
    for value in 1...3 { counter.setAlone(value) }
    counter.manager.undo()
    #expect(counter.value == 2)
    counter.manager.undo()
    #expect(counter.value == 1)
    counter.manager.redo()
    #expect(counter.value == 2)
    counter.setAlone(7)
    #expect(!counter.manager.canRedo)
  }

  @Test func `a nested group is undone by itself`() {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.setAlone(2)
    counter.manager.undoNestedGroup()
    #expect(counter.value == 1)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `titles of commands have the name`() {
    let counter = Counter()
    #expect(counter.manager.undoMenuItemTitle == "Undo")
    counter.setAlone(1)
    #expect(counter.manager.undoActionName == "Change")
    #expect(counter.manager.undoMenuItemTitle == "Undo Change")
    counter.manager.undo()
    #expect(counter.manager.undoMenuItemTitle == "Undo")
    #expect(counter.manager.redoMenuItemTitle == "Redo Change")
  }

  @Test func `the number of levels is limited`() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 2
    for value in 1...3 { counter.setAlone(value) }
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 1)
    #expect(!counter.manager.canUndo)
  }

  @Test func `nothing is registered while registration is disabled`() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    #expect(!counter.manager.isUndoRegistrationEnabled)
    counter.set(1)
    counter.manager.enableUndoRegistration()
    #expect(!counter.manager.canUndo)
  }

  @Test func `targets are not retained, and their actions are removed`() {
    let manager = UndoManager()
    var counter: Counter? = Counter()
    manager.registerUndo(withTarget: counter!) { $0.set(5) }
    let isGone = { [weak counter] in counter == nil }
    counter = nil
    #expect(isGone())
    manager.undo()
    let other = Counter()
    manager.registerUndo(withTarget: other) { $0.set(5) }
    manager.removeAllActions(withTarget: other)
    #expect(!manager.canUndo)
  }

  @Test func `a selector undoes a change`() {
    let counter = Counter()
    counter.manager.registerUndo(
      withTarget: counter, selector: Selector("setObject(_:)", Counter.setObject(_:)),
      object: NSNumber(value: 4))
    counter.manager.undo()
    #expect(counter.value == 4)
  }
}
