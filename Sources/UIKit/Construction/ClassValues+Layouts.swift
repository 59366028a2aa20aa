// Made by Scripts/generate-construction of Scripts/construction.txt. Change the table.

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewCompositionalLayout {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UICollectionViewCompositionalLayout_section")
  @preconcurrency @MainActor public init(
    section: NSCollectionLayoutSection, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_section")
  @preconcurrency @MainActor public static func _construct(
    section: __owned NSCollectionLayoutSection, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(section: section), to: Self.self)
  }
}

extension UICollectionViewCompositionalLayout {
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_section_object")
  convenience init(tessera_section section: NSCollectionLayoutSection) {
    self.init(section: section)
  }

  @_silgen_name("tessera_UICollectionViewCompositionalLayout_section_object")
  fileprivate final class func tesseraConstruct(section: __owned NSCollectionLayoutSection)
    -> UICollectionViewCompositionalLayout
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewCompositionalLayout {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_section_configuration")
  @preconcurrency @MainActor public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_section_configuration")
  @preconcurrency @MainActor public static func _construct(
    section: __owned NSCollectionLayoutSection,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(section: section, configuration: configuration), to: Self.self)
  }
}

extension UICollectionViewCompositionalLayout {
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_section_configuration_object")
  convenience init(
    tessera_section_configuration section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(section: section, configuration: configuration) }

  @_silgen_name("tessera_UICollectionViewCompositionalLayout_section_configuration_object")
  fileprivate final class func tesseraConstruct(
    section: __owned NSCollectionLayoutSection,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayout
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewCompositionalLayout {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UICollectionViewCompositionalLayout_sectionProvider")
  @preconcurrency @MainActor public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_sectionProvider")
  @preconcurrency @MainActor public static func _construct(
    sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(sectionProvider: sectionProvider), to: Self.self)
  }
}

extension UICollectionViewCompositionalLayout {
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_sectionProvider_object")
  convenience init(
    tessera_sectionProvider sectionProvider:
      @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider) }

  @_silgen_name("tessera_UICollectionViewCompositionalLayout_sectionProvider_object")
  fileprivate final class func tesseraConstruct(
    sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> UICollectionViewCompositionalLayout
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewCompositionalLayout {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_sectionProvider_configuration")
  @preconcurrency @MainActor public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_sectionProvider_configuration")
  @preconcurrency @MainActor public static func _construct(
    sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(sectionProvider: sectionProvider, configuration: configuration),
      to: Self.self)
  }
}

extension UICollectionViewCompositionalLayout {
  @_silgen_name("tessera_UICollectionViewCompositionalLayout_sectionProvider_configuration_object")
  convenience init(
    tessera_sectionProvider_configuration sectionProvider:
      @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: sectionProvider, configuration: configuration) }

  @_silgen_name("tessera_UICollectionViewCompositionalLayout_sectionProvider_configuration_object")
  fileprivate final class func tesseraConstruct(
    sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayout
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewTransitionLayout {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload
  @_silgen_name("tessera_UICollectionViewTransitionLayout_currentLayout_nextLayout")
  @preconcurrency @MainActor public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewTransitionLayout_currentLayout_nextLayout")
  @preconcurrency @MainActor public static func _construct(
    currentLayout: __owned UICollectionViewLayout,
    nextLayout newLayout: __owned UICollectionViewLayout, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(currentLayout: currentLayout, nextLayout: newLayout), to: Self.self)
  }
}

extension UICollectionViewTransitionLayout {
  @_silgen_name("tessera_UICollectionViewTransitionLayout_currentLayout_nextLayout_object")
  convenience init(
    tessera_currentLayout_nextLayout currentLayout: UICollectionViewLayout,
    nextLayout newLayout: UICollectionViewLayout
  ) { self.init(currentLayout: currentLayout, nextLayout: newLayout) }

  @_silgen_name("tessera_UICollectionViewTransitionLayout_currentLayout_nextLayout_object")
  fileprivate final class func tesseraConstruct(
    currentLayout: __owned UICollectionViewLayout,
    nextLayout newLayout: __owned UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewLayoutAttributes {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UICollectionViewLayoutAttributes_forCellWith")
  @preconcurrency @MainActor public init(
    forCellWith indexPath: IndexPath, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forCellWith")
  @preconcurrency @MainActor public static func _construct(
    forCellWith indexPath: __owned IndexPath, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(forCellWith: indexPath), to: Self.self)
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forCellWith_object")
  convenience init(tessera_forCellWith indexPath: IndexPath) { self.init(forCellWith: indexPath) }

  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forCellWith_object")
  fileprivate final class func tesseraConstruct(forCellWith indexPath: __owned IndexPath)
    -> UICollectionViewLayoutAttributes
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewLayoutAttributes {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload
  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forSupplementaryViewOfKind_with")
  @preconcurrency @MainActor public init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forSupplementaryViewOfKind_with")
  @preconcurrency @MainActor public static func _construct(
    forSupplementaryViewOfKind elementKind: __owned String, with indexPath: __owned IndexPath,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(forSupplementaryViewOfKind: elementKind, with: indexPath), to: Self.self)
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forSupplementaryViewOfKind_with_object")
  convenience init(
    tessera_forSupplementaryViewOfKind_with elementKind: String, with indexPath: IndexPath
  ) { self.init(forSupplementaryViewOfKind: elementKind, with: indexPath) }

  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forSupplementaryViewOfKind_with_object")
  fileprivate final class func tesseraConstruct(
    forSupplementaryViewOfKind elementKind: __owned String, with indexPath: __owned IndexPath
  ) -> UICollectionViewLayoutAttributes
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewLayoutAttributes {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload
  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forDecorationViewOfKind_with")
  @preconcurrency @MainActor public init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forDecorationViewOfKind_with")
  @preconcurrency @MainActor public static func _construct(
    forDecorationViewOfKind decorationViewKind: __owned String, with indexPath: __owned IndexPath,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(forDecorationViewOfKind: decorationViewKind, with: indexPath), to: Self.self)
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forDecorationViewOfKind_with_object")
  convenience init(
    tessera_forDecorationViewOfKind_with decorationViewKind: String, with indexPath: IndexPath
  ) { self.init(forDecorationViewOfKind: decorationViewKind, with: indexPath) }

  @_silgen_name("tessera_UICollectionViewLayoutAttributes_forDecorationViewOfKind_with_object")
  fileprivate final class func tesseraConstruct(
    forDecorationViewOfKind decorationViewKind: __owned String, with indexPath: __owned IndexPath
  ) -> UICollectionViewLayoutAttributes
}
