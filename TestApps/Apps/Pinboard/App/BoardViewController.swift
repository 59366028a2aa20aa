import Pins
import UIKit

final class BoardViewController: UIViewController {
  private let card = UIView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .systemYellow
    view.addSubview(card)
    card.addSubview(label)
    card.pins.make { $0.edges(40) }
    card.pins.make { $0.edges(80) }
    label.pins.make { $0.center() }
    label.text = "\(Pins.caption): \(card.pins.made.count), \(card.pins.subviews.count)"
  }
}
