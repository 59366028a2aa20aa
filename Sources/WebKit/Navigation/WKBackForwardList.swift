public import UIKit

/// The history of a web view.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The pages, from the oldest one.
  private(set) var items: [WKBackForwardListItem] = []
  /// The position of the displayed page; -1 before the first one.
  private(set) var position = -1

  /// The displayed page; `nil` before the first one.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before the displayed one.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after the displayed one.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before the displayed one, from the oldest one.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(position, 0))) }
  /// The pages after the displayed one.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

  /// Returns the page at a distance from the displayed one, or `nil` if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = position + index
    return items.indices.contains(place) ? items[place] : nil
  }

  /// Adds a page after the displayed one, in place of those that follow it.
  func push(_ item: WKBackForwardListItem) {
    items.removeSubrange((position + 1)...)
    items.append(item)
    position += 1
  }

  /// Makes a page of the list the displayed one.
  func move(to item: WKBackForwardListItem) {
    if let place = items.firstIndex(where: { $0 === item }) { position = place }
  }
}

/// A page of the history.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The address before redirections.
  public let initialURL: URL
  /// The title; `nil` if the page has none.
  public internal(set) var title: String?
  let page: WebPage

  init(_ page: WebPage) {
    self.page = page
    url = page.address
    initialURL = page.address
    title = page.title
    super.init()
  }
}
