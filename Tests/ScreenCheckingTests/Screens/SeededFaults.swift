import UIKit

extension SeededFault {
  static let sentence =
    "Trains to the coast leave every morning, and come back late in the evening."

  static func screen(
    _ rule: String, _ name: String,
    _ add: @escaping @MainActor @Sendable (ClosureScreen, Bool) -> Void
  ) -> SeededFault {
    SeededFault(rule, name) { isFaulty in ClosureScreen { add($0, isFaulty) } }
  }

  @MainActor static func fix(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Adds a box for views with frames.
  @MainActor static func box(
    in screen: ClosureScreen, width: CGFloat = 280, height: CGFloat = 200
  ) -> UIView {
    let box = UIView()
    fix(box, width: width, height: height)
    screen.stack.addArrangedSubview(box)
    return box
  }

  static let all: [SeededFault] =
    texts + touches + layouts + lists + forms + pages + sections + paging
    + passes + jumps + ends + appTexts + appControls

  private static let texts = [
    screen("text-clipped", "one line for a sentence") { screen, isFaulty in
      let label = screen.text(sentence)
      label.numberOfLines = isFaulty ? 1 : 0
      screen.stack.addArrangedSubview(label)
    },
    screen("text-clipped", "a fixed height for three lines") { screen, isFaulty in
      let label = screen.text(sentence)
      label.lineBreakMode = .byClipping
      label.numberOfLines = 0
      if isFaulty { fix(label, height: 10) }
      screen.stack.addArrangedSubview(label)
    },
    screen("text-clipped", "a fixed width for a title") { screen, isFaulty in
      let label = screen.text("Departures")
      if isFaulty { label.numberOfLines = 1 }
      if isFaulty { fix(label, width: 60) }
      screen.stack.addArrangedSubview(label)
    },
    screen("text-covered", "a badge over a name") { screen, isFaulty in
      let box = box(in: screen)
      let label = screen.text("Coast line")
      label.frame = CGRect(x: 0, y: 0, width: 280, height: 140)
      let badge = UIView(frame: CGRect(x: 0, y: isFaulty ? 40 : 160, width: 280, height: 40))
      badge.frame.size.height = isFaulty ? 60 : 40
      badge.backgroundColor = .systemRed
      box.addSubview(label)
      box.addSubview(badge)
    },
    screen("fixed-font", "a font of the system in 15 points") { screen, isFaulty in
      let label = screen.text("Platform 4")
      label.font = isFaulty ? .systemFont(ofSize: 15) : .preferredFont(forTextStyle: .subheadline)
      screen.stack.addArrangedSubview(label)
    },
    screen("contrast", "light gray on white") { screen, isFaulty in
      let label = screen.text("Platform 4")
      label.textColor = isFaulty ? .lightGray : .black
      label.backgroundColor = .white
      screen.stack.addArrangedSubview(label)
    },
  ]

  private static let touches = [
    screen("no-name", "a button with a picture alone") { screen, isFaulty in
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.accessibilityLabel = isFaulty ? "" : "Favorite"
      fix(button, width: 48, height: 48)
      screen.stack.addArrangedSubview(button)
    },
    screen("no-name", "a field without a placeholder") { screen, isFaulty in
      let field = UITextField()
      field.placeholder = isFaulty ? nil : "Station"
      field.font = .preferredFont(forTextStyle: .body)
      fix(field, width: 200, height: 48)
      screen.stack.addArrangedSubview(field)
    },
    screen("name-duplicate", "two buttons that say More") { screen, isFaulty in
      screen.stack.addArrangedSubview(screen.button("More"))
      screen.stack.addArrangedSubview(screen.button(isFaulty ? "More" : "More trains"))
    },
    screen("target-size", "a small close button") { screen, isFaulty in
      let button = screen.button("x")
      NSLayoutConstraint.deactivate(button.constraints)
      fix(button, width: isFaulty ? 20 : 44, height: isFaulty ? 20 : 44)
      button.configuration = nil
      button.accessibilityLabel = "Close"
      screen.stack.addArrangedSubview(button)
    },
    screen("target-size", "a low view with a tap") { screen, isFaulty in
      let view = TapView()
      fix(view, width: 120, height: isFaulty ? 30 : 50)
      screen.stack.addArrangedSubview(view)
    },
    screen("targets-overlap", "a button over half of another one") { screen, isFaulty in
      let box = box(in: screen)
      for (number, title) in ["Buy", "Share"].enumerated() {
        let button = UIButton(type: .custom)
        button.accessibilityLabel = title
        button.frame = CGRect(
          x: CGFloat(number) * (isFaulty ? 30 : 80), y: 0, width: 60, height: 60)
        box.addSubview(button)
      }
    },
  ]

  private static let layouts = [
    screen("outside-parent", "a button below its container") { screen, isFaulty in
      let box = box(in: screen, height: isFaulty ? 20 : 80)
      let button = UIButton(type: .custom)
      button.accessibilityLabel = "Buy"
      button.frame = CGRect(x: 0, y: 20, width: 60, height: 60)
      box.addSubview(button)
    },
    screen("outside-parent", "a text in a clipping container") { screen, isFaulty in
      let box = box(in: screen, width: isFaulty ? 30 : 300)
      box.clipsToBounds = true
      let label = screen.text("Coast line")
      label.frame = CGRect(x: 0, y: 0, width: 280, height: 200)
      box.addSubview(label)
    },
    SeededFault("outside-screen", "a button beside the screen") { isFaulty in
      ClosureScreen { screen in
        let button = UIButton(type: .custom)
        button.accessibilityLabel = "Buy"
        button.frame = CGRect(x: isFaulty ? -30 : 30, y: 200, width: 60, height: 60)
        screen.view.addSubview(button)
      }
    },
    screen("nested-scroll-same-axis", "a scrolling text in a scrolling page") {
      screen, isFaulty in
      let inner = UIScrollView()
      inner.contentSize = CGSize(width: 200, height: isFaulty ? 600 : 100)
      fix(inner, width: 200, height: 100)
      screen.stack.addArrangedSubview(inner)
      let space = UIView()
      fix(space, height: 1_500)
      screen.stack.addArrangedSubview(space)
    },
    screen("ambiguous-constraints", "a view without a height") { screen, isFaulty in
      let box = box(in: screen)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 40),
      ])
      if isFaulty {
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(other)
        NSLayoutConstraint.activate([
          other.topAnchor.constraint(equalTo: view.bottomAnchor),
          other.bottomAnchor.constraint(equalTo: box.bottomAnchor),
          other.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          other.widthAnchor.constraint(equalToConstant: 40),
        ])
      } else {
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
      }
    },
    screen("contradictory-constraints", "two widths") { screen, isFaulty in
      let view = UIView()
      fix(view, width: 40, height: 40)
      if isFaulty { fix(view, width: 80) }
      screen.stack.addArrangedSubview(view)
    },
  ]
}

/// A view with a tap and a name.
private final class TapView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Map"
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer())
  }

  required init?(coder: NSCoder) { fatalError("TapView cannot be decoded.") }
}
