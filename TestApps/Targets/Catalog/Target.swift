// The plug-in LowerSources adds the sources of this target: see lowering.json. SwiftPM requires a
// Swift file in the folder of a target.
