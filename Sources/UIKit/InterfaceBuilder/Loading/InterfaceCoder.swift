/// The coder with which objects of nibs and storyboards are created.
///
/// `init(coder:)` of UIKit's classes reads the element from it. It has no values for keys of apps:
/// their classes get values by outlets and user defined runtime attributes.
final class InterfaceCoder: NSCoder {
  @MainActor let node: InterfaceNode
  @MainActor let loader: InterfaceLoader

  @MainActor
  init(_ node: InterfaceNode, _ loader: InterfaceLoader) {
    self.node = node
    self.loader = loader
    super.init()
  }

  /// Returns the view at a position of the object; `nil` if the file has none.
  @MainActor
  func view(_ place: String) -> UIView? { node.child(place).flatMap { loader.view(for: $0) } }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
