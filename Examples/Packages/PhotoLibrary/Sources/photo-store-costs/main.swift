import Foundation
import PhotoLibrary
import PhotoStore
import TesseraTesting
import UIKit

// Prints what the queries of a library and the steps of its screen cost, in elapsed time:
//   photo-store-costs [FILE [COUNT]]
// A file that does not exist is filled with COUNT photos first.
let path = CommandLine.arguments.dropFirst().first ?? "photos.sqlite"
let count = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 1_000_000

if !FileManager.default.fileExists(atPath: path) {
  let database = try PhotoDatabase(path: path)
  try measure("fill with \(count) photos") { try database.addSample(count: count) }
}
let before = residentBytes()
try await measureQueries()
try await measureScreen()

/// Prints the elapsed time of some work in milliseconds.
func measure<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
  let start = ContinuousClock.now
  let result = try work()
  report(name, since: start)
  return result
}

/// Prints the time since the start of some work in milliseconds.
func report(_ name: String, since start: ContinuousClock.Instant) {
  let time = (ContinuousClock.now - start) / .milliseconds(1)
  print("\(name): \((time * 1000).rounded() / 1000) ms")
}

/// Prints the times of the queries.
@MainActor
func measureQueries() async throws {
  let database = try measure("open") { try PhotoDatabase(path: path) }
  let sections = try measure("months") { try database.sections() }
  print("\(sections.count) photos in \(sections.sections.count) months")
  guard let oldest = sections.sections.last else { return }
  let last = sections.sections.count - 1
  try measure("first page") {
    _ = try database.photos(
      0..<min(PhotoPages.length, sections.sections[0].count), ofSection: 0, in: sections)
  }
  let page = try measure("last page") {
    try database.photos(
      max(0, oldest.count - PhotoPages.length)..<oldest.count, ofSection: last, in: sections)
  }
  try measure("position of a photo") {
    _ = try database.position(ofPhoto: page[0].id, in: sections)
  }
  for text in ["lighthouse", "garden 17", "garden"] {
    let start = ContinuousClock.now
    let found = try await database.search(text)
    report("search for '\(text)', which finds \(found.count)", since: start)
  }
  let changes = try DatabaseChanges(database)
  try measure("a look for changes") { _ = try changes.haveOccurred() }
  try measure("a change") { try database.setFavorite(!page[0].isFavorite, of: page[0].id) }
  try measure("a look that finds the change") { _ = try changes.haveOccurred() }
}

/// Prints the times of the screen, and its memory.
@MainActor
func measureScreen() async throws {
  let start = ContinuousClock.now
  let database = try PhotoDatabase(path: path)
  let controller = try PhotoLibraryViewController(database)
  let screen = HostedScreen(UINavigationController(rootViewController: controller))
  report("screen: open, with the first photos", since: start)
  let view: UICollectionView = controller.collectionView
  measure("screen: jump to the oldest photo") {
    controller.scrollToOldest()
    screen.layOut()
  }
  measure("screen: jump to the newest photo") {
    view.contentOffset.y = -view.adjustedContentInset.top
    screen.layOut()
  }
  let waits = controller.pages.waits
  var slowest = Duration.zero
  let steps = 400
  for _ in 0..<steps {
    let start = ContinuousClock.now
    view.contentOffset.y += 200
    screen.layOut()
    slowest = max(slowest, ContinuousClock.now - start)
    await controller.pages.finishLoading()
  }
  print(
    "screen: \(steps) scroll steps by 200 points: the slowest \(slowest), "
      + "\(controller.pages.waits - waits) pages waited for, \(controller.pages.loads) in advance, "
      + "\(controller.pages.count) photos in memory")
  let inSight = view.indexPathsForVisibleItems.min()
  if let inSight, let photo = try controller.pages.photo(at: inSight) {
    try measure("screen: a photo in sight deleted, with the new layout") {
      try database.delete(photo.id)
      controller.refresh()
      screen.layOut()
    }
  }
  print("in memory: \(residentBytes() >> 20) MB, without the database \(before >> 20) MB")
}

/// Returns the number of bytes of the process in memory.
func residentBytes() -> Int {
  let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    .split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4096
}
