#if !canImport(ObjectiveC)
  /// An object whose content may be removed while it is not in use, and made again later.
  ///
  /// `NSCache` on Linux does not call the methods: it removes objects as a whole.
  public protocol NSDiscardableContent {
    /// Begins a use of the content, which is not removed until as many calls of
    /// ``endContentAccess()``.
    ///
    /// - Returns: A Boolean value that indicates whether the content is still there.
    func beginContentAccess() -> Bool
    /// Ends a use of the content.
    func endContentAccess()
    /// Removes the content if it is not in use.
    func discardContentIfPossible()
    /// Returns a Boolean value that indicates whether the content has been removed.
    func isContentDiscarded() -> Bool
  }
#endif
