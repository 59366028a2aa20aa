import CollectionLayout

/// The messages about groups of a compositional layout that have no room for any item.
@MainActor
enum EmptyGroupReport {
  /// Logs one message for each section description with empty groups.
  ///
  /// - Parameter known: The descriptions that were reported for the layout, by section. A section
  ///   is reported again only with another description.
  /// - Complexity: O(1) if there are no empty groups.
  static func log(
    _ solved: SolvedLayout, of description: LayoutDescription, known: inout [Int: LayoutSection]
  ) {
    let diagnoses = solved.emptyGroupDiagnoses()
    guard !diagnoses.isEmpty else { return }
    for kind in description.sectionTemplates.indices {
      let problems = diagnoses.filter { $0.location.sectionTemplate == kind }
      let sections = description.entries.indices.filter {
        description.entries[$0].template == kind && description.entries[$0].itemCount > 0
      }
      guard !problems.isEmpty, let first = sections.first else { continue }
      let section = description.sectionTemplates[kind]
      guard known.updateValue(section, forKey: first) != section else { continue }
      DeveloperLog.sink(
        message(
          problems, section: first, others: sections.count - 1,
          container: description.containerSize,
          insets: section.referenceInsets))
    }
  }

  private static func message(
    _ problems: [LayoutDiagnosis], section: Int, others: Int, container: LayoutSize,
    insets: LayoutInsets
  ) -> String {
    let alike =
      others == 0 ? "" : others == 1 ? " (and 1 other like it)" : " (and \(others) others like it)"
    let head =
      "UICollectionViewCompositionalLayout cannot lay out section \(section)\(alike) in its "
      + "container of \(container.width) x \(container.height) points, less the content insets "
      + "(\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing)):"
    return ([head] + problems.map { "  \(place($0)) \($0.problem). To fix it, \($0.fix)." })
      .joined(separator: "\n")
  }

  private static func place(_ diagnosis: LayoutDiagnosis) -> String {
    let path = diagnosis.location.path
    guard !path.isEmpty else { return "The section's group:" }
    let indices = path.map(String.init).joined(separator: ", then ")
    return "The section's group, subitem \(indices):"
  }
}
