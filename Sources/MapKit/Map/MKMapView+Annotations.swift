// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import UIKit

/// The identifier of the class of views that a map makes itself for annotations.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the class of views that a map makes itself for clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
  /// The annotations, also the location of the user, if it is displayed.
  public var annotations: [any MKAnnotation] { annotationStore.entries.map(\.annotation) }

  /// Adds an annotation. The delegate returns its view in the next layout that displays it.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      annotationStore.add(annotation)
      observe(annotation)
    }
    setNeedsLayout()
  }

  /// Removes an annotation.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      guard let entry = annotationStore.remove(annotation) else { continue }
      NotificationCenter.default.removeObserver(
        self, name: MKShape.didChange, object: annotation)
      if annotationStore.selected === entry { deselect(animated: false) }
      recycle(entry)
    }
    setNeedsLayout()
  }

  /// Returns the annotations in a rectangle of the map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for annotation in annotations where mapRect.contains(MKMapPoint(annotation.coordinate)) {
      if let object = annotation as? NSObject { found.insert(object) }
    }
    return found
  }

  /// Displays annotations with some space around them.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    // One location has no size: about a kilometer around it is displayed.
    let smallest =
      500
      * MapProjection.pointsPerMeter(
        MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
    let wide = rect.insetBy(
      dx: min(0, (rect.width - 2 * smallest) / 2), dy: min(0, (rect.height - 2 * smallest) / 2))
    setVisibleMapRect(
      wide, edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40),
      animated: animated)
  }

  /// Returns the view of an annotation; `nil` if it is far from the visible part.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationStore[annotation]?.view
  }

  // MARK: Reuse

  /// Registers the class of views with an identifier.
  ///
  /// - Parameter viewClass: A class of annotation views, or `nil` for none.
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    guard let viewClass else {
      annotationStore.classes[identifier] = nil
      return
    }
    guard let type = viewClass as? MKAnnotationView.Type else {
      fatalError(
        "MKMapView cannot register the class \(viewClass) for the identifier '\(identifier)'; "
          + "register a subclass of MKAnnotationView.")
    }
    annotationStore.classes[identifier] = type
  }

  /// Returns a view of an identifier that is not used; `nil` if there is none.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? {
    guard let view = annotationStore.unused[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Returns a view of an identifier that is not used, or a new one of its class.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      if annotationStore.classes[identifier] == nil { nameCluster(view, annotation) }
      return view
    }
    if let type = annotationStore.classes[identifier] {
      return type.make(annotation, reuseIdentifier: identifier)
    }
    switch identifier {
    case MKMapViewDefaultAnnotationViewReuseIdentifier:
      return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    case MKMapViewDefaultClusterAnnotationViewReuseIdentifier:
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
      nameCluster(view, annotation)
      return view
    default:
      fatalError(
        "MKMapView has no class for the identifier '\(identifier)'; register a subclass of "
          + "MKAnnotationView with register(_:forAnnotationViewWithReuseIdentifier:).")
    }
  }

  /// Displays the number of annotations in the map's own view of a cluster.
  private func nameCluster(_ view: MKAnnotationView, _ annotation: any MKAnnotation) {
    guard let cluster = annotation as? MKClusterAnnotation else { return }
    (view as? MKMarkerAnnotationView)?.glyphText = String(cluster.memberAnnotations.count)
  }

  // MARK: Selection

  /// The selected annotations: one or none.
  public var selectedAnnotations: [any MKAnnotation] {
    get { annotationStore.selected.map { [$0.annotation] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselect(animated: false)
      }
    }
  }

  /// Selects an annotation of the map in place of the selected one.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let entry = annotationStore[annotation], entry !== annotationStore.selected else {
      return
    }
    deselect(animated: animated)
    annotationStore.selected = entry
    // An annotation without a view gets one: the layout makes it.
    if entry.view == nil, !bounds.isEmpty { layOutAnnotations() }
    entry.view?.setSelected(true, animated: animated)
    setNeedsLayout()
    updateCallout()
    if let view = entry.view { delegate?.mapView(self, didSelect: view) }
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Selects no annotation, if an annotation is selected.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, annotation === annotationStore.selected?.annotation else { return }
    deselect(animated: animated)
  }

  func deselect(animated: Bool) {
    guard let entry = annotationStore.selected else { return }
    annotationStore.selected = nil
    entry.view?.setSelected(false, animated: animated)
    updateCallout()
    setNeedsLayout()
    if let view = entry.view { delegate?.mapView(self, didDeselect: view) }
    delegate?.mapView(self, didDeselect: entry.annotation)
  }

  /// Selects the front view at a point, or none.
  func select(at point: CGPoint) {
    let views = content.subviews.reversed().compactMap { $0 as? MKAnnotationView }
    let touched = views.first { view in
      guard view.isEnabled, !view.isHidden else { return false }
      let slop = max(0, (44 - max(view.bounds.width, view.bounds.height)) / 2)
      return view.bounds.insetBy(dx: -slop, dy: -slop).contains(view.convert(point, from: self))
    }
    guard let annotation = touched?.annotation else { return deselect(animated: true) }
    selectAnnotation(annotation, animated: true)
  }
}
