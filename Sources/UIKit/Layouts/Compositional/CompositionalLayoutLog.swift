import CollectionLayout

/// Tells developers about sections that a compositional layout cannot lay out.
///
/// UIKit alerts in its log, too, and shows what it can: see
/// ``UICollectionViewCompositionalLayout``.
@MainActor
package enum CompositionalLayoutLog {
  /// Where messages go, one whole message at a time; standard error unless something else is set.
  package static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Writes one message for each kind of section with groups that show nothing. Costs next to
  /// nothing where there are none.
  ///
  /// - Parameter known: the descriptions that were reported for the layout, by section. A section
  ///   is reported again only with another description.
  static func report(
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
      sink(
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
      + "container of \(container.width) x \(container.height) points, of which the content insets "
      + "reference takes (\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing)):"
    return ([head] + problems.map { "  \(place($0)) \($0.problem). To mend it, \($0.fix)." })
      .joined(separator: "\n")
  }

  private static func place(_ diagnosis: LayoutDiagnosis) -> String {
    let path = diagnosis.location.path
    guard !path.isEmpty else { return "The section's group:" }
    let indices = path.map(String.init).joined(separator: ", then ")
    return "The section's group, subitem \(indices):"
  }
}
