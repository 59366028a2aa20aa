import UIKit

@MainActor
extension Case {
  func size(_ width: String, _ height: String) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: dimension(width), heightDimension: dimension(height))
  }

  private func dimension(_ text: String) -> NSCollectionLayoutDimension {
    let value = number(text.dropFirst(2))
    switch text.prefix(2) {
    case "fw": return .fractionalWidth(value)
    case "fh": return .fractionalHeight(value)
    case "ab": return .absolute(value)
    default: return .estimated(value)
    }
  }

  /// Returns a number, or a fraction written as one.
  private func number(_ text: Substring) -> CGFloat {
    let parts = text.split(separator: "/").map { Double($0) ?? .nan }
    return parts.count == 2 ? parts[0] / parts[1] : parts[0]
  }

  func spacing(_ text: String) throws -> NSCollectionLayoutSpacing {
    if text.hasPrefix("fixed") { return .fixed(number(text.dropFirst(5))) }
    if text.hasPrefix("flexible") { return .flexible(number(text.dropFirst(8))) }
    throw CaseError(text: "no spacing is called \(text)")
  }

  func directional(_ values: [Double]) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  func anchor(_ spec: AnchorSpec) throws -> NSCollectionLayoutAnchor {
    var edges: NSDirectionalRectEdge = []
    for name in spec.edges {
      switch name {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      case "trailing": edges.insert(.trailing)
      default: throw CaseError(text: "no edge is called \(name)")
      }
    }
    if let offset = spec.absoluteOffset {
      return NSCollectionLayoutAnchor(
        edges: edges, absoluteOffset: CGPoint(x: offset[0], y: offset[1]))
    }
    if let offset = spec.fractionalOffset {
      return NSCollectionLayoutAnchor(
        edges: edges, fractionalOffset: CGPoint(x: offset[0], y: offset[1]))
    }
    return NSCollectionLayoutAnchor(edges: edges)
  }

  func insetsReference(_ text: String) throws -> UIContentInsetsReference {
    switch text {
    case "automatic": return .automatic
    case "none": return .none
    case "safeArea": return .safeArea
    case "layoutMargins": return .layoutMargins
    case "readableContent": return .readableContent
    default: throw CaseError(text: "no insets reference is called \(text)")
    }
  }

  func alignment(_ text: String) throws -> NSRectAlignment {
    switch text.lowercased() {
    case "none": return .none
    case "top": return .top
    case "topleading": return .topLeading
    case "leading": return .leading
    case "bottomleading": return .bottomLeading
    case "bottom": return .bottom
    case "bottomtrailing": return .bottomTrailing
    case "trailing": return .trailing
    case "toptrailing": return .topTrailing
    default: throw CaseError(text: "no alignment is called \(text)")
    }
  }

  func orthogonalBehavior(
    _ text: String
  ) throws -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch text {
    case "none": return .none
    case "continuous": return .continuous
    case "continuousGroupLeadingBoundary": return .continuousGroupLeadingBoundary
    case "paging": return .paging
    case "groupPaging": return .groupPaging
    case "groupPagingCentered": return .groupPagingCentered
    default: throw CaseError(text: "no scrolling behavior is called \(text)")
    }
  }
}
