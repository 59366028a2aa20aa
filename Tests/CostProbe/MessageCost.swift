@_spi(Measurement) import ScreenHost
import UIKit

/// Messages of a browser's page, which scrolls a list, and the responses.
@MainActor
enum MessageCost {
  static let all: [(name: String, count: @MainActor () -> Int)] = [
    ("a message for a step of 120 points", { allocations(step: 120) }),
    ("a message for a step of 1 point", { allocations(step: 1) }),
    ("a message that changes nothing", { allocations(step: 0) }),
    ("bytes of the responses to ten steps of 120 points", bytes),
  ]

  private static func allocations(step: CGFloat) -> Int {
    let page = Page()
    // Content that is prepared ahead comes in every few steps.
    for _ in 0..<20 { page.scroll(by: 120) }
    return Cost.allocations(repeated: 120) { page.scroll(by: step) }
  }

  private static func bytes() -> Int {
    let page = Page()
    for _ in 0..<20 { page.scroll(by: 120) }
    page.answerLength = 0
    for _ in 0..<100 { page.scroll(by: 120) }
    return page.answerLength / 10
  }

  /// A page that draws every response immediately.
  @MainActor
  private final class Page {
    private let probe: MessageProbe
    private let container: Int
    private var offset: CGFloat = 0
    /// The number of bytes of all responses.
    var answerLength = 0

    init() {
      do {
        probe = try MessageProbe(
          showing: GalleryEntry(name: "list", title: "List", summary: "") { ListScreen() },
          on: "iphone-15")
      } catch {
        fatalError("The screen cannot be opened: \(error)")
      }
      guard let container = probe.container else {
        fatalError("The screen has no container that scrolls.")
      }
      self.container = container
    }

    func scroll(by distance: CGFloat) {
      offset += distance
      do {
        try probe.receive("{\"type\":\"scroll\",\"id\":\(container),\"offset\":[0,\(offset)]}")
        guard let answer = probe.answer() else { return }
        answerLength += answer.utf8.count
        try probe.acknowledge()
      } catch {
        fatalError("The session refused a message: \(error)")
      }
    }
  }

  /// A screen with a list.
  private final class ListScreen: UIViewController {
    private let list = CostScreen.list()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.show(items: 50_000)
      list.view.frame = view.bounds
      list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list.view)
    }
  }
}
