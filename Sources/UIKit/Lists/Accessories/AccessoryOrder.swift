/// The sides and the order of accessories.
struct AccessoryOrder {
  /// The accessories of each side, from left to right in a left-to-right interface.
  private(set) var leading: [Int] = []
  private(set) var trailing: [Int] = []

  /// Orders the displayed ones of some accessories.
  init(_ accessories: [UICellAccessory], isEditing: Bool) {
    let displayed = accessories.indices.filter {
      accessories[$0].isDisplayed(whileEditing: isEditing)
    }
    func rank(_ index: Int) -> Int { accessories[index].accessoryType.rank }
    /// Sorts the accessories of the system; equal ones keep their order.
    func sorted(_ isIncluded: (Int) -> Bool) -> [Int] {
      displayed.filter { isIncluded(rank($0)) }
        .sorted { (rank($0), $0) < (rank($1), $1) }
    }
    leading = sorted { $0 < 0 }
    trailing = sorted { $0 > 0 }
    for index in displayed {
      guard let placement = accessories[index].options.placement else { continue }
      func insert(into side: inout [Int], at position: UICellAccessory.Placement.Position) {
        let place = position(side.map { accessories[$0] })
        side.insert(index, at: min(max(0, place), side.count))
      }
      switch placement {
      case .leading(_, let position): insert(into: &leading, at: position)
      case .trailing(_, let position): insert(into: &trailing, at: position)
      }
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// The order of the accessories of the system: those before the content have negative ranks, and
  /// custom views 0. The order of a delete before an insert button, and of a checkmark, an arrow
  /// and a grip, is recorded (`ch27-listcell-06`, `ch27-listcell-07`, `ch27-listcell-13`); the
  /// positions of the others are chosen.
  fileprivate var rank: Int {
    switch self {
    case .multiselect: -3
    case .delete: -2
    case .insert: -1
    case .customView: 0
    case .label: 1
    case .popUpMenu: 2
    case .checkmark: 3
    case .detail: 4
    case .outlineDisclosure: 5
    case .disclosureIndicator: 6
    case .reorder: 7
    }
  }
}
