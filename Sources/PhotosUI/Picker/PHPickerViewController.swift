internal import Photos
public import UIKit

/// A view controller in which the user selects photos of the library.
///
///     let picker = PHPickerViewController(configuration: configuration)
///     picker.delegate = self
///     present(picker, animated: true)
///
/// The app needs no access to the library. The picker displays the photos of the library at the
/// time of its creation, without the hidden ones, and has no albums and no search.
///
/// Apple documentation: https://developer.apple.com/documentation/photosui/phpickerviewcontroller
public final class PHPickerViewController: UIViewController {
  /// The configuration.
  public let configuration: PHPickerConfiguration
  /// The delegate, which dismisses the view controller.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  private let grid: PickerGridController

  /// Creates a picker.
  ///
  /// - Precondition: The selection limit is not negative.
  public init(configuration: PHPickerConfiguration) {
    let limit = configuration.selectionLimit
    require(
      limit >= 0,
      "PHPickerViewController cannot have a selection limit of \(limit); use 0 for no limit.")
    self.configuration = configuration
    let assets = PHAsset.assetsForPicking.filter { configuration.filter?.matches($0) ?? true }
    let known = Set(assets.map(\.localIdentifier))
    grid = PickerGridController(
      assets: assets,
      selection: PickerSelection(
        limit: limit, configuration.initialSelection.filter(known.contains)),
      isOrdered: configuration.selection == .ordered)
    super.init(nibName: nil, bundle: nil)
  }

  /// Not supported: the configuration is given in code.
  public required init?(coder: NSCoder) {
    fatalError("PHPickerViewController cannot be decoded; create it with init(configuration:).")
  }

  /// Removes photos from the selection.
  ///
  /// - Parameter identifiers: Local identifiers. Photos that are not selected remain so.
  public func deselectAssets(withIdentifiers identifiers: [String]) { grid.deselect(identifiers) }

  /// Moves a selected photo behind another one.
  ///
  /// - Parameter afterIdentifier: The local identifier of the photo before, or `nil` to move the
  ///   photo to the beginning.
  public func moveAsset(
    withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
  ) { grid.move(identifier, after: afterIdentifier) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    grid.didFinish = { [weak self] in self?.finish(isAccepted: $0) }
    let navigation = UINavigationController(rootViewController: grid)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Notifies the delegate of the selection, or of the initial selection if the user canceled.
  private func finish(isAccepted: Bool) {
    let initial = configuration.initialSelection
    let assets = Dictionary(
      grid.assets.map { ($0.localIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    let selected = isAccepted ? grid.selection.identifiers : initial.filter { assets[$0] != nil }
    let results = selected.compactMap { identifier -> PHPickerResult? in
      if initial.contains(identifier) { return PHPickerResult(preselected: identifier) }
      return assets[identifier].map {
        PHPickerResult($0, hasIdentifier: configuration.hasLibrary)
      }
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// The delegate of a ``PHPickerViewController``.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called after the user selected photos or canceled. The method dismisses the picker.
  ///
  /// - Parameter results: The photos, in the order of their selection. After a cancellation, the
  ///   photos that were selected at the beginning.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
