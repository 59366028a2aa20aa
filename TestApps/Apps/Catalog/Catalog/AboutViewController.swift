import UIKit

/// A screen of the nib with its name.
class AboutViewController: UIViewController, NibScreen {
    @IBOutlet private(set) weak var nameLabel: UILabel!
    private(set) var isFromNib = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        isFromNib = nibNameOrNil != nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "Catalog 1.0"
    }
}
