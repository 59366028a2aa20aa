// Read by Scripts/check-missing.sh: a first screen compiles but for the parts that are
// missing, each with one error.

import UIKit

final class WelcomeViewController: UIViewController {
  private let imageView = UIImageView(image: UIImage(systemName: "sun.max"))
  private let button = UIButton(configuration: .filled())
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    button.setTitle("Choose", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [imageView, label, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  private func choose() {
    // expected-error@+1 {{'UIDocument' is unavailable: Documents that save themselves}}
    let document = UIDocument(fileURL: URL(fileURLWithPath: "/notes.txt"))
    title = document.fileURL.lastPathComponent
    UIPasteboard.general.string = "Chosen"
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let next = storyboard.instantiateViewController(withIdentifier: "next")
    navigationController?.pushViewController(next, animated: true)
  }
}

final class Collection: UICollectionViewController, UICollectionViewDragDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
    collectionView.dragDelegate = self
    // expected-error@+2 {{'reorderingCadence' is unavailable}}
    // expected-error@+1 {{'ReorderingCadence' is unavailable}}
    collectionView.reorderingCadence = UICollectionView.ReorderingCadence.fast
    UINavigationBar.appearance().tintColor = .red
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider())]
  }
}
