import DiffableSnapshots
import UIKit

/// A change of a snapshot.
enum Edit<ID: BenchmarkIdentifier>: Sendable {
  case append([ID])
  case insert(ID, after: ID)
  case delete(ID)
  case move(ID, after: ID)

  func make(in snapshot: inout Snapshot<Int, ID>) {
    do {
      switch self {
      case .append(let items): try snapshot.appendItems(items)
      case .insert(let item, let place): try snapshot.insertItems([item], .after, item: place)
      case .delete(let item): snapshot.deleteItems([item])
      case .move(let item, let place): try snapshot.moveItem(item, .after, item: place)
      }
    } catch {
      fatalError("\(error)")
    }
  }

  func make(in snapshot: inout NSDiffableDataSourceSnapshot<Int, ID>) {
    switch self {
    case .append(let items): snapshot.appendItems(items)
    case .insert(let item, let place): snapshot.insertItems([item], afterItem: place)
    case .delete(let item): snapshot.deleteItems([item])
    case .move(let item, let place): snapshot.moveItem(item, afterItem: place)
    }
  }
}
