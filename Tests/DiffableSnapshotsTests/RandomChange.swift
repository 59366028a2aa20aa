import DiffableSnapshots

/// A random change of a snapshot.
enum RandomChange {
  case appendItems([Int], to: Int?)
  case insertItems([Int], after: Bool, Int)
  case deleteItems([Int])
  case moveItem(Int, after: Bool, Int)
  case appendSections([Int])
  case insertSections([Int], after: Bool, Int)
  case deleteSections([Int])
  case moveSection(Int, after: Bool, Int)
  case reload([Int])
  case reconfigure([Int])
  case reloadSections([Int])

  /// A change of items below one number and sections below another.
  ///
  /// - Parameter run: how many items are touched at most.
  init(items: Int, sections: Int, run: Int, using random: inout RepeatableRandom) {
    func someItems() -> [Int] {
      let count = Int.random(in: 0...run, using: &random)
      // A run of neighbours, or items from all over, in which one may occur twice.
      if Int.random(in: 0..<3, using: &random) == 0 {
        let first = Int.random(in: 0..<items, using: &random)
        return (0..<min(count * 4, items)).map { (first + $0) % items }
      }
      return (0..<count).map { _ in Int.random(in: 0..<items, using: &random) }
    }
    func someSections() -> [Int] {
      (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Int.random(in: 0..<sections, using: &random)
      }
    }
    let item = Int.random(in: 0..<items, using: &random)
    let other = Int.random(in: 0..<items, using: &random)
    let section = Int.random(in: 0..<sections, using: &random)
    let otherSection = Int.random(in: 0..<sections, using: &random)
    let after = Bool.random(using: &random)
    switch Int.random(in: 0..<24, using: &random) {
    case 0...3: self = .appendItems(someItems(), to: section)
    case 4, 5: self = .appendItems(someItems(), to: nil)
    case 6...9: self = .insertItems(someItems(), after: after, item)
    case 10...12: self = .deleteItems(someItems())
    case 13...16: self = .moveItem(item, after: after, other)
    case 17: self = .appendSections(someSections())
    case 18: self = .insertSections(someSections(), after: after, section)
    case 19: self = .deleteSections(Bool.random(using: &random) ? [section] : [])
    case 20: self = .moveSection(section, after: after, otherSection)
    case 21: self = .reload(someItems())
    case 22: self = .reconfigure(someItems())
    default: self = .reloadSections(someSections())
    }
  }

  /// Makes the change, or says that it was refused.
  func make(in snapshot: inout Snapshot<Int, Int>) -> Bool {
    do {
      switch self {
      case .appendItems(let items, to: let section):
        try snapshot.appendItems(items, toSection: section)
      case .insertItems(let items, let after, let neighbour):
        try snapshot.insertItems(items, after ? .after : .before, item: neighbour)
      case .deleteItems(let items): snapshot.deleteItems(items)
      case .moveItem(let item, let after, let neighbour):
        try snapshot.moveItem(item, after ? .after : .before, item: neighbour)
      case .appendSections(let sections): try snapshot.appendSections(sections)
      case .insertSections(let sections, let after, let neighbour):
        try snapshot.insertSections(sections, after ? .after : .before, section: neighbour)
      case .deleteSections(let sections): snapshot.deleteSections(sections)
      case .moveSection(let section, let after, let neighbour):
        try snapshot.moveSection(section, after ? .after : .before, section: neighbour)
      case .reload(let items): try snapshot.reloadItems(items)
      case .reconfigure(let items): try snapshot.reconfigureItems(items)
      case .reloadSections(let sections): try snapshot.reloadSections(sections)
      }
      return true
    } catch {
      return false
    }
  }

  func make(in naive: inout NaiveSnapshot) -> Bool {
    switch self {
    case .appendItems(let items, to: let section): naive.append(items, to: section)
    case .insertItems(let items, let after, let neighbour):
      naive.insert(items, after: after, neighbour)
    case .deleteItems(let items):
      {
        naive.delete(items)
        return true
      }()
    case .moveItem(let item, let after, let neighbour):
      naive.move(item, after: after, neighbour)
    case .appendSections(let sections): naive.appendSections(sections)
    case .insertSections(let sections, let after, let neighbour):
      naive.insertSections(sections, after: after, neighbour)
    case .deleteSections(let sections):
      {
        naive.deleteSections(sections)
        return true
      }()
    case .moveSection(let section, let after, let neighbour):
      naive.moveSection(section, after: after, neighbour)
    case .reload(let items): naive.mark(items, \.reloaded)
    case .reconfigure(let items): naive.mark(items, \.reconfigured)
    case .reloadSections(let sections): naive.markSections(sections)
    }
  }
}
