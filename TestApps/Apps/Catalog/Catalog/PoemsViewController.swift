import UIKit

/// The texts of a folder that the app contains as it is.
class PoemsViewController: UIViewController {
    private(set) var titles: [String] = []
    private var poems: [String] = []
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.isEditable = false
        textView.font = .preferredFont(forTextStyle: .body)
        view.addSubview(textView)
        guard let folder = Bundle.main.resourceURL?.appendingPathComponent("Poems") else { return }
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        for file in (files ?? []).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            titles.append(file.deletingPathExtension().lastPathComponent)
            poems.append(text)
        }
        textView.text = poems.joined(separator: "\n")
    }
}
