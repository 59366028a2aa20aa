/// Figures with room for another one inside, such as the circle of "checkmark.circle".
enum SymbolEnclosures {
  /// The position and the scale of the figure inside, in the units of the drawings.
  struct Place: Sendable {
    var x: CGFloat
    var y: CGFloat
    var factor: CGFloat
  }

  /// Returns the position in a figure, or `nil` if the figure is not an enclosure.
  static func place(in name: String) -> Place? { places[name] }

  private static let places: [String: Place] = {
    var result: [String: Place] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
      guard words.count == 4, numbers.count == 3 else {
        fatalError("The enclosure of a symbol needs a name and three numbers: \(line)")
      }
      result[String(words[0])] = Place(x: numbers[0], y: numbers[1], factor: numbers[2])
    }
    return result
  }()

  /// The name of the figure, the middle and the factor of the figure inside, on each line.
  private static let table = """
    circle 0 0 .56
    circle.dashed 0 0 .56
    square 0 0 .56
    square.dashed 0 0 .56
    rectangle 0 0 .5
    rectangle.portrait 0 0 .5
    rectangle.dashed 0 0 .5
    triangle 0 11 .46
    diamond 0 0 .46
    hexagon 0 0 .54
    pentagon 0 3 .5
    octagon 0 0 .54
    seal 0 0 .54
    shield 0 -2 .5
    app 0 0 .56
    app.dashed 0 0 .56
    capsule 0 0 .44
    capsule.portrait 0 0 .44
    oval 0 0 .5
    oval.portrait 0 0 .5
    bubble 0 -5 .46
    bubble.left 0 -5 .46
    bubble.right 0 -5 .46
    bubble.middle.bottom 0 -6 .46
    message 0 -3 .46
    doc 0 13 .38
    icloud 0 5 .4
    cloud 0 5 .4
    tv 0 -7 .42
    display 0 -8 .42
    house 0 14 .38
    heart 0 -3 .4
    trash 0 6 .36
    bin 0 15 .34
    folder 0 8 .4
    calendar 0 6 .46
    clipboard 0 8 .44
    laptopcomputer 0 -8 .36
    desktopcomputer 0 -14 .36
    iphone 0 0 .36
    ipad 0 0 .46
    ipad.landscape 0 0 .46
    applewatch 0 0 .4
    camera 0 6 .36
    car 0 2 .34
    ticket 0 0 .4
    book.closed 2 -10 .4
    viewfinder 0 0 .54
    rectangle.stack 0 13 .4
    square.stack 0 13 .42
    rectangle.on.rectangle -12 11 .4
    square.on.square -14 14 .4
    magnifyingglass -8 -8 .36
    bag 0 14 .36
    drop 0 16 .36
    video -21 0 .36
    briefcase 0 10 .36
    macwindow 0 0 .4
    creditcard 0 0 .4
    """
}
