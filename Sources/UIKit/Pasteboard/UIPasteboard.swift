/// A board of items that the user copies, and pastes elsewhere.
///
///     UIPasteboard.general.string = "Lavender"
///
/// Pasteboards are in memory and last as long as the program. A text or URL of the general
/// pasteboard is also written to the clipboard of the browser that displays the app, unless it is
/// only local. Browsers permit this shortly after a click or a key. The browser's clipboard is not
/// read: what the user copies elsewhere can be pasted into text fields and text views alone.
///
/// Each item has a value for one or more types. Properties such as `string` read the first item.
/// Every change replaces all items, apart from `addItems(_:)`, and adds 1 to `changeCount`, also if
/// the new value is `nil` or empty (`pb-items`).
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor
open class UIPasteboard: NSObject, _NamedPasteboard {
  /// The name of the pasteboard.
  public let name: Name
  /// The number of changes of the pasteboard, and of its removal.
  public private(set) var changeCount = 0
  private var contents: [PasteboardItem] = []
  /// The time at which the items are removed; `nil` for none.
  private var expiration: Date?
  /// A Boolean value that indicates whether the pasteboard was removed, so that changes have no
  /// effect.
  private var isRemoved = false

  init(named name: Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard of texts that the user copies.
  public static let general = UIPasteboard(named: .general)

  /// The named pasteboards of the program, apart from the general one.
  private static var named: [Name: UIPasteboard] = [:]

  /// Returns the pasteboard of a name; `nil` if there is none and none is to be created.
  static func pasteboard(named name: Name, create: Bool) -> UIPasteboard? {
    if name == .general { return general }
    if let board = named[name] { return board }
    guard create else { return nil }
    let board = UIPasteboard(named: name)
    named[name] = board
    return board
  }

  /// Creates a pasteboard with a name that no other one has.
  public class func withUniqueName() -> UIPasteboard {
    let board = UIPasteboard(named: Name(UUID().uuidString))
    named[board.name] = board
    return board
  }

  /// Removes the pasteboard of a name with its items. The general pasteboard stays.
  public class func remove(withName pasteboardName: Name) {
    guard let board = named.removeValue(forKey: pasteboardName) else { return }
    board.contents = []
    board.isRemoved = true
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  /// A Boolean value that indicates whether the pasteboard lasts longer than the program: `false`.
  public var isPersistent: Bool { false }

  // MARK: Items

  /// The items that have not expired.
  private var current: [PasteboardItem] {
    if let expiration, expiration <= Date() {
      self.expiration = nil
      replace(by: [])
    }
    return contents
  }

  /// Replaces all items, or adds some, and reports the change.
  private func replace(by items: [PasteboardItem], expiration: Date? = nil, localOnly: Bool = false)
  {
    guard !isRemoved else { return }
    let before = Set(contents.flatMap(\.types))
    contents = items
    self.expiration = expiration
    changeCount += 1
    let after = Set(items.flatMap(\.types))
    if self === UIPasteboard.general, !localOnly {
      let application = UIApplication.shared
      let scene = (application.frontScene as UIScene?) ?? application.scenes.first
      scene?.copiedText = ClipboardText.text(of: items)
    }
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }

  /// The items: for each, its values by type.
  open var items: [[String: Any]] {
    get { current.map(\.values) }
    set { setItems(newValue) }
  }

  /// Replaces all items.
  ///
  /// - Parameters:
  ///   - items: For each item, its values by type. A value under ``typeAutomatic`` is stored under
  ///     the types of its class.
  ///   - options: Settings of the items, see ``OptionsKey``.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(
      by: items.map(PasteboardItem.init), expiration: options[.expirationDate] as? Date,
      localOnly: options[.localOnly] as? Bool ?? false)
  }

  /// Adds items behind the present ones.
  open func addItems(_ items: [[String: Any]]) {
    replace(by: current + items.map(PasteboardItem.init), expiration: expiration)
  }

  /// The number of items.
  open var numberOfItems: Int { current.count }

  // MARK: Types

  /// The types of the first item, sorted.
  open var types: [String] { current.first?.types ?? [] }

