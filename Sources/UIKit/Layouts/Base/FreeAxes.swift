import CollectionLayout

/// The axes along which a view may choose its own size.
typealias FreeAxes = LayoutAxes
