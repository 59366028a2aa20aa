/// The contents of a nib or a storyboard.
///
/// The module `InterfaceFiles` checks a file, and writes the calls that make its document: one for
/// each object, value and connection.
@_spi(Lowering) @MainActor public final class InterfaceDocument {
  let isStoryboard: Bool
  /// The name, which is also the name of the strings files.
  let name: String
  /// The module whose file this is.
  let module: String
  /// The path of the file, for messages.
  let file: String
  /// The identifier of the view controller that is displayed first; `nil` for none.
  public var initialViewController: String?

  /// The scenes of a storyboard, or one with all objects of a nib.
  private(set) var scenes: [InterfaceNode] = []
  /// The nodes by their identifiers.
  private(set) var nodes: [String: InterfaceNode] = [:]
  private var current: InterfaceNode?

  /// Creates an empty document.
  public init(isStoryboard: Bool, name: String, module: String, file: String) {
    self.isStoryboard = isStoryboard
    self.name = name
    self.module = module
    self.file = file
  }

  // MARK: Objects

  /// Begins an object within the current one.
  public func open(_ name: String, _ place: String, _ id: String, _ line: Int) {
    let node = InterfaceNode(name: name, place: place, id: id, line: line, parent: current)
    if let current { current.children.append(node) } else { scenes.append(node) }
    if !id.isEmpty { nodes[id] = node }
    current = node
  }

  /// Ends the current object.
  public func close() { current = current?.parent }

  /// Sets the class of the current object; an empty name stands for none.
  public func customClass(_ name: String, _ module: String) {
    current?.customClass = name.isEmpty ? nil : name
    current?.customModule = module.isEmpty ? nil : module
  }

  // MARK: Connections

  /// Adds an outlet of the current object.
  public func outlet(_ property: String, _ destination: String, _ line: Int) {
    connect(.outlet(property), destination, line)
  }

  /// Adds an object to an outlet collection of the current object.
  public func collection(_ property: String, _ destination: String, _ line: Int) {
    connect(.collection(property), destination, line)
  }

  /// Adds an action of the current object.
  public func action(_ selector: String, _ destination: String, _ event: String, _ line: Int) {
    connect(.action(selector, event: event), destination, line)
  }

  private func connect(_ kind: InterfaceConnection.Kind, _ destination: String, _ line: Int) {
    current?.connections.append(
      InterfaceConnection(kind: kind, destination: destination, line: line))
  }

  // MARK: Values

  // A name that begins with "@" is the key path of a user defined runtime attribute.
  private func set(_ name: String, _ value: InterfaceValue) {
    if name.first == "@" {
      current?.attributes.append((String(name.dropFirst()), value))
    } else {
      current?.values[name] = value
    }
  }

  /// Sets a Boolean value.
  public func flag(_ name: String, _ value: Bool) { set(name, .flag(value)) }
  /// Sets a number.
  public func number(_ name: String, _ value: Double) { set(name, .number(value)) }
  /// Sets a text for the user with its key in strings files.
  public func localized(_ name: String, _ text: String, _ key: String) {
    set(name, .localized(text, key: key))
  }
  /// Sets a text that is not translated.
  public func text(_ name: String, _ text: String) { set(name, .text(text)) }
  /// Sets a case of an enumeration.
  public func word(_ name: String, _ word: String) { set(name, .word(word)) }
  /// Sets the members of an option set, separated by spaces.
  public func words(_ name: String, _ words: String) {
    set(name, .words(words.split(separator: " ")))
  }
  /// Sets a rectangle.
  public func rect(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    set(name, .rect(CGRect(x: x, y: y, width: width, height: height)))
  }
  /// Sets a size.
  public func size(_ name: String, _ width: Double, _ height: Double) {
    set(name, .size(CGSize(width: width, height: height)))
  }
  /// Sets a point.
  public func point(_ name: String, _ x: Double, _ y: Double) {
    set(name, .point(CGPoint(x: x, y: y)))
  }
  /// Sets insets.
  public func insets(
    _ name: String, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) {
    set(name, .insets(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)))
  }
  /// Sets a color in the sRGB space.
  public func color(
    _ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) {
    set(name, .color(UIColor(red: red, green: green, blue: blue, alpha: alpha)))
  }
  /// Sets a color in the Display P3 space.
  public func displayP3(
    _ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) {
    set(name, .color(UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)))
  }
  /// Sets a shade of gray.
  public func white(_ name: String, _ white: Double, _ alpha: Double) {
    set(name, .color(UIColor(white: white, alpha: alpha)))
  }
  /// Sets a color of the system.
  public func systemColor(_ name: String, _ color: String) {
    set(name, SystemColorNames.color(named: color).map(InterfaceValue.color) ?? .none)
  }
  /// Sets a color of an asset catalog. The value that was set before stands for a missing one.
  public func namedColor(_ name: String, _ color: String) {
    var fallback: UIColor?
    if name.first == "@" {
      if let last = current?.attributes.last, last.keyPath == name.dropFirst() {
        if case .color(let color) = last.value { fallback = color }
        current?.attributes.removeLast()
      }
    } else if case .color(let color)? = current?.values[name] {
      fallback = color
    }
    set(name, .namedColor(color, fallback: fallback))
  }
  /// Sets a font of the system with a weight; `boldSystem` stands for the bold font of the system.
  public func systemFont(_ name: String, _ size: Double, _ weight: String) {
    let font: UIFont =
      weight == "boldSystem"
      ? .boldSystemFont(ofSize: size)
      : .systemFont(ofSize: size, weight: FontWords.weight(weight))
    set(name, .font(font))
  }
  /// Sets the italic font of the system.
  public func italicFont(_ name: String, _ size: Double) {
    set(name, .font(.italicSystemFont(ofSize: size)))
  }
  /// Sets the font of a text style.
  public func textStyle(_ name: String, _ style: String) {
    set(name, .textStyle(UIFont.TextStyle(rawValue: style)))
  }
  /// Sets a font of a name.
  public func namedFont(_ name: String, _ font: String, _ family: String, _ size: Double) {
    let found = UIFont(name: font, size: size) ?? UIFont(name: family, size: size)
    set(name, .font(found ?? .systemFont(ofSize: size)))
  }
  /// Sets an image of an asset catalog, a file, or the system.
  public func image(_ name: String, _ image: String, _ isSystem: Bool) {
    set(name, .image(name: image, isSystem: isSystem))
  }
  /// Sets the absence of a value.
  public func none(_ name: String) { set(name, .none) }
}
