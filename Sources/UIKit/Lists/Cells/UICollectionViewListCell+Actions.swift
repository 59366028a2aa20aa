extension UICollectionViewListCell {
  /// Performs the action of an accessory.
  func perform(_ accessory: UICellAccessory) {
    if let handler = accessory.options.actionHandler { return handler() }
    guard let collectionView = displayingCollectionView,
      let indexPath = collectionView.indexPath(for: self)
    else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure: collectionView.outlineSource?.userToggledItem(at: indexPath)
    case .delete: collectionView.swipes.open(.trailing, ofRowAt: indexPath, in: collectionView)
    default: break
    }
  }
}
