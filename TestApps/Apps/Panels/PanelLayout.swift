import UIKit

/// Panels in the manner of a search screen: a large one at one side of two small ones, or six small
/// ones, section by section.
enum PanelLayout {
    enum Kind: Int, CaseIterable {
        case leadingLarge, spread1, trailingLarge, spread2

        var numberOfItems: Int {
            switch self {
            case .leadingLarge, .trailingLarge: return 3
            case .spread1, .spread2: return 6
            }
        }

        var next: Kind {
            return Kind(rawValue: (rawValue + 1) % Kind.allCases.count)!
        }
    }

    struct Section<Item: Hashable>: Hashable {
        let id: Int
        let kind: Kind
        let items: [Item]

        static func build(_ items: [Item]) -> [Section<Item>] {
            var sections: [Section<Item>] = []
            var kind = Kind.leadingLarge
            var rest = items[...]
            while !rest.isEmpty {
                let part = rest.prefix(kind.numberOfItems)
                sections.append(Section(id: sections.count, kind: kind, items: Array(part)))
                rest = rest.dropFirst(part.count)
                kind = kind.next
            }
            return sections
        }
    }

    static func make(kindOf: @escaping (Int) -> Kind) -> UICollectionViewCompositionalLayout {
        return UICollectionViewCompositionalLayout { index, _ in
            let section: NSCollectionLayoutSection
            switch kindOf(index) {
            case .leadingLarge: section = NSCollectionLayoutSection(group: large(isLeading: true))
            case .trailingLarge: section = NSCollectionLayoutSection(group: large(isLeading: false))
            case .spread1, .spread2: section = NSCollectionLayoutSection(group: spread())
            }
            return section
        }
    }

    private static func item(width: CGFloat, height: CGFloat) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        return item
    }

    private static func large(isLeading: Bool) -> NSCollectionLayoutGroup {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
            subitem: item(width: 1, height: 1 / 2), count: 2)
        let big = item(width: 2 / 3, height: 1)
        return NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
            subitems: isLeading ? [big, pair] : [pair, big])
    }

    private static func spread() -> NSCollectionLayoutGroup {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 2)),
            subitem: item(width: 1 / 3, height: 1), count: 3)
        return NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
            subitem: row, count: 2)
    }
}
