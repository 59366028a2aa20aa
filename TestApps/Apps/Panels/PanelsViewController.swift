import UIKit

class PanelsViewController: UIViewController {
    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var searchField: UITextField!
    @IBOutlet private var badges: [UILabel]!

    private(set) var taps: [String] = []
    private var dataSource: UICollectionViewDiffableDataSource<PanelLayout.Section<Int>, Int>!
    private let sections = PanelLayout.Section.build(Array(0..<36))

    override func viewDidLoad() {
        super.viewDidLoad()
        badges.forEach { $0.text = "New" }
        collectionView.collectionViewLayout = PanelLayout.make { [unowned self] in sections[$0].kind }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, item in
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "PanelCell", for: indexPath) as! PanelCell
            cell.configure(with: item)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<PanelLayout.Section<Int>, Int>()
        for section in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(section.items)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    @IBAction private func didTapSearch(_ sender: UIButton) {
        taps.append("search \(searchField.text ?? "")")
    }

    @IBAction func didTapScreen(_ sender: UITapGestureRecognizer) {
        taps.append("screen")
    }
}

class PanelCell: UICollectionViewCell {
    @IBOutlet private weak var label: UILabel!
    @IBInspectable var hueStep: CGFloat = 0
    private(set) var awakeCount = 0

    var number: String? { return label.text }

    override func awakeFromNib() {
        super.awakeFromNib()
        awakeCount += 1
        label.font = .boldSystemFont(ofSize: 20)
    }

    func configure(with item: Int) {
        label.text = "\(item)"
        let hue = (CGFloat(item) * hueStep).truncatingRemainder(dividingBy: 1)
        contentView.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1)
    }
}
