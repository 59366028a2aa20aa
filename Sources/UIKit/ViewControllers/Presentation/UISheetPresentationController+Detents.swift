/// The size of a sheet's surroundings, for custom detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a detent, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// The detent of about half of the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private static var nextNumber = 1

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Creates the detent of about half of the maximum height: 0.56 of it (`po-iphone-sheet`), or
    /// half before iOS 26. It is inactive in a window of compact height.
    public class func medium() -> Detent {
      Detent(.medium) {
        let traits = $0.containerTraitCollection
        guard traits.verticalSizeClass != .compact else { return nil }
        return ($0.maximumDetentValue * (traits.generation == .iOS14 ? 0.5 : 0.56)).rounded()
      }
    }

    /// Creates the detent of the maximum height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a detent of an app's own.
    ///
    /// - Parameters:
    ///   - identifier: The name; `nil` for one that no other detent has.
    ///   - resolver: A closure that returns the height in points, without the safe area at the
    ///     bottom, or `nil` if the detent is inactive in the context.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      nextNumber += 1
      return Detent(identifier ?? Identifier("detent-\(nextNumber)"), resolver: resolver)
    }

    /// Returns the height of the detent in a context; `nil` if it is inactive.
    func value(_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}
