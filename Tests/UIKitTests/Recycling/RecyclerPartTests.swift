import Foundation
import Testing

@testable import UIKit

/// The parts of a collection view, each by a view that is none: see BareList.swift.
@MainActor
@Suite struct RecyclerPartTests {
  private func list(_ count: Int) -> BareList {
    let list = BareList([(0..<count).map(String.init)])
    list.layoutIfNeeded()
    return list
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: - The layout pass and live elements

  @Test func `only rows in the bounds have views`() {
    let list = list(1000)
    #expect(list.texts == (0..<10).map(String.init))
    #expect(list.contentSize == CGSize(width: 100, height: 20_000))
  }

  @Test func `rows that leave the bounds are reused for those that enter`() {
    let list = list(1000)
    let first = list.elements[ElementKey(.cell, at: path(0))]?.view
    list.contentOffset.y = 200
    list.layoutIfNeeded()
    #expect(list.texts == (10..<20).map(String.init))
    list.contentOffset.y = 400
    list.layoutIfNeeded()
    #expect(list.elements.all.contains { $0.view === first })
    #expect(list.elements.all.count == 10)
  }

  @Test func `the view is told which rows come into sight and leave it`() {
    let list = list(11)
    list.log = []
    list.contentOffset.y = 20
    list.layoutIfNeeded()
    #expect(list.log.filter { !$0.hasPrefix("prefetch") } == ["hide 0", "show 10"])
  }

  @Test func `scrolling does not count the data again`() {
    let list = list(1000)
    list.log = []
    list.contentOffset.y = 1000
    list.layoutIfNeeded()
    #expect(!list.log.contains("count"))
  }

  // MARK: - Changes of the data

  @Test func `a change keeps the views of the rows that stay`() throws {
    let list = list(5)
    let third = list.elements[ElementKey(.cell, at: path(2))]?.view
    try list.change(
      naming: { $0.insertedItems = [self.path(0)] }, data: { list.sections[0].insert("new", at: 0) }
    )
    list.layoutIfNeeded()
    #expect(list.texts == ["new", "0", "1", "2", "3", "4"])
    #expect(list.elements[ElementKey(.cell, at: path(3))]?.view === third)
  }

  @Test func `a change that does not fit the counts changes nothing`() {
    let list = list(5)
    #expect(throws: BatchUpdateError.self) {
      try list.change(naming: { $0.deletedItems = [self.path(0)] }, data: {})
    }
    list.layoutIfNeeded()
    #expect(list.texts == ["0", "1", "2", "3", "4"])
  }

  @Test func `every part follows a change of the data`() throws {
    let list = list(5)
    list.selection.set(path(3), in: list)
    list.itemFocus.enter(path(2), in: list)
    try list.change(
      naming: { $0.deletedItems = [self.path(0)] }, data: { list.sections[0].remove(at: 0) })
    #expect(list.selection.sortedItems == [path(2)])
    #expect(list.itemFocus.activeItem == path(1))
  }

  @Test func `a reload drops the selection and a movement`() {
    let list = list(5)
    list.selection.set(path(3), in: list)
    #expect(list.reordering.begin(path(1), in: list))
    list.reloadData()
    list.layoutIfNeeded()
    #expect(list.selection.sortedItems == [])
    #expect(!list.reordering.isActive)
  }

  @Test func `a reconfigured row keeps its view`() throws {
    let list = list(3)
    let view = list.elements[ElementKey(.cell, at: path(1))]?.view
    try list.change(
      naming: { $0.reconfiguredItems = [self.path(1)] }, data: { list.sections[0][1] = "other" })
    #expect(list.texts == ["0", "other", "2"])
    #expect(list.elements[ElementKey(.cell, at: path(1))]?.view === view)
  }

  // MARK: - Selection

  @Test func `a tap highlights, selects and unhighlights a row in order`() {
    let list = list(5)
    list.log = []
    list.selection.beginTouch(at: CGPoint(x: 5, y: 45), in: list)
    list.selection.liftTouch(at: CGPoint(x: 5, y: 45), in: list)
    #expect(list.log == ["highlight 2", "select 2", "unhighlight 2"])
  }

  @Test func `another row is selected where the client names it`() {
    let list = list(5)
    list.selectedInstead[path(2)] = .some(path(4))
    list.selectedInstead[path(1)] = .some(nil)
    list.selection.beginTouch(at: CGPoint(x: 5, y: 45), in: list)
    list.selection.liftTouch(at: CGPoint(x: 5, y: 45), in: list)
    #expect(list.selection.sortedItems == [path(4)])
    list.selection.beginTouch(at: CGPoint(x: 5, y: 25), in: list)
    list.selection.liftTouch(at: CGPoint(x: 5, y: 25), in: list)
    #expect(list.selection.sortedItems == [path(4)])
  }

  @Test func `selecting a second row deselects the first before`() {
    let list = list(5)
    list.selection.set(path(0), in: list)
    list.log = []
    list.selection.beginTouch(at: CGPoint(x: 5, y: 45), in: list)
    list.selection.liftTouch(at: CGPoint(x: 5, y: 45), in: list)
    #expect(list.log == ["highlight 2", "deselect 0", "select 2", "unhighlight 2"])
  }

  // MARK: - Moving rows

  @Test func `a movement presents the row at its target and then moves the data`() {
    let list = list(5)
    #expect(list.reordering.begin(path(0), in: list))
    list.reordering.move(to: CGPoint(x: 50, y: 50), in: list)
    #expect(list.sections == [["0", "1", "2", "3", "4"]])
    list.reordering.end(in: list)
    list.layoutIfNeeded()
    #expect(list.log.contains("move 0 to 2"))
    #expect(list.texts == ["1", "2", "0", "3", "4"])
  }

  @Test func `a row that may not be moved stays`() {
    let list = list(5)
    list.canMove = false
    #expect(!list.reordering.begin(path(0), in: list))
  }

  // MARK: - Prefetching

  @Test func `the rows of the next screen are announced once`() {
    let list = list(1000)
    #expect(list.log.contains("prefetch \(Array(10..<20))"))
    list.log = []
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(list.log == [])
  }

  @Test func `announced rows that are passed by are cancelled`() {
    let list = list(1000)
    list.log = []
    list.contentOffset.y = 2000
    list.layoutIfNeeded()
    #expect(list.log.contains("cancel \(Array(10..<20))"))
  }
}
