/// The least that a difference of two lists can cost, by hand: hash every identifier once, and find the
/// longest increasing subsequence of those that are in both.
///
/// - Returns: how many are deleted, inserted and moved.
func differenceFloor<ID: Hashable>(_ old: [ID], _ new: [ID]) -> (Int, Int, Int) {
  var places: [ID: Int32] = [:]
  places.reserveCapacity(old.count)
  for (place, id) in old.enumerated() { places[id] = Int32(place) }
  // The place on top of each pile, the element there, and what lay on the pile to its left.
  var tops: [Int32] = []
  var elements: [Int32] = []
  var left = [Int32](repeating: -1, count: new.count)
  var common = 0
  for (element, id) in new.enumerated() {
    guard let place = places[id] else { continue }
    common += 1
    var pile = tops.count
    if let last = tops.last, last > place {
      var (low, high) = (0, tops.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if tops[middle] < place { low = middle + 1 } else { high = middle }
      }
      pile = low
    }
    if pile > 0 { left[element] = elements[pile - 1] }
    if pile == tops.count {
      tops.append(place)
      elements.append(Int32(element))
    } else {
      tops[pile] = place
      elements[pile] = Int32(element)
    }
  }
  var stays = [Bool](repeating: false, count: new.count)
  var element = elements.last ?? -1
  while element >= 0 {
    stays[Int(element)] = true
    element = left[Int(element)]
  }
  keep(stays)
  return (old.count - common, new.count - common, common - tops.count)
}
