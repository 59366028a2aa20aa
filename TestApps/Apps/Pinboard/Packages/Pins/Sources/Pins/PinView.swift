#if canImport(UIKit)
  import UIKit

  public typealias PinView = UIView
  public typealias PinInsets = UIEdgeInsets
#else
  import AppKit

  public typealias PinView = NSView
  public typealias PinInsets = NSEdgeInsets
#endif
