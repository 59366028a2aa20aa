import Foundation

/// One layout, and UIKit's results for it. `Cases/README.md` describes the format.
struct Case: Decodable, Sendable {
  var id: String
  var source: Source?
  /// The container; `nil` for a case that records something other than frames.
  var container: [Double]?
  var scale: Double
  var sections: [Int]
  var spec: Spec?
  var expected: [Element]
  var contentSize: [Double]?
  var contentOffset: [Double]?
  var viewport: [Double]?
  var safeArea: Edges?
  var layoutMargins: [Double]?
  var visibleOnly: Bool
  var tolerance: Double?
  /// The preferred sizes of cells; `nil` if they do not size themselves.
  var preferred: Preferred?
  /// The collection view's content inset: top, left, bottom, right.
  var contentInset: [Double]?
  /// The offsets at which an orthogonal section stops; `nil` for other cases.
  var restOffsets: RestOffsets?
  /// The value set on the collection view, in words that begin with the name of the attribute.
  var semanticContentAttribute: String?
  /// A Boolean value that indicates whether elements missing from a query of the whole content are
  /// queried by index path.
  var byIndexPath: Bool?

  enum CodingKeys: String, CodingKey {
    case id, source, container, scale, sections, spec, expected, contentSize, contentOffset
    case viewport, safeArea, layoutMargins, tolerance, preferred, contentInset, restOffsets
    case semanticContentAttribute, byIndexPath
    case visibleOnly = "visible_only"
  }

  /// The source of a case.
  struct Source: Decodable, Sendable {
    var repo: String?
    var commit: String?
    var os: String?
    /// The file with the recorded numbers, if a program recorded them.
    var recorded: String?
    /// The image in which the numbers were measured.
    var image: String?
  }

  struct Edges: Decodable, Sendable {
    var top, left, bottom, right: Double
  }

  /// The offsets at which the rows of the first two sections stopped after scrolling to each of the
  /// steps; `nil` if they were not read.
  struct RestOffsets: Decodable, Sendable {
    var steps: [Double]
    var section0: [Double?]
    var section1: [Double?]
  }

  /// The preferred sizes of the cells.
  struct Preferred: Decodable, Sendable {
    /// `modulo`: by the item's index, cyclically. `byItem`: by the item's index. `constant`: all
    /// the same. `none`: cells cannot size themselves. `expectedFrames`: the sizes of the recorded
    /// frames.
    var rule: String?
    var heights: [Double]?
    var height: Double?
    var header: Double?
    var footer: Double?
  }

  /// One frame of the result, in content coordinates.
  struct Element: Decodable, Sendable {
    var kind: String
    var section: Int
    /// The item; `nil` for a boundary item of the whole layout.
    var item: Int?
    var frame: [Double]
    var zIndex: Int?
    var clipped: [String]?
    var isInferred: Bool

    enum CodingKeys: String, CodingKey {
      case kind, section, item, frame, zIndex, clipped
      case isInferred = "index_inferred"
    }

    init(from decoder: Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      // The header and the footer of a section may have short names.
      switch try values.decode(String.self, forKey: .kind) {
      case "supplementary:header": kind = "supplementary:UICollectionElementKindSectionHeader"
      case "supplementary:footer": kind = "supplementary:UICollectionElementKindSectionFooter"
      case let name: kind = name
      }
      section = try values.decode(Int.self, forKey: .section)
      item = try? values.decode(Int.self, forKey: .item)
      frame = try values.decode([Double].self, forKey: .frame)
      zIndex = try values.decodeIfPresent(Int.self, forKey: .zIndex)
      clipped = try? values.decodeIfPresent([String].self, forKey: .clipped)
      isInferred = (try? values.decodeIfPresent(Bool.self, forKey: .isInferred)) ?? false
    }
  }

  /// A layout as data.
  struct Spec: Decodable, Sendable {
    var kind: String?
    var sections: [SectionSpec]
    var configuration: ConfigurationSpec?
    /// The flow layout; `nil` for other layouts.
    var flow: FlowSpec?

    enum CodingKeys: String, CodingKey { case kind, section, configuration }

    init(from decoder: Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      kind = try values.decodeIfPresent(String.self, forKey: .kind)
      configuration = try values.decodeIfPresent(ConfigurationSpec.self, forKey: .configuration)
      if kind == "flow" {
        sections = []
        flow = try FlowSpec(from: decoder)
      } else if let one = try? values.decode(SectionSpec.self, forKey: .section) {
        sections = [one]
      } else {
        sections = try values.decode([SectionSpec].self, forKey: .section)
      }
    }
  }

  /// A flow layout with its delegate's values. Delegates are recorded as formulas of the index
  /// path.
  struct FlowSpec: Decodable, Sendable {
    var itemSize: [Double]?
    var estimatedItemSize: [Double]?
    var sectionInset: [Double]?
    var minimumLineSpacing: Double?
    var minimumInteritemSpacing: Double?
    var sectionInsetReference: Int?
    var scrollDirection: String?
    var headerHeight: Double?
    /// Whether the delegate returns sizes, insets, and headers of 24 points.
    var delegateSizes: Int?
    var delegateInsets: Int?
    var headers: Int?
  }

  struct ConfigurationSpec: Decodable, Sendable {
    var scrollDirection: String?
    var interSectionSpacing: Double?
    var contentInsetsReference: String?
    var boundarySupplementaryItems: [BoundarySpec]?
  }

  struct SectionSpec: Decodable, Sendable {
    var group: ItemSpec
    var interGroupSpacing: Double?
    var contentInsets: [Double]?
    var contentInsetsReference: String?
    var orthogonalScrollingBehavior: String?
    var supplementariesFollowContentInsets: Bool?
    var boundarySupplementaryItems: [BoundarySpec]?
    var decorationItems: [DecorationSpec]?
  }

  struct BoundarySpec: Decodable, Sendable {
    var elementKind: String
    var w: String
    var h: String
    var alignment: String
    var offset: [Double]?
    var extendsBoundary: Bool?
    var pinToVisibleBounds: Bool?
  }

  struct ItemSpec: Decodable, Sendable {
    var kind: String
    var w: String
    var h: String
    var axis: String?
    var subitems: [ItemSpec]?
    var count: Int?
    var interItemSpacing: String?
    var contentInsets: [Double]?
    var edgeSpacing: [String: String]?
    var supplementaryItems: [SupplementarySpec]?
    /// The frames of a custom group.
    var frames: [PlaceSpec]?
  }

  struct SupplementarySpec: Decodable, Sendable {
    var elementKind: String
    var w: String
    var h: String
    var containerAnchor: AnchorSpec
    var itemAnchor: AnchorSpec?
    var zIndex: Int?
  }

  struct AnchorSpec: Decodable, Sendable {
    var edges: [String]
    var absoluteOffset: [Double]?
    var fractionalOffset: [Double]?
  }

  struct DecorationSpec: Decodable, Sendable {
    var elementKind: String
    var contentInsets: [Double]?
    var zIndex: Int?
  }

  /// Four numbers, and a `zIndex` such as `"z4"` if it is not zero.
  struct PlaceSpec: Decodable, Sendable {
    var frame: [Double] = []
    var zIndex = 0

    init(from decoder: Decoder) throws {
      var values = try decoder.unkeyedContainer()
      for _ in 0..<4 { frame.append(try values.decode(Double.self)) }
      if !values.isAtEnd {
        zIndex = Int(try values.decode(String.self).dropFirst()) ?? 0
      }
    }
  }
}
