/// Classes to make views of, and views that wait to be used again.
@MainActor
struct ReusePool {
  /// What a view is used for.
  struct Purpose: Hashable {
    /// The kind of supplementary view; nil for cells.
    var kind: String?
    /// The reuse identifier.
    var identifier: String
  }

  private var classes: [Purpose: UICollectionReusableView.Type] = [:]
  private var waiting: [Purpose: [UICollectionReusableView]] = [:]

  /// Registers a class, or takes a registration back where the class is nil.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for purpose: Purpose) {
    if classes[purpose] != viewClass { waiting[purpose] = nil }
    classes[purpose] = viewClass
  }

  /// Whether a class is registered.
  func isRegistered(_ purpose: Purpose) -> Bool { classes[purpose] != nil }

  /// The identifiers registered for a kind, in alphabetical order.
  func identifiers(ofKind kind: String?) -> [String] {
    classes.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
  }

  /// A view that was used before; nil where none waits.
  mutating func takeWaiting(_ purpose: Purpose) -> UICollectionReusableView? {
    waiting[purpose]?.popLast()
  }

  /// A new view; nil where no class is registered.
  func makeView(_ purpose: Purpose, frame: CGRect) -> UICollectionReusableView? {
    guard let viewClass = classes[purpose] else { return nil }
    let view = viewClass.make(frame: frame)
    view.reuseIdentifier = purpose.identifier
    view.elementKind = purpose.kind
    return view
  }

  /// Lets a view wait until it is used again.
  mutating func put(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Purpose(kind: view.elementKind, identifier: identifier), default: []].append(view)
  }
}
