import UIKit

/// Faults in stacks of labels and controls.
extension SeededFault {
  static let forms = [
    screen("text-clipped", "a title beside a price in one line") { screen, isFaulty in
      let title = screen.text(sentence)
      title.numberOfLines = isFaulty ? 1 : 0
      let price = screen.text("9")
      price.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [title, price])
      row.spacing = 8
      screen.stack.addArrangedSubview(row)
    },
    screen("text-clipped", "a frame that is set by numbers") { screen, isFaulty in
      let box = box(in: screen, height: 160)
      let label = screen.text("Departures")
      label.frame = CGRect(x: 0, y: 0, width: 280, height: isFaulty ? 22 : 140)
      box.addSubview(label)
    },
    screen("text-covered", "a label below a price tag") { screen, isFaulty in
      let label = screen.text("Coast line")
      let tag = UIView()
      tag.backgroundColor = .systemYellow
      fix(tag, width: 60, height: isFaulty ? nil : 24)
      let box = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      box.addSubview(tag)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        tag.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        label.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
      ])
      if isFaulty {
        box.heightAnchor.constraint(equalToConstant: 160).isActive = true
        tag.heightAnchor.constraint(equalTo: label.heightAnchor).isActive = true
        tag.topAnchor.constraint(equalTo: label.topAnchor).isActive = true
      } else {
        tag.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4).isActive = true
        tag.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
      }
      screen.stack.addArrangedSubview(box)
    },
    screen("fixed-font", "a font of the designer without metrics") { screen, isFaulty in
      let label = screen.text("Platform 4")
      let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
      label.font = isFaulty ? font : UIFontMetrics.default.scaledFont(for: font)
      screen.stack.addArrangedSubview(label)
    },
    screen("fixed-font", "the font of a button's title") { screen, isFaulty in
      let button = UIButton(type: .custom)
      button.setTitle("Buy", for: .normal)
      button.setTitleColor(.black, for: .normal)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.titleLabel?.font =
        isFaulty ? .systemFont(ofSize: 17) : .preferredFont(forTextStyle: .body)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
      screen.stack.addArrangedSubview(button)
    },
    screen("contrast", "white on a yellow box") { screen, isFaulty in
      let box = box(in: screen, height: 160)
      box.backgroundColor = isFaulty ? .systemYellow : .black
      let label = screen.text("Sale")
      label.textColor = .white
      label.frame = CGRect(x: 0, y: 0, width: 280, height: 160)
      box.addSubview(label)
    },
    screen("contrast", "a text that is nearly transparent") { screen, isFaulty in
      let label = screen.text("Platform 4")
      label.textColor = .black
      label.backgroundColor = nil
      label.alpha = isFaulty ? 0.3 : 1
      screen.stack.addArrangedSubview(label)
    },
    SeededFault("no-name", "a slider without a label") { isFaulty in
      SliderScreen(label: isFaulty ? nil : "Volume")
    },
    screen("no-name", "a view with a tap") { screen, isFaulty in
      let host = TapPicture(frame: .zero)
      host.accessibilityLabel = isFaulty ? nil : "Map"
      fix(host, width: 60, height: 60)
      screen.stack.addArrangedSubview(host)
    },
    screen("name-duplicate", "two fields for names") { screen, isFaulty in
      for title in ["Name", isFaulty ? "Name" : "Family name"] {
        let field = UITextField()
        field.placeholder = title
        field.font = .preferredFont(forTextStyle: .body)
        fix(field, width: 220, height: 60)
        screen.stack.addArrangedSubview(field)
      }
    },
    screen("name-duplicate", "two sliders of one name") { screen, isFaulty in
      for title in ["Volume", isFaulty ? "Volume" : "Balance"] {
        let slider = UISlider()
        slider.accessibilityLabel = title
        fix(slider, width: 200)
        screen.stack.addArrangedSubview(slider)
      }
    },
    screen("target-size", "a text as a button") { screen, isFaulty in
      let button = UIButton(type: .custom)
      button.accessibilityLabel = "Terms"
      fix(button, width: 90, height: isFaulty ? 20 : 44)
      screen.stack.addArrangedSubview(button)
    },
    screen("targets-overlap", "a stack with a negative spacing") { screen, isFaulty in
      let buttons = ["Less", "More"].map { title in
        let button = UIButton(type: .custom)
        button.accessibilityLabel = title
        fix(button, width: 60, height: 60)
        return button
      }
      let row = UIStackView(arrangedSubviews: buttons)
      row.spacing = isFaulty ? -30 : 8
      screen.stack.addArrangedSubview(row)
    },
  ]
}

/// A view with a tap.
private final class TapPicture: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    addGestureRecognizer(UITapGestureRecognizer())
  }

  required init?(coder: NSCoder) { fatalError("TapPicture cannot be decoded.") }
}

/// A slider on a page without texts.
private final class SliderScreen: UIViewController {
  private let slider = UISlider()

  init(label: String?) {
    super.init(nibName: nil, bundle: nil)
    slider.accessibilityLabel = label
  }

  required init?(coder: NSCoder) { fatalError("SliderScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.frame = CGRect(x: 80, y: 120, width: 200, height: 44)
    view.addSubview(slider)
  }
}
