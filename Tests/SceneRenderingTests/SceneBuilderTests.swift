import SceneRendering
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct SceneBuilderTests {
  private func window() -> UIWindow {
    UIWindow(
      device: .standard, playsAnimations: true,
      rootViewController: {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        return controller
      })
  }

  @Test func `a scene after random changes of views equals one built from the beginning`() {
    for seed in RepeatableRandom.seeds(3) {
      var change = RandomViewChange(seed: seed, window: window())
      let builder = SceneBuilder()
      var last = builder.scene(playing: change.window)
      for step in 0..<400 {
        for _ in 0..<change.count { change.make() }
        let isCurrent = builder.isCurrent(change.window)
        let fresh = Scene(playing: change.window)
        #expect(
          !isCurrent || fresh.nodes == last.nodes, "seed \(seed), step \(step): a lost change")
        last = builder.scene(playing: change.window)
        guard last == fresh else {
          let lost = zip(last.nodes, fresh.nodes).first { $0 != $1 }
          Issue.record("seed \(seed), step \(step): \(String(describing: lost))")
          return
        }
      }
    }
  }

  @Test
  func `a scene after random changes of a collection view equals one built from the beginning`() {
    for seed in RepeatableRandom.seeds(2) {
      var random = RepeatableRandom(seed: seed)
      let screen = BuilderListController()
      let window = UIWindow(device: .standard, playsAnimations: true) { screen }
      let builder = SceneBuilder()
      for step in 0..<150 {
        for _ in 0..<Int.random(in: 0...2, using: &random) { screen.change(using: &random) }
        if random.once(in: 3) { window.animationClock.advance(by: 0.25) }
        let isCurrent = builder.isCurrent(window)
        let before = builder.sceneCount == 0 ? nil : builder.scene(playing: window)
        let fresh = Scene(playing: window)
        let scene = builder.scene(playing: window)
        guard scene == fresh, !isCurrent || before?.nodes == fresh.nodes else {
          let lost = zip(scene.nodes, fresh.nodes).first { $0 != $1 }
          Issue.record("seed \(seed), step \(step): \(String(describing: lost))")
          return
        }
      }
    }
  }

  @Test func `only changed views and the ones around them are read again`() {
    let window = window()
    let rows = (0..<50).map { index in
      let row = UIView(frame: CGRect(x: 0, y: index * 10, width: 100, height: 10))
      row.addSubview(UILabel(frame: row.bounds))
      window.rootViewController!.view.addSubview(row)
      return row
    }
    let builder = SceneBuilder()
    _ = builder.scene(playing: window)
    #expect(builder.readCount == 102)
    #expect(builder.isCurrent(window))
    (rows[7].subviews[0] as? UILabel)?.text = "changed"
    #expect(!builder.isCurrent(window))
    _ = builder.scene(playing: window)
    #expect(builder.readCount == 4, "the window, the root view, the row and the label")
    _ = builder.scene(playing: window)
    #expect(builder.readCount == 0)
  }

  @Test func `a view that changed while it was out of the window is read again`() {
    let window = window()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let builder = SceneBuilder()
    window.rootViewController!.view.addSubview(view)
    _ = builder.scene(playing: window)
    view.removeFromSuperview()
    _ = builder.scene(playing: window)
    view.backgroundColor = .red
    _ = builder.scene(playing: window)
    window.rootViewController!.view.addSubview(view)
    #expect(builder.scene(playing: window) == Scene(playing: window))
  }
}

/// A view that draws a disc.
private final class DrawnView: UIView {
  var color = UIColor.label { didSet { setNeedsDisplay() } }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    node.drawing = recorded { $0.fill(.ellipse($0.bounds), with: color) }
    return node
  }
}

/// Random changes of all drawn properties, of all of a window's views.
@MainActor
private struct RandomViewChange {
  let window: UIWindow
  private var random: RepeatableRandom
  private var views: [UIView]

  init(seed: UInt64, window: UIWindow) {
    self.window = window
    random = RepeatableRandom(seed: seed)
    views = [window.rootViewController!.view]
    for _ in 0..<12 { addView() }
  }

  /// The number of changes before the next scene.
  var count: Int { mutating get { Int.random(in: 0...3, using: &random) } }

  private func isRoot(_ view: UIView) -> Bool { view === views[0] }

  private mutating func number(_ range: ClosedRange<Int> = 0...40) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func color() -> UIColor {
    random.pick([.red, .label, .systemBackground, .clear, .secondaryLabel, .blue])
  }

