extension UICollectionViewListCell {
  /// Performs the action of an accessory.
  func perform(_ accessory: UICellAccessory) {
    if let handler = accessory.options.actionHandler { return handler() }
    guard accessory.accessoryType == .outlineDisclosure,
      let collectionView = displayingCollectionView,
      let indexPath = collectionView.indexPath(for: self)
    else { return }
    collectionView.outlineSource?.userToggledItem(at: indexPath)
  }
}
