// AVFoundation declares the system sounds, which it plays; on iOS, `import AVFoundation` includes
// AudioToolbox.
@_exported public import AVFoundation
