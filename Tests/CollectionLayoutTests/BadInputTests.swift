import CollectionLayout
import Testing

/// Numbers that are not finite trap where they enter the engine.
struct BadInputTests {
  @Test func `numbers of the container and the spacing that are not finite trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = LayoutDescription(containerSize: LayoutSize(width: .infinity, height: 100))
    }
    await #expect(processExitsWith: .failure) {
      var description = LayoutDescription(containerSize: LayoutSize(width: 100, height: 100))
      description.containerSize.height = .nan
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutDescription(
        containerSize: LayoutSize(width: 100, height: 100), interSectionSpacing: .infinity)
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutDescription(containerSize: LayoutSize(width: 100, height: 100), scale: 0)
    }
  }

  @Test func `numbers of sections and groups that are not finite trap`() async {
    await #expect(processExitsWith: .failure) {
      var description = LayoutDescription(containerSize: LayoutSize(width: 100, height: 100))
      description.append(
        LayoutSection(
          group: LayoutGroup(LayoutItem(width: .fractionalWidth(.nan), height: .absolute(1)))),
        itemCount: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutSequence(axis: .horizontal, subitems: [])
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutSequence(
        axis: .horizontal,
        subitems: [.item(LayoutItem(width: .absolute(1), height: .absolute(1)))],
        repetition: .divided(0))
    }
  }
}
