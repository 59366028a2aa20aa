// `import SystemConfiguration` includes the types of Core Foundation, which Core Graphics declares.
@_exported public import CoreGraphics
