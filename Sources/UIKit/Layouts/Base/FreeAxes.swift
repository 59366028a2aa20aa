import CollectionLayout

/// The axes along which a view may determine its own size.
typealias FreeAxes = LayoutAxes
