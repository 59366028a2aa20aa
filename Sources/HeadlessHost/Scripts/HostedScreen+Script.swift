import SceneRendering
import UIKit

extension HostedScreen {
  /// Performs a step of a script.
  ///
  /// - Throws: `ScriptFailure`.
  package func perform(_ step: ScreenScript.Step) async throws {
    switch step {
    case .tap(let place): try tap(place)
    case .type(let text): try type(intoFocused: text)
    case .scroll(let distance):
      try scroll("by \(PlainNumber.text(distance))") { view in
        guard let list = view.displayedList, list.scrollsSideways else {
          return CGPoint(x: 0, y: distance)
        }
        return CGPoint(x: list.contentBeginsAtTheRight ? -distance : distance, y: 0)
      }
    case .scrollBoth(let x, let y):
      try scroll("by \(PlainNumber.text(x)),\(PlainNumber.text(y))") { _ in CGPoint(x: x, y: y) }
    case .scrollToItem(let section, let item): try scroll(toSection: section, item: item)
    case .wait(let seconds): await wait(seconds)
    }
  }

  // MARK: Places

  /// Returns the point at which a step touches the window.
  ///
  /// - Throws: `ScriptFailure` with a sentence that names what is there.
  package func point(of place: ScreenScript.Place) throws -> CGPoint {
    layOut()
    switch place {
    case .point(let x, let y):
      let point = CGPoint(x: x, y: y)
      guard window.bounds.contains(point) else {
        throw ScriptFailure(
          description:
            "the point \(PlainNumber.text(x)),\(PlainNumber.text(y)) is not on the screen of "
            + "\(PlainNumber.text(size.width)) x \(PlainNumber.text(size.height)) points")
      }
      return point
    case .item(let section, let item):
      let indexPath = try existingItem(section, item)
      do {
        return try reachablePoint(of: indexPath)
      } catch let error as UnreachableTarget {
        throw ScriptFailure(description: error.description)
      }
    case .text(let text): return try point(ofText: text)
    }
  }

  /// Returns the index path of an item.
  ///
  /// - Throws: `ScriptFailure` with the number of items if there is none.
  package func existingItem(_ section: Int, _ item: Int) throws -> IndexPath {
    guard let list else {
      throw ScriptFailure(
        description: "there is no collection or table view on the screen, and so no item "
          + "\(section),\(item)")
    }
    let counts = list.itemCounts
    guard counts.indices.contains(section) else {
      throw ScriptFailure(
        description: "there is no section \(section): the \(list.viewName) has "
          + Self.counted(counts.count, "section"))
    }
    guard (0..<counts[section]).contains(item) else {
      throw ScriptFailure(
        description: "there is no \(list.itemName) \(section),\(item): section \(section) has "
          + Self.counted(counts[section], list.itemName))
    }
    return IndexPath(item: item, section: section)
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    switch count {
    case 0: "no \(word)s"
    case 1: "1 \(word), which has the number 0"
    default: "\(count) \(word)s, from 0 to \(count - 1)"
    }
  }

  private func point(ofText text: String) throws -> CGPoint {
    let there = namedPoints
    for matches in [
      { (name: String) in name == text },
      { $0.lowercased() == text.lowercased() },
      { $0.lowercased().contains(text.lowercased()) },
    ] {
      let found = there.filter { matches($0.name) }.reduce(into: [NamedPoint]()) { found, place in
        if !found.contains(where: { $0.stands(for: place) }) { found.append(place) }
      }
      if found.count == 1 {
        guard window.bounds.contains(found[0].point) else {
          throw ScriptFailure(
            description:
              "“\(found[0].name)” is at \(found[0].place), outside of the screen; scroll "
              + "there before")
        }
        return found[0].point
      }
      guard found.isEmpty else {
        let list = found.prefix(10).map { "“\($0.name)” at \($0.place)" }.joined(separator: ", ")
        throw ScriptFailure(
          description:
            "\(found.count) places have the text “\(text)”: \(list); use a point x,y or an "
            + "item item:section,item")
      }
    }
    throw ScriptFailure(
      description: MissingElement(
        "nothing on the screen has the text or the label “\(text)”", property: "texts and labels",
        there: there.map(\.name)
      ).description)
  }

