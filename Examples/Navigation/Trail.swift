/// A trail in the mountains.
struct Trail: Hashable, Sendable {
  let name: String
  /// The length in kilometers.
  let length: Int
  let summary: String

  static let all = [
    Trail(name: "Ridge", length: 14, summary: "Along the crest, with a view to both sides."),
    Trail(name: "Three lakes", length: 9, summary: "From the valley past three lakes."),
    Trail(name: "Waterfall", length: 5, summary: "A short way, steep at the end."),
    Trail(name: "Old mine", length: 7, summary: "Past the entrance of a mine of silver."),
    Trail(name: "North face", length: 18, summary: "For walkers with a head for heights."),
    Trail(name: "Larch forest", length: 6, summary: "Golden in October."),
    Trail(name: "Glacier", length: 21, summary: "To the end of the ice and back."),
    Trail(name: "Shepherd's path", length: 11, summary: "From hut to hut over the pastures."),
    Trail(name: "Gorge", length: 4, summary: "On wooden bridges above the water."),
    Trail(name: "Chapel", length: 3, summary: "A walk after lunch."),
    Trail(name: "Two passes", length: 24, summary: "A long day, with a bed at the end."),
    Trail(name: "Marmots", length: 8, summary: "Go quietly."),
    Trail(name: "Summit", length: 16, summary: "Start before dawn."),
    Trail(name: "Border", length: 19, summary: "Past thirty stones with two numbers."),
  ]
}
