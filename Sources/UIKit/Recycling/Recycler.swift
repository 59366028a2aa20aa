/// The parts of a recycling view, each with its own state. See docs/architecture/recycler.md.
@MainActor
final class Recycler {
  let installedLayout: InstalledLayout
  let layoutPass = LayoutPass()
  let elements = LiveElements()
  let rows = OrthogonalRows()
  let dataUpdates = DataUpdates()
  let transitions = LayoutTransitions()
  let prefetcher = Prefetcher()
  let selection = Selection()
  let reordering = Reordering()
  let swipes = SwipeActions()
  let indexTitles = IndexTitles()
  let focus = ItemFocus()
  let menus = ItemMenus()
  let drag = ItemDrag()
  let drop = ItemDrop()

  /// The parts that follow changes of the data, in the order in which they are told.
  let followers: [any DataChangeFollower]

  /// Creates the parts for a layout.
  ///
  /// - Parameter further: Parts of the view itself that follow changes of the data as well.
  init(_ layout: UICollectionViewLayout, followers further: [any DataChangeFollower] = []) {
    installedLayout = InstalledLayout(layout)
    followers =
      [
        layoutPass, rows, selection, swipes, focus, menus, drag, drop, reordering, prefetcher,
        indexTitles,
      ]
      + further
  }
}

/// A part that follows changes of the data.
///
/// The data source has the new data already, and the live views have their new keys.
@preconcurrency @MainActor
protocol DataChangeFollower: AnyObject {
  /// Carries the state of the part over a change of the data.
  func follow(_ change: any DataChange, in view: any RecyclingView)

  /// Drops the state of the part, because the data were reloaded. The views are still there.
  func reset(in view: any RecyclingView)
}

extension DataChangeFollower {
  func follow(_ change: any DataChange, in view: any RecyclingView) {}
  func reset(in view: any RecyclingView) {}
}

extension RecyclingView {
  var installedLayout: InstalledLayout { recycler.installedLayout }
  var layoutPass: LayoutPass { recycler.layoutPass }
  var elements: LiveElements { recycler.elements }
  var rows: OrthogonalRows { recycler.rows }
  var dataUpdates: DataUpdates { recycler.dataUpdates }
  var transitions: LayoutTransitions { recycler.transitions }
  var prefetcher: Prefetcher { recycler.prefetcher }
  var selection: Selection { recycler.selection }
  var reordering: Reordering { recycler.reordering }
  var swipes: SwipeActions { recycler.swipes }
  var indexTitles: IndexTitles { recycler.indexTitles }
  var itemFocus: ItemFocus { recycler.focus }
  var itemMenus: ItemMenus { recycler.menus }
  var itemDrag: ItemDrag { recycler.drag }
  var itemDrop: ItemDrop { recycler.drop }
}