  private mutating func addView() {
    let frame = CGRect(x: number(), y: number(), width: number(1...90), height: number(1...90))
    let view: UIView =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: UILabel(frame: frame)
      case 1: UIScrollView(frame: frame)
      case 2: UISearchBar(frame: frame)
      case 3: DrawnView(frame: frame)
      default: UIView(frame: frame)
      }
    random.pick(views).addSubview(view)
    views.append(view)
  }

  mutating func make() {
    if random.once(in: 12) { return window.animationClock.advance(by: 0.2) }
    guard random.once(in: 6) else { return changeOne() }
    var copy = self
    UIView.animate(withDuration: 0.5, animations: { copy.changeOne() })
    self = copy
  }

  private mutating func changeOne() {
    let view = random.pick(views)
    if isRoot(view) { return changeEnvironment() }
    switch Int.random(in: 0..<36, using: &random) {
    case 0:
      view.frame = CGRect(x: number(), y: number(), width: number(1...90), height: number(1...90))
    case 1: view.bounds.origin = CGPoint(x: number(), y: number())
    case 2: view.transform = CGAffineTransform(rotationAngle: number(0...3))
    case 3: view.center = CGPoint(x: number(), y: number())
    case 4: view.backgroundColor = color()
    case 5: view.alpha = number(0...2) / 2
    case 6: view.isHidden.toggle()
    case 7: view.clipsToBounds.toggle()
    case 8: view.layer.cornerRadius = number(0...9)
    case 9: view.layer.maskedCorners = random.pick([.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    case 10: view.layer.borderWidth = number(0...2)
    case 11: view.layer.borderColor = CGColor(gray: number(0...1), alpha: 1)
    case 12: view.layer.zPosition = number(0...2)
    case 13: view.accessibilityLabel = random.pick([nil, "one", "two"])
    case 14: view.accessibilityIdentifier = random.pick([nil, "one", "two"])
    case 15: view.overrideUserInterfaceStyle = random.pick([.light, .dark, .unspecified])
    case 16: view.semanticContentAttribute = random.pick([.forceRightToLeft, .forceLeftToRight])
    case 17: view.removeFromSuperview()
    case 18:
      let target = random.pick(views)
      if !target.isDescendant(of: view) { target.addSubview(view) }
    case 19: view.superview?.sendSubviewToBack(view)
    case 20:
      if let superview = view.superview, superview.subviews.count > 1 {
        superview.exchangeSubview(at: 0, withSubviewAt: superview.subviews.count - 1)
      }
    case 21: addView()
    case 22: view.isAccessibilityElement.toggle()
    case 23: view.accessibilityTraits = random.pick([.none, .button, [.image, .selected]])
    case 24: view.accessibilityValue = random.pick([nil, "one", "two"])
    case 25: view.accessibilityHint = random.pick([nil, "one", "two"])
    case 26: view.contentMode = random.pick([.scaleToFill, .redraw, .center])
    case 27: view.layer.cornerCurve = random.pick([.circular, .continuous])
    case 28: view.layer.shadowOpacity = Float(number(0...2)) / 2
    case 29: view.layer.anchorPoint = CGPoint(x: number(0...2) / 2, y: 0.5)
    case 30: view.transform3D = CATransform3DMakeRotation(number(0...2), 0, 1, 0)
    case 31: view.layer.sublayerTransform.m34 = number(0...1) / -500
    case 32: changeLayers(of: view)
    case 33: view.layer.mask = random.once(in: 2) ? nil : CAShapeLayer()
    default: changeOwn(view)
    }
  }

  private mutating func changeLayers(of view: UIView) {
    guard let layer = view.layer.sublayers?.first(where: { $0.delegate == nil }) as? CAShapeLayer
    else {
      let layer = CAShapeLayer()
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
      return view.layer.insertSublayer(layer, at: UInt32(number(0...3)))
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: layer.removeFromSuperlayer()
    case 1: layer.fillColor = CGColor(gray: number(0...1), alpha: 1)
    case 2: layer.position = CGPoint(x: number(), y: number())
    case 3: layer.isHidden.toggle()
    default: layer.addSublayer(CAGradientLayer())
    }
  }

  private mutating func changeOwn(_ view: UIView) {
    if let drawn = view as? DrawnView {
      drawn.color = color()
    } else if let label = view as? UILabel {
      changeLabel(label)
    } else if let scrollView = view as? UIScrollView {
      changeScrollView(scrollView)
    } else if let bar = view as? UISearchBar {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bar.text = random.pick(["", "some", "words"])
      case 1: bar.placeholder = random.pick([nil, "Search"])
      case 2: bar.becomeFirstResponder()
      default: bar.resignFirstResponder()
      }
    }
  }

  private mutating func changeLabel(_ label: UILabel) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: label.text = random.pick([nil, "a", "several words for a line"])
    case 1: label.font = random.pick([.systemFont(ofSize: 12), .boldSystemFont(ofSize: 20)])
    case 2: label.textColor = color()
    case 3: label.highlightedTextColor = random.pick([nil, .red])
    case 4: label.isHighlighted.toggle()
    case 5: label.isEnabled.toggle()
    case 6: label.textAlignment = random.pick([.left, .center, .right, .natural])
    case 7: label.lineBreakMode = random.pick([.byWordWrapping, .byTruncatingMiddle, .byClipping])
    case 8: label.numberOfLines = Int(number(0...3))
    case 9: label.adjustsFontSizeToFitWidth.toggle()
    case 10: label.minimumScaleFactor = number(0...4) / 4
    default: label.baselineAdjustment = random.pick([.alignBaselines, .alignCenters, .none])
    }
  }

  private mutating func changeScrollView(_ view: UIScrollView) {
    switch Int.random(in: 0..<15, using: &random) {
    case 0: view.contentSize = CGSize(width: number(0...300), height: number(0...300))
    case 1: view.contentOffset = CGPoint(x: number(), y: number())
    case 2: view.contentInset = UIEdgeInsets(top: number(), left: 0, bottom: number(), right: 0)
    case 3: view.setContentOffset(CGPoint(x: number(), y: number()), animated: true)
    case 4: view.bounces.toggle()
    case 5: view.alwaysBounceVertical.toggle()
    case 6: view.alwaysBounceHorizontal.toggle()
    case 7: view.showsVerticalScrollIndicator.toggle()
    case 8: view.showsHorizontalScrollIndicator.toggle()
    case 9: view.indicatorStyle = random.pick([.default, .black, .white])
    case 10: view.verticalScrollIndicatorInsets.top = number()
    case 11: view.horizontalScrollIndicatorInsets.left = number()
    case 12: view.automaticallyAdjustsScrollIndicatorInsets.toggle()
    case 13: view.isDirectionalLockEnabled.toggle()
    default: view.isScrollEnabled.toggle()
    }
  }

  private mutating func changeEnvironment() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: window.overrideUserInterfaceStyle = random.pick([.light, .dark])
    case 1:
      window.rootViewController!.traitOverrides.layoutDirection = random.pick([
        .leftToRight, .rightToLeft,
      ])
    case 2:
      window.rootViewController!.additionalSafeAreaInsets.top = number()
    default:
      window.resize(to: Device.all[Int.random(in: 0..<Device.all.count, using: &random)])
    }
  }
}

