/// The variants of an image for different traits. It may be used from any thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private let set: ImageSet?
  private var registered: [(traits: UITraitCollection, content: ImageContent)] = []

  /// Creates an asset without images.
  public override init() {
    set = nil
    super.init()
  }

  /// Creates an asset of an image set.
  init(_ set: ImageSet) {
    self.set = set
    super.init()
  }

  /// Creates an asset with one image for all traits.
  init(_ content: ImageContent) {
    set = nil
    registered = [(UITraitCollection(), content)]
    super.init()
  }

  /// Returns the variant for traits: the one registered for most of them. An asset without one
  /// returns an image of size zero.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    UIImage(variant(for: traitCollection) ?? ImageContent())
  }

  /// Adds a variant for traits, in place of another one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var content = image.content
    content.asset = nil
    lock.withLock {
      registered.removeAll { $0.traits == traitCollection }
      registered.append((traitCollection, content))
    }
  }

  /// Adds a variant for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the variant for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    lock.withLock { registered.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the content of the variant for traits; `nil` if there is none.
  func variant(for traits: UITraitCollection) -> ImageContent? {
    let fitting = lock.withLock { registered }.filter { traits.containsTraits(in: $0.traits) }
    let best = fitting.reduce(nil as (traits: UITraitCollection, content: ImageContent)?) {
      guard let best = $0 else { return $1 }
      return $1.traits.containsTraits(in: best.traits) ? $1 : best
    }
    var content = best?.content ?? set?.content(for: traits)
    content?.asset = self
    return content
  }
}
