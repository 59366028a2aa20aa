import UIKit

/// A tour of pages below a bar whose button presents a card with a transition of its own.
public final class TourViewController: UIViewController {
  private let pages = TourPage.all.map { TourPageViewController($0) }
  private let pageController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let cardTransition = CardTransition()

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Tour"
  }

  public required init?(coder: NSCoder) {
    fatalError("TourViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Card", primaryAction: UIAction { [weak self] _ in self?.presentCard() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.showNext() })
    pageController.dataSource = self
    pageController.setViewControllers([pages[0]], direction: .forward, animated: false)
    addChild(pageController)
    pageController.view.frame = view.bounds
    pageController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pageController.view)
    pageController.didMove(toParent: self)
  }

  private var shownIndex: Int {
    pages.firstIndex { $0 === pageController.viewControllers?.first } ?? 0
  }

  private func showNext() {
    let next = (shownIndex + 1) % pages.count
    pageController.setViewControllers(
      [pages[next]], direction: next == 0 ? .reverse : .forward, animated: true)
  }

  private func presentCard() {
    let card = CardViewController(symbol: pages[shownIndex].symbol)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = cardTransition
    card.transition = cardTransition
    present(card, animated: true)
  }
}

extension TourViewController: UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === viewController }), index > 0 else {
      return nil
    }
    return pages[index - 1]
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === viewController }),
      index + 1 < pages.count
    else { return nil }
    return pages[index + 1]
  }

  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    pages.count
  }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    shownIndex
  }
}