  /// A text on the screen, with the point to tap.
  @MainActor
  private struct NamedPoint {
    let name: String
    let point: CGPoint
    let view: UIView?

    /// A Boolean value that indicates whether a tap reaches the same: one of the two views
    /// contains the other.
    func stands(for other: NamedPoint) -> Bool {
      guard let view, let inner = other.view else { return point == other.point }
      return inner.isDescendant(of: view) || view.isDescendant(of: inner)
    }

    var place: String {
      "\(PlainNumber.text(point.x.rounded())),\(PlainNumber.text(point.y.rounded()))"
    }
  }

  /// The labels of elements for assistive technology, and the texts of labels and fields, with
  /// their points.
  private var namedPoints: [NamedPoint] {
    var found: [NamedPoint] = window.elementsInReadingOrder.compactMap { element in
      guard let name = element.accessibilityLabel, !name.isEmpty else { return nil }
      return NamedPoint(
        name: name, point: element.accessibilityActivationPoint, view: element as? UIView)
    }
    window.visitVisibleViews { view in
      let field = view as? UITextField
      let names = [
        (view as? UILabel)?.text ?? view.accessibilityLabel, field?.text, field?.placeholder,
      ]
      let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      for case let name? in names where !name.isEmpty {
        found.append(NamedPoint(name: name, point: point, view: view))
      }
      return true
    }
    return found
  }

  // MARK: Steps

  private func tap(_ place: ScreenScript.Place) throws {
    let point = try point(of: place)
    do {
      try tap(at: point)
    } catch let error as UnreachableTarget {
      throw ScriptFailure(description: error.description)
    }
  }

  private func type(intoFocused text: String) throws {
    layOut()
    for character in text {
      guard let view = window.editedView else {
        throw ScriptFailure(
          description: "nothing has the keyboard to type “\(text)”; tap a field before")
      }
      if character.isNewline, !view.keepsLines {
        pressReturn()
        continue
      }
      // A field whose delegate rejects a character stays as it is, as under a finger.
      view.inputDisplay.handle(.edit(view.insertion(of: String(character))))
      layOut()
    }
  }

  private func scroll(_ step: String, way: (UIScrollView) -> CGPoint) throws {
    layOut()
    guard let view = mainScrollView else {
      throw ScriptFailure(description: "nothing on the screen scrolls \(step)")
    }
    let movement = way(view)
    let offset = view.contentOffset
    view.scrollByUser(
      to: CGPoint(x: offset.x + movement.x, y: offset.y + movement.y), velocity: .zero)
    layOut()
  }

  /// The collection or table view, or else the first scroll view that a user can scroll, or else
  /// the first.
  private var mainScrollView: UIScrollView? {
    if let list { return list.view }
    var found: [UIScrollView] = []
    window.visitVisibleViews { view in
      if let view = view as? UIScrollView { found.append(view) }
      return true
    }
    return found.first { $0.isScrollEnabled && $0.isUserInteractionEnabled } ?? found.first
  }

  private func scroll(toSection section: Int, item: Int) throws {
    layOut()
    let indexPath = try existingItem(section, item)
    list?.scrollToMiddle(ofItemAt: indexPath)
    layOut()
  }

  /// Lets time pass, on the clock of the screen and outside.
  private func wait(_ seconds: Double) async {
    let slice = 1.0 / 60
    var rest = seconds
    while rest > 0 {
      let time = min(slice, rest)
      try? await Task.sleep(for: .seconds(time))
      Self.runTimers()
      advance(by: time)
      rest -= time
    }
  }

  /// Lets the work that the app has begun finish, such as loading pictures in the background, at
  /// most for two seconds of processor time. The clock of the screen does not advance, and what
  /// waits for a time or for a server is not work.
  func finishWorkUnderWay() async {
    var work = WorkUnderWay()
    layOut()
    while await work.isUnderWay() {
      Self.runTimers()
      layOut()
    }
  }

  /// Runs what is due in the main run loop, such as timers.
  private static func runTimers() {
    _ = RunLoop.main.run(mode: .default, before: Date())
  }
}
