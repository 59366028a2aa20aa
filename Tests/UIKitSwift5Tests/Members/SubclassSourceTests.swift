import Testing
import UIKit

// Subclasses without initializers of their own inherit all of their superclass, as on iOS, also the
// convenience initializers.

private final class OwnConstraint: NSLayoutConstraint { weak var owner: AnyObject? }
private final class OwnBarButtonItem: UIBarButtonItem { var badge = 0 }
private final class OwnAlert: UIAlertController { var mark = 0 }
private final class OwnStack: UIStackView { var mark = 0 }
private final class OwnTap: UITapGestureRecognizer { var mark = 0 }
private final class OwnNavigation: UINavigationController { var mark = 0 }
private final class OwnButton: UIButton { var mark = 0 }
private final class OwnImageView: UIImageView { var mark = 0 }
private final class OwnSegments: UISegmentedControl { var mark = 0 }
private final class OwnPath: UIBezierPath { var mark = 0 }
private final class OwnLayout: UICollectionViewCompositionalLayout { var mark = 0 }
private final class OwnSection: NSCollectionLayoutSection { var mark = 0 }
private final class OwnSearch: UISearchController { var mark = 0 }
private final class OwnEffectView: UIVisualEffectView { var mark = 0 }
private final class OwnProgress: UIProgressView { var mark = 0 }
private final class OwnIndicator: UIActivityIndicatorView { var mark = 0 }
private final class OwnAttachment: NSTextAttachment, @unchecked Sendable { var mark = 0 }
private final class OwnTextView: UITextView { var mark = 0 }
private final class OwnTabItem: UITabBarItem { var mark = 0 }
private final class OwnContextualAction: UIContextualAction { var mark = 0 }
private final class OwnAnimator: UIViewPropertyAnimator { var mark = 0 }
private final class OwnShape: CAShapeLayer { var mark = 0 }
private final class OwnRefresh: UIRefreshControl { var mark = 0 }
private final class OwnAttributes: UICollectionViewLayoutAttributes { var mark = 0 }
private final class OwnContext: UICollectionViewFlowLayoutInvalidationContext { var mark = 0 }
private final class OwnTextPosition: UITextPosition { var mark = 0 }
private final class OwnTextRange: UITextRange { var mark = 0 }
private final class OwnUpdateItem: UICollectionViewUpdateItem { var mark = 0 }
private final class OwnImage: UIImage, @unchecked Sendable { var mark = 0 }
private final class OwnColor: UIColor, @unchecked Sendable { var mark = 0 }
private final class OwnBasicAnimation: CABasicAnimation { var mark = 0 }
private final class OwnPageControl: UIPageControl { var mark = 0 }
private final class OwnWindow: UIWindow { var mark = 0 }
private final class OwnTabs: UITabBarController { var mark = 0 }

@MainActor @Suite struct SubclassSourceTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  @Test func `subclasses of model objects inherit convenience initializers`() {
    let constraint = OwnConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 3)
    constraint.isActive = true
    #expect(constraint.firstItem === view)
    #expect(view.constraints == [constraint])
    #expect(constraint.constant == 3)
    let path = OwnPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(OwnPath(ovalIn: view.bounds).bounds == view.bounds)
    #expect(OwnPath(roundedRect: view.bounds, cornerRadius: 2).contains(CGPoint(x: 15, y: 10)))
    #expect(OwnPath(cgPath: path.cgPath).bounds == path.bounds)
    #expect(OwnAttachment(data: nil, ofType: nil).image == nil)
    #expect(OwnAttachment(image: UIImage()).image != nil)
    #expect(OwnAttributes(forCellWith: [2, 3]).indexPath == [2, 3])
    #expect(OwnContext().mark == 0)
    #expect(OwnTextPosition().mark == 0)
    #expect(OwnTextRange().isEmpty)
    #expect(OwnUpdateItem().updateAction == .none)
    #expect(OwnImage(data: Data()) == nil)
    #expect(OwnColor(red: 1, green: 0, blue: 0, alpha: 1).mark == 0)
    #expect(OwnBasicAnimation(keyPath: "opacity").keyPath == "opacity")
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = OwnSection(group: group)
    section.interGroupSpacing = 5
    #expect((section.copy() as? NSCollectionLayoutSection)?.interGroupSpacing == 5)
    #expect(OwnLayout(section: section).mark == 0)
    #expect(OwnLayout(sectionProvider: { _, _ in nil }).configuration.interSectionSpacing == 0)
  }

  @Test func `subclasses of bar items and actions inherit convenience initializers`() {
    #expect(OwnBarButtonItem(title: "T", style: .plain, target: nil, action: nil).title == "T")
    #expect(OwnBarButtonItem(image: nil, style: .plain, target: nil, action: nil).image == nil)
    #expect(OwnBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).badge == 0)
    #expect(OwnBarButtonItem(customView: view).customView === view)
    #expect(OwnTabItem(title: "a", image: nil, tag: 1).tag == 1)
    let action = OwnContextualAction(style: .normal, title: "a") { _, _, done in done(true) }
    #expect(action.title == "a")
    #expect(OwnAnimator(duration: 1, curve: .linear, animations: nil).duration == 1)
    #expect(OwnAnimator(duration: 1, dampingRatio: 1, animations: nil).mark == 0)
    #expect(OwnTap(target: nil, action: nil).numberOfTapsRequired == 1)
  }

  @Test func `subclasses of views and controllers inherit convenience initializers`() {
    let alert = OwnAlert(title: "T", message: nil, preferredStyle: .alert)
    #expect(alert.title == "T")
    #expect(OwnStack(arrangedSubviews: [view]).arrangedSubviews == [view])
    let root = UIViewController()
    #expect(OwnNavigation(rootViewController: root).viewControllers == [root])
    #expect(OwnButton(type: .system).mark == 0)
    #expect(OwnButton(configuration: .filled(), primaryAction: nil).configuration != nil)
    #expect(OwnImageView(image: nil).image == nil)
    #expect(OwnSegments(items: ["a", "b"]).numberOfSegments == 2)
    #expect(OwnSearch(searchResultsController: nil).mark == 0)
    #expect(OwnEffectView(effect: nil).effect == nil)
    #expect(OwnProgress(progressViewStyle: .default).progress == 0)
    #expect(OwnIndicator(style: .medium).mark == 0)
    #expect(OwnTextView(frame: view.frame, textContainer: nil).frame == view.frame)
    #expect(OwnShape(layer: CAShapeLayer()).path == nil)
    #expect(OwnRefresh(frame: .zero).mark == 0)
    #expect(OwnPageControl().numberOfPages == 0)
    #expect(OwnWindow(frame: view.frame).frame == view.frame)
    #expect(OwnTabs(nibName: nil, bundle: nil).mark == 0)
  }
}
