import Foundation
import SceneRendering
internal import ScreenChecking
internal import ScreenReading
import UIKit

/// An order of a tool: the display of a screen and the steps of a user, then a drawing or an
/// explanation.
///
/// The value can be encoded: a process with the user's own screens performs it like the tool
/// itself.
package struct ScreenOrder: Codable, Hashable, Sendable {
  /// The results.
  package enum Product: Codable, Hashable, Sendable {
    /// A drawing with characters.
    case text
    case svg
    case png
    /// The frames of all elements of the collection or table view as JSON, or of the elements on
    /// screen.
    case frames(onlyVisible: Bool)
    /// An overview of the screen.
    case overview(asJSON: Bool)
    /// An explanation of an item or a row, or of a supplementary view of a kind.
    case item(section: Int, item: Int, kind: String?, asJSON: Bool)
    /// An explanation of the view at a point of the screen.
    case point(x: Double, y: Double, asJSON: Bool)
    /// The elements of the screen, or the difference that the steps make.
    case reading(Reading)
    /// The report of rules about the screen in several layouts, as JSON. The script has no meaning.
    case check(name: String, drawsPictures: Bool)
  }

  package var script: ScreenScript
  package var product: Product

  package init(script: ScreenScript, product: Product) {
    self.script = script
    self.product = product
  }

  /// Displays a screen, performs the steps, and passes the parts of the result to a closure.
  ///
  /// - Throws: `UnknownScreen`, `ScriptFailure`, `PNGFailure`, or what the closure throws.
  @MainActor
  package func perform(
    _ make: () -> UIViewController, write: @escaping (Data) throws -> Void
  ) async throws {
    if case .check(let name, let drawsPictures) = product {
      let report = try await ScreenCheck.settledReport(
        named: name, layouts: CheckLayout.all(for: UIApplication.information),
        drawsPictures: drawsPictures, make)
      return try write(JSONEncoder().encode(report))
    }
    var earlier = EarlierReading(for: product)
    let screen = try await script.perform(make) { earlier?.read($0) }
    try self.write(screen, earlier, write)
  }

  /// Launches an app, performs the steps, and passes the parts of the result to a closure.
  ///
  /// - Throws: `UnknownScreen`, `ScriptFailure`, `PNGFailure`, or what the closure throws.
  @MainActor
  package func perform(
    _ program: ApplicationProgram, write: @escaping (Data) throws -> Void
  ) async throws {
    var earlier = EarlierReading(for: product)
    let screen = try await script.perform(program) { earlier?.read($0) }
    try self.write(screen, earlier, write)
  }

  @MainActor
  private func write(
    _ screen: HostedScreen, _ earlier: EarlierReading?, _ write: @escaping (Data) throws -> Void
  ) throws {
    switch product {
    case .text: try write(Data(screen.textDrawing().utf8))
    case .svg: try write(Data(screen.svg(with: script.deviceParts).utf8))
    case .png: try write(try screen.png(with: script.deviceParts))
    case .frames(let onlyVisible):
      guard let list = screen.list else {
        throw ScriptFailure(
          description: "the screen has no collection or table view, which --format json requires")
      }
      let document = FrameDocument(of: list, extent: onlyVisible ? .visible : .content)
      try document.write { try write(Data($0.utf8)) }
    case .overview(let asJSON):
      let overview = screen.window.overview()
      try write(Data(asJSON ? SortedJSON.text(of: overview).utf8 : overview.text.utf8))
    case .item(let section, let item, let kind, let asJSON):
      let explanation = try screen.explanation(ofItem: (section, item), kind: kind)
      try write(Data(asJSON ? SortedJSON.text(of: explanation).utf8 : explanation.text.utf8))
    case .point(let x, let y, let asJSON):
      let explanation = try screen.explanation(atX: x, y: y)
      try write(Data(asJSON ? SortedJSON.text(of: explanation).utf8 : explanation.text.utf8))
    case .reading(let reading):
      var reader = earlier?.reader ?? ScreenReader()
      let snapshot = screen.read(by: &reader)
      try write(Data(try reading.text(before: earlier?.snapshot, after: snapshot).utf8))
    case .check:
      throw ScriptFailure(description: "an application cannot be checked; check its screens")
    }
    // The process ends after it. Retaining a large screen avoids the release of each of its
    // objects.
    _ = Unmanaged.passRetained(screen)
  }
}

/// The reading of a screen before the steps of an order.
@MainActor
private struct EarlierReading {
  private(set) var reader = ScreenReader()
  private(set) var snapshot: ScreenSnapshot?

  /// Creates a reading; `nil` if the result of the order does not need one.
  init?(for product: ScreenOrder.Product) {
    guard case .reading(let reading) = product, reading.isDifference else { return nil }
  }

  mutating func read(_ screen: HostedScreen) { snapshot = screen.read(by: &reader) }
}

extension HostedScreen {
  /// Explains the frontmost view that draws something at a point of the screen.
  ///
  /// - Throws: `ScriptFailure` if there is none.
  func explanation(atX x: Double, y: Double) throws -> ViewExplanation {
    let place = try point(of: .point(x: x, y: y))
    if let explanation = window.explanation(at: place) { return explanation }
    throw ScriptFailure(
      description: "there is no view at \(PlainNumber.text(x)),\(PlainNumber.text(y))")
  }

  /// Explains an item of the collection or table view, or a supplementary view of it.
  ///
  /// - Throws: `ScriptFailure` if there is none.
  func explanation(
    ofItem place: (section: Int, item: Int), kind: String?
  ) throws -> ViewExplanation {
    if let kind { return try explanation(ofKind: kind, at: place) }
    let indexPath = try existingItem(place.section, place.item)
    if let found = list?.explanation(ofItemAt: indexPath) { return found }
    throw ScriptFailure(
      description: "the layout has no frame for the item \(place.section),\(place.item)")
  }

  private func explanation(
    ofKind kind: String, at place: (section: Int, item: Int)
  ) throws -> ViewExplanation {
    let sections = list?.itemCounts.count ?? 0
    guard let list, place.section < sections else {
      throw ScriptFailure(
        description: "there is no section \(place.section): the screen has \(sections) sections of "
          + "a \(list?.viewName ?? "collection view")")
    }
    let path = IndexPath(item: place.item, section: place.section)
    if let found = list.explanation(ofSupplementaryElement: kind, at: path) { return found }
    let kinds = list.explainedSection(place.section)?.boundaryItems.map { "'\($0.kind)'" } ?? []
    throw ScriptFailure(
      description: "there is no supplementary view of the kind '\(kind)' at "
        + "\(place.section),\(place.item); the boundary items of section \(place.section) are "
        + (kinds.isEmpty ? "none" : kinds.joined(separator: ", ")))
  }
}