  /// Returns the types of some items, sorted in each.
  ///
  /// - Parameter itemSet: The indices of the items, or `nil` for all. Indices without an item are
  ///   ignored.
  /// - Returns: `nil` if the pasteboard is empty.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    current.isEmpty ? nil : selected(itemSet).map(\.types)
  }

  /// Returns whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    current.first.map { $0.has(pasteboardTypes) } ?? false
  }

  /// Returns whether one of some items has one of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    selected(itemSet).contains { $0.has(pasteboardTypes) }
  }

  /// Returns the indices of the items with at least one of the types.
  ///
  /// - Returns: `nil` if the pasteboard is empty.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = current
    guard !items.isEmpty else { return nil }
    return IndexSet(items.indices.filter { items[$0].has(pasteboardTypes) })
  }

  private func selected(_ itemSet: IndexSet?) -> [PasteboardItem] {
    let items = current
    guard let itemSet else { return items }
    return itemSet.compactMap { items.indices.contains($0) ? items[$0] : nil }
  }

  // MARK: Values by type

  /// Returns the bytes of a type of the first item; `nil` for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    current.first?.data(of: pasteboardType)
  }

  /// Returns the bytes of a type of some items; items without the type are left out.
  ///
  /// - Returns: `nil` if the pasteboard is empty.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    current.isEmpty ? nil : selected(itemSet).compactMap { $0.data(of: pasteboardType) }
  }

  /// Returns the value of a type of the first item: a text, URL, image, color, a value of a
  /// property list, or data.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    current.first?.value(of: pasteboardType)
  }

  /// Returns the values of a type of some items; items without the type are left out.
  ///
  /// - Returns: `nil` if the pasteboard is empty.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    current.isEmpty ? nil : selected(itemSet).compactMap { $0.value(of: pasteboardType) }
  }

  /// Replaces all items by one with these bytes.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  /// Replaces all items by one with this value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  // MARK: Item providers

  /// The items as providers, with the data of each type that are there when the property is read.
  open var itemProviders: [NSItemProvider] {
    get { current.map(\.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces all items by what providers supply. Their types are there at once, and their data as
  /// soon as the providers supply them.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    replace(
      by: itemProviders.map { PasteboardItem(awaiting: $0.registeredTypeIdentifiers) },
      expiration: expirationDate, localOnly: localOnly)
    let change = changeCount
    for (index, provider) in itemProviders.enumerated() {
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
          MainQueue.run {
            guard let self, self.changeCount == change else { return }
            self.contents[index].supply(data, for: type)
          }
        }
      }
    }
  }

  /// Replaces all items by values.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces all items by values.
  ///
  /// - Parameters:
  ///   - localOnly: A Boolean value that indicates whether the browser's clipboard stays unchanged.
  ///   - expirationDate: The time at which the items are removed; `nil` for none.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    guard objects.allSatisfy({ !PasteboardType.all(for: $0).isEmpty }) else {
      let providers = objects.map { NSItemProvider(object: $0) }
      return setItemProviders(providers, localOnly: localOnly, expirationDate: expirationDate)
    }
    replace(
      by: objects.map { PasteboardItem([Self.typeAutomatic: $0]) }, expiration: expirationDate,
      localOnly: localOnly)
  }

  // MARK: Standard values

  /// The text of the first item; `nil` for none. Setting it replaces all items.
  open var string: String? {
    get { current.first?.string }
    set { set([newValue]) }
  }
  /// The texts of the items; items without one are left out. Setting it replaces all items.
  open var strings: [String]? {
    get { current.compactMap(\.string) }
    set { set(newValue ?? []) }
  }
  /// The URL of the first item; `nil` for none. Setting it replaces all items. A text that is a URL
  /// counts as one.
  open var url: URL? {
    get { current.first?.url }
    set { set([newValue]) }
  }
  /// The URLs of the items; items without one are left out. Setting it replaces all items.
  open var urls: [URL]? {
    get { current.compactMap(\.url) }
    set { set(newValue ?? []) }
  }
  /// The image of the first item; `nil` for none. Setting it replaces all items.
  open var image: UIImage? {
    get { current.first?.image }
    set { set([newValue]) }
  }
  /// The images of the items; items without one are left out. Setting it replaces all items.
  open var images: [UIImage]? {
    get { current.compactMap(\.image) }
    set { set(newValue ?? []) }
  }
  /// The color of the first item; `nil` for none. Setting it replaces all items.
  open var color: UIColor? {
    get { current.first?.color }
    set { set([newValue]) }
  }
  /// The colors of the items; items without one are left out. Setting it replaces all items.
  open var colors: [UIColor]? {
    get { current.compactMap(\.color) }
    set { set(newValue ?? []) }
  }

  private func set<Value>(_ values: [Value?]) {
    replace(
      by: values.compactMap { value in value.map { PasteboardItem([Self.typeAutomatic: $0]) } })
  }

  /// A Boolean value that indicates whether an item has a text.
  open var hasStrings: Bool { current.contains(where: \.hasString) }
  /// A Boolean value that indicates whether an item has a URL, or a text that is one.
  open var hasURLs: Bool { current.contains(where: \.hasURL) }
  /// A Boolean value that indicates whether an item has an image.
  open var hasImages: Bool { current.contains(where: \.hasImage) }
  /// A Boolean value that indicates whether an item has a color.
  open var hasColors: Bool { current.contains(where: \.hasColor) }
}

/// The initializer of ``UIPasteboard``, in a protocol because it returns an existing object.
public protocol _NamedPasteboard {}

extension _NamedPasteboard where Self == UIPasteboard {
  /// Returns the pasteboard of a name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: A Boolean value that indicates whether to create the pasteboard if there is none.
  /// - Returns: `nil` if there is none and `create` is `false`.
  @preconcurrency @MainActor
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let board = UIPasteboard.pasteboard(named: pasteboardName, create: create) else {
      return nil
    }
    self = board
  }
}
