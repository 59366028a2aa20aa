extension Snapshot {
  /// Rebuilds the storage without removed identifiers, once they outnumber the remaining ones.
  ///
  /// - Complexity: O(items + sections) for a rebuild; amortized O(1) for each removed identifier.
  @usableFromInline mutating func packIfWasteful() {
    guard itemNames.isWasteful || sectionNames.isWasteful else { return }
    var packed = Snapshot(functions: functions)
    let sections = sectionOrder.handles(of: 0)
    var newItems: [Handle: Handle] = [:]
    packed.itemNames.index.reserveCapacity(itemCount)
    packed.sectionNames.index.reserveCapacity(sections.count)
    let hasMarks = !itemsToReload.isEmpty || !itemsToReconfigure.isEmpty
    var newSections: [Handle: Handle] = [:]
    for section in sections {
      let home = packed.sectionNames.insert(sectionNames.ids[section]).handle
      newSections[section] = home
      packed.itemOrder.addTree()
      packed.sectionOrder.append([home], to: 0)
      var run: ContiguousArray<Handle> = []
      for item in itemOrder.handles(of: section) {
        let handle = packed.itemNames.insert(itemNames.ids[item]).handle
        run.append(handle)
        if hasMarks { newItems[item] = handle }
      }
      packed.itemOrder.append(run, to: home)
      packed.weigh(home)
    }
    for item in itemsToReload.handles { packed.itemsToReload.insert(newItems[item]!) }
    for item in itemsToReconfigure.handles { packed.itemsToReconfigure.insert(newItems[item]!) }
    for section in sectionsToReload.handles {
      packed.sectionsToReload.insert(newSections[section]!)
    }
    self = packed
  }
}
