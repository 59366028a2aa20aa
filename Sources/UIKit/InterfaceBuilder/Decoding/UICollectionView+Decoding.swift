extension UICollectionView {
  /// Returns the layout of a collection view in an interface file; `nil` for another archive.
  static func decodedLayout(from coder: NSCoder) -> UICollectionViewLayout? {
    guard let coder = coder as? InterfaceCoder else { return nil }
    let layout =
      coder.node.child("collectionViewLayout")
      .flatMap { coder.loader.object(for: $0) } as? UICollectionViewLayout
    return layout ?? UICollectionViewFlowLayout()
  }

  /// Reads the properties of a collection view in an interface file, and registers its prototypes.
  func decodeCollection(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.flag("prefetchingEnabled") { isPrefetchingEnabled = value }
    if let value = values.flag("allowsSelection") { allowsSelection = value }
    if let value = values.flag("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let view = coder.view("backgroundView") { backgroundView = view }
    for node in coder.node.list("cells") {
      guard let identifier = coder.loader.values(of: node).text("reuseIdentifier") else { continue }
      register(UINib(prototype: node, coder.loader), forCellWithReuseIdentifier: identifier)
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for (place, kind) in kinds {
      guard let node = coder.node.child(place),
        let identifier = coder.loader.values(of: node).text("reuseIdentifier")
      else { continue }
      register(
        UINib(prototype: node, coder.loader), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }
}

extension UICollectionViewFlowLayout {
  /// Reads the properties of a flow layout in an interface file.
  func decodeFlow(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.number("minimumLineSpacing") { minimumLineSpacing = value }
    if let value = values.number("minimumInteritemSpacing") { minimumInteritemSpacing = value }
    if let value = values.size("itemSize") { itemSize = value }
    if let value = values.size("estimatedItemSize") { estimatedItemSize = value }
    if values.flag("automaticEstimatedItemSize") == true {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let value = values.size("headerReferenceSize") { headerReferenceSize = value }
    if let value = values.size("footerReferenceSize") { footerReferenceSize = value }
    if let value = values.insets("sectionInset") { sectionInset = value }
    if values.word("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
    switch values.word("sectionInsetReference") {
    case "safeArea": sectionInsetReference = .fromSafeArea
    case "layoutMargins": sectionInsetReference = .fromLayoutMargins
    default: break
    }
    if let value = values.flag("sectionHeadersPinToVisibleBounds") {
      sectionHeadersPinToVisibleBounds = value
    }
    if let value = values.flag("sectionFootersPinToVisibleBounds") {
      sectionFootersPinToVisibleBounds = value
    }
  }
}

extension UICollectionViewCell {
  /// Reads the content and the backgrounds of a cell in an interface file.
  func decodeCell(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let content = contentView
    content.decodePart(coder.node.child("contentView"), in: coder.loader)
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let view = coder.view("backgroundView") { backgroundView = view }
    if let view = coder.view("selectedBackgroundView") { selectedBackgroundView = view }
  }
}
