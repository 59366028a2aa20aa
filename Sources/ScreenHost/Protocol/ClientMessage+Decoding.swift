import Foundation
import UIKit

extension ClientMessage {
  /// Decodes one message.
  package init(decoding data: Data) throws(ProtocolViolation) {
    guard data.count <= Self.maximumLength else {
      throw ProtocolViolation(
        closeCode: 1009,
        reason: "The message has \(data.count) bytes; the limit is \(Self.maximumLength).")
    }
    let decoder = JSONDecoder()
    // Texts of browsers may have halves of characters, which the decoder rejects.
    guard
      let fields = (try? decoder.decode(Fields.self, from: data))
        ?? (try? decoder.decode(Fields.self, from: JSONText.wellFormed(data)))
    else { throw .malformed("The message is not a JSON object with a type.") }
    switch fields.type {
    case "ready": self = .ready(try Ready(fields))
    case "configure": self = .configure(try Ready(configuring: fields))
    case "size": self = .resize(try fields.checkedSize())
    case "appearance": self = .appearance(isDark: try fields.checkedStyle())
    case "scroll":
      guard let id = fields.id else { throw .malformed("A scroll message needs an id.") }
      let offset = try Fields.point(fields.offset, named: "offset")
      self = .scroll(container: id, offset: offset, isResting: fields.resting ?? false)
    case "touch":
      self = .touch(try fields.checkedTouch(), fields.modifierFlags, try fields.checkedButtons())
    case "hover":
      let point = try fields.point.map { pair throws(ProtocolViolation) in
        try Fields.point(pair, named: "point")
      }
      self = .hover(point, fields.modifierFlags)
    case "wheel":
      let point = try Fields.point(fields.point, named: "point")
      let translation = try Fields.point(fields.translation, named: "translation")
      self = .wheel(
        HostWheel(phase: .discrete, location: point, translation: translation),
        fields.modifierFlags)
    case "key": self = .key(try fields.checkedKey(), node: fields.id)
    case "edit": self = .edit(input: try fields.checkedInput(), try fields.checkedEdit())
    case "select":
      guard let selection = try Fields.range(fields.selection, named: "selection") else {
        throw .malformed("A select message needs a selection.")
      }
      self = .select(
        input: try fields.checkedInput(), selection, number: try fields.checkedNumber())
    case "focus":
      guard let isFocused = fields.focused else {
        throw .malformed("A focus message needs the member focused.")
      }
      self = .focus(
        node: try fields.checkedInput(), isFocused: isFocused, number: try fields.checkedNumber(),
        follows: fields.follows ?? false)
    case "activate": self = .activate(node: try fields.checkedInput())
    case "action":
      guard let index = fields.index, index >= 0 else {
        throw .malformed("An action message needs an index of zero or more.")
      }
      self = .action(node: try fields.checkedInput(), index: index)
    case "submit": self = .submit(input: try fields.checkedInput())
    case "ack":
      guard let sequence = fields.sequence, sequence >= 0 else {
        throw .malformed("An ack message needs a sequence of zero or more.")
      }
      self = .acknowledge(sequence: sequence)
    case "inspect": self = .inspect(try Fields.point(fields.point, named: "point"))
    case "clock":
      guard let rate = fields.rate, rate >= 0, rate <= 10 else {
        throw .malformed("A clock message needs a rate from 0 to 10.")
      }
      self = .clock(rate: rate)
    case "step":
      guard let count = fields.count, (1...600).contains(count) else {
        throw .malformed("A step message needs a count from 1 to 600.")
      }
      self = .step(count: count)
    case "log":
      guard let isOpen = fields.open else {
        throw .malformed("A log message needs the member open.")
      }
      self = .log(isOpen: isOpen)
    case "restart": self = .restart
    default:
      throw .refused("There is no message of type \(fields.type.prefix(32).debugDescription).")
    }
  }
}

extension ClientMessage.Ready {
  fileprivate init(_ fields: Fields) throws(ProtocolViolation) {
    guard fields.version == ClientMessage.version else {
      throw .refused(
        "This server implements version \(ClientMessage.version) of the protocol; reload the page.")
    }
    try self.init(configuring: fields)
  }

  fileprivate init(configuring fields: Fields) throws(ProtocolViolation) {
    guard let scale = fields.scale, scale >= 0.25, scale <= 16 else {
      throw .malformed("A \(fields.type) message needs a scale from 0.25 to 16.")
    }
    self.init(
      device: fields.device, isLandscape: fields.landscape ?? false,
      size: try fields.checkedSize(), scale: scale, isDark: try fields.checkedStyle(),
      settings: fields.checkedSettings, isRightToLeft: try fields.checkedDirection(),
      textSize: try fields.checkedTextSize(), showsKeyboard: fields.keyboard ?? false)
  }
}

/// All members that a message may have.
private struct Fields: Decodable {
  var type: String
  var version: Int?
  var device: String?
  var landscape: Bool?
  var size: [Double]?
  var scale: CGFloat?
  var style: String?
  var id: Int?
  var offset: [Double]?
  var resting: Bool?
  var point: [Double]?
  var translation: [Double]?
  var sequence: Int?
  var text: String?
  var range: [Int]?
  var length: Int?
  var selection: [Int]?
  var number: Int?
  var focused: Bool?
  var follows: Bool?
  var phase: String?
  var kind: String?
  var claimed: Bool?
  var buttons: Int?
  var down: Bool?
  var code: String?
  var key: String?
  var modifiers: Int?
  var index: Int?
  var settings: [String]?
  var direction: String?
  var textSize: Int?
  var keyboard: Bool?
  var rate: Double?
  var count: Int?
  var open: Bool?

