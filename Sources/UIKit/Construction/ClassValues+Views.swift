// Made by Scripts/generate-construction of Scripts/construction.txt. Change the table.

@_spi(Lowering) extension _ClassValueConstruction where Self: UIView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIView_frame")
  @preconcurrency @MainActor public init(frame: CGRect, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIView_frame")
  @preconcurrency @MainActor public static func _construct(
    frame: __owned CGRect, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(frame: frame), to: Self.self)
  }
}

extension UIView {
  @_silgen_name("tessera_UIView_frame_object")
  convenience init(tessera_frame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("tessera_UIView_frame_object")
  fileprivate final class func tesseraConstruct(frame: __owned CGRect) -> UIView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIStackView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIStackView_arrangedSubviews")
  @preconcurrency @MainActor public init(
    arrangedSubviews views: [UIView], _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIStackView_arrangedSubviews")
  @preconcurrency @MainActor public static func _construct(
    arrangedSubviews views: __owned [UIView], _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(arrangedSubviews: views), to: Self.self)
  }
}

extension UIStackView {
  @_silgen_name("tessera_UIStackView_arrangedSubviews_object")
  convenience init(tessera_arrangedSubviews views: [UIView]) { self.init(arrangedSubviews: views) }

  @_silgen_name("tessera_UIStackView_arrangedSubviews_object")
  fileprivate final class func tesseraConstruct(arrangedSubviews views: __owned [UIView])
    -> UIStackView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIImageView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIImageView_image")
  @preconcurrency @MainActor public init(image: UIImage?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIImageView_image")
  @preconcurrency @MainActor public static func _construct(
    image: __owned UIImage?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(image: image), to: Self.self)
  }
}

extension UIImageView {
  @_silgen_name("tessera_UIImageView_image_object")
  convenience init(tessera_image image: UIImage?) { self.init(image: image) }

  @_silgen_name("tessera_UIImageView_image_object")
  fileprivate final class func tesseraConstruct(image: __owned UIImage?) -> UIImageView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIImageView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIImageView_image_highlightedImage")
  @preconcurrency @MainActor public init(
    image: UIImage?, highlightedImage: UIImage?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIImageView_image_highlightedImage")
  @preconcurrency @MainActor public static func _construct(
    image: __owned UIImage?, highlightedImage: __owned UIImage?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(image: image, highlightedImage: highlightedImage), to: Self.self)
  }
}

extension UIImageView {
  @_silgen_name("tessera_UIImageView_image_highlightedImage_object")
  convenience init(tessera_image_highlightedImage image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image, highlightedImage: highlightedImage)
  }

  @_silgen_name("tessera_UIImageView_image_highlightedImage_object")
  fileprivate final class func tesseraConstruct(
    image: __owned UIImage?, highlightedImage: __owned UIImage?
  ) -> UIImageView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIVisualEffectView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIVisualEffectView_effect")
  @preconcurrency @MainActor public init(
    effect: UIVisualEffect?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIVisualEffectView_effect")
  @preconcurrency @MainActor public static func _construct(
    effect: __owned UIVisualEffect?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(effect: effect), to: Self.self)
  }
}

extension UIVisualEffectView {
  @_silgen_name("tessera_UIVisualEffectView_effect_object")
  convenience init(tessera_effect effect: UIVisualEffect?) { self.init(effect: effect) }

  @_silgen_name("tessera_UIVisualEffectView_effect_object")
  fileprivate final class func tesseraConstruct(effect: __owned UIVisualEffect?)
    -> UIVisualEffectView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIWindow {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIWindow_windowScene")
  @preconcurrency @MainActor public init(
    windowScene: UIWindowScene, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIWindow_windowScene")
  @preconcurrency @MainActor public static func _construct(
    windowScene: __owned UIWindowScene, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(windowScene: windowScene), to: Self.self)
  }
}

extension UIWindow {
  @_silgen_name("tessera_UIWindow_windowScene_object")
  convenience init(tessera_windowScene windowScene: UIWindowScene) {
    self.init(windowScene: windowScene)
  }

  @_silgen_name("tessera_UIWindow_windowScene_object")
  fileprivate final class func tesseraConstruct(windowScene: __owned UIWindowScene) -> UIWindow
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UICollectionView_frame_collectionViewLayout")
  @preconcurrency @MainActor public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionView_frame_collectionViewLayout")
  @preconcurrency @MainActor public static func _construct(
    frame: __owned CGRect, collectionViewLayout layout: __owned UICollectionViewLayout,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(frame: frame, collectionViewLayout: layout), to: Self.self)
  }
}

