import CollectionLayout

/// A value printed as Swift code that makes it again, to be pasted into a test.
protocol SwiftSource {
  /// The code.
  var swiftSource: String { get }
}

extension Array where Element: SwiftSource {
  fileprivate var swiftSource: String {
    isEmpty ? "[]" : "[\n" + map(\.swiftSource).joined(separator: ",\n").indented + "\n]"
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }
}

/// A call with the arguments that differ from their defaults.
private struct Call {
  var name: String
  var arguments: [String] = []

  init(_ name: String) { self.name = name }

  func with(_ label: String, _ value: String, unless isDefault: Bool = false) -> Call {
    var call = self
    if !isDefault { call.arguments.append("\(label): \(value)") }
    return call
  }

  var code: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}

extension LayoutDescription: SwiftSource {
  var swiftSource: String {
    var lines = [
      "var description = "
        + Call("LayoutDescription")
        .with("containerSize", containerSize.swiftSource)
        .with("scrollAxis", ".\(scrollAxis)", unless: scrollAxis == .vertical)
        .with("scale", "\(scale)", unless: scale == 1)
        .with("interSectionSpacing", "\(interSectionSpacing)", unless: interSectionSpacing == 0)
        .with("isRightToLeft", "\(isRightToLeft)", unless: !isRightToLeft).code
    ]
    if !boundaryItems.isEmpty {
      lines.append("description.boundaryItems = \(boundaryItems.swiftSource)")
    }
    for (index, template) in sectionTemplates.enumerated() {
      lines.append(
        "let template\(index) = description.addTemplate(\n\(template.swiftSource.indented)\n)")
    }
    for entry in entries {
      lines.append(
        "description.append(template: template\(entry.template), itemCount: \(entry.itemCount))")
    }
    return lines.joined(separator: "\n")
  }
}

extension LayoutSection: SwiftSource {
  var swiftSource: String {
    Call("LayoutSection")
      .with("group", group.swiftSource)
      .with("interGroupSpacing", "\(interGroupSpacing)", unless: interGroupSpacing == 0)
      .with("contentInsets", contentInsets.swiftSource, unless: contentInsets == LayoutInsets())
      .with(
        "referenceInsets", referenceInsets.swiftSource, unless: referenceInsets == LayoutInsets()
      )
      .with("isOrthogonal", "\(isOrthogonal)", unless: !isOrthogonal)
      .with("boundaryItems", boundaryItems.swiftSource, unless: boundaryItems.isEmpty)
      .with(
        "boundaryItemsFollowContentInsets", "\(boundaryItemsFollowContentInsets)",
        unless: boundaryItemsFollowContentInsets
      )
      .with(
        "boundaryReferenceInsets", boundaryReferenceInsets.swiftSource,
        unless: boundaryReferenceInsets == LayoutInsets()
      )
      .with("decorationItems", decorationItems.swiftSource, unless: decorationItems.isEmpty).code
  }
}

extension LayoutItem: SwiftSource {
  var swiftSource: String {
    Call("LayoutItem")
      .with("width", width.swiftSource).with("height", height.swiftSource)
      .with("contentInsets", contentInsets.swiftSource, unless: contentInsets == LayoutInsets())
      .with("edgeSpacing", edgeSpacing.swiftSource, unless: edgeSpacing == LayoutEdgeSpacing())
      .with(
        "supplementaryItems", supplementaryItems.swiftSource, unless: supplementaryItems.isEmpty
      ).code
  }
}

extension LayoutSubitem: SwiftSource {
  var swiftSource: String {
    switch self {
    case .item(let item): ".item(\(item.swiftSource))"
    case .group(let group): ".group(\n\(group.swiftSource.indented)\n)"
    }
  }
}

extension LayoutGroup: SwiftSource {
  var swiftSource: String {
    Call("LayoutGroup")
      .with("width", width.swiftSource).with("height", height.swiftSource)
      .with("content", content.swiftSource)
      .with("contentInsets", contentInsets.swiftSource, unless: contentInsets == LayoutInsets())
      .with("edgeSpacing", edgeSpacing.swiftSource, unless: edgeSpacing == LayoutEdgeSpacing())
      .with(
        "supplementaryItems", supplementaryItems.swiftSource, unless: supplementaryItems.isEmpty
      ).code
  }
}

extension LayoutGroup.Content: SwiftSource {
  var swiftSource: String {
    switch self {
    case .sequence(let sequence): ".sequence(\n\(sequence.swiftSource.indented)\n)"
    case .custom(let items): ".custom(\(items.swiftSource))"
    }
  }
}

extension LayoutSequence: SwiftSource {
  var swiftSource: String {
    Call("LayoutSequence")
      .with("axis", ".\(axis)").with("subitems", subitems.swiftSource)
      .with("repetition", ".\(repetition)", unless: repetition == .untilFull)
      .with(
        "interItemSpacing", interItemSpacing.swiftSource, unless: interItemSpacing == .fixed(0)
      ).code
  }
}

