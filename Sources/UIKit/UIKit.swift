@_exported import Foundation

#if !canImport(Darwin)
  @_exported import CoreGraphics
#endif
