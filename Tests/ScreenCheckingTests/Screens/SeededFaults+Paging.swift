import UIKit

/// Faults of views that scroll page by page.
extension SeededFault {
  static let paging = [
    SeededFault("page-wider-than-container", "groups as wide as the list in insets of a section") {
      isFaulty in
      row(.groupPaging, { _ in .fractionalWidth(1) }, inset: 16, isOfGroup: !isFaulty)
    },
    SeededFault("page-wider-than-container", "a row of pages wider than the list") { isFaulty in
      row(.paging, { _ in .fractionalWidth(isFaulty ? 1.1 : 1) })
    },
    SeededFault("page-wider-than-container", "centered groups wider than the list") { isFaulty in
      row(.groupPagingCentered, { .absolute($0 + (isFaulty ? 40 : -40)) })
    },
    SeededFault("page-wider-than-container", "pages as wide as the screen in margins") {
      isFaulty in
      MarginScreen { screen, frame in
        let scroll = UIScrollView(frame: frame)
        scroll.isPagingEnabled = true
        let width = isFaulty ? screen.view.bounds.width : frame.width
        for number in 0..<3 {
          scroll.addSubview(
            page(CGRect(x: CGFloat(number) * width, y: 0, width: width, height: frame.height)))
        }
        scroll.contentSize = CGSize(width: width * 3, height: frame.height)
        screen.view.addSubview(scroll)
      }
    },
    SeededFault("page-wider-than-container", "a stack of pages as wide as the screen") {
      isFaulty in
      MarginScreen { screen, frame in
        let scroll = UIScrollView(frame: frame)
        scroll.isPagingEnabled = true
        let width = isFaulty ? screen.view.bounds.width : frame.width
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in page(.zero) })
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: width * 3, height: frame.height)
        scroll.addSubview(stack)
        scroll.contentSize = stack.frame.size
        screen.view.addSubview(scroll)
      }
    },
    SeededFault("page-wider-than-container", "a flow layout of items as wide as the screen") {
      isFaulty in
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      let cards = CardScreen(layout, text: "Coast")
      return MarginScreen { screen, frame in
        screen.addChild(cards)
        screen.view.addSubview(cards.view)
        cards.view.frame = frame
        cards.collectionView.isPagingEnabled = true
        let width = isFaulty ? screen.view.bounds.width : frame.width
        layout.itemSize = CGSize(width: width, height: 160)
        cards.didMove(toParent: screen)
      }
    },
    SeededFault("page-wider-than-container", "a page view controller as wide as the screen") {
      isFaulty in
      MarginScreen { screen, frame in
        let container = UIView(frame: frame)
        container.clipsToBounds = true
        screen.view.addSubview(container)
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        let first = UIViewController()
        first.view.addSubview(page(CGRect(x: 0, y: 0, width: 200, height: 160)))
        pages.setViewControllers([first], direction: .forward, animated: false)
        screen.addChild(pages)
        container.addSubview(pages.view)
        pages.view.frame = CGRect(
          origin: .zero,
          size: CGSize(
            width: isFaulty ? screen.view.bounds.width : frame.width, height: frame.height))
        pages.didMove(toParent: screen)
      }
    },
  ]

  /// Returns a page with a short text.
  @MainActor private static func page(_ frame: CGRect) -> UIView {
    let page = UIView(frame: frame)
    page.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Coast"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(label)
    label.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16).isActive = true
    return page
  }

  /// Returns a row of cards that scrolls page by page.
  ///
  /// - Parameters:
  ///   - width: A closure that returns the width of groups for the width of the list.
  ///   - inset: The insets on both sides, in points.
  ///   - isOfGroup: A Boolean value that indicates whether the groups have the insets, and not the
  ///     section.
  @MainActor private static func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ width: @escaping (CGFloat) -> NSCollectionLayoutDimension, inset: CGFloat = 0,
    isOfGroup: Bool = false
  ) -> CardScreen {
    CardScreen(
      UICollectionViewCompositionalLayout { _, environment in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: width(environment.container.effectiveContentSize.width),
            heightDimension: .absolute(160)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let insets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
        if isOfGroup { group.contentInsets = insets } else { section.contentInsets = insets }
        section.orthogonalScrollingBehavior = behavior
        return section
      }, text: "Coast")
  }
}

/// A screen that adds views with the frame of its safe area, 20 points narrower on both sides.
private final class MarginScreen: UIViewController {
  private let add: (MarginScreen, CGRect) -> Void
  private var hasViews = false

  init(_ add: @escaping (MarginScreen, CGRect) -> Void) {
    self.add = add
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("MarginScreen cannot be decoded.") }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasViews else { return }
    hasViews = true
    view.backgroundColor = .systemBackground
    let area = view.bounds.inset(by: view.safeAreaInsets)
    add(self, CGRect(x: area.minX + 20, y: area.minY, width: area.width - 40, height: 200))
  }
}
