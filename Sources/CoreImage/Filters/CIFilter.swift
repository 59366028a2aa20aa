/// A change of images, by the values of its inputs.
///
/// Apple documentation: https://developer.apple.com/documentation/coreimage/cifilter-swift.class
///
/// Subclasses of apps override ``outputImage``.
open class CIFilter: NSObject {
  private let kind: FilterKind?
  private(set) final var values = FilterValues()

  /// Creates a filter without inputs, for subclasses.
  public override init() {
    kind = nil
    super.init()
  }

  init(_ kind: FilterKind) {
    self.kind = kind
    super.init()
    setDefaults()
  }

  /// Creates a filter by its name, such as `CISepiaTone`; `nil` for an unknown one.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Creates a filter by its name, with values of its inputs; `nil` for an unknown one.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init(kind)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The name of the filter; the name of its class for a subclass.
  open var name: String { kind?.name ?? String(describing: type(of: self)) }
  /// The keys of the inputs.
  open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The name and the categories of the filter, and for each input its value at first.
  open var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: name,
      kCIAttributeFilterCategories: (kind?.categories ?? []) + [kCICategoryBuiltIn],
    ]
    for input in kind?.inputs ?? [] {
      var facts: [String: Any] = [:]
      switch input.value {
      case .number: facts[kCIAttributeClass] = "NSNumber"
      case .vector: facts[kCIAttributeClass] = "CIVector"
      case .color: facts[kCIAttributeClass] = "CIColor"
      case .text: facts[kCIAttributeClass] = "NSString"
      case nil:
        facts[kCIAttributeClass] =
          switch input.key {
          case "inputMessage": "NSData"
          case kCIInputTransformKey: "NSAffineTransform"
          default: "CIImage"
          }
      }
      if let value = input.value { facts[kCIAttributeDefault] = value.object }
      result[input.key] = facts
    }
    return result
  }

  /// Sets all inputs to their values at first.
  open func setDefaults() {
    for input in kind?.inputs ?? [] { values.values[input.key] = input.value?.object }
  }

  /// Sets the value of an input; `nil` removes it.
  ///
  /// - Precondition: The filter has such an input.
  open func setValue(_ value: Any?, forKey key: String) {
    guard kind == nil || inputKeys.contains(key) else {
      fatalError(
        "\(name) has no input \"\(key)\"; its inputs are \(inputKeys.joined(separator: ", ")).")
    }
    values.values[key] = value
  }

  /// Returns the value of an input, or the result; `nil` for none.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values.values[key]
  }

  /// The result; `nil` if an input that is needed is missing.
  open var outputImage: CIImage? { kind?.apply(values) }

  /// Returns the names of the filters in a category; of all filters for `nil`.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// Returns the names of the filters that are in all of some categories.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterKind.all.values.filter { kind in
      (categories ?? []).allSatisfy {
        kind.categories.contains($0) || $0 == kCICategoryBuiltIn
      }
    }.map(\.name).sorted()
  }
}

extension CIImage {
  /// Returns the result of a filter, whose input image is this one; an empty image for an unknown
  /// filter, and without a needed input.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return CIImage.empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? CIImage.empty()
  }

  /// Returns the result of a filter with the values at first.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }
}
