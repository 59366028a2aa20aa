internal import Scenes

/// Colors with places between a start and an end.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable {
  let stops: [SceneGradient.Stop]

  private init(_ stops: [SceneGradient.Stop]) { self.stops = stops }

  /// Creates a gradient of colors.
  ///
  /// - Parameters:
  ///   - space: The space in which colors are mixed; it is always sRGB.
  ///   - colors: The colors, each a ``CGColor``. With others, the result is `nil`.
  ///   - locations: A location for each color, from 0, the start, to 1, the end; `nil` for equal
  ///     distances.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    self.init(Self.stops(known.map { SceneColor(RGBA($0)) }, locations))
  }

  /// Creates a gradient of colors from their components.
  ///
  /// - Parameters:
  ///   - space: The space of the components: red, green and blue, or gray.
  ///   - components: The components of each color, and its opacity after them.
  ///   - locations: A location for each color, from 0, the start, to 1, the end; `nil` for equal
  ///     distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let color = components + index * width
      return width == 2
        ? RGBA(red: color[0], green: color[0], blue: color[0], alpha: color[1])
        : RGBA(red: color[0], green: color[1], blue: color[2], alpha: color[3])
    }
    self.init(Self.stops(colors.map(SceneColor.init), locations))
  }

  private static func stops(
    _ colors: [SceneColor], _ locations: UnsafePointer<CGFloat>?
  ) -> [SceneGradient.Stop] {
    let stops = colors.indices.map { index in
      let even = SceneGradient.Stop.evenLocation(index, of: colors.count)
      return SceneGradient.Stop(
        location: min(max(locations?[index] ?? even, 0), 1), color: colors[index])
    }
    // Stops may be in any order in Core Graphics. Stops at the same location keep their order.
    return stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}

/// The parts of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set, as in Core Graphics.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills the area that is not clipped with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  /// Fills the area that is not clipped with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .radial(
        from: startCenter, startRadius: max(startRadius, 0), to: endCenter,
        endRadius: max(endRadius, 0)), options)
  }

  private func draw(
    _ gradient: CGGradient, _ course: SceneGradient.Course, _ options: CGGradientDrawingOptions
  ) {
    var stops = gradient.stops
    for index in stops.indices { stops[index].color.alpha *= Double(state.alpha) }
    // A transparent color at an end leaves what is beyond it.
    if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
      stops =
        [.init(location: 0, color: first.color.clear), .init(location: 0, color: first.color)]
        + stops
    }
    if !options.contains(.drawsAfterEndLocation), let last = stops.last {
      stops += [.init(location: 1, color: last.color), .init(location: 1, color: last.color.clear)]
    }
    record(
      .gradient(
        .rectangle(area),
        SceneGradient(course: course, transform: SceneTransform(ctm), stops: stops)))
  }
}

extension SceneColor {
  /// The color without opacity.
  fileprivate var clear: SceneColor { SceneColor(red: red, green: green, blue: blue, alpha: 0) }
}
