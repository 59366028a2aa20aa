import HeadlessHost

extension ScreenScript.Step {
  /// Parses a scroll: a number, two numbers, or an item.
  init(scrollArgument: String) throws {
    if let item = PlaceArgument.rest(of: scrollArgument, after: "item:") {
      let (section, item) = try PlaceArgument.item(item)
      self = .scrollToItem(section: section, item: item)
    } else if let (x, y) = PlaceArgument.pair(scrollArgument) {
      self = .scrollBoth(x: x, y: y)
    } else if !scrollArgument.contains(","), !scrollArgument.contains(":") {
      self = .scroll(
        try NumberArgument.parse(
          scrollArgument, in: -NumberArgument.largest...NumberArgument.largest))
    } else {
      throw BadArgument(
        description: "the value must be a number, two numbers such as 0,-20, or an item such as "
          + "item:0,4")
    }
  }
}
