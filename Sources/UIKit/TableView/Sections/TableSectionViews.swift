/// The headers and footers of a table view's sections: what they consist of, and their views.
///
/// The delegate is asked for a view when the view becomes visible. Until then, a section is assumed
/// to have one if the delegate implements the method. If it returns `nil`, the header is the title
/// of the data source, or nothing, and the layout is solved again.
@MainActor
final class TableSectionViews {
  /// The sections for which the delegate has returned no view of a header.
  private var withoutHeaderView: Set<Int> = []
  /// The sections for which the delegate has returned no view of a footer.
  private var withoutFooterView: Set<Int> = []
  /// The first views that the delegate was asked for, before they are displayed.
  private var waiting: [SectionEdge: UIView] = [:]

  /// Returns what a header or footer consists of.
  func content(
    _ edge: SectionEdge, ofSection section: Int, in table: UITableView
  ) -> TableBoundary.Content {
    if mayHaveView(edge, inSection: section, in: table) { return .view }
    return title(edge, ofSection: section, in: table) == nil ? .nothing : .title
  }

  /// Returns whether the delegate provides the view of a section; `true` if that is not known yet.
  private func mayHaveView(
    _ edge: SectionEdge, inSection section: Int, in table: UITableView
  ) -> Bool {
    guard !table.optionalMethods.isMissing(edge.viewMethod), table.delegate != nil,
      !isWithoutView(edge, inSection: section)
    else { return false }
    // The first section finds out whether the delegate implements the method.
    guard section == 0, waiting[edge] == nil,
      !table.optionalMethods.isImplemented(edge.viewMethod)
    else { return true }
    waiting[edge] = requestView(edge, ofSection: section, in: table)
    return waiting[edge] != nil
  }

  /// Returns the title of a header or footer by the data source.
  func title(_ edge: SectionEdge, ofSection section: Int, in table: UITableView) -> String? {
    guard !table.optionalMethods.isMissing(edge.titleMethod), let source = table.dataSource
    else { return nil }
    let title: String?? = table.optionalMethods.answer(edge.titleMethod) {
      edge == .header
        ? source.tableView(table, titleForHeaderInSection: section)
        : source.tableView(table, titleForFooterInSection: section)
    }
    return title ?? nil
  }

  /// Returns the view of a header or footer by the delegate; `nil` if there is none, which is
  /// remembered.
  func takeView(_ edge: SectionEdge, ofSection section: Int, in table: UITableView) -> UIView? {
    if section == 0, let view = waiting.removeValue(forKey: edge) { return view }
    return requestView(edge, ofSection: section, in: table)
  }

  private func requestView(
    _ edge: SectionEdge, ofSection section: Int, in table: UITableView
  ) -> UIView? {
    guard let delegate = table.delegate, !isWithoutView(edge, inSection: section) else {
      return nil
    }
    let view: UIView?? = table.optionalMethods.answer(edge.viewMethod) {
      edge == .header
        ? delegate.tableView(table, viewForHeaderInSection: section)
        : delegate.tableView(table, viewForFooterInSection: section)
    }
    if let view = view ?? nil { return view }
    if !table.optionalMethods.isMissing(edge.viewMethod) {
      switch edge {
      case .header: withoutHeaderView.insert(section)
      case .footer: withoutFooterView.insert(section)
      }
    }
    return nil
  }

  /// Returns whether the delegate has returned no view of a section.
  private func isWithoutView(_ edge: SectionEdge, inSection section: Int) -> Bool {
    switch edge {
    case .header: withoutHeaderView.contains(section)
    case .footer: withoutFooterView.contains(section)
    }
  }

  /// Forgets all answers, because another delegate answers.
  func forgetAnswers() {
    withoutHeaderView = []
    withoutFooterView = []
    waiting = [:]
  }
}

extension TableSectionViews: DataChangeFollower {
  /// Keeps the answers about sections that stay.
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    waiting = [:]
    func kept(_ sections: Set<Int>) -> Set<Int> {
      Set(
        sections.compactMap { section in
          change.newSection(section).flatMap { change.reloadsSection($0) ? nil : $0 }
        })
    }
    withoutHeaderView = kept(withoutHeaderView)
    withoutFooterView = kept(withoutFooterView)
  }

  func reset(in view: any RecyclingView) { forgetAnswers() }
}

/// The edge of a section at which a header or footer lies.
enum SectionEdge: Hashable {
  case header
  case footer

  init(kind: String) {
    self = kind == UICollectionView.elementKindSectionHeader ? .header : .footer
  }

  /// The kind of the element in the layout.
  var kind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }

  var viewMethod: OptionalMethod { self == .header ? .viewForHeader : .viewForFooter }
  var heightMethod: OptionalMethod { self == .header ? .heightForHeader : .heightForFooter }
  var estimateMethod: OptionalMethod {
    self == .header ? .estimatedHeightForHeader : .estimatedHeightForFooter
  }
  var titleMethod: OptionalMethod { self == .header ? .titleForHeader : .titleForFooter }
}
