#if !canImport(ObjectiveC)
  /// Key-value coding of the defaults, which Foundation has on Apple's platforms only.
  ///
  /// There, the methods also do the same as `set(_:forKey:)` and `object(forKey:)`.
  extension UserDefaults {
    /// Sets the value of a key, or removes it for `nil`.
    ///
    /// - Precondition: The value is one that property lists have, as for `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key, or `nil` without one.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
