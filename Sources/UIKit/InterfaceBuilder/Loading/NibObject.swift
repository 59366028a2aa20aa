/// A plain object of a lowered class that is told when its nib has been loaded. Views and view
/// controllers have the method by themselves.
@_spi(Lowering)
public protocol _NibObject: AnyObject {
  /// Called after all outlets and actions of the nib are connected.
  @MainActor func awakeFromNib()
}

/// Does nothing; lowered classes call it in place of the method of `NSObject`.
@_spi(Lowering)
public func _objectDidAwakeFromNib() {}
