/// The rules in the order of reports.
package enum CheckRules {
  package static let all: [any CheckRule.Type] = [
    TextClippedRule.self, TextCoveredRule.self, FixedFontRule.self, ContrastRule.self,
    LineLengthRule.self,
    NoNameRule.self, DuplicateNameRule.self, TargetSizeRule.self, TargetsOverlapRule.self,
    WideControlRule.self,
    OutsideParentRule.self, OutsideScreenRule.self, NestedScrollRule.self,
    FrozenEstimateRule.self, EstimatedInsetsRule.self, WidePageRule.self, LaneChangeRule.self,
    LayoutJumpRule.self, LayoutPassesRule.self,
    AmbiguousConstraintsRule.self, ContradictoryConstraintsRule.self, NotMirroredRule.self,
  ]

  /// Returns the rule with a name; `nil` if there is none.
  package static func named(_ id: String) -> (any CheckRule.Type)? { all.first { $0.id == id } }
}
