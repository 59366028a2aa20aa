@_spi(Lowering) import UIKit

extension Mistake {
  /// Makes a mistake with a nib or a storyboard.
  @MainActor func makeWithInterfaces() {
    InterfaceRegistry.register(module: "TrapProbe", document: "Main") { Self.storyboard() }
    InterfaceRegistry.register(module: "TrapProbe", document: "Card") { Self.nib() }
    switch self {
    case .outletOfAnUnknownName:
      _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: ProbeOwner())
    case .segueOfAnUnknownIdentifier:
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?
        .performSegue(withIdentifier: "detail", sender: nil)
    case .cellNibWithAView:
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = ProbeSource()
      view.register(UINib(nibName: "Card", bundle: nil), forCellWithReuseIdentifier: "card")
      view.dataSource = source
      view.layoutIfNeeded()
    default: _ = UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: nil)
    }
  }

  private static func storyboard() -> InterfaceDocument {
    let d = InterfaceDocument(
      isStoryboard: true, name: "Main", module: "TrapProbe", file: "Main.storyboard")
    d.initialViewController = "vc"
    d.open("scene", "scenes", "s", 1)
    d.open("viewController", "objects", "vc", 2)
    d.close()
    d.close()
    return d
  }

  private static func nib() -> InterfaceDocument {
    let d = InterfaceDocument(
      isStoryboard: false, name: "Card", module: "TrapProbe", file: "Card.xib")
    d.open("scene", "scenes", "", 1)
    d.open("placeholder", "objects", "-1", 2)
    d.text("placeholderIdentifier", "IBFilesOwner")
    d.outlet("titel", "v", 3)
    d.close()
    d.open("view", "objects", "v", 4)
    d.close()
    d.close()
    return d
  }
}

/// The owner of a nib, without outlets.
private final class ProbeOwner: NSObject {}

/// A data source of one cell.
private final class ProbeSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}