/// A list whose items, selection and offset change.
private final class BuilderListController: UIViewController, UICollectionViewDataSource {
  private var items = Array(0..<60)
  private var nextItem = 60
  private var list: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.preparedMargin = 400
    view.addSubview(list)
  }

  func change(using random: inout RepeatableRandom) {
    let place = Int.random(in: 0..<items.count, using: &random)
    let path = IndexPath(item: place, section: 0)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      list.performBatchUpdates {
        self.items.insert(self.nextItem, at: place)
        self.list.insertItems(at: [path])
      }
      nextItem += 1
    case 1 where items.count > 30:
      list.performBatchUpdates {
        self.items.remove(at: place)
        self.list.deleteItems(at: [path])
      }
    case 2:
      // The visible rows keep their frames and get other index paths.
      list.performBatchUpdates {
        self.items.append(self.items.remove(at: 0))
        self.list.moveItem(
          at: IndexPath(item: 0, section: 0),
          to: IndexPath(item: self.items.count - 1, section: 0))
      }
    case 3: list.contentOffset.y = CGFloat(Int.random(in: 0..<2_000, using: &random))
    case 4: list.selectItem(at: path, animated: false, scrollPosition: [])
    case 5: list.deselectItem(at: path, animated: false)
    case 6: list.reloadItems(at: [path])
    default: list.scrollToItem(at: path, at: .centeredVertically, animated: true)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.contentView.accessibilityLabel = "\(items[indexPath.item])"
    cell.contentView.backgroundColor = items[indexPath.item] % 2 == 0 ? .systemBackground : .red
    return cell
  }
}
