/// Computes the minimum work for a difference of two lists, without the library: hashes every
/// identifier once, and finds the longest increasing subsequence of those in both lists.
///
/// - Returns: The numbers of deletions, insertions, and moves.
func differenceFloor<ID: Hashable>(_ old: [ID], _ new: [ID]) -> (Int, Int, Int) {
  var places: [ID: Int32] = [:]
  places.reserveCapacity(old.count)
  for (place, id) in old.enumerated() { places[id] = Int32(place) }
  // The index at the top of each pile, its element, and the top of the pile to its left at the
  // time.
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
