/// The files at the start.
extension FileLibrary {
  /// Returns a library with ten folders.
  static func sample() -> FileLibrary {
    let library = FileLibrary()
    let garden = library.addFolder("Garden")
    let beds = library.addFolder("Vegetable beds", to: garden)
    let orchard = library.addFolder("Orchard", to: garden)
    let house = library.addFolder("House")
    let bills = library.addFolder("Bills", to: house)
    let plans = library.addFolder("Plans", to: house)
    let attic = library.addFolder("Attic", to: plans)
    let music = library.addFolder("Choir")
    let travel = library.addFolder("Travel")
    library.addFolder("Drafts")

    let calendar = library.addFile("Sowing calendar", .table, kilobytes: 84, age: 0, to: garden)
    library.addFile("Greenhouse", .picture, kilobytes: 2_310, age: 3, to: garden)
    library.addFile("Compost", .document, kilobytes: 31, age: 12, to: garden)
    let tools = library.addFile("Tool list", .table, kilobytes: 18, age: 2, to: garden)
    library.addFile("Pond in May", .picture, kilobytes: 3_140, age: 40, to: garden)
    library.addFile("Rain barrel", .document, kilobytes: 52, age: 9, to: garden)
    library.addFile("Birdsong at dawn", .song, kilobytes: 5_800, age: 21, to: garden)
    library.addFile("Last year", .archive, kilobytes: 14_600, age: 300, to: garden)

    library.addFile("Beans", .document, kilobytes: 22, age: 5, to: beds)
    library.addFile("Crop rotation", .table, kilobytes: 40, age: 1, to: beds)
    library.addFile("Slugs", .picture, kilobytes: 1_900, age: 6, to: beds)
    library.addFile("Apple varieties", .table, kilobytes: 66, age: 15, to: orchard)
    let pear = library.addFile("The old pear tree", .picture, kilobytes: 4_020, age: 1, to: orchard)
    library.addFile("Electricity", .document, kilobytes: 120, age: 30, to: bills)
    library.addFile("Water", .document, kilobytes: 95, age: 31, to: bills)
    library.addFile("Ground floor", .picture, kilobytes: 780, age: 90, to: plans)
    library.addFile("Stairs", .document, kilobytes: 61, age: 88, to: plans)
    library.addFile("Insulation", .document, kilobytes: 47, age: 80, to: attic)
    library.addFile("Alto", .song, kilobytes: 6_200, age: 4, to: music)
    library.addFile("Tenor", .song, kilobytes: 6_100, age: 4, to: music)
    let score = library.addFile("Score", .document, kilobytes: 900, age: 8, to: music)
    library.addFile("Night train", .document, kilobytes: 44, age: 2, to: travel)
    library.addFile("Packing list", .table, kilobytes: 12, age: 2, to: travel)
    library.recents = [calendar, pear, tools, score]
    return library
  }
}
