import UIKit

@objc protocol JournalDelegate: AnyObject {
    func journal(_ journal: JournalViewController, didSelect entry: String)
    @objc optional func journalDidAppear(_ journal: JournalViewController)
    @objc optional func journal(_ journal: JournalViewController, titleFor entry: String) -> String
}

/// A list whose overrides are in extensions, in this file and another one.
class JournalViewController: UICollectionViewController {
    weak var journalDelegate: JournalDelegate?
    var entries = ["Monday", "Tuesday", "Wednesday"]
    fileprivate(set) var calls: [String] = []

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(EntryCell.self, forCellWithReuseIdentifier: "entry")
        note("load")
    }

    func note(_ call: String) {
        calls.append(call)
    }
}

// MARK: - Life cycle

extension JournalViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("appear")
        journalDelegate?.journalDidAppear?(self)
    }

    override var prefersStatusBarHidden: Bool {
        return true
    }
}
