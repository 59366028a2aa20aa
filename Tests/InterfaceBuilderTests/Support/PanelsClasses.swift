@_spi(Lowering) import UIKit

/// The view controller of an article about panels, as its sample has it.
final class PanelsViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private weak var collectionView: UICollectionView!
  /// The collection view, which is private in the sample.
  var panels: UICollectionView! { collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    CallRecord.note("viewDidLoad with \(type(of: collectionView!))")
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "panel", for: indexPath)
      as! PanelCell
    cell.label.text = "Panel \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_PanelsViewController() -> InterfaceClass {
    InterfaceClass(
      PanelsViewController.self, named: "PanelsViewController",
      outlets: [.outlet("collectionView") { $0.collectionView = $1 }])
  }
}

final class PanelCell: UICollectionViewCell {
  var label: UILabel!
  var awakeCount = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakeCount += 1
    label.font = .boldSystemFont(ofSize: 11)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_PanelCell() -> InterfaceClass {
    InterfaceClass(
      PanelCell.self, named: "PanelCell", outlets: [.outlet("label") { $0.label = $1 }])
  }
}

final class PhotoListViewController: UIViewController, UICollectionViewDataSource {
  weak var collectionView: UICollectionView!
  weak var segmentedControl: UISegmentedControl!
  var layouts: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "PhotoCell")
    let flow = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
    flow.estimatedItemSize = .zero
    collectionView.dataSource = self
  }

  func didChangeLayout(_ sender: UISegmentedControl) { layouts.append(sender.selectedSegmentIndex) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_PhotoListViewController() -> InterfaceClass {
    InterfaceClass(
      PhotoListViewController.self, named: "PhotoListViewController",
      outlets: [
        .outlet("collectionView") { $0.collectionView = $1 },
        .outlet("segmentedControl") { $0.segmentedControl = $1 },
      ],
      actions: [
        "didChangeLayout:": Selector(
          "didChangeLayout(_:)", PhotoListViewController.didChangeLayout(_:))
      ])
  }
}

final class PhotoCell: UICollectionViewCell {
  var imageView: UIImageView!
  var frameColor = UIColor.clear
  var isRounded = false
  var caption: String?
  /// The state in `awakeFromNib`, with the calls so far.
  var wakeUps: [String] = []
  var subviewsInInit = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsInInit = contentView.subviews.count
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    wakeUps.append("image \(imageView != nil) rounded \(isRounded)")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_PhotoCell() -> InterfaceClass {
    InterfaceClass(
      PhotoCell.self, named: "PhotoCell",
      outlets: [
        .outlet("imageView") { $0.imageView = $1 },
        .attribute("frameColor") { $0.frameColor = $1 },
        .attribute("isRounded") { $0.isRounded = $1 },
        .attribute("caption") { $0.caption = $1 },
      ])
  }
}
