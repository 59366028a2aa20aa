internal import UIKit

/// The annotations of a map, with their views, and the views for reuse.
@MainActor
struct AnnotationStore {
  /// An annotation with its view; `nil` while it is far from the visible part.
  @MainActor
  final class Entry {
    let annotation: any MKAnnotation
    var view: MKAnnotationView?
    /// The annotations that a cluster of the map displays.
    var members: [Entry] = []

    init(_ annotation: any MKAnnotation) { self.annotation = annotation }
  }

  private(set) var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Entry] = [:]
  /// The clusters that the map made.
  var clusters: [Entry] = []
  var selected: Entry?
  /// Views for reuse, by their identifiers.
  var unused: [String: [MKAnnotationView]] = [:]
  var classes: [String: MKAnnotationView.Type] = [:]

  nonisolated init() {}

  subscript(annotation: any MKAnnotation) -> Entry? {
    if let entry = indices[ObjectIdentifier(annotation)] { return entry }
    return clusters.first { $0.annotation === annotation }
  }

  /// Adds an annotation that is not there.
  mutating func add(_ annotation: any MKAnnotation) {
    guard indices[ObjectIdentifier(annotation)] == nil else { return }
    let entry = Entry(annotation)
    entries.append(entry)
    indices[ObjectIdentifier(annotation)] = entry
  }

  /// Removes an annotation.
  ///
  /// - Returns: Its entry; `nil` if it was not there.
  mutating func remove(_ annotation: any MKAnnotation) -> Entry? {
    guard let entry = indices.removeValue(forKey: ObjectIdentifier(annotation)) else { return nil }
    entries.removeAll { $0 === entry }
    return entry
  }

  /// All annotations with views, also the clusters.
  var displayed: [Entry] { (entries + clusters).filter { $0.view != nil } }
}
