import UIKit

/// The sections of the screen, from top to bottom.
enum SectionKind: Int, CaseIterable {
  case shelf
  case continuous, continuousGroupLeadingBoundary
  case paging, groupPaging, groupPagingCentered
  case none

  var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .shelf, .continuous: return .continuous
    case .continuousGroupLeadingBoundary: return .continuousGroupLeadingBoundary
    case .paging: return .paging
    case .groupPaging: return .groupPaging
    case .groupPagingCentered: return .groupPagingCentered
    case .none: return .none
    }
  }

  var title: String {
    switch self {
    case .shelf: return "Shelf, continuous"
    case .continuous: return "Continuous"
    case .continuousGroupLeadingBoundary: return "Continuous, stops at groups"
    case .paging: return "Paging"
    case .groupPaging: return "Group paging"
    case .groupPagingCentered: return "Group paging, centered"
    case .none: return "None"
    }
  }

  var books: [Book] {
    let series: String
    switch self {
    case .shelf: return Series.lighthouse.volumes(after: 0)
    case .continuous: series = "Rain Atlas"
    case .continuousGroupLeadingBoundary: series = "Night Ferry"
    case .paging: series = "Paper Garden"
    case .groupPaging: series = "Seven Bridges"
    case .groupPagingCentered: series = "Copper Moon"
    case .none: series = "Quiet Harbour"
    }
    return (1...18).map { Book(series: series, volume: $0) }
  }
}
