// This target is in Swift 5 mode, like most iOS apps: no declaration below states its actor.
import Testing
import UIKit

class CardView: UIView {
  let titleLabel = UILabel()
  private lazy var badge: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .systemRed
    view.layer.cornerRadius = 4
    return view
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    titleLabel.textColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : .black
    }
    layer.borderColor = UIColor.separator.cgColor
    layer.borderWidth = 1 / UIScreen.main.scale
    addSubview(titleLabel)
    addSubview(badge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.inset(by: layoutMargins)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

class PlainView: UIView {
  var count: Int
  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class FeedController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  var cards: [CardView] = []
  var offsets: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    view.addSubview(scrollView)
    cards = (0..<3).map { index in
      let card = CardView()
      card.titleLabel.text = "Card \(index)"
      scrollView.addSubview(card)
      return card
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: 0, y: CGFloat(index) * 500, width: view.bounds.width, height: 500)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1500)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

@MainActor
struct ViewsSwift5 {
  @Test func `code without isolation runs`() {
    let controller = FeedController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.cards.map { $0.frame.origin.y } == [0, 500, 1000])
    #expect(controller.cards[0].titleLabel.frame == CGRect(x: 8, y: 8, width: 304, height: 484))
    controller.scrollView.contentOffset = CGPoint(x: 0, y: 10)
    #expect(controller.offsets.last == 10)
  }

  @Test func `views made without a frame have none`() {
    #expect(PlainView(count: 3).frame == .zero)
    #expect(CardView().intrinsicContentSize.height == 44)
    #expect(UILabel().frame == .zero)
  }
}
