import CollectionLayout
import Testing

/// Diagnoses name the problem, its location and its fix.
struct DiagnosisTests {
  private func diagnoses(_ section: LayoutSection) -> [LayoutDiagnosis] {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2)
    description.append(section, itemCount: 5)
    return description.diagnoses()
  }

  private func row(
    _ subitems: [LayoutSubitem], _ repetition: LayoutSequence.Repetition = .untilFull,
    spacing: LayoutSpacing = .fixed(0), insets: LayoutInsets = LayoutInsets(),
    height: LayoutDimension = .absolute(100)
  ) -> LayoutGroup {
    LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: height, subitems: subitems,
      repetition: repetition, interItemSpacing: spacing, contentInsets: insets)
  }

  private func item(
    _ width: LayoutDimension, insets: LayoutInsets = LayoutInsets()
  ) -> LayoutSubitem {
    .item(LayoutItem(width: width, height: .fractionalHeight(1), contentInsets: insets))
  }

  @Test func `a sound layout has no diagnoses`() {
    #expect(diagnoses(LayoutSection(group: row([item(.fractionalWidth(0.25))]))).isEmpty)
  }

  @Test func `a first subitem that is too long for its nested group is located by its path`() throws
  {
    let inner = LayoutSubitem.group(
      LayoutGroup(
        axis: .horizontal, width: .absolute(100), height: .fractionalHeight(1),
        subitems: [item(.absolute(130))]))
    let found = diagnoses(LayoutSection(group: row([item(.absolute(50)), inner])))
    let diagnosis = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnosis.problem == .firstSubitemTooLong(axis: .horizontal, length: 130, room: 100))
    #expect(diagnosis.location == .init(sectionTemplate: 0, path: [1, 0]))
    #expect(diagnosis.emptiesGroup)
    #expect(diagnosis.fix == .shorten(axis: .horizontal, to: 100))
    #expect(diagnosis.description.contains("subitem 1.0: needs a width of 130.0"))
  }

  @Test func `a subitem that never occurs is diagnosed`() {
    let found = diagnoses(
      LayoutSection(group: row([item(.fractionalWidth(0.75)), item(.fractionalWidth(0.5))])))
    #expect(
      found == [
        LayoutDiagnosis(
          problem: .subitemNeverReached(axis: .horizontal, length: 160, room: 80),
          location: .init(sectionTemplate: 0, path: [1]))
      ])
    #expect(found[0].fix == .shorten(axis: .horizontal, to: 80))
    #expect(!found[0].emptiesGroup)
    let beside = diagnoses(
      LayoutSection(group: row([item(.absolute(10)), item(.absolute(10))], .divided(3))))
    #expect(beside.map(\.problem) == [.subitemBesideCount])
    #expect(beside.map(\.location.path) == [[1]])
  }

  @Test func `insets that exceed a group or a slot are diagnosed`() {
    let group = diagnoses(
      LayoutSection(
        group: row([item(.absolute(10))], insets: LayoutInsets(top: 60, bottom: 50))))
    #expect(group.map(\.problem) == [.insetsExceedGroup(axis: .vertical, length: 100, insets: 110)])
    #expect(group.first?.fix == .reduceInsets(axis: .vertical, to: 100))
    let slot = diagnoses(
      LayoutSection(
        group: row([item(.absolute(10), insets: LayoutInsets(leading: 7, trailing: 6))])))
    #expect(slot.map(\.problem) == [.insetsExceedSlot(axis: .horizontal, length: 10, insets: 13)])
  }

  @Test func `negative equal shares are diagnosed`() {
    let found = diagnoses(
      LayoutSection(group: row([item(.absolute(10))], .divided(5), spacing: .fixed(100))))
    #expect(
      found.map(\.problem) == [
        .shareBelowZero(axis: .horizontal, length: 320, spacing: 100, count: 5)
      ])
    #expect(found.first?.fix == .reduceSpacing(axis: .horizontal, to: 80))
  }

  @Test func `lengths of zero and subitems without length are diagnosed`() {
    let found = diagnoses(LayoutSection(group: row([item(.absolute(-4))])))
    #expect(
      found.map(\.problem) == [
        .subitemsTakeNoRoom(axis: .horizontal, length: 320),
        .lengthNotPositive(axis: .horizontal, dimension: .absolute(-4), base: 320),
      ])
    #expect(found.map(\.location.path) == [[], [0]])
  }

  @Test func `more subitems than the engine supports in one group are diagnosed`() throws {
    let found = diagnoses(LayoutSection(group: row([item(.absolute(0.0001))])))
    guard case .countLimitReached(.horizontal, let count, 320)? = found.first?.problem else {
      Issue.record("\(found)")
      return
    }
    #expect(count == 1 << 20)
  }

  @Test func `groups at one position are diagnosed`() {
    let found = diagnoses(
      LayoutSection(group: row([item(.absolute(10))]), interGroupSpacing: -120))
    #expect(
      found.map(\.problem) == [.pitchNotPositive(axis: .vertical, length: 100, spacing: -120)])
    #expect(found.first?.fix == .increaseSpacing(axis: .vertical, above: -100))
  }

  @Test func `two boundary items of a kind are diagnosed, in a section and in the whole content`() {
    let header = LayoutBoundaryItem(
      kind: 3, width: .fractionalWidth(1), height: .absolute(20), verticalAlignment: .start)
    var description = LayoutDescription(containerSize: LayoutSize(width: 320, height: 480))
    description.boundaryItems = [header, header]
    description.append(
      LayoutSection(group: row([item(.absolute(10))]), boundaryItems: [header, header]),
      itemCount: 1)
    #expect(
      description.diagnoses() == [
        LayoutDiagnosis(
          problem: .repeatedElementKind(kind: 3),
          location: .init(sectionTemplate: 0, part: .boundaryItem(1))),
        LayoutDiagnosis(
          problem: .repeatedElementKind(kind: 3),
          location: .init(sectionTemplate: nil, part: .boundaryItem(1))),
      ])
  }

  @Test func `a custom group without items is diagnosed`() {
    let found = diagnoses(
      LayoutSection(
        group: LayoutGroup(
          width: .fractionalWidth(1), height: .absolute(9), content: .custom([]))))
    #expect(found.map(\.problem) == [.customGroupWithoutItems])
    #expect(found.first?.emptiesGroup == true)
  }
}
