/// A position among the sublayers of a layer.
enum SublayerPlace {
  case front
  /// An index from back to front, clamped to the valid range.
  case index(Int)
  /// The position behind a sibling; the back if it is not in the same layer.
  case below(CALayer?)
  /// The position in front of a sibling; the front if it is not in the same layer.
  case above(CALayer?)
}

/// The order of sublayers: layers that are not a view's are in an array, and each of them refers to
/// the subview that it is directly in front of. So a view without such layers has no state for
/// them.
extension CALayer {
  /// A Boolean value that indicates whether there are sublayers that are not a view's.
  var hasPlainSublayers: Bool {
    guard let extras else { return false }
    return !extras.plainSublayers.isEmpty
  }

  /// All sublayers, from back to front, regardless of their `zPosition`.
  private var allSublayers: [CALayer] {
    nonisolated(unsafe) let plain = extras?.plainSublayers ?? []
    guard let view else { return plain }
    nonisolated(unsafe) var result: [CALayer] = []
    MainActor.assumeIsolated {
      let children = view.children
      result.reserveCapacity(plain.count + children.count)
      var next = 0
      func addPlain(inFrontOf child: UIView?) {
        while next < plain.count, plain[next].extras?.viewBehind === child {
          result.append(plain[next])
          next += 1
        }
      }
      addPlain(inFrontOf: nil)
      for child in children {
        result.append(child.layer)
        addPlain(inFrontOf: child)
      }
    }
    return result
  }

  /// The sublayers in drawing order: by `zPosition`, then in their order.
  var sublayersBackToFront: [CALayer] {
    let all = allSublayers
    if all.allSatisfy({ $0.zPosition == 0 }) { return all }
    return all.enumerated().sorted { a, b in
      let (za, zb) = (a.element.zPosition, b.element.zPosition)
      return za == zb ? a.offset < b.offset : za < zb
    }.map(\.element)
  }

  func listSublayers() -> [CALayer]? {
    let all = allSublayers
    return all.isEmpty ? nil : all
  }

  func findSuperlayer() -> CALayer? {
    guard let view else { return extras?.superlayer }
    nonisolated(unsafe) var result: CALayer?
    MainActor.assumeIsolated { result = view.superview?.layer }
    return result
  }

  /// Returns whether another layer is around this one.
  func hasOuterLayer(_ other: CALayer) -> Bool {
    var step: CALayer? = self
    while let layer = step {
      if layer === other { return true }
      step = layer.view == nil ? layer.outerLayer : layer.superlayer
    }
    return false
  }

  func insert(_ layer: CALayer, at place: SublayerPlace) {
    require(
      layer.view == nil,
      "The layer of \(layer.view.map { "\(type(of: $0))" } ?? "a view") cannot be added to a layer; "
        + "add the view with addSubview(_:).")
    require(
      !hasOuterLayer(layer),
      "A layer cannot be added to itself or to one of its sublayers; add it to another layer.")
    layer.extras?.maskedLayer?.mask = nil
    layer.detach()
    let all = allSublayers
    let index: Int
    switch place {
    case .front: index = all.count
    case .index(let wanted): index = min(max(wanted, 0), all.count)
    case .below(let sibling): index = all.firstIndex { $0 === sibling } ?? 0
    case .above(let sibling): index = all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count
    }
    let behind = all[..<index]
    let extras = makeExtras()
    extras.plainSublayers.insert(layer, at: behind.count { $0.view == nil })
    let own = layer.makeExtras()
    own.superlayer = self
    own.viewBehind = behind.last { $0.view != nil }?.view
    if own.needsLayout || own.needsLayoutBelow { layer.markOuterForLayout() }
    setNeedsLayout()
    noteDrawingChange()
    layer.beginAnimationsInWindow()
  }

  func exchange(_ old: CALayer, for new: CALayer) {
    require(
      old.view == nil && old.extras?.superlayer === self,
      "Only a sublayer that is not a view's can be replaced; give one of `sublayers`.")
    guard old !== new else { return }
    insert(new, at: .above(old))
    old.detach()
  }

  func detach() {
    if let view { return MainActor.assumeIsolated { view.removeFromSuperview() } }
    guard let outer = extras?.superlayer else { return }
    outer.extras?.plainSublayers.removeAll { $0 === self }
    extras?.superlayer = nil
    extras?.viewBehind = nil
    extras?.isDisplayed = false
    outer.setNeedsLayout()
    outer.noteDrawingChange()
  }

  func replaceSublayers(by new: [CALayer]) {
    let plain = new.filter { $0.view == nil }
    for layer in extras?.plainSublayers ?? [] where !plain.contains(where: { $0 === layer }) {
      layer.detach()
    }
    var last: CALayer?
    for layer in new {
      if layer.view == nil {
        if let last { insert(layer, at: .above(last)) } else { insert(layer, at: .index(0)) }
      }
      last = layer
    }
  }

  // MARK: Subviews

  /// Updates the order of sublayers after a subview was inserted.
  func subview(_ view: UIView, wasInsertedAt place: SubviewPlace) {
    guard let extras, !extras.plainSublayers.isEmpty else { return }
    switch place {
    case .back: moveLayers(inFrontOf: nil, to: view)
    case .above(let sibling): moveLayers(inFrontOf: sibling, to: view)
    case .front, .index, .below: break
    }
  }

  /// Updates the order of sublayers before a subview is removed.
  ///
  /// - Parameter behind: The subview behind it.
  func subview(_ view: UIView, willBeRemovedInFrontOf behind: UIView?) {
    moveLayers(inFrontOf: view, to: behind)
  }

  /// Updates the order of sublayers after two subviews exchanged their positions.
  func subviewsWereExchanged(_ first: UIView, _ second: UIView) {
    for layer in extras?.plainSublayers ?? [] {
      let behind = layer.extras?.viewBehind
      if behind === first { layer.extras?.viewBehind = second }
      if behind === second { layer.extras?.viewBehind = first }
    }
  }

  private func moveLayers(inFrontOf old: UIView?, to new: UIView?) {
    for layer in extras?.plainSublayers ?? [] where layer.extras?.viewBehind === old {
      layer.extras?.viewBehind = new
    }
  }
}
