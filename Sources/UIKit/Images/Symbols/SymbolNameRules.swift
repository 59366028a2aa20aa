/// The rules of the words of names: older and newer names of the same figures, directions, scripts.
enum SymbolNameRules {
  /// The words that do not name a figure: the words for filled forms and for filled parts.
  static let fillings: Set<String> = ["fill", "filled", "inverse"]

  /// The last words of variants for scripts and for the layout direction.
  static let scripts = Set(
    """
    ar bn el gu he hi ja km kn ko ml mni mr my or pa rtl ru sat si ta te th zh
    """.split(separator: " ").map(String.init))

  /// Returns the words under which the figure is drawn. Forward and backward figures are found
  /// under the names of figures to the right and to the left, which an image mirrors from right to
  /// left.
  static func current(_ words: [String]) -> [String] {
    var words = words
    let isPlayback = words.first == "forward" || words.first == "backward"
    for (from, to) in replacements where !(isPlayback && from.count == 1) {
      var index = 0
      while index + from.count <= words.count {
        if words[index..<index + from.count].elementsEqual(from) {
          words.replaceSubrange(index..<index + from.count, with: to)
          index += to.count
        } else {
          index += 1
        }
      }
    }
    return words
  }

  /// Returns the two capitals that stand for a figure without a drawing.
  static func initials(of words: some Collection<String>) -> String {
    let particles: Set<String> = ["and", "on", "with", "in", "of", "to"]
    let telling = words.filter { !particles.contains($0) && SymbolEnclosures.place(in: $0) == nil }
    let chosen = telling.isEmpty ? Array(words) : telling
    let letters =
      chosen.count > 1
      ? chosen.prefix(2).map { $0.prefix(1) }.joined() : String(chosen[0].prefix(2))
    return letters.uppercased()
  }

  /// Returns the name of the frame that stands for a figure without a drawing.
  static func frame(of words: some BidirectionalCollection<String>) -> String {
    if words.contains("portrait") || words.contains("vertical") { return "rectangle.portrait" }
    if words.contains("landscape") || words.contains("horizontal") { return "rectangle" }
    let shapes: Set<String> = [
      "circle", "rectangle", "diamond", "hexagon", "shield", "app", "capsule", "oval", "seal",
      "octagon", "triangle",
    ]
    return words.last { shapes.contains($0) } ?? "square"
  }

  /// Returns whether the symbol of a name is mirrored in a layout from right to left: those that
  /// point forward and backward, except for playback, those with a leading or trailing part, as
  /// "leadinghalf" and "toptrailing", and lists with marks at the leading edge. Numbers and letters
  /// are not mirrored.
  static func flipsForRightToLeft(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard let first = words.first, first != "forward", first != "backward" else { return false }
    let directions: Set<Substring> = ["forward", "backward"]
    let edges = ["leading", "trailing"]
    let marked: Set<Substring> = ["bullet", "dash", "star", "triangle", "clipboard", "and"]
    let isDirected = words.contains { word in
      directions.contains(word) || edges.contains { word.hasPrefix($0) || word.hasSuffix($0) }
    }
    return isDirected
      || first == "list" && words.count > 1 && marked.contains(words[1])
      || first == "checklist" || words.starts(with: ["increase", "indent"])
      || words.starts(with: ["decrease", "indent"])
  }

  /// The words of names, and the words of the figures that are drawn.
  private static let replacements: [(from: [String], to: [String])] = table.split(separator: "\n")
    .map { line in
      let sides = line.split(separator: "=").map { $0.split(separator: ".").map(String.init) }
      guard sides.count == 2 else {
        fatalError("The rule of a symbol's name needs two sides: \(line)")
      }
      return (sides[0], sides[1])
    }

  private static let table = """
    gauge.with.dots.needle.0percent=gauge
    gauge.with.dots.needle.33percent=gauge
    gauge.with.dots.needle.50percent=gauge
    gauge.with.dots.needle.67percent=gauge
    gauge.with.dots.needle.100percent=gauge
    gauge.with.dots.needle.bottom.0percent=gauge
    gauge.with.dots.needle.bottom.50percent=gauge
    gauge.with.dots.needle.bottom.100percent=gauge
    gauge.with.needle.0percent=gauge
    gauge.with.needle.33percent=gauge
    gauge.with.needle.50percent=gauge
    gauge.with.needle.67percent=gauge
    gauge.with.needle.100percent=gauge
    5.arrow.trianglehead.clockwise=goforward.5
    5.arrow.trianglehead.counterclockwise=gobackward.5
    10.arrow.trianglehead.clockwise=goforward.10
    10.arrow.trianglehead.counterclockwise=gobackward.10
    15.arrow.trianglehead.clockwise=goforward.15
    15.arrow.trianglehead.counterclockwise=gobackward.15
    30.arrow.trianglehead.clockwise=goforward.30
    30.arrow.trianglehead.counterclockwise=gobackward.30
    45.arrow.trianglehead.clockwise=goforward.45
    45.arrow.trianglehead.counterclockwise=gobackward.45
    60.arrow.trianglehead.clockwise=goforward.60
    60.arrow.trianglehead.counterclockwise=gobackward.60
    75.arrow.trianglehead.clockwise=goforward.75
    75.arrow.trianglehead.counterclockwise=gobackward.75
    90.arrow.trianglehead.clockwise=goforward.90
    90.arrow.trianglehead.counterclockwise=gobackward.90
    cursorarrow.click=cursorarrow.rays
    vision.pro=visionpro
    forward=right
    backward=left
    arrow.trianglehead.2.clockwise.rotate.90=arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise=arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise.rotate.90=arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise=arrow.triangle.2.circlepath
    arrow.trianglehead.counterclockwise.rotate.90=arrow.circlepath
    arrow.trianglehead.clockwise.rotate.90=arrow.circlepath
    arrow.trianglehead.counterclockwise=gobackward
    arrow.trianglehead.clockwise=goforward
    arrow.trianglehead=arrow.triangle
    document=doc
    microphone=mic
    line.horizontal.3=line.3.horizontal
    line.horizontal.2=line.2.horizontal
    text.doc=doc.text
    text.page=doc.plaintext
    100percent=100
    75percent=75
    50percent=50
    25percent=25
    0percent=0
    apple.logo=applelogo
    volume.1=speaker.wave.1
    volume.2=speaker.wave.2
    volume.3=speaker.wave.3
    volume=speaker
    speaker.1=speaker.wave.1
    speaker.2=speaker.wave.2
    speaker.3=speaker.wave.3
    airplay.audio=airplayaudio
    airplay.video=airplayvideo
    pointer.arrow=cursorarrow
    book.pages=book
    multiply=xmark
    exclam=exclamationmark
    gauge.with.dots.needle=gauge
    gauge.medium=gauge
    gauge.low=gauge
    gauge.high=gauge
    bin.xmark=xmark.bin
    thermometer.low=thermometer
    thermometer.high=thermometer
    macbook.gen1=macbook
    macbook.gen2=macbook
    numbers.rectangle=123.rectangle
    airpods.max=headphones
    airpods.pro=airpodspro
    rectangle.portrait.and.arrow.left=rectangle.portrait.and.arrow.right
    tram.right.tunnel=tram
    car.rear=car
    car.front=car
    bus.doubledecker=bus
    square.stack.3d.down.right=square.stack.3d.up
    dot.radiowaves.up.right=dot.radiowaves.up.forward
    radiowaves.forward=radiowaves.right
    power.dotted=power
    bell.and.waveform=bell
    speaker.zzz=speaker.wave.1
    flashlight.on=flashlight
    flashlight.off=flashlight
    """
}
