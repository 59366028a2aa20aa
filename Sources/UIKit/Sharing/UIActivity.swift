/// Something that the user can do with the items of a ``UIActivityViewController``.
///
/// A subclass overrides ``activityTitle``, ``activityImage``, ``canPerform(withActivityItems:)``,
/// ``prepare(withActivityItems:)`` and either ``perform()`` or ``activityViewController``. It calls
/// ``activityDidFinish(_:)`` at its end.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The sheet in which the user chose the activity.
  weak var sheet: UIActivityViewController?

  /// Creates an activity.
  public override init() { super.init() }

  /// The position of the activity in the sheet. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The name of the kind of activity. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title in the sheet. The default is `nil`.
  open var activityTitle: String? { nil }
  /// The image in the sheet, displayed as a template. The default is `nil`.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity is displayed for items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items after the user chose the activity. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The view controller that is presented for the activity in place of ``perform()``. The default
  /// is `nil`. It calls ``activityDidFinish(_:)``, which dismisses it.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity, which calls ``activityDidFinish(_:)`` at its end. The default does
  /// nothing.
  open func perform() {}

  /// Ends the activity, and dismisses the sheet.
  ///
  /// - Parameter completed: A Boolean value that indicates whether the activity was completed.
  open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed: completed) }
}

/// Copies the items to the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { SharedItem($0).pasteboardValue != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let types = sheet?.dataTypes ?? []
    UIPasteboard.general.items = items.enumerated().compactMap { index, item in
      if types.indices.contains(index), !types[index].isEmpty { return [types[index]: item] }
      return SharedItem(item).pasteboardValue.map { [UIPasteboard.typeAutomatic: $0] }
    }
    activityDidFinish(true)
  }
}

/// Opens a mail with the texts and URLs in the user's mail program.
final class MailActivity: UIActivity {
  private var items: [Any] = []

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { "Mail" }
  override var activityImage: UIImage? { UIImage(systemName: "envelope") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !activityItems.isEmpty && activityItems.allSatisfy { SharedItem($0).text != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    var components = URLComponents()
    components.scheme = "mailto"
    var queries: [URLQueryItem] = []
    if let subject = sheet?.subject(for: .mail), !subject.isEmpty {
      queries.append(URLQueryItem(name: "subject", value: subject))
    }
    let body = items.compactMap { SharedItem($0).text }.joined(separator: "\n")
    queries.append(URLQueryItem(name: "body", value: body))
    components.queryItems = queries
    guard let url = components.url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [weak self] isOpened in self?.activityDidFinish(isOpened) }
  }
}
