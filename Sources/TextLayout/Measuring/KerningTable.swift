/// The changes of the distance between two letters, in thousandths of an em.
///
/// The values come from no font file. They are usual changes for the shapes of the letters,
/// adjusted with recorded widths of texts.
enum KerningTable {
  private struct Group {
    var left: StaticString
    var right: StaticString
    var change: Int8
  }

  private static let groups: [Group] = [
    Group(left: "A", right: "T", change: -70), Group(left: "T", right: "A", change: -75),
    Group(left: "A", right: "V", change: -91), Group(left: "V", right: "A", change: -93),
    Group(left: "A", right: "W", change: -40), Group(left: "W", right: "A", change: -42),
    Group(left: "A", right: "Y", change: -72), Group(left: "Y", right: "A", change: -78),
    Group(left: "A", right: "vwy", change: -25), Group(left: "T", right: "acegosqd", change: -128),
    Group(left: "T", right: "umnprwxyz", change: -65),
    Group(left: "T", right: ".,-:;", change: -90),
    Group(left: "V", right: "acegosqd", change: -38), Group(left: "V", right: "umnpr", change: -22),
    Group(left: "VY", right: ".,", change: -85), Group(left: "W", right: "acegosqd", change: -53),
    Group(left: "W", right: "i", change: -53), Group(left: "W", right: ".,", change: -55),
    Group(left: "VW", right: "-", change: -15), Group(left: "Y", right: "acegosqd", change: -70),
    Group(left: "Y", right: "umnpr", change: -45), Group(left: "Y", right: "-", change: -85),
    Group(left: "L", right: "TYV", change: -116), Group(left: "L", right: "W", change: -55),
    Group(left: "L", right: "vy", change: -30), Group(left: "PF", right: ".,", change: -90),
    Group(left: "P", right: "A", change: -60), Group(left: "F", right: "A", change: -50),
    Group(left: "F", right: "a", change: -15), Group(left: "rvwy", right: ".,", change: -45),
    Group(left: "a", right: "v", change: -39), Group(left: "f", right: ".,", change: -20),
    Group(left: "K", right: "oecCOGQ", change: -15),
    Group(left: "k", right: "oec", change: -10),
    Group(left: "R", right: "TVY", change: -12), Group(left: "DO", right: "YVA", change: -18),
    Group(left: "O", right: "TX", change: -14),
  ]

  /// The changes of the distance between two ASCII characters, by the left character times 128 plus
  /// the right one. The table is never freed.
  nonisolated(unsafe) static let changes: UnsafePointer<Int8> = {
    let changes = UnsafeMutablePointer<Int8>.allocate(capacity: 128 * 128)
    changes.initialize(repeating: 0, count: 128 * 128)
    for group in groups {
      for left in 0..<group.left.utf8CodeUnitCount {
        for right in 0..<group.right.utf8CodeUnitCount {
          let row = Int(group.left.utf8Start[left]) * 128
          changes[row + Int(group.right.utf8Start[right])] = group.change
        }
      }
    }
    return UnsafePointer(changes)
  }()
}
