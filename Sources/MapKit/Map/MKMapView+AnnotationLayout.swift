internal import UIKit

extension MKMapView {
  /// Moves the view of an annotation after a change of its location.
  func observe(_ annotation: any MKAnnotation) {
    guard annotation is MKShape else { return }
    NotificationCenter.default.removeObserver(self, name: MKShape.didChange, object: annotation)
    NotificationCenter.default.addObserver(
      self, selector: Selector("shapeDidChange(_:)", MKMapView.shapeDidChange(_:)),
      name: MKShape.didChange, object: annotation)
  }

  private func shapeDidChange(_ note: Notification) {
    guard let annotation = note.object as? any MKAnnotation else { return }
    if let view = view(for: annotation) { view.annotationDidChange() }
    setNeedsLayout()
    updateCallout()
  }

  /// Puts views at the annotations near the visible part.
  func layOutAnnotations() {
    guard let viewport else { return }
    // Views begin half a screen before they are visible.
    let area = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    var added: [MKAnnotationView] = []
    for entry in annotationStore.entries {
      let point = viewport.point(MKMapPoint(entry.annotation.coordinate))
      let isNear =
        area.contains(point) && isKnown(entry.annotation)
        || annotationStore.selected === entry
      if isNear {
        if entry.view == nil { added.append(makeView(entry)) }
        entry.view.map { put($0, at: point) }
      } else {
        recycle(entry)
      }
    }
    added += layOutClusters(viewport)
    sortViews()
    updateCallout()
    guard !added.isEmpty else { return }
    for view in added { view.prepareForDisplay() }
    for view in added { put(view, viewport) }
    delegate?.mapView(self, didAdd: added)
  }

  private func isKnown(_ annotation: any MKAnnotation) -> Bool {
    (annotation as? MKUserLocation).map { $0.location != nil } ?? true
  }

  private func put(_ view: MKAnnotationView, _ viewport: MapViewport) {
    guard let annotation = view.annotation else { return }
    put(view, at: viewport.point(MKMapPoint(annotation.coordinate)))
  }

  private func put(_ view: MKAnnotationView, at point: CGPoint) {
    let center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    if view.center != center { view.center = center }
  }

  /// Asks the delegate for the view of an annotation, or makes it.
  func makeView(_ entry: AnnotationStore.Entry) -> MKAnnotationView {
    let annotation = entry.annotation
    let view = delegate?.mapView(self, viewFor: annotation) ?? standardView(annotation)
    if view.annotation !== annotation { view.annotation = annotation }
    view.map = self
    view.cluster = nil
    view.isHidden = false
    entry.view = view
    content.addSubview(view)
    if annotationStore.selected === entry { view.setSelected(true, animated: false) }
    return view
  }

  private func standardView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation is MKUserLocation {
      return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
    }
    return dequeueReusableAnnotationView(
      withIdentifier: annotation is MKClusterAnnotation
        ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier
        : MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
  }

  /// Removes the view of an annotation, and keeps it for reuse.
  func recycle(_ entry: AnnotationStore.Entry) {
    guard let view = entry.view else { return }
    entry.view = nil
    view.removeFromSuperview()
    view.map = nil
    view.isHidden = false
    guard let identifier = view.reuseIdentifier else { return }
    annotationStore.unused[identifier, default: []].append(view)
  }

  /// Orders the views: selected ones in front, and others from north to south.
  private func sortViews() {
    let views = content.subviews.compactMap { $0 as? MKAnnotationView }
    func order(_ view: MKAnnotationView) -> (Float, CGFloat) {
      let priority = view.isSelected ? view.selectedZPriority : view.zPriority
      return (priority.rawValue, view.center.y - view.centerOffset.y)
    }
    let sorted = views.enumerated().sorted {
      let (first, second) = (order($0.element), order($1.element))
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
    if !sorted.elementsEqual(views, by: ===) {
      for view in sorted { content.bringSubviewToFront(view) }
    }
    if callout.superview === content { content.bringSubviewToFront(callout) }
  }

  // MARK: Clusters

  /// Displays one view in place of views with the same identifier that overlap.
  ///
  /// - Returns: The views of new clusters.
  private func layOutClusters(_ viewport: MapViewport) -> [MKAnnotationView] {
    let entries = annotationStore.entries.filter {
      $0.view?.clusteringIdentifier != nil && $0 !== annotationStore.selected
    }
    var groups: [[AnnotationStore.Entry]] = []
    for entry in entries {
      guard let view = entry.view else { continue }
      let index = groups.firstIndex { group in
        guard let first = group[0].view else { return false }
        return first.clusteringIdentifier == view.clusteringIdentifier && overlap(first, view)
      }
      if let index { groups[index].append(entry) } else { groups.append([entry]) }
    }
    groups.removeAll { $0.count < 2 }
    let old = annotationStore.clusters
    var added: [MKAnnotationView] = []
    annotationStore.clusters = groups.map { members in
      let same = old.first { $0.members.elementsEqual(members, by: ===) }
      if let same { return same }
      let annotation =
        delegate?.mapView(
          self, clusterAnnotationForMemberAnnotations: members.map(\.annotation))
        ?? MKClusterAnnotation(memberAnnotations: members.map(\.annotation))
      let cluster = AnnotationStore.Entry(annotation)
      cluster.members = members
      return cluster
    }
    for cluster in old where !annotationStore.clusters.contains(where: { $0 === cluster }) {
      if annotationStore.selected === cluster { deselect(animated: false) }
      recycle(cluster)
    }
    var clusterViews: [ObjectIdentifier: MKAnnotationView] = [:]
    for cluster in annotationStore.clusters {
      if cluster.view == nil { added.append(makeView(cluster)) }
      for member in cluster.members { clusterViews[ObjectIdentifier(member)] = cluster.view }
      cluster.view.map { put($0, viewport) }
    }
    for entry in annotationStore.entries {
      show(entry.view, in: clusterViews[ObjectIdentifier(entry)])
    }
    return added
  }

  private func show(_ view: MKAnnotationView?, in cluster: MKAnnotationView?) {
    guard let view, view.cluster !== cluster else { return }
    view.cluster = cluster
    view.isHidden = cluster != nil
  }

  private func overlap(_ first: MKAnnotationView, _ second: MKAnnotationView) -> Bool {
    guard first.collisionMode != .none, second.collisionMode != .none else { return false }
    if first.collisionMode == .circle, second.collisionMode == .circle {
      let distance = hypot(first.center.x - second.center.x, first.center.y - second.center.y)
      return distance < (first.bounds.width + second.bounds.width) / 2
    }
    func box(_ view: MKAnnotationView) -> CGRect {
      CGRect(
        x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
        width: view.bounds.width, height: view.bounds.height)
    }
    return box(first).intersects(box(second))
  }

  // MARK: Callouts

  /// Displays the callout of the selected view, or none.
  func updateCallout() {
    guard let view = annotationStore.selected?.view, view.canShowCallout, view.superview != nil,
      view.annotation?.title?.isEmpty == false
    else {
      callout.removeFromSuperview()
      return
    }
    if callout.superview == nil { content.addSubview(callout) }
    callout.display(view)
    let top = CGPoint(
      x: view.center.x + view.calloutOffset.x,
      y: view.center.y - view.bounds.height / 2 + view.calloutOffset.y)
    callout.point(at: top, within: bounds)
  }
}
