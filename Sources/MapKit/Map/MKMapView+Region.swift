public import CoreLocation
public import UIKit

extension MKMapView {
  // MARK: Values

  /// The visible region. A region that is set is extended to the proportions of the view.
  public var region: MKCoordinateRegion {
    get { current.map { MKCoordinateRegion($0.rect) } ?? wantedRegion }
    set { setRegion(newValue, animated: false) }
  }

  /// The location in the middle.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { current?.center.coordinate ?? wantedRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  /// The visible rectangle of the map. A rectangle that is set is extended to the proportions of
  /// the view.
  public var visibleMapRect: MKMapRect {
    get { current?.rect ?? wantedRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// A copy of the point from which the map is seen.
  public var camera: MKMapCamera {
    get {
      let rect = visibleMapRect
      let center = centerCoordinate
      let height = rect.height / MapProjection.pointsPerMeter(center.latitude)
      return MKMapCamera(
        lookingAtCenter: center, fromDistance: height / 2 / tan(MKMapCamera.halfAngle), pitch: 0,
        heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  // MARK: Changes

  /// Displays a region.
  ///
  /// - Precondition: The middle is a valid location.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(region.center), region.span.latitudeDelta >= 0,
      region.span.longitudeDelta >= 0
    else {
      fatalError(
        "MKMapView cannot display the region with the center \(region.center.latitude), "
          + "\(region.center.longitude) and the span \(region.span.latitudeDelta), "
          + "\(region.span.longitudeDelta); use latitudes from -90 to 90, longitudes from -180 to "
          + "180 and spans that are not negative.")
    }
    change(to: .region(region), animated: animated)
  }

  /// Moves a location to the middle, at the current scale.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard let current else {
      return setRegion(
        MKCoordinateRegion(center: coordinate, span: wantedRegion.span), animated: animated)
    }
    let target = MapViewport(
      center: MKMapPoint(coordinate), scale: current.scale, size: current.size)
    wanted = .current
    move(to: target, animated: animated)
  }

  /// Displays a rectangle of the map.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }

  /// Displays a rectangle of the map with space around it, in points.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {
    guard !mapRect.isNull else { return }
    change(to: .rect(mapRect, insets), animated: animated)
  }

  /// Displays the map from a point.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let height = 2 * camera.centerCoordinateDistance * tan(MKMapCamera.halfAngle)
    let points =
      height * MapProjection.pointsPerMeter(camera.centerCoordinate.latitude)
    let center = MKMapPoint(camera.centerCoordinate)
    let rect = MKMapRect(x: center.x, y: center.y - points / 2, width: 0, height: points)
    change(to: .rect(rect, .zero), animated: animated)
  }

  /// Returns the region that is displayed if a region is set.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    bounds.isEmpty ? region : MKCoordinateRegion(MapViewport(region, size: bounds.size).rect)
  }

  /// Returns the rectangle that is displayed if a rectangle is set.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// Returns the rectangle that is displayed if a rectangle is set with space around it.
  public func mapRectThatFits(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets
  ) -> MKMapRect {
    bounds.isEmpty
      ? mapRect : MapViewport(containing: mapRect, padding: insets, size: bounds.size).rect
  }

  // MARK: For the map

  /// The visible part, also between a change of the size and the layout.
  var current: MapViewport? {
    guard !bounds.isEmpty else { return viewport }
    if viewport == nil || viewport?.size != bounds.size { applySize() }
    return viewport
  }

  private var wantedRegion: MKCoordinateRegion {
    switch wanted {
    case .region(let region): region
    case .rect(let rect, _): MKCoordinateRegion(rect)
    case .current: Self.initialRegion
    }
  }

  private var wantedRect: MKMapRect {
    switch wanted {
    case .rect(let rect, _): rect
    default: MapViewport(wantedRegion, size: CGSize(width: 100, height: 100)).rect
    }
  }

  private func target(_ part: WantedPart, _ size: CGSize) -> MapViewport? {
    switch part {
    case .region(let region): return MapViewport(region, size: size)
    case .rect(let rect, let insets):
      return MapViewport(containing: rect, padding: insets, size: size)
    case .current:
      return viewport.map { MapViewport(center: $0.center, scale: $0.scale, size: size) }
    }
  }

  /// Applies the wanted part to the size of the view.
  func applySize() {
    guard !bounds.isEmpty, viewport?.size != bounds.size else { return }
    viewport = target(wanted, bounds.size)
    surface.setNeedsDisplay()
    setNeedsLayout()
  }

  private func change(to part: WantedPart, animated: Bool) {
    wanted = part
    guard !bounds.isEmpty, let target = target(part, bounds.size) else { return }
    guard viewport != nil else {
      viewport = target
      return setNeedsLayout()
    }
    move(to: target, animated: animated)
  }

  /// The time of an animated change, in seconds, which is chosen.
  private static let duration = 0.4

  /// Displays another part, and tells the delegate.
  func move(to target: MapViewport, animated: Bool) {
    stopMovement()
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    guard animated, let clock = window?.animationClock, clock.plays, let start = viewport else {
      display(target)
      delegate?.mapView(self, regionDidChangeAnimated: animated)
      return
    }
    movement = MapMovement(clock) { [weak self] time in
      guard let self else { return false }
      let share = min(1, time / Self.duration)
      display(share < 1 ? start.between(target, share * share * (3 - 2 * share)) : target)
      return share < 1
    } completion: { [weak self] in
      guard let self else { return }
      movement = nil
      delegate?.mapView(self, regionDidChangeAnimated: true)
    }
    moveEnd = { [weak self] in
      guard let self else { return }
      delegate?.mapView(self, regionDidChangeAnimated: true)
    }
  }

  /// Ends a movement at its current position, and tells the delegate.
  func stopMovement() {
    guard let movement else { return }
    movement.stop()
    self.movement = nil
    moveEnd()
  }

  /// Displays another part.
  func display(_ part: MapViewport) {
    guard part != viewport else { return }
    viewport = part
    surface.setNeedsDisplay()
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }
}
