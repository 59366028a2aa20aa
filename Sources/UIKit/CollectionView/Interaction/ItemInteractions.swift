/// The parts of a collection view for the user's interactions with items.
@MainActor
final class ItemInteractions {
  let selection = Selection()
  let reordering = Reordering()
  let swipes = SwipeActions()
  let indexTitles = IndexTitles()
  let focus = ItemFocus()
  let menus = ItemMenus()
}

extension UICollectionView {
  /// The selected and highlighted items.
  var selection: Selection { itemInteractions.selection }
  /// The interactive movement of an item.
  var reordering: Reordering { itemInteractions.reordering }
  /// The actions that swipes reveal.
  var swipes: SwipeActions { itemInteractions.swipes }
  /// The bar of index titles.
  var indexTitles: IndexTitles { itemInteractions.indexTitles }
  /// The item that the keyboard is at.
  var itemFocus: ItemFocus { itemInteractions.focus }
  /// The context menus of items.
  var itemMenus: ItemMenus { itemInteractions.menus }
}
