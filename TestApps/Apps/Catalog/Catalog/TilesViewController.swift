import UIKit

final class Tile: UIView, Sized {
    let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemIndigo
        caption.frame = bounds
        caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        caption.textAlignment = .center
        caption.textColor = .white
        addSubview(caption)
    }

    required init?(coder: NSCoder) { fatalError("not implemented") }
}

/// Tiles that factories make from their classes.
class TilesViewController: UIViewController {
    let pool = Pool<Tile>()
    private(set) var tiles: [Tile] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for number in 0..<4 {
            let tile = number == 0 ? Tile.sized(width: 120) : pool.take()
            tile.caption.text = "Tile \(number)"
            view.addSubview(tile)
            tiles.append(tile)
        }
        pool.put(tiles.removeLast())
        tiles.append(pool.take())
        view.addSubview(tiles[3])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        for (number, tile) in tiles.enumerated() {
            tile.frame.size = CGSize(width: 120, height: 80)
            tile.frame.origin = CGPoint(
                x: safe.minX + 20 + CGFloat(number % 2) * 140, y: safe.minY + 20 + CGFloat(number / 2) * 100)
        }
    }
}
