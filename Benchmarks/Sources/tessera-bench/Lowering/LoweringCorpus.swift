import Foundation

/// A folder with generated sources of an app: controllers with selectors and outlets, extensions
/// with overrides, cells, protocols with optional methods, and models that need no lowering.
struct LoweringCorpus {
  let folder: URL
  /// The number of lines of all files.
  private(set) var lineCount = 0

  /// Writes the files of a number of screens, about 185 lines each.
  init(screens: Int) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lowering-corpus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<screens {
      try write(Self.controller(number), to: "Screen\(number)ViewController.swift")
      try write(Self.actions(number), to: "Screen\(number)ViewController+Actions.swift")
      try write(Self.cell(number), to: "Cell\(number).swift")
      try write(Self.model(number), to: "Model\(number).swift")
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private mutating func write(_ text: String, to name: String) throws {
    try text.write(
      to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
    lineCount += text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  private static func controller(_ number: Int) -> String {
    let outlets = (0..<8).map { "  @IBOutlet private weak var label\($0): UILabel!\n" }.joined()
    let fields = (0..<6).map { field in
      """
          let button\(field) = UIButton(type: .system)
          button\(field).setTitle("Action \(field)", for: .normal)
          button\(field).addTarget(
            self, action: #selector(perform\(field)(_:)), for: .touchUpInside)
          stack.addArrangedSubview(button\(field))

      """
    }.joined()
    return """
      import UIKit

      @objc protocol Screen\(number)Delegate: AnyObject {
        func screen(_ screen: Screen\(number)ViewController, didSelect index: Int)
        @objc optional func screenWillClose(_ screen: Screen\(number)ViewController)
      }

      /// Displays the models of section \(number).
      class Screen\(number)ViewController: UIViewController {
      \(outlets)  @IBOutlet private var collectionView: UICollectionView!
        weak var delegate: Screen\(number)Delegate?
        private let stack = UIStackView()
        private var models: [Model\(number)] = []

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Screen \(number)"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
      \(fields)    view.addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          ])
          NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
        }

        func reload(_ models: [Model\(number)]) {
          self.models = models.sorted { $0.title < $1.title }
          for (index, model) in self.models.enumerated() where model.isFavorite {
            label0.text = "\\(index + 1): \\(model.title)"
          }
          collectionView.reloadData()
          delegate?.screen(self, didSelect: models.count)
        }

        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          delegate?.screenWillClose?(self)
        }
      }

      """
  }

  private static func actions(_ number: Int) -> String {
    let actions = (0..<6).map { action in
      """
        @objc func perform\(action)(_ sender: UIButton) {
          guard let title = sender.currentTitle, !title.isEmpty else { return }
          let count = title.filter { $0.isLetter || $0.isNumber }.count
          if count > \(action) { print("\\(title) has \\(count) characters") }
        }


      """
    }.joined()
    return """
      import UIKit

      extension Screen\(number)ViewController {
      \(actions)  @objc private func add() { reload([]) }

        @objc func keyboardWillShow(_ notification: Notification) {
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          additionalSafeAreaInsets.bottom = frame?.height ?? 0
        }

        @IBAction func toggle(_ sender: UISwitch) {
          UIView.animate(withDuration: 0.25) { self.view.alpha = sender.isOn ? 1 : 0.5 }
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          setNeedsStatusBarAppearanceUpdate()
        }
      }

      """
  }

  private static func cell(_ number: Int) -> String {
    """
    import UIKit

    final class Cell\(number): UICollectionViewCell {
      @IBOutlet var titleLabel: UILabel!
      @IBInspectable var radius: CGFloat = 8 { didSet { layer.cornerRadius = radius } }
      var model: Model\(number)? {
        didSet { titleLabel.text = model.map { "\\($0.title), \\($0.count)" } }
      }

      override func awakeFromNib() {
        super.awakeFromNib()
        let tap = UITapGestureRecognizer(target: self, action: #selector(Cell\(number).tap))
        addGestureRecognizer(tap)
      }

      @objc func tap() { model?.isFavorite.toggle() }

      override func prepareForReuse() {
        super.prepareForReuse()
        model = nil
      }
    }

    """
  }

  private static func model(_ number: Int) -> String {
    """
    import Foundation

    /// An entry of section \(number).
    struct Model\(number): Codable, Hashable {
      enum Kind: String, Codable { case article, picture, video }

      var title: String
      var count = 0
      var isFavorite = false
      var kind = Kind.article

      var summary: String {
        switch kind {
        case .article: return "\\(title) with \\(count) words"
        case .picture: return "\\(title) with \\(count) pixels"
        case .video: return "\\(title) of \\(count / 60) minutes"
        }
      }

      mutating func add(_ other: [Model\(number)]) {
        count += other.reduce(0) { $0 + ($1.isFavorite ? $1.count : 0) }
      }

      static func decode(_ data: Data) throws -> [Model\(number)] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Model\(number)].self, from: data)
      }
    }

    """
  }
}
