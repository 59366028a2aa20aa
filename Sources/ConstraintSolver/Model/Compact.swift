/// An integer that is stored in 32 bits.
///
/// Symbols, slots and positions are small, and occur in every element of the solver's arrays.
@propertyWrapper struct Compact: Hashable, Sendable {
  private var stored: Int32

  init(wrappedValue: Int) { stored = Int32(wrappedValue) }

  var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(newValue) }
  }
}
