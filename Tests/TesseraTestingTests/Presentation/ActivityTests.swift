import TesseraTesting
import Testing

@testable import UIKit

/// An activity that notes its calls.
@MainActor
private final class NotingActivity: UIActivity {
  nonisolated(unsafe) static var category = UIActivity.Category.action
  let name: String
  var log: [String] = []
  var accepts = true
  var shown: UIViewController?

  init(_ name: String) { self.name = name }

  override class var activityCategory: UIActivity.Category { category }
  override var activityType: ActivityType? { ActivityType("org.example.\(name)") }
  override var activityTitle: String? { name }
  override var activityViewController: UIViewController? { shown }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    log.append("can \(activityItems)")
    return accepts
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    log.append("prepare \(activityItems)")
  }
  override func perform() {
    log.append("perform")
    activityDidFinish(true)
  }
}

@MainActor
private final class NotingSource: NSObject, UIActivityItemSource {
  var types: [UIActivity.ActivityType?] = []
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
    "placeholder"
  }
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? {
    types.append(type)
    return type == .copyToPasteboard ? "for the pasteboard" : nil
  }
  func activityViewController(
    _ controller: UIActivityViewController, subjectForActivityType type: UIActivity.ActivityType?
  ) -> String { "Subject" }
}

@MainActor
private final class TypedSource: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any? { Data([1, 2]) }
  func activityViewController(
    _ controller: UIActivityViewController,
    dataTypeIdentifierForActivityType type: UIActivity.ActivityType?
  ) -> String { "org.example.plant" }
}

private final class NotingProvider: UIActivityItemProvider, @unchecked Sendable {
  override var item: Any { "made for \(activityType?.rawValue ?? "none")" }
}

@MainActor @Suite("Activities", .serialized)
struct ActivityTests {
  private let root = UIViewController()
  private let screen: HostedScreen

  init() {
    screen = HostedScreen(root)
    root.view.backgroundColor = .systemBackground
  }

  /// The calls of the handler: the type, whether it was completed, and whether there is an error.
  private final class Ends { var lines: [String] = [] }

