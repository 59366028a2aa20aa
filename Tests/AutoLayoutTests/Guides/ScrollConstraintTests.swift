import TestSupport
import Testing
import UIKit

/// Constraints in scroll views: the size of the content, the visible frame, and what scrolling
/// costs.
@MainActor
struct ScrollConstraintTests {
  /// A view that counts the reads of its intrinsic size.
  final class CountingView: UIView {
    var reads = 0
    var size = CGSize(width: 100, height: 40)
    var layouts = 0

    override var intrinsicContentSize: CGSize {
      reads += 1
      return size
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))

  init() {
    root.traitOverrides.displayScale = 2
    root.addSubview(scroll)
  }

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? scroll).addSubview(view)
    return view
  }

  private func edges(_ view: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  private func edges(_ view: UIView, of scroll: UIView, inset: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: inset),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: inset),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ]
  }

  private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
  }

  @Test func `edges of the scroll view are edges of its content`() {
    let content = add()
    let sizes = size(content, 500, 900)
    NSLayoutConstraint.activate(edges(content, of: scroll, inset: 8) + sizes)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 500, height: 900))
    #expect(scroll.contentSize == CGSize(width: 516, height: 916))
    #expect(scroll.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    sizes[1].constant = 400.3
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 516, height: 416.5))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 516, height: 416.5))
  }

  @Test func `the content guide decides the content size, also after scrolling`() {
    let content = add()
    let sizes = size(content, 300, 700)
    NSLayoutConstraint.activate(edges(content, scroll.contentLayoutGuide) + sizes)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 700))
    scroll.contentOffset = CGPoint(x: 20, y: 100)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 700))
    sizes[1].constant = 800
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 800))
    #expect(scroll.contentSize.height == 800)
    #expect(scroll.contentOffset == CGPoint(x: 20, y: 100))
  }

  @Test func `a width of the scroll view is the width of its frame, so content scrolls one way`() {
    let content = add()
    NSLayoutConstraint.activate(
      edges(content, scroll.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 700),
      ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 700))
    scroll.frame.size.width = 250
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 250, height: 700))
    #expect(content.frame.width == 250)
  }

  @Test func `content without a size of its own is ambiguous and empty`() {
    let content = add()
    NSLayoutConstraint.activate(edges(content, scroll.contentLayoutGuide))
    root.layoutIfNeeded()
    #expect(content.widthAnchor.hasAmbiguousLayout)
    #expect(scroll.contentSize == .zero)
    NSLayoutConstraint.activate(size(content, 300, 20))
    root.layoutIfNeeded()
    #expect(!content.widthAnchor.hasAmbiguousLayout)
    #expect(scroll.contentSize == CGSize(width: 300, height: 20))
  }

  @Test func `centers refer to the frame before scrolling`() {
    let content = add()
    let badge = add()
    NSLayoutConstraint.activate(
      edges(content, scroll.contentLayoutGuide) + size(content, 400, 600) + size(badge, 20, 10) + [
        badge.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        badge.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
    scroll.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
  }

  @Test func `the frame guide keeps its place while the content scrolls`() {
    let content = add()
    let header = add()
    NSLayoutConstraint.activate(
      edges(content, scroll.contentLayoutGuide) + size(content, 400, 600) + [
        header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
        header.heightAnchor.constraint(equalToConstant: 30),
      ])
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 5, width: 200, height: 30))
    for offset in [CGPoint(x: 0, y: 100), CGPoint(x: 30, y: 250), .zero] {
      scroll.contentOffset = offset
      root.layoutIfNeeded()
      #expect(header.frame.origin == CGPoint(x: offset.x, y: offset.y + 5))
      #expect(root.convert(header.frame, from: scroll).origin == CGPoint(x: 10, y: 25))
      #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
      #expect(content.frame.origin == .zero)
    }
  }

  @Test func `a constraint to a view outside keeps content in place over the scrolling`() {
    let outside = add(to: root)
    let content = add()
    let floating = add()
    NSLayoutConstraint.activate(
      edges(content, of: scroll, inset: 0) + size(content, 400, 600) + size(outside, 30, 30)
        + size(floating, 50, 10) + [
          outside.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
          outside.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
          floating.leftAnchor.constraint(equalTo: outside.leftAnchor),
          floating.topAnchor.constraint(equalTo: outside.bottomAnchor),
        ])
    root.layoutIfNeeded()
    #expect(root.convert(floating.frame, from: scroll).origin == CGPoint(x: 40, y: 90))
    scroll.contentOffset = CGPoint(x: 15, y: 200)
    root.layoutIfNeeded()
    #expect(root.convert(floating.frame, from: scroll).origin == CGPoint(x: 40, y: 90))
    #expect(floating.frame.origin == CGPoint(x: 45, y: 270))
    #expect(scroll.contentSize == CGSize(width: 400, height: 600))
    // A moved scroll view does not move what is outside.
    scroll.frame.origin = CGPoint(x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(root.convert(floating.frame, from: scroll).origin == CGPoint(x: 40, y: 90))
  }

  @Test func `a size that was set stays where constraints leave it open`() {
    let label = add()
    NSLayoutConstraint.activate(
      size(label, 50, 20) + [
        label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
        label.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      ])
    scroll.contentSize = CGSize(width: 600, height: 700)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 600, height: 700))
    #expect(label.frame.origin == CGPoint(x: 10, y: 10))
    // The bottom of the content is referred to, and still open.
    let last = add()
    NSLayoutConstraint.activate(
      size(last, 50, 20) + [
        last.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        scroll.bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: 5),
      ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 600, height: 700))
    #expect(last.frame.origin == CGPoint(x: 0, y: 675))
    scroll.contentSize.height = 500
    root.layoutIfNeeded()
    #expect(last.frame.origin == CGPoint(x: 0, y: 475))
    // Constraints that decide the height win, and the width stays.
    last.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 300).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 600, height: 355))
    scroll.contentSize = CGSize(width: 650, height: 10)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 650, height: 355))
  }

  @Test func `scrolling reads no intrinsic size and lays out no content`() {
    let content = add(CountingView()) as! CountingView
    NSLayoutConstraint.activate(edges(content, of: scroll, inset: 4))
    content.size = CGSize(width: 300, height: 900)
    content.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 308, height: 908))
    let (reads, layouts) = (content.reads, content.layouts)
    for step in 1...20 {
      scroll.contentOffset.y = CGFloat(step)
      root.layoutIfNeeded()
    }
    #expect(content.reads == reads)
    #expect(content.layouts == layouts)
    // Also with a view that follows.
    let header = add()
    NSLayoutConstraint.activate(
      size(header, 10, 10) + [
        header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
        header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      ])
    root.layoutIfNeeded()
    let second = (content.reads, content.layouts)
    for step in 1...20 {
      scroll.contentOffset.y = CGFloat(step)
      root.layoutIfNeeded()
      #expect(header.frame.minY == CGFloat(step))
    }
    #expect(content.reads == second.0)
    #expect(content.layouts == second.1)
  }

  @Test func `a scroll view whose frame constraints decide has content like any other`() {
    let scroll = UIScrollView()
    _ = add(scroll, to: root)
    let content = add(to: scroll)
    NSLayoutConstraint.activate(
      [
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1000),
      ] + edges(content, of: scroll, inset: 0))
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 16, y: 0, width: 288, height: 300))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 288, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 288, height: 1000))
    scroll.contentOffset.y = 300
    root.frame.size = CGSize(width: 500, height: 400)
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 16, y: 0, width: 468, height: 400))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 468, height: 1000))
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func `the safe area of a scroll view keeps its place, and its margins are the content's`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    let window = UIWindow(device: .custom(size: CGSize(width: 320, height: 480), scale: 2)) {
      controller.view = scroll
      return controller
    }
    let content = add(to: scroll)
    let button = add(to: scroll)
    NSLayoutConstraint.activate(
      edges(content, scroll.layoutMarginsGuide) + size(content, 400, 900) + size(button, 40, 40) + [
        button.trailingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.trailingAnchor),
        button.bottomAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.bottomAnchor),
      ])
    window.settleLayout()
    #expect(button.frame == CGRect(x: 280, y: 430, width: 40, height: 40))
    #expect(content.frame == CGRect(x: 16, y: 20, width: 400, height: 900))
    #expect(scroll.contentSize == CGSize(width: 432, height: 930))
    scroll.contentOffset.y = 100
    window.settleLayout()
    #expect(button.frame == CGRect(x: 280, y: 530, width: 40, height: 40))
    #expect(content.frame.minY == 20)
  }

  @Test func `the layout of a collection view decides the size of its content`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    let source = Source()
    collection.dataSource = source
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    root.addSubview(collection)
    let header = add(to: collection)
    let footer = add(to: collection)
    NSLayoutConstraint.activate(
      size(header, 40, 30) + [
        header.centerXAnchor.constraint(equalTo: collection.centerXAnchor),
        header.topAnchor.constraint(equalTo: collection.topAnchor, constant: -30),
        footer.leadingAnchor.constraint(equalTo: collection.leadingAnchor),
        footer.trailingAnchor.constraint(equalTo: collection.trailingAnchor),
        footer.topAnchor.constraint(equalTo: collection.bottomAnchor),
        footer.heightAnchor.constraint(equalToConstant: 20),
      ])
    root.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 200, height: 500))
    #expect(header.frame == CGRect(x: 80, y: -30, width: 40, height: 30))
    #expect(footer.frame == CGRect(x: 0, y: 500, width: 200, height: 20))
    source.count = 6
    collection.reloadData()
    root.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 200, height: 150))
    #expect(footer.frame == CGRect(x: 0, y: 150, width: 200, height: 20))
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 20

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The layout after any history equals the layout of new views with the same constraints.
  @Test func `content sizes do not depend on the past`() {
    let seed: UInt64 = 77
    var random = RepeatableRandom(seed: seed)
    let content = add()
    let sizes = size(content, 300, 300)
    let pins = edges(content, of: scroll, inset: 3)
    let all = sizes + pins
    var handSet = CGSize.zero
    for step in 0..<150 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: random.pick(all).isActive.toggle()
      case 1:
        handSet = CGSize(
          width: Int.random(in: 0...400, using: &random),
          height: Int.random(in: 0...400, using: &random))
        scroll.contentSize = handSet
      case 2: random.pick(sizes).constant = CGFloat(Int.random(in: 0...500, using: &random))
      default: scroll.frame.size.width = CGFloat(Int.random(in: 100...300, using: &random))
      }
      root.layoutIfNeeded()

      let other = ScrollConstraintTests()
      other.scroll.frame = scroll.frame
      let copy = other.add()
      let copies =
        other.size(copy, sizes[0].constant, sizes[1].constant)
        + other.edges(copy, of: other.scroll, inset: 3)
      for (constraint, original) in zip(copies, all) where original.isActive {
        constraint.isActive = true
      }
      other.scroll.contentSize = handSet
      other.root.layoutIfNeeded()
      if !content.widthAnchor.hasAmbiguousLayout {
        #expect(content.frame == copy.frame, "seed \(seed), step \(step)")
      }
      // An axis that no constraint refers to any more keeps the size that it has.
      if pins[1].isActive, pins[3].isActive {
        #expect(scroll.contentSize == other.scroll.contentSize, "seed \(seed), step \(step)")
      }
    }
  }
}
