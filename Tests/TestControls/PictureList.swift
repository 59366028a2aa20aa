#if DEBUG
  import TestSupport
  @testable import UIKit

  /// A screen of pictures: one in each content mode, a template, a rotated one, and a list of
  /// 10,000 rows, each with a picture of its own color. A tap on the background
  /// exchanges one.
  package final class PictureListController: UIViewController, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
      let picture = UIImageView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        contentView.addSubview(picture)
      }

      required init?(coder: NSCoder) { nil }
    }

    private let changing = UIImageView()

    /// Creates the screen.
    package init() { super.init(nibName: nil, bundle: nil) }

    package required init?(coder: NSCoder) { nil }

    /// Returns a picture of one color.
    private nonisolated static func picture(
      _ width: Int, _ height: Int, _ color: (UInt8, UInt8, UInt8, UInt8)
    ) -> UIImage? {
      UIImage(data: Data(TestPicture.png(width: width, height: height, color: color)))
    }

    package override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      // A picture with a red, a green, a blue and a transparent quarter.
      let quarters = UIImage(
        data: Data(
          TestPicture.png(width: 40, height: 20) { x, y in
            switch (x < 20, y < 10) {
            case (true, true): (255, 0, 0, 255)
            case (false, true): (0, 255, 0, 255)
            case (true, false): (0, 0, 255, 255)
            case (false, false): (0, 0, 0, 0)
            }
          }))
      let kinds: [(String, UIImage?, UIView.ContentMode)] = [
        ("fill", quarters, .scaleToFill), ("fit", quarters, .scaleAspectFit),
        ("cover", quarters, .scaleAspectFill), ("center", quarters, .center),
        ("corner", quarters, .bottomRight),
        ("template", quarters?.withRenderingMode(.alwaysTemplate), .scaleToFill),
        ("flipped", quarters?.withHorizontallyFlippedOrientation(), .scaleToFill),
        (
          "sliced",
          quarters?.resizableImage(
            withCapInsets: UIEdgeInsets(top: 10, left: 20, bottom: 9, right: 19),
            resizingMode: .stretch), .scaleToFill
        ),
      ]
      for (index, (name, image, mode)) in kinds.enumerated() {
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 10 + index % 4 * 90, y: 80 + index / 4 * 90, width: 80, height: 80)
        view.contentMode = mode
        view.clipsToBounds = true
        view.tintColor = .magenta
        view.accessibilityIdentifier = name
        self.view.addSubview(view)
      }
      changing.frame = CGRect(x: 10, y: 260, width: 40, height: 40)
      changing.accessibilityIdentifier = "changing"
      changing.image = Self.picture(4, 4, (255, 0, 0, 255))
      view.addSubview(changing)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.exchange))
      addList()
    }

    private static let exchange = Selector(
      "exchangePicture()", PictureListController.exchangePicture)

    private func exchangePicture() {
      Task.detached { [changing] in
        let image = Self.picture(4, 4, (0, 0, 255, 255))
        await MainActor.run { changing.image = image }
      }
    }

    private func addList() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 40)
      layout.minimumLineSpacing = 10
      layout.minimumInteritemSpacing = 1000
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 320, width: view.bounds.width, height: 300),
        collectionViewLayout: layout)
      list.register(Cell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      view.addSubview(list)
    }

    package func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10_000 }

    package func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let number = indexPath.item
      (cell as? Cell)?.picture.image = Self.picture(
        2, 2, (UInt8(number & 0xFF), UInt8(number >> 8), 128, 255))
      return cell
    }
  }
#endif
