import UIKit

/// Texts that a view in front covers at the end of the scroll, and controls in bars.
extension SeededFault {
  static let ends = [
    SeededFault("text-covered", "rows behind a view at the bottom") { isFaulty in
      CoveredListScreen { screen in
        let bar = UIView()
        bar.backgroundColor = .systemBackground
        screen.place(bar, height: 80)
        if !isFaulty { screen.table.contentInset.bottom = 80 }
      }
    },
    SeededFault("text-covered", "rows behind a round button") { isFaulty in
      CoveredListScreen { screen in
        let button = UIButton(type: .custom)
        button.accessibilityLabel = "Write"
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 28
        screen.place(button, height: 56, width: 300)
        if !isFaulty { screen.table.contentInset.bottom = 80 }
      }
    },
    SeededFault("text-covered", "rows behind a tab bar") { isFaulty in
      let screen = CoveredListScreen { screen in
        if isFaulty { screen.table.contentInsetAdjustmentBehavior = .never }
      }
      screen.tabBarItem = UITabBarItem(
        title: "Rows", image: UIImage(systemName: "list.bullet"), tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      return tabs
    },
    SeededFault("no-name", "a bar item with a drawn image") { isFaulty in
      let screen = ClosureScreen { _ in }
      let item = UIBarButtonItem(image: drawnImage, style: .plain, target: nil, action: nil)
      item.accessibilityLabel = isFaulty ? nil : "Filter"
      screen.navigationItem.rightBarButtonItem = item
      return UINavigationController(rootViewController: screen)
    },
    SeededFault("no-name", "a tab with a drawn image") { isFaulty in
      let screen = ClosureScreen { _ in }
      screen.tabBarItem = UITabBarItem(title: nil, image: drawnImage, tag: 0)
      screen.tabBarItem.accessibilityLabel = isFaulty ? nil : "Journeys"
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      return tabs
    },
    screen("no-name", "an image with a tap") { screen, isFaulty in
      let view = UIImageView(image: drawnImage)
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(UITapGestureRecognizer())
      if !isFaulty {
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Map"
      }
      fix(view, width: 60, height: 60)
      screen.stack.addArrangedSubview(view)
    },
    screen("no-name", "the name of an image's file") { screen, isFaulty in
      let image = drawnImage
      image.accessibilityLabel = "ic_close_24"
      let button = UIButton(type: .custom)
      button.setImage(image, for: .normal)
      if !isFaulty { button.accessibilityLabel = "Close" }
      fix(button, width: 48, height: 48)
      screen.stack.addArrangedSubview(button)
    },
  ]

  /// An image without a name.
  @MainActor static var drawnImage: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 4, width: 20, height: 12))
    }
  }
}

/// A table of the height of the screen, with views in front of it.
final class CoveredListScreen: UIViewController, UITableViewDataSource {
  let table = UITableView()
  private let add: (CoveredListScreen) -> Void

  init(_ add: @escaping (CoveredListScreen) -> Void) {
    self.add = add
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("CoveredListScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    add(self)
  }

  /// Adds a view at the lower edge of the safe area, of the width of the screen or at the leading
  /// edge.
  func place(_ cover: UIView, height: CGFloat, width: CGFloat? = nil) {
    cover.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cover)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: area.bottomAnchor, constant: -height),
      cover.leadingAnchor.constraint(equalTo: area.leadingAnchor),
    ])
    if let width {
      cover.widthAnchor.constraint(equalToConstant: width).isActive = true
      cover.heightAnchor.constraint(equalToConstant: height).isActive = true
    } else {
      cover.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      cover.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show("Coast line \(indexPath.row)")
    return cell
  }
}