extension UICollectionView {
  @_silgen_name("tessera_UICollectionView_frame_collectionViewLayout_object")
  convenience init(
    tessera_frame_collectionViewLayout frame: CGRect,
    collectionViewLayout layout: UICollectionViewLayout
  ) { self.init(frame: frame, collectionViewLayout: layout) }

  @_silgen_name("tessera_UICollectionView_frame_collectionViewLayout_object")
  fileprivate final class func tesseraConstruct(
    frame: __owned CGRect, collectionViewLayout layout: __owned UICollectionViewLayout
  ) -> UICollectionView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UITableView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UITableView_frame_style")
  @preconcurrency @MainActor public init(
    frame: CGRect, style: UITableView.Style, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UITableView_frame_style")
  @preconcurrency @MainActor public static func _construct(
    frame: __owned CGRect, style: __owned UITableView.Style, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(frame: frame, style: style), to: Self.self)
  }
}

extension UITableView {
  @_silgen_name("tessera_UITableView_frame_style_object")
  convenience init(tessera_frame_style frame: CGRect, style: UITableView.Style) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name("tessera_UITableView_frame_style_object")
  fileprivate final class func tesseraConstruct(
    frame: __owned CGRect, style: __owned UITableView.Style
  ) -> UITableView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UITextView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UITextView_frame_textContainer")
  @preconcurrency @MainActor public init(
    frame: CGRect, textContainer: NSTextContainer?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UITextView_frame_textContainer")
  @preconcurrency @MainActor public static func _construct(
    frame: __owned CGRect, textContainer: __owned NSTextContainer?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(frame: frame, textContainer: textContainer), to: Self.self)
  }
}

extension UITextView {
  @_silgen_name("tessera_UITextView_frame_textContainer_object")
  convenience init(tessera_frame_textContainer frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame, textContainer: textContainer)
  }

  @_silgen_name("tessera_UITextView_frame_textContainer_object")
  fileprivate final class func tesseraConstruct(
    frame: __owned CGRect, textContainer: __owned NSTextContainer?
  ) -> UITextView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIListContentView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIListContentView_configuration")
  @preconcurrency @MainActor public init(
    configuration: UIListContentConfiguration, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIListContentView_configuration")
  @preconcurrency @MainActor public static func _construct(
    configuration: __owned UIListContentConfiguration, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(configuration: configuration), to: Self.self)
  }
}

extension UIListContentView {
  @_silgen_name("tessera_UIListContentView_configuration_object")
  convenience init(tessera_configuration configuration: UIListContentConfiguration) {
    self.init(configuration: configuration)
  }

  @_silgen_name("tessera_UIListContentView_configuration_object")
  fileprivate final class func tesseraConstruct(configuration: __owned UIListContentConfiguration)
    -> UIListContentView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UITableViewCell {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UITableViewCell_style_reuseIdentifier")
  @preconcurrency @MainActor public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UITableViewCell_style_reuseIdentifier")
  @preconcurrency @MainActor public static func _construct(
    style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(style: style, reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}

extension UITableViewCell {
  @_silgen_name("tessera_UITableViewCell_style_reuseIdentifier_object")
  convenience init(
    tessera_style_reuseIdentifier style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) { self.init(style: style, reuseIdentifier: reuseIdentifier) }

  @_silgen_name("tessera_UITableViewCell_style_reuseIdentifier_object")
  fileprivate final class func tesseraConstruct(
    style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> UITableViewCell
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UITableViewHeaderFooterView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UITableViewHeaderFooterView_reuseIdentifier")
  @preconcurrency @MainActor public init(
    reuseIdentifier: String?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UITableViewHeaderFooterView_reuseIdentifier")
  @preconcurrency @MainActor public static func _construct(
    reuseIdentifier: __owned String?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("tessera_UITableViewHeaderFooterView_reuseIdentifier_object")
  convenience init(tessera_reuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("tessera_UITableViewHeaderFooterView_reuseIdentifier_object")
  fileprivate final class func tesseraConstruct(reuseIdentifier: __owned String?)
    -> UITableViewHeaderFooterView
}
