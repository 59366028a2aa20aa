/// The indices of handles in a list.
@usableFromInline
struct HandleMap {
  /// The indices by handle, for a long list; negative for a handle that is not in the list.
  @usableFromInline var table: ContiguousArray<Int32> = []
  /// The indices by handle, for a short list.
  @usableFromInline var dictionary: [Handle: Int32] = [:]

  /// Creates a map of a list.
  ///
  /// - Parameters:
  ///   - handles: The list.
  ///   - limit: An upper bound of the handles that are looked up.
  @usableFromInline init(_ handles: ContiguousArray<Handle>, limit: Int) {
    if handles.count * 16 > limit {
      table = ContiguousArray(repeating: -1, count: limit)
      for (index, handle) in handles.enumerated() { table[Int(handle)] = Int32(index) }
    } else {
      dictionary.reserveCapacity(handles.count)
      for (index, handle) in handles.enumerated() { dictionary[handle] = Int32(index) }
    }
  }

  @inlinable subscript(handle: Handle) -> Int32 {
    if table.isEmpty { return dictionary[handle] ?? -1 }
    return handle < table.count ? table[Int(handle)] : -1
  }
}
