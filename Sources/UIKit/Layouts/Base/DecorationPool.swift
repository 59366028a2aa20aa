/// Classes of decoration views by kind, and views that wait to be used again.
@MainActor
struct DecorationPool {
  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var waiting: [String: [UICollectionReusableView]] = [:]

  /// Registers a class, or takes a registration back where the class is nil.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, _ kind: String) {
    if classes[kind] != viewClass { waiting[kind] = nil }
    classes[kind] = viewClass
  }

  /// A view of a kind: one that was used before and is prepared for it, or a new one; nil where no
  /// class is registered.
  mutating func take(_ kind: String, frame: CGRect) -> UICollectionReusableView? {
    guard let viewClass = classes[kind] else { return nil }
    if let view = waiting[kind]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = viewClass.make(frame: frame)
    view.elementKind = kind
    return view
  }

  /// Whether a view is of the class that is registered for its kind.
  func makes(_ view: UICollectionReusableView) -> Bool {
    view.elementKind.map { classes[$0] == type(of: view) } ?? false
  }

  /// Lets a view wait until it is used again, unless its kind has another class now.
  mutating func put(_ view: UICollectionReusableView) {
    guard makes(view), let kind = view.elementKind else { return }
    waiting[kind, default: []].append(view)
  }

  /// The kinds that classes are registered for, in alphabetical order.
  var kinds: [String] { classes.keys.sorted() }
}
