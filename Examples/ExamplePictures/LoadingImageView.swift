import UIKit

/// A view that displays a picture as soon as it is loaded.
public final class LoadingImageView: UIImageView {
  private var loading: Task<Void, Never>?

  /// Creates an empty view, which a picture fills.
  public init() {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    fatalError("LoadingImageView cannot be decoded; create it in code.")
  }

  /// Displays a picture of a library, unless another one is requested before it is loaded.
  public func show<Key>(_ key: Key, of library: PictureLibrary<Key>) {
    loading?.cancel()
    loading = Task { [weak self] in
      let picture = await library.picture(key)
      guard !Task.isCancelled else { return }
      self?.image = picture
    }
  }

  /// Removes the picture, and the one that is being loaded.
  public func clear() {
    loading?.cancel()
    image = nil
  }
}
