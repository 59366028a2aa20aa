// AVFoundation declares the players of sounds, the session and speech, which it includes on iOS.
@_exported public import AVFoundation
