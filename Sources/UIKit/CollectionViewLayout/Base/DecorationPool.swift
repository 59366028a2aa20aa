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

  /// Lets a view wait until it is used again, unless its kind has another class now.
  mutating func put(_ view: UICollectionReusableView) {
    guard let kind = view.elementKind, classes[kind] == type(of: view) else { return }
    waiting[kind, default: []].append(view)
  }

  /// The kinds that classes are registered for, in alphabetical order.
  var kinds: [String] { classes.keys.sorted() }
}
