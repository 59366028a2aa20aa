import UIKit

/// The departures of a day: sections by hour, with pinned headers and footers.
public final class DeparturesViewController: UICollectionViewController {
  private let hours = Departure.timetable

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layout.minimumLineSpacing = 6
    layout.sectionInsetReference = .fromSafeArea
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
    title = "Departures"
  }

  public required init?(coder: NSCoder) {
    fatalError("DeparturesViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      DepartureCell.self, forCellWithReuseIdentifier: DepartureCell.identifier)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        BarView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: BarView.identifier)
    }
  }

  public override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Bars and lines are as high as their text needs.
    collectionViewLayout.invalidateLayout()
  }

  public override func numberOfSections(in collectionView: UICollectionView) -> Int { hours.count }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { hours[section].count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: DepartureCell.identifier, for: indexPath) as! DepartureCell
    cell.show(hours[indexPath.section][indexPath.item])
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let bar =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: BarView.identifier, for: indexPath) as! BarView
    let departures = hours[indexPath.section]
    if kind == UICollectionView.elementKindSectionHeader {
      bar.showHeader(departures.first.map { Departure.clock($0.hour, 0) } ?? "")
    } else {
      bar.showFooter("\(departures.count) trains in this hour")
    }
    return bar
  }
}

extension DeparturesViewController: UICollectionViewDelegateFlowLayout {
  /// Returns half the width for each departure on wide screens.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let safeArea = collectionView.safeAreaInsets
    let room = max(0, collectionView.bounds.width - safeArea.left - safeArea.right - 32)
    return CGSize(
      width: room < 560 ? room : ((room - 10) / 2).rounded(.down),
      height: DepartureCell.height(at: traitCollection))
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { barSize(40) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { barSize(24) }

  /// Returns the size of a bar that has a height at the standard text size.
  private func barSize(_ height: CGFloat) -> CGSize {
    let scaled = UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection)
    return CGSize(width: 0, height: scaled.rounded())
  }
}
