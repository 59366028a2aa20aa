/// The dimmed area over the content of a search.
@MainActor
final class SearchDimmingView: UIView {
  /// Called for a tap.
  var didTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // As dark as chosen.
    backgroundColor = UIColor.black.withAlphaComponent(0.2)
    isAccessibilityElement = true
    accessibilityLabel = "Cancel search"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("The dimmed areas of searches cannot be decoded; create a search controller.")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { didTap?() }
}
