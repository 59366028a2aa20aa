internal import UIKit

/// An overlay of a map, with its layer and its renderer.
struct OverlayEntry {
  let overlay: any MKOverlay
  var level: MKOverlayLevel
  var renderer: MKOverlayRenderer?
}

extension MKMapView {
  /// The overlays, from the back to the front of each layer.
  public var overlays: [any MKOverlay] {
    overlays(in: .aboveRoads) + overlays(in: .aboveLabels)
  }

  /// Returns the overlays of a layer, from the back to the front.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayEntries.filter { $0.level == level }.map(\.overlay)
  }

  /// Adds an overlay above labels, in front of the others.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }

  /// Adds an overlay to a layer, in front of the others.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insert(overlay, at: overlayEntries.count, level)
  }

  /// Adds overlays above labels, in front of the others.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }

  /// Adds overlays to a layer, in front of the others.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }

  /// Adds an overlay above labels at an index; at the end for a larger one.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }

  /// Adds an overlay to a layer at an index of the layer; at the end for a larger one.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    let places = overlayEntries.indices.filter { overlayEntries[$0].level == level }
    insert(overlay, at: index < places.count ? places[index] : overlayEntries.count, level)
  }

  /// Adds an overlay in front of another one, to its layer.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    guard let index = self.index(of: sibling) else { return addOverlay(overlay) }
    insert(overlay, at: index + 1, overlayEntries[index].level)
  }

  /// Adds an overlay behind another one, to its layer.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    guard let index = self.index(of: sibling) else { return addOverlay(overlay) }
    insert(overlay, at: index, overlayEntries[index].level)
  }

  /// Removes an overlay.
  public func removeOverlay(_ overlay: any MKOverlay) {
    guard let index = index(of: overlay) else { return }
    overlayEntries[index].renderer?.map = nil
    overlayEntries.remove(at: index)
    surface.setNeedsDisplay()
  }

  /// Removes overlays.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// Returns the renderer of an overlay; `nil` before the delegate was asked for it.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    index(of: overlay).flatMap { overlayEntries[$0].renderer }
  }

  private func index(of overlay: any MKOverlay) -> Int? {
    overlayEntries.firstIndex { $0.overlay === overlay }
  }

  private func insert(_ overlay: any MKOverlay, at index: Int, _ level: MKOverlayLevel) {
    guard self.index(of: overlay) == nil else { return }
    overlayEntries.insert(OverlayEntry(overlay: overlay, level: level), at: index)
    setNeedsLayout()
  }

  /// Asks the delegate for the renderers of new overlays.
  func addRenderers() {
    guard let delegate else { return }
    var added: [MKOverlayRenderer] = []
    for entry in overlayEntries where entry.renderer == nil {
      let renderer = delegate.mapView(self, rendererFor: entry.overlay)
      guard let index = index(of: entry.overlay) else { continue }
      renderer.map = self
      overlayEntries[index].renderer = renderer
      added.append(renderer)
    }
    guard !added.isEmpty else { return }
    surface.setNeedsDisplay()
    delegate.mapView(self, didAdd: added)
  }

  /// Returns the renderers of a layer, from the back to the front.
  func overlayRenderers(at level: MKOverlayLevel) -> [MKOverlayRenderer] {
    overlayEntries.filter { $0.level == level }.compactMap(\.renderer)
  }
}
