extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`, such as `text.font`.
  public struct UIKitAttributes: AttributeScope {
    /// The attribute `NSAttributedString.Key.font`.
    public let font: FontAttribute
    /// The attribute `NSAttributedString.Key.foregroundColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// The attribute `NSAttributedString.Key.backgroundColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// The attribute `NSAttributedString.Key.kern`.
    public let kern: KernAttribute
    /// The attribute `NSAttributedString.Key.tracking`.
    public let tracking: TrackingAttribute
    /// The attribute `NSAttributedString.Key.underlineStyle`.
    public let underlineStyle: UnderlineStyleAttribute
    /// The attribute `NSAttributedString.Key.underlineColor`.
    public let underlineColor: UnderlineColorAttribute
    /// The attribute `NSAttributedString.Key.strikethroughStyle`.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attribute `NSAttributedString.Key.strikethroughColor`.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The attribute `NSAttributedString.Key.baselineOffset`.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attribute `NSAttributedString.Key.paragraphStyle`.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The attribute `NSAttributedString.Key.attachment`.
    public let attachment: AttachmentAttribute
    /// The attribute `NSAttributedString.Key.shadow`.
    public let shadow: ShadowAttribute
    /// The attribute `NSAttributedString.Key.strokeColor`.
    public let strokeColor: StrokeColorAttribute
    /// The attribute `NSAttributedString.Key.strokeWidth`.
    public let strokeWidth: StrokeWidthAttribute
    /// The attribute `NSAttributedString.Key.obliqueness`.
    public let obliqueness: ObliquenessAttribute
    /// The attribute `NSAttributedString.Key.expansion`.
    public let expansion: ExpansionAttribute
    /// The attribute `NSAttributedString.Key.ligature`.
    public let ligature: LigatureAttribute
    /// The attribute `NSAttributedString.Key.textEffect`.
    public let textEffect: TextEffectAttribute
    /// Foundation's attributes, such as `link`.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIFont
      /// The name of the key.
      public static let name = "NSFont"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSBackgroundColor"
    }

    /// The key of `kern`.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSKern"
    }

    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "CTTracking"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = "NSUnderline"
    }

    /// The key of `underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSUnderlineColor"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = "NSStrikethrough"
    }

    /// The key of `strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSStrikethroughColor"
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSBaselineOffset"
    }

    /// The key of `paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSParagraphStyle
      /// The name of the key.
      public static let name = "NSParagraphStyle"
    }

    /// The key of `attachment`.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSTextAttachment
      /// The name of the key.
      public static let name = "NSAttachment"
    }

    /// The key of `shadow`.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSShadow
      /// The name of the key.
      public static let name = "NSShadow"
    }

    /// The key of `strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSStrokeColor"
    }

    /// The key of `strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSStrokeWidth"
    }

    /// The key of `obliqueness`.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSObliqueness"
    }

    /// The key of `expansion`.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSExpansion"
    }

    /// The key of `ligature`.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Int
      /// The name of the key.
      public static let name = "NSLigature"
    }

    /// The key of `textEffect`.
    public enum TextEffectAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The name of the key.
      public static let name = "NSTextEffect"
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of one of UIKit's attributes.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