  private func present(
    _ items: [Any], _ activities: [UIActivity]? = nil, excluding: [UIActivity.ActivityType]? = nil
  ) -> (sheet: UIActivityViewController, ends: Ends) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    let ends = Ends()
    sheet.excludedActivityTypes = excluding
    sheet.completionWithItemsHandler = { type, completed, items, error in
      let name = type?.rawValue.split(separator: ".").last.map(String.init) ?? "none"
      ends.lines.append("\(name) \(completed) \(items == nil) \(error == nil)")
    }
    root.present(sheet, animated: true)
    screen.layOut()
    return (sheet, ends)
  }

  private var text: String { screen.textDrawing(columns: 120) }

  private func tap(_ title: String) throws {
    try screen.tap(on: screen.view(label: title))
    screen.layOut()
  }

  @Test func `the defaults of an activity are UIKit's`() {
    let activity = UIActivity()
    #expect(UIActivity.activityCategory == .action)
    #expect(activity.activityType == nil)
    #expect(activity.activityTitle == nil)
    #expect(activity.activityImage == nil)
    #expect(!activity.canPerform(withActivityItems: ["a"]))
    #expect(activity.activityViewController == nil)
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(sheet.excludedActivityTypes == nil)
    #expect(sheet.completionWithItemsHandler == nil)
  }

  @Test func `copying writes the items to the pasteboard, and ends the sheet`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let (_, ends) = present(["Lavender", url])
    #expect(text.contains("2 Items"))
    try tap("Copy")
    #expect(UIPasteboard.general.strings == ["Lavender", "https://example.org/a"])
    #expect(UIPasteboard.general.urls == [url])
    #expect(ends.lines == ["CopyToPasteboard true true true"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `mail opens the texts outside`() throws {
    let (_, ends) = present(["Lavender & thyme", NotingSource()])
    try tap("Mail")
    screen.layOut()
    #expect(ends.lines == ["Mail true true true"])
    #expect(
      screen.openedURLs.map(\.absoluteString) == [
        "mailto:?subject=Subject&body=Lavender%20%26%20thyme"
      ])
  }

  @Test func `only activities that can be performed and are not excluded are listed`() {
    let (one, two, three) = (NotingActivity("One"), NotingActivity("Two"), NotingActivity("Three"))
    two.accepts = false
    _ = present(
      ["Lavender"], [one, two, three],
      excluding: [.copyToPasteboard, UIActivity.ActivityType("org.example.Three")])
    #expect(text.contains("Lavender"))
    #expect(text.contains("Mail"))
    #expect(text.contains("One"))
    #expect(!text.contains("Two"))
    #expect(!text.contains("Three"))
    #expect(!text.contains("Copy"))
    #expect(one.log.first == "can [\"Lavender\"]")
  }

  @Test func `values of other classes can be shared by the app's activities only`() {
    struct Plant {}
    _ = present([Plant()], [NotingActivity("Water")])
    #expect(text.contains("Water"))
    #expect(!text.contains("Copy"))
    #expect(!text.contains("Mail"))
  }

  @Test func `an activity is prepared, performed and ended`() throws {
    let activity = NotingActivity("Water")
    let (_, ends) = present(["Lavender"], [activity])
    activity.log = []
    try tap("Water")
    #expect(activity.log == ["prepare [\"Lavender\"]", "perform"])
    #expect(ends.lines == ["Water true true true"])
    activity.activityDidFinish(true)
    #expect(ends.lines.count == 1)
  }

  @Test func `the view controller of an activity is presented above the sheet`() throws {
    let activity = NotingActivity("Water")
    activity.shown = UIViewController()
    let (sheet, ends) = present(["Lavender"], [activity])
    activity.log = []
    try tap("Water")
    #expect(activity.log == ["prepare [\"Lavender\"]"])
    #expect(sheet.presentedViewController === activity.shown)
    #expect(ends.lines == [])
    activity.activityDidFinish(false)
    screen.layOut()
    #expect(root.presentedViewController == nil)
    #expect(ends.lines == ["Water false true true"])
  }

  @Test func `sources supply items for the chosen activity`() throws {
    let source = NotingSource()
    _ = present([source, NotingProvider(placeholderItem: "x")])
    #expect(source.types == [])
    try tap("Copy")
    #expect(source.types == [.copyToPasteboard])
    #expect(
      UIPasteboard.general.strings == [
        "for the pasteboard", "made for com.apple.UIKit.activity.CopyToPasteboard",
      ])
  }

  @Test func `sources name the types of their items in pasteboards`() throws {
    _ = present([NotingSource(), TypedSource()])
    try tap("Copy")
    let board = UIPasteboard.general
    #expect(board.types(forItemSet: nil) == [["public.utf8-plain-text"], ["org.example.plant"]])
    #expect(board.data(forPasteboardType: "org.example.plant", inItemSet: nil) == [Data([1, 2])])
  }

  @Test func `a dismissal without a choice ends without a type, once`() throws {
    let (_, ends) = present(["Lavender"])
    try screen.tap(at: CGPoint(x: 200, y: 30))
    screen.layOut()
    #expect(root.presentedViewController == nil)
    #expect(ends.lines == ["none false true true"])
    let (other, otherEnds) = present(["Lavender"])
    other.dismiss(animated: true)
    screen.layOut()
    #expect(otherEnds.lines == ["none false true true"])
  }

  @Test func `the older handler is called without the newer one`() throws {
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    var calls: [Bool] = []
    sheet.completionHandler = { calls.append($0 == .copyToPasteboard && $1) }
    root.present(sheet, animated: true)
    screen.layOut()
    try tap("Copy")
    #expect(calls == [true])
  }

  @Test func `it is a sheet on an iPhone and a popover on an iPad`() throws {
    let (phone, _) = present(["Lavender"])
    #expect(phone.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    #expect(phone.popoverPresentationController == nil)
    let root = UIViewController()
    let pad = HostedScreen(root, on: try .named("ipad-pro-11"))
    let sheet = UIActivityViewController(activityItems: ["Lavender"], applicationActivities: nil)
    let popover = try #require(sheet.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 400, y: 400, width: 10, height: 10)
    root.present(sheet, animated: true)
    pad.layOut()
    #expect(popover.arrowDirection != .unknown)
    let list = try #require(sheet.view as? ActivityListView)
    #expect(sheet.preferredContentSize.width == 320)
    #expect(sheet.preferredContentSize.height == list.contentHeight)
    #expect(pad.textDrawing(columns: 200).contains("Copy"))
  }
}