extension LayoutCustomItem: SwiftSource {
  var swiftSource: String {
    Call("LayoutCustomItem").with("frame", frame.swiftSource)
      .with("zIndex", "\(zIndex)", unless: zIndex == 0).code
  }
}

extension LayoutSupplementaryItem: SwiftSource {
  var swiftSource: String {
    Call("LayoutSupplementaryItem")
      .with("kind", "\(kind.rawValue)").with("width", width.swiftSource).with(
        "height", height.swiftSource
      )
      .with(
        "containerAnchor", containerAnchor.swiftSource, unless: containerAnchor == LayoutAnchor()
      )
      .with("itemAnchor", itemAnchor?.swiftSource ?? "nil", unless: itemAnchor == nil)
      .with("contentInsets", contentInsets.swiftSource, unless: contentInsets == LayoutInsets())
      .with("zIndex", "\(zIndex)", unless: zIndex == 1).code
  }
}

extension LayoutBoundaryItem: SwiftSource {
  var swiftSource: String {
    Call("LayoutBoundaryItem")
      .with("kind", "\(kind.rawValue)").with("width", width.swiftSource).with(
        "height", height.swiftSource
      )
      .with(
        "horizontalAlignment", ".\(horizontalAlignment)", unless: horizontalAlignment == .center
      )
      .with("verticalAlignment", ".\(verticalAlignment)", unless: verticalAlignment == .center)
      .with("offset", offset.swiftSource, unless: offset == LayoutPoint())
      .with("extendsBoundary", "\(extendsBoundary)", unless: extendsBoundary)
      .with("isPinned", "\(isPinned)", unless: !isPinned)
      .with("contentInsets", contentInsets.swiftSource, unless: contentInsets == LayoutInsets())
      .with("zIndex", "\(zIndex)", unless: zIndex == 1).code
  }
}

extension LayoutDecorationItem: SwiftSource {
  var swiftSource: String {
    Call("LayoutDecorationItem")
      .with("kind", "\(kind.rawValue)")
      .with("contentInsets", contentInsets.swiftSource, unless: contentInsets == LayoutInsets())
      .with("zIndex", "\(zIndex)", unless: zIndex == 0).code
  }
}

extension LayoutAnchor: SwiftSource {
  var swiftSource: String {
    let shift =
      switch offset {
      case .absolute(let point): ".absolute(\(point.swiftSource))"
      case .fractional(let point): ".fractional(\(point.swiftSource))"
      }
    return Call("LayoutAnchor")
      .with(
        "horizontalAlignment", ".\(horizontalAlignment)", unless: horizontalAlignment == .center
      )
      .with("verticalAlignment", ".\(verticalAlignment)", unless: verticalAlignment == .center)
      .with("offset", shift, unless: offset == .absolute(LayoutPoint())).code
  }
}

extension LayoutDimension: SwiftSource {
  var swiftSource: String {
    switch self {
    case .fractionalWidth: ".fractionalWidth(\(value))"
    case .fractionalHeight: ".fractionalHeight(\(value))"
    case .absolute: ".absolute(\(value))"
    case .estimated: ".estimated(\(value))"
    case .uniformAcrossSiblings: ".uniformAcrossSiblings(estimate: \(value))"
    }
  }
}

extension LayoutSpacing: SwiftSource {
  var swiftSource: String { isFlexible ? ".flexible(\(minimum))" : ".fixed(\(minimum))" }
}

extension LayoutEdgeSpacing: SwiftSource {
  var swiftSource: String {
    Call("LayoutEdgeSpacing")
      .with("leading", leading.swiftSource, unless: leading == .fixed(0))
      .with("top", top.swiftSource, unless: top == .fixed(0))
      .with("trailing", trailing.swiftSource, unless: trailing == .fixed(0))
      .with("bottom", bottom.swiftSource, unless: bottom == .fixed(0)).code
  }
}

extension LayoutInsets: SwiftSource {
  var swiftSource: String {
    Call("LayoutInsets")
      .with("top", "\(top)", unless: top == 0).with("leading", "\(leading)", unless: leading == 0)
      .with("bottom", "\(bottom)", unless: bottom == 0)
      .with("trailing", "\(trailing)", unless: trailing == 0).code
  }
}

extension LayoutPoint: SwiftSource {
  var swiftSource: String { "LayoutPoint(x: \(x), y: \(y))" }
}

extension LayoutSize: SwiftSource {
  var swiftSource: String { "LayoutSize(width: \(width), height: \(height))" }
}

extension LayoutRect: SwiftSource {
  var swiftSource: String {
    "LayoutRect(x: \(origin.x), y: \(origin.y), width: \(size.width), height: \(size.height))"
  }
}
