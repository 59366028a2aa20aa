/// The appearance proxies of the program.
@MainActor
enum AppearanceProxies {
  /// A proxy, with the objects to which it applies.
  private struct Proxy {
    let object: any AppearanceTarget
    let ownerClass: ObjectIdentifier
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    /// Returns whether an object is of the class of the proxy.
    let includes: (AnyObject) -> Bool

    func isFor(
      _ owner: ObjectIdentifier, _ containers: [any UIAppearanceContainer.Type],
      _ traits: UITraitCollection?
    ) -> Bool {
      ownerClass == owner && self.traits == traits
        && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
  }

  private static var proxies: [Proxy] = []
  /// The number of running closures of ``withoutNoting(_:)``.
  private static var suspensions = 0

  /// A Boolean value that indicates whether setters do not count as the app's.
  static var isSuspended: Bool { suspensions > 0 }
  /// A Boolean value that indicates whether there are no proxies.
  static var isEmpty: Bool { proxies.isEmpty }
  /// A Boolean value that indicates whether a proxy depends on traits.
  private(set) static var dependsOnTraits = false

  /// Removes all proxies, after a test.
  static func removeAll() {
    proxies = []
    dependsOnTraits = false
  }

  /// Runs a closure whose changes do not count as the app's.
  static func withoutNoting(_ changes: () -> Void) {
    suspensions += 1
    defer { suspensions -= 1 }
    changes()
  }

  /// Returns the proxy of a class, which is made for the first call.
  static func proxy<Target: AppearanceTarget>(
    for type: Target.Type, containers: [any UIAppearanceContainer.Type] = [],
    traits: UITraitCollection? = nil
  ) -> Target {
    let id = ObjectIdentifier(type)
    if let known = proxies.first(where: { $0.isFor(id, containers, traits) }) {
      return known.object as! Target
    }
    var made: (any AppearanceTarget)?
    withoutNoting { made = type.makeProxy() }
    let object = made as! Target
    // Initializers of the app's own class also set properties.
    object.assigned = AssignedProperties()
    proxies.append(
      Proxy(
        object: object, ownerClass: id, containers: containers, traits: traits,
        includes: { $0 is Target }))
    if traits != nil { dependsOnTraits = true }
    return object
  }

  /// Sets the values of the proxies that apply to an object.
  ///
  /// - Parameters:
  ///   - parent: The responder around the object, from which its containers are found.
  ///   - traits: The traits of the object.
  static func apply(
    to target: any AppearanceTarget, in parent: UIView?,
    traits: @autoclosure () -> UITraitCollection
  ) {
    let candidates = proxies.filter { $0.includes(target) && $0.object !== target }
    guard !candidates.isEmpty else { return }
    let containers =
      candidates.contains { !$0.containers.isEmpty } ? AppearanceContainers(around: parent) : nil
    let environment = candidates.contains { $0.traits != nil } ? traits() : nil
    var found: [(proxy: Proxy, rank: AppearanceRank)] = []
    for proxy in candidates {
      if let wanted = proxy.traits, environment?.containsTraits(in: wanted) != true { continue }
      var outermost: Int?
      if !proxy.containers.isEmpty {
        guard let place = containers?.outermostMatch(of: proxy.containers) else { continue }
        outermost = place
      }
      // A class has at least the proxies of its superclasses and its own.
      let depth = candidates.count { $0.includes(proxy.object) }
      found.append(
        (
          proxy,
          AppearanceRank(
            depth: depth, outermost: outermost, chain: proxy.containers.count,
            hasTraits: proxy.traits != nil)
        ))
    }
    let ordered = found.sorted { $0.rank < $1.rank }
    withoutNoting {
      let properties = type(of: target).appearanceProperties
      for (proxy, _) in ordered {
        for property in properties { property.apply(proxy.object, to: target) }
        NamedProperties.apply(proxy.object, to: target)
      }
    }
  }
}

/// The precedence of a proxy: a higher one precedes.
private struct AppearanceRank: Comparable {
  /// The number of proxies that apply and whose class is a superclass, or the class itself.
  var depth: Int
  /// The position of the outermost container, counted from the window; `nil` without containers.
  var outermost: Int?
  /// The number of containers.
  var chain: Int
  var hasTraits: Bool

  private var order: [Int] {
    [depth, outermost.map { -$0 } ?? .min, chain, hasTraits ? 1 : 0]
  }

  static func < (one: Self, other: Self) -> Bool {
    one.order.lexicographicallyPrecedes(other.order)
  }
}

/// The views and view controllers around an object, from the window inwards.
@MainActor
private struct AppearanceContainers {
  private var objects: [AnyObject] = []

  init(around view: UIView?) {
    var step = view
    while let current = step {
      objects.append(current)
      if let controller = current.owningController { objects.append(controller) }
      step = current.parentView
    }
    objects.reverse()
  }

  /// Returns the position of the outermost container of a chain, or `nil` if the chain is not
  /// around the object.
  ///
  /// - Parameter chain: The classes, the innermost first.
  func outermostMatch(of chain: [any UIAppearanceContainer.Type]) -> Int? {
    var outermost: Int?
    var rest = chain.reversed()[...]
    for (place, object) in objects.enumerated() {
      guard let next = rest.first else { break }
      guard isInstance(object, of: next) else { continue }
      if outermost == nil { outermost = place }
      rest.removeFirst()
    }
    return rest.isEmpty ? outermost : nil
  }

  private func isInstance<Container: UIAppearanceContainer>(
    _ object: AnyObject, of type: Container.Type
  ) -> Bool { object is Container }
}
