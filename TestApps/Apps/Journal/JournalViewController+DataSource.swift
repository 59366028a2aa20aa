import UIKit

extension JournalViewController {
    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return entries.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "entry", for: indexPath) as! EntryCell
        let entry = entries[indexPath.item]
        cell.label.text = journalDelegate?.journal?(self, titleFor: entry) ?? entry
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        note("select \(indexPath.item)")
        journalDelegate?.journal(self, didSelect: entries[indexPath.item])
    }
}

extension JournalViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return CGSize(width: collectionView.bounds.width, height: 44)
    }
}
