import Foundation
import UIKit

/// A screen with a button that ends the app by a fault, and a text field.
public final class FaultyScreenController: UIViewController {
  /// The faults.
  public enum Fault: Sendable {
    /// A trap, with a sentence.
    case trap
    /// A loop without an end.
    case loop
    /// Memory until there is no more.
    case memory
    /// The end of the process.
    case exit
  }

  private let fault: Fault
  private let button = UIButton(type: .system)
  private let field = UITextField()
  private let list = UIScrollView()

  public init(_ fault: Fault) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("FaultyScreenController cannot be decoded.")
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.frame = CGRect(x: 20, y: 80, width: 200, height: 44)
    button.setTitle("Break", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in breakDown() }, for: .primaryActionTriggered)
    field.frame = CGRect(x: 20, y: 140, width: 280, height: 36)
    field.borderStyle = .roundedRect
    field.placeholder = "Text"
    list.frame = CGRect(x: 20, y: 200, width: 280, height: 300)
    list.contentSize = CGSize(width: 280, height: 3000)
    for row in 0..<60 {
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 50, width: 280, height: 50))
      label.text = "Row \(row)"
      list.addSubview(label)
    }
    for part in [button, field, list] { view.addSubview(part) }
  }

  private func breakDown() {
    switch fault {
    case .trap: fatalError("The button was pressed in section 4, as expected.")
    case .loop: while true {}
    case .memory:
      var pages: [UnsafeMutableRawPointer] = []
      while true {
        let page = UnsafeMutableRawPointer.allocate(byteCount: 16 << 20, alignment: 4096)
        memset(page, 1, 16 << 20)
        pages.append(page)
        usleep(20_000)
      }
    case .exit: exit(3)
    }
  }
}
