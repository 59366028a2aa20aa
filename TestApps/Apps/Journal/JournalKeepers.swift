import UIKit

/// A delegate with all methods.
class FullKeeper: NSObject, JournalDelegate {
    private(set) var calls: [String] = []

    func journal(_ journal: JournalViewController, didSelect entry: String) {
        calls.append("did select \(entry)")
    }

    func journalDidAppear(_ journal: JournalViewController) {
        calls.append("did appear")
    }

    func journal(_ journal: JournalViewController, titleFor entry: String) -> String {
        return entry.uppercased()
    }
}

/// A delegate without the optional methods.
class ShortKeeper: NSObject, JournalDelegate {
    private(set) var calls: [String] = []

    func journal(_ journal: JournalViewController, didSelect entry: String) {
        calls.append("did select \(entry)")
    }
}
