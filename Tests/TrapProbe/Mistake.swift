import CollectionLayout
import ConstraintSolver
import UIKit

/// A programming error that stops the program.
@MainActor
enum Mistake: String, CaseIterable {
  case layoutWithoutSuchASection
  case priorityOutOfRange
  case cellOfAnUnregisteredIdentifier
  case updateThatDoesNotAddUp
  case frameThatIsNotANumber
  case constraintWithoutACommonAncestor
  case positionThatEqualsAConstant
  case positionTimesZero
  case constraintAcrossAxes
  case leftRelatedToLeading
  case distanceFromLeftToTrailing
  case constantThatIsNotANumber
  case itemThatIsNoView
  case priorityZeroOfAConstraint
  case requiredPriorityOfAnActiveConstraint
  case constraintAddedToASibling
  case visualFormatWithAFault
  case visualFormatWithoutASuperview
  case arrangedViewBehindTheEnd
  case spacingThatIsNotANumber
  case applicationWithoutAHost
  case applicationOfAnUnknownDelegate
  case applicationOfAnUnknownClass
  case applicationWithAViewAsItsDelegate
  case secondApplication
  case outletOfAnUnknownName
  case segueOfAnUnknownIdentifier
  case nibThatDoesNotExist
  case cellNibWithAView
  case pickerWithoutPhotos
  case pickerWithTheCamera
  case settingOfACamera
  case viewCreatedInTheBackground
  case labelChangedInTheBackground
  case layerChangedInTheBackground
  case viewAddedInTheBackground
  case mainActorAssumedInTheBackground

  /// Makes the mistake, which does not return in any build configuration.
  func make() {
    switch self {
    case .layoutWithoutSuchASection:
      let description = LayoutDescription(containerSize: LayoutSize(width: 320, height: 480))
      _ = SolvedLayout(description).itemCount(inSection: 7)
    case .priorityOutOfRange:
      _ = Constraint.Priority(rawValue: 1001)
    case .cellOfAnUnregisteredIdentifier:
      let screen = Screen()
      _ = screen.view.dequeueReusableCell(
        withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
    case .updateThatDoesNotAddUp:
      let screen = Screen()
      screen.view.performBatchUpdates {
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    case .frameThatIsNotANumber:
      UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    case .applicationWithoutAHost, .applicationOfAnUnknownDelegate, .applicationOfAnUnknownClass,
      .applicationWithAViewAsItsDelegate, .secondApplication:
      makeWithApplications()
    case .outletOfAnUnknownName, .segueOfAnUnknownIdentifier, .nibThatDoesNotExist,
      .cellNibWithAView:
      makeWithInterfaces()
    case .pickerWithoutPhotos: UIImagePickerController().loadViewIfNeeded()
    case .pickerWithTheCamera: UIImagePickerController().sourceType = .camera
    case .settingOfACamera: UIImagePickerController().cameraDevice = .front
    case .viewCreatedInTheBackground, .labelChangedInTheBackground, .layerChangedInTheBackground,
      .viewAddedInTheBackground, .mainActorAssumedInTheBackground:
      makeInTheBackground()
    default: makeWithConstraints()
    }
  }

  /// Makes a mistake in the start of an app.
  private func makeWithApplications() {
    let name = NSStringFromClass(ProbeDelegate.self)
    switch self {
    case .applicationOfAnUnknownDelegate: start(nil, "TrapProbe.NoDelegate")
    case .applicationOfAnUnknownClass: start("UIKit.UIWindow", name)
    case .applicationWithAViewAsItsDelegate: start(nil, "UIKit.UIWindow")
    case .secondApplication:
      ApplicationHosts.linked = RestartingHost()
      start(nil, name)
    default: start(nil, name)
    }
  }

  private func start(_ principal: String?, _ delegate: String) {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, principal, delegate)
  }

  /// Makes a mistake in the creation or the activation of a constraint.
  private func makeWithConstraints() {
    let views = Views()
    let (card, title) = (views.card, views.title)
    switch self {
    case .constraintWithoutACommonAncestor:
      card.topAnchor.constraint(equalTo: views.lonely.topAnchor).isActive = true
    case .positionThatEqualsAConstant:
      _ = NSLayoutConstraint(
        item: card, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 8)
    case .positionTimesZero:
      _ = NSLayoutConstraint(
        item: card, attribute: .top, relatedBy: .equal, toItem: title, attribute: .bottom,
        multiplier: 0, constant: 8)
    case .constraintAcrossAxes:
      _ = NSLayoutConstraint(
        item: card, attribute: .top, relatedBy: .equal, toItem: title, attribute: .left,
        multiplier: 1, constant: 0)
    case .leftRelatedToLeading:
      _ = card.leftAnchor.constraint(equalTo: title.leadingAnchor)
    case .distanceFromLeftToTrailing:
      _ = card.leftAnchor.anchorWithOffset(to: title.trailingAnchor)
    case .constantThatIsNotANumber:
      _ = card.widthAnchor.constraint(equalToConstant: .infinity)
    case .itemThatIsNoView:
      _ = NSLayoutConstraint(
        item: "card", attribute: .top, relatedBy: .equal, toItem: title, attribute: .top,
        multiplier: 1, constant: 0)
    case .priorityZeroOfAConstraint:
      card.widthAnchor.constraint(equalToConstant: 8).priority = UILayoutPriority(0)
    case .requiredPriorityOfAnActiveConstraint:
      let width = card.widthAnchor.constraint(equalTo: title.widthAnchor)
      width.isActive = true
      card.superview?.layoutIfNeeded()
      width.priority = .defaultHigh
    case .constraintAddedToASibling:
      card.addConstraint(card.topAnchor.constraint(equalTo: title.topAnchor))
    case .visualFormatWithAFault:
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[card]-8[title]", metrics: nil, views: ["card": card, "title": title])
    case .visualFormatWithoutASuperview:
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[root]", metrics: nil, views: ["root": views.root])
    case .arrangedViewBehindTheEnd:
      UIStackView(arrangedSubviews: [card]).insertArrangedSubview(title, at: 2)
    case .spacingThatIsNotANumber:
      UIStackView(arrangedSubviews: [card]).spacing = .infinity
    default: break
    }
  }
}

/// A view with a card and a label, and a view without a superview.
@MainActor
private struct Views {
  let root = UIView(), card = UIView(), title = UILabel(), lonely = UIView()

  init() {
    card.accessibilityIdentifier = "card"
    title.text = "Title"
    root.addSubview(card)
    root.addSubview(title)
  }
}

/// Returns a collection view of three items, laid out.
@MainActor
private final class Screen: NSObject, UICollectionViewDataSource {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())

  override init() {
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