  /// The settings; names that this server does not know are ignored.
  var checkedSettings: AccessibilitySettings {
    let known: [String: AccessibilitySettings] = [
      "reduceMotion": .reduceMotion, "reduceTransparency": .reduceTransparency,
      "invertColors": .invertColors,
    ]
    return (settings ?? []).reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }

  func checkedDirection() throws(ProtocolViolation) -> Bool {
    guard let direction else { return false }
    guard ["ltr", "rtl"].contains(direction) else {
      throw .malformed("The member direction must be \"ltr\" or \"rtl\".")
    }
    return direction == "rtl"
  }

  func checkedTextSize() throws(ProtocolViolation) -> UIContentSizeCategory {
    guard let textSize else { return .large }
    guard UIContentSizeCategory.ordered.indices.contains(textSize) else {
      throw .malformed("The member textSize must be from 0 to 11.")
    }
    return UIContentSizeCategory.ordered[textSize]
  }

  func checkedInput() throws(ProtocolViolation) -> Int {
    guard let id else { throw .malformed("A message about a node needs an id.") }
    return id
  }

  func checkedEdit() throws(ProtocolViolation) -> ClientMessage.Edit {
    guard let text else { throw .malformed("An edit message needs a text.") }
    var edit = ClientMessage.Edit(text: text, number: try checkedNumber())
    edit.selection = try Self.range(selection, named: "selection")
    guard let range = try Self.range(range, named: "range") else { return edit }
    guard let length, range.upperBound <= length else {
      throw .malformed("An edit message with a range needs the length of the text around it.")
    }
    edit.replaced = (range, length)
    return edit
  }

  func checkedNumber() throws(ProtocolViolation) -> Int {
    guard let number else { return 0 }
    guard number >= 0, number <= 1 << 53 else {
      throw .malformed("The member number must be zero or more.")
    }
    return number
  }

  static func range(_ pair: [Int]?, named name: String) throws(ProtocolViolation) -> NSRange? {
    guard let pair else { return nil }
    guard pair.count == 2, pair[0] >= 0, pair[0] <= pair[1], pair[1] <= 1 << 53 else {
      throw .malformed("The member \(name) must be a list of two numbers in ascending order.")
    }
    return NSRange(location: pair[0], length: pair[1] - pair[0])
  }

  func checkedTouch() throws(ProtocolViolation) -> HostTouch {
    guard let id else { throw .malformed("A touch message needs an id.") }
    guard let phase = phase.flatMap(HostTouch.Phase.init(rawValue:)) else {
      throw .malformed(
        "The member phase of a touch must be \"began\", \"moved\", \"ended\" or \"cancelled\".")
    }
    let types: [String: UITouch.TouchType] = [
      "touch": .direct, "pen": .pencil, "mouse": .indirectPointer,
    ]
    guard let type = types[kind ?? "touch"] else {
      throw .malformed("The member kind of a touch must be \"touch\", \"pen\" or \"mouse\".")
    }
    return HostTouch(
      id: id, phase: phase, location: try Self.point(point, named: "point"), type: type,
      isScrolledByHost: !(claimed ?? false))
  }

  func checkedButtons() throws(ProtocolViolation) -> UIEvent.ButtonMask {
    guard let buttons else { return [] }
    guard (0...31).contains(buttons) else {
      throw .malformed("The member buttons must be from 0 to 31.")
    }
    return UIEvent.ButtonMask(rawValue: buttons)
  }

  func checkedKey() throws(ProtocolViolation) -> HostKey? {
    guard let down, let code, let key, key.count <= 32 else {
      throw .malformed("A key message needs the members down, code and key.")
    }
    guard let usage = UIKeyboardHIDUsage(browserCode: code) else { return nil }
    // A key that types nothing has a name of several characters.
    let characters = key.count == 1 ? key : ""
    return HostKey(
      isDown: down, code: usage, characters: characters,
      charactersIgnoringModifiers: characters.lowercased(), modifierFlags: modifierFlags)
  }

  /// The modifier keys: shift, control, option, command and capital lock as the bits of a number.
  var modifierFlags: UIKeyModifierFlags {
    let bits = modifiers ?? 0
    let flags: [UIKeyModifierFlags] = [.shift, .control, .alternate, .command, .alphaShift]
    return flags.enumerated().reduce(into: []) { result, flag in
      if bits & 1 << flag.offset != 0 { result.formUnion(flag.element) }
    }
  }

  static func point(_ pair: [Double]?, named name: String) throws(ProtocolViolation) -> CGPoint {
    guard let pair, pair.count == 2, pair.allSatisfy({ abs($0) <= 1e12 }) else {
      throw .malformed("The member \(name) must be a list of two numbers.")
    }
    return CGPoint(x: pair[0], y: pair[1])
  }

  func checkedSize() throws(ProtocolViolation) -> CGSize {
    guard let size, size.count == 2, size.allSatisfy({ $0 >= 1 && $0 <= 16_384 }) else {
      throw .malformed("The member size must be a list of two numbers from 1 to 16384.")
    }
    return CGSize(width: size[0], height: size[1])
  }

  func checkedStyle() throws(ProtocolViolation) -> Bool {
    guard let style, ["light", "dark"].contains(style) else {
      throw .malformed("The member style must be \"light\" or \"dark\".")
    }
    return style == "dark"
  }
}
