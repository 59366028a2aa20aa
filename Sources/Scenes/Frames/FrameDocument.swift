import Foundation

/// The frames of a collection view's elements, as JSON.
///
///     {"contentSize":[393,2000],"elements":[
///     {"kind":"cell","section":0,"item":0,"frame":[0,0,131,100],"zIndex":0}
///     ]}
///
/// Frames are in points and in the coordinates of the content: `[x, y, width, height]`. Elements
/// are sorted by section, item, and kind (cells, then decoration views, then supplementary views).
/// In right-to-left layouts, a compositional layout has the frames of the left-to-right layout, as
/// in UIKit. Numbers are the shortest that read back as the same value. The item of a
/// boundary item of the whole layout is `NSNotFound`, as in UIKit.
///
/// In a document of visible elements, an element whose view has an accessibility label also
/// has the members `role` and `label`.
@MainActor
public struct FrameDocument {
  /// The elements of a document.
  public enum Extent: Sendable {
    /// All elements of the content, unscrolled, including elements of orthogonal rows that extend
    /// beyond it.
    case content
    /// The elements that intersect the collection view's bounds.
    case visible
  }

  private let source: any FrameSource
  private let extent: Extent

  /// Creates the document of a collection view's elements.
  package init(of source: any FrameSource, extent: Extent) {
    self.source = source
    self.extent = extent
  }

  /// The whole document.
  ///
  /// - Complexity: O(n log n) in the number of its elements.
  public var json: String {
    var result = ""
    // Appending to a string does not throw.
    try? write { result += $0 }
    return result
  }

  /// Writes the document in pieces.
  ///
  /// The layout is queried for slices of the content with some thousand elements each. Only
  /// elements other than cells, and cells far from their position in the order, are kept in memory.
  public func write(to sink: (String) throws -> Void) throws {
    let size = source.contentSize
    let itemCounts = source.itemCounts
    try withoutActuallyEscaping(sink) { sink in
      var writer = FrameWriter(contentSize: size, sink: sink)
      let slices =
        extent == .visible
        ? ContentSlices(rect: source.visibleRect, elementCount: 0)
        : ContentSlices(
          rect: CGRect(origin: .zero, size: size), elementCount: itemCounts.reduce(0, +),
          isOpen: true)
      var ordering = FrameOrdering(itemCounts: itemCounts, others: others(in: slices))
      for slice in slices {
        try source.forEachElement(of: .cells, in: slice, areDescribed: areDescribed) {
          try ordering.add($0) { try writer.write($0) }
        }
      }
      try ordering.finish { try writer.write($0) }
      try writer.finish()
    }
  }

  private func others(in slices: ContentSlices) -> [FrameElement] {
    var seen: Set<String> = []
    var result: [FrameElement] = []
    for slice in slices {
      source.forEachElement(of: .others, in: slice, areDescribed: areDescribed) { element in
        let key = "\(element.section)/\(element.item)/\(element.kind.name)"
        if seen.insert(key).inserted { result.append(element) }
      }
    }
    return result
  }

  private var areDescribed: Bool { extent == .visible }
}

/// A collection view whose frames a document contains.
@MainActor
package protocol FrameSource {
  /// The size of the content, in points, after a layout pass.
  var contentSize: CGSize { get }
  /// The visible rectangle of the content.
  var visibleRect: CGRect { get }
  /// The number of items in each section.
  var itemCounts: [Int] { get }

  /// Calls a closure with the elements of a part of the layout in a rectangle of the content.
  ///
  /// - Parameter areDescribed: A Boolean value that indicates whether the elements contain the
  ///   descriptions of their views.
  func forEachElement(
    of part: FramePart, in rect: CGRect, areDescribed: Bool,
    _ body: (FrameElement) throws -> Void
  ) rethrows
}

/// A part of the elements of a layout.
package enum FramePart {
  /// The cells.
  case cells
  /// The supplementary and decoration views.
  case others
}
