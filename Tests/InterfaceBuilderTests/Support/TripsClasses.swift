@_spi(Lowering) import UIKit

final class TripListViewController: UIViewController {
  var addItem: UIBarButtonItem!
  var openButton: UIButton! { didSet { CallRecord.note("set openButton") } }
  var topConstraint: NSLayoutConstraint!
  var parts: [UIView]! { didSet { CallRecord.note("set parts \(parts.count)") } }
  var allowsSegues = true

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    CallRecord.note("init storyboard \(storyboard != nil) view \(isViewLoaded)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    CallRecord.note("awake title \(navigationItem.title ?? "none") item \(addItem != nil)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    CallRecord.note("viewDidLoad children \(children.count)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    CallRecord.note("should \(identifier)")
    return allowsSegues || identifier == "summary"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    CallRecord.note(
      "prepare \(segue.identifier ?? "none") to \(type(of: segue.destination)) "
        + "loaded \(segue.destination.isViewLoaded) outlets \(openButton != nil)")
  }

  func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    CallRecord.note(
      "makeDetail \(sender.map { "\(type(of: $0))" } ?? "nil") \(identifier ?? "nil")")
    return TripDetailViewController(coder: coder, name: "Alps")
  }

  func unwindToList(_ segue: UIStoryboardSegue) {
    CallRecord.note("unwind from \(type(of: segue.source))")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_TripListViewController() -> InterfaceClass {
    InterfaceClass(
      TripListViewController.self, named: "TripListViewController",
      outlets: [
        .outlet("addItem") { $0.addItem = $1 }, .outlet("openButton") { $0.openButton = $1 },
        .outlet("topConstraint") { $0.topConstraint = $1 },
        .collection("parts") { $0.parts = $1 },
      ],
      actions: [
        "makeDetail:sender:identifier:": Selector(
          "makeDetail(_:sender:identifier:)",
          TripListViewController.makeDetail(_:sender:identifier:)),
        "unwindToList:": Selector("unwindToList(_:)", TripListViewController.unwindToList(_:)),
      ])
  }
}

final class TripSummaryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    CallRecord.note("summary viewDidLoad")
  }
}

final class TripDetailViewController: UIViewController {
  var name = "none"
  var taps = 0

  required init?(coder: NSCoder) { super.init(coder: coder) }

  init?(coder: NSCoder, name: String) {
    super.init(coder: coder)
    self.name = name
  }

  func didTapTwice(_ sender: UITapGestureRecognizer) { taps += 1 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_TripDetailViewController() -> InterfaceClass {
    InterfaceClass(
      TripDetailViewController.self, named: "TripDetailViewController",
      actions: [
        "didTapTwice:": Selector("didTapTwice(_:)", TripDetailViewController.didTapTwice(_:))
      ])
  }
}

/// A controller whose only data are the prototypes of its storyboard.
final class GridController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    CallRecord.note("didSelect \(indexPath.item)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let item = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }?.item
    CallRecord.note("prepare \(segue.identifier ?? "none") \(item ?? -1)")
  }
}

final class TripEditViewController: UIViewController {}

final class RecordedSegue: UIStoryboardSegue {
  private var note = ""

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    note = "made for \(type(of: destination))"
  }

  override func perform() { CallRecord.note("perform \(note)") }
}
