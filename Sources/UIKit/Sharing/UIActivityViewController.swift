/// A sheet with items and what the user can do with them; a popover on an iPad.
///
///     let sheet = UIActivityViewController(activityItems: [text, url], applicationActivities: nil)
///     sheet.popoverPresentationController?.sourceView = button
///     present(sheet, animated: true)
///
/// It displays the first item, the app's activities that can be performed with the items, and two
/// activities of the system: Copy, which writes to the general pasteboard, and Mail for texts and
/// URLs, which the browser opens. There are no other apps.
///
/// Chosen, because nothing is recorded: the appearance of the sheet and its detents, medium and
/// large; and that it is dismissed at the end of an activity, whether it was completed or not.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called at the end, without the returned items.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// A closure that is called at the end. Its parameters are the kind of activity, or `nil` if the
  /// user chose none; whether it was completed; the items that an extension returned, here always
  /// `nil`; and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The kinds of activities that are not displayed. The default is `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { list?.show(groups) } }
  /// A closure that is called at the end. The default is `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// A closure that is called at the end if there is no ``completionWithItemsHandler``. The default
  /// is `nil`.
  open var completionHandler: CompletionHandler?

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private var hasEnded = false
  /// A Boolean value that indicates whether the sheet disappears because it is dismissed.
  private var list: ActivityListView? { viewIfLoaded as? ActivityListView }

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The items: texts, URLs, images, other values, and objects that supply them,
  ///     ``UIActivityItemSource``.
  ///   - applicationActivities: The app's activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Not supported: the items are given in code.
  public required init?(coder: NSCoder) {
    fatalError(
      "UIActivityViewController cannot be decoded; create it with "
        + "init(activityItems:applicationActivities:).")
  }

  // MARK: Items

  /// The items, with the placeholders of objects that supply them.
  private var placeholders: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// Returns the items for an activity, and records their types in pasteboards.
  private func resolvedItems(for activity: UIActivity) -> [Any] {
    let type = activity.activityType
    var values: [Any] = []
    dataTypes = []
    for item in items {
      guard let source = item as? any UIActivityItemSource else {
        values.append(item)
        dataTypes.append("")
        continue
      }
      guard let value = source.activityViewController(self, itemForActivityType: type) else {
        continue
      }
      values.append(value)
      dataTypes.append(
        source.activityViewController(self, dataTypeIdentifierForActivityType: type))
    }
    return values
  }

  /// The types under which pasteboards store the items of the chosen activity; an empty text stands
  /// for the types of the item's class.
  private(set) var dataTypes: [String] = []

  /// Returns the subject of the first item that has one.
  func subject(for type: UIActivity.ActivityType) -> String? {
    items.lazy.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: type) }
      .first { !$0.isEmpty }
  }

  /// The displayed activities: the ways to share, and the actions.
  private var groups: [[UIActivity]] {
    let placeholders = placeholders
    let all = [MailActivity()] + applicationActivities + [CopyActivity()]
    let shown = all.filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) ?? false {
        return false
      }
      return activity.canPerform(withActivityItems: placeholders)
    }
    return [UIActivity.Category.share, .action].map { category in
      shown.filter { type(of: $0).activityCategory == category }
    }
  }

  // MARK: View

  open override func loadView() {
    let list = ActivityListView()
    list.didChoose = { [weak self] in self?.choose($0) }
    list.didClose = { [weak self] in self?.dismiss(animated: true) }
    view = list
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let placeholders = placeholders
    let first = placeholders.first.map(SharedItem.init)
    let thumbnail = items.lazy.compactMap { $0 as? any UIActivityItemSource }.compactMap {
      $0.activityViewController(
        self, thumbnailImageForActivityType: nil, suggestedSize: ActivityListView.thumbnailSize)
    }.first
    list?.show(
      title: placeholders.count > 1 ? "\(placeholders.count) Items" : first?.title ?? "",
      detail: placeholders.count > 1 ? first?.title : first?.kind, image: thumbnail ?? first?.image)
    list?.show(groups)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let list, presentationController is UIPopoverPresentationController else { return }
    preferredContentSize = CGSize(width: 320, height: list.contentHeight)
  }

  override func makePresentationController() -> UIPresentationController {
    if traitCollection.userInterfaceIdiom == .pad || modalPresentationStyle == .popover {
      return UIPopoverPresentationController(presented: self)
    }
    let sheet = UISheetPresentationController(presented: self, style: .pageSheet)
    sheet.detents = [.medium(), .large()]
    return sheet
  }

  // MARK: Activities

  /// Performs an activity that the user chose.
  private func choose(_ activity: UIActivity) {
    guard !hasEnded else { return }
    activity.sheet = self
    activity.prepare(withActivityItems: resolvedItems(for: activity))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Dismisses the sheet at the end of an activity, and the activity's view controller above it.
  func finish(_ activity: UIActivity, completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let type = activity.activityType
    guard let presenter = presentingViewController else {
      return end(type, completed: completed)
    }
    presenter.dismiss(animated: true) { [self] in end(type, completed: completed) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasEnded else { return }
    hasEnded = true
    end(nil, completed: false)
  }

  private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
    if let completionWithItemsHandler {
      completionWithItemsHandler(type, completed, nil, nil)
    } else {
      completionHandler?(type, completed)
    }
  }
}
