extension SymbolDrawings {
  /// Gears, globes and playback.
  static let controls = """
    gearshape: e W 8 43 55 5 i O 0 0 19
    gearshape.2: e U gearshape -18 -10 0.74 e U gearshape 38 30 0.46
    gear: e W 10 41 53 3 i O 0 0 13
    globe: e O 0 0 50 i E 0 0 22 50 M -50 0 L 50 0 M -42 -26 L 42 -26 M -42 26 L 42 26
    network: e O 0 0 50 i E 0 0 22 50 M -50 0 L 50 0 M 0 -50 L 0 50
    globe.europe.africa: e O 0 0 50 j M -6 -46 C -20 -40 -28 -34 -26 -24 C -20 -16 -30 -12 -30
      -2 C -28 10 -14 6 -8 12 C -2 22 -6 30 2 38 C 14 36 14 24 20 16 C 26 8 22 0 30 -6 C 18 -10 16
      -14 24 -20 C 34 -26 24 -38 10 -44 Z
    globe.americas: e O 0 0 50 j M -30 -38 C -44 -22 -40 -10 -24 -6 C -14 0 -22 10 -14 18 C -6
      24 -12 36 -4 46 C 8 36 20 24 20 10 C 12 0 0 -2 -8 -8 C 0 -18 12 -18 16 -28 C 10 -42 -14 -44
      -30 -38 Z
    globe.asia.australia: e O 0 0 50 j M -44 -10 C -30 -14 -24 -4 -18 6 C -12 8 -12 -6 -4 -6 C 4
      2 4 10 10 12 C 16 0 14 -10 26 -12 C 34 -22 24 -38 8 -42 C -18 -44 -40 -30 -44 -10 Z M 12 26
      C 22 18 36 22 34 30 C 28 40 16 40 12 26 Z
    safari: e O 0 0 50 j M 26 -26 L 7 7 L -26 26 L -7 -7 Z
    play: e Q 9 3 -34 -46 48 0 -34 46
    pause: e R -34 -44 22 88 7 e R 12 -44 22 88 7
    stop: e R -40 -40 80 80 14
    playpause: e Q 7 3 -60 -34 0 0 -60 34 e R 12 -34 16 68 5 e R 40 -34 16 68 5
    record.circle: e O 0 0 50 j O 0 0 28
    forward: e Q 6 3 -58 -34 0 0 -58 34 e Q 6 3 2 -34 60 0 2 34
    backward: e Q 6 3 58 -34 0 0 58 34 e Q 6 3 -2 -34 -60 0 -2 34
    forward.end: e Q 7 3 -38 -38 28 0 -38 38 e R 30 -38 10 76 5
    backward.end: e Q 7 3 38 -38 -28 0 38 38 e R -40 -38 10 76 5
    forward.end.alt: e Q 6 3 -60 -32 -8 0 -60 32 e Q 6 3 -6 -32 44 0 -6 32 e R 46 -32 8 64 4
    backward.end.alt: e Q 6 3 60 -32 8 0 60 32 e Q 6 3 6 -32 -44 0 6 32 e R -54 -32 8 64 4
    forward.frame: e Q 7 3 -6 -38 54 0 -6 38 e R -30 -38 14 76 6 e R -52 -38 10 76 5
    backward.frame: e Q 7 3 6 -38 -54 0 6 38 e R 16 -38 14 76 6 e R 42 -38 10 76 5
    """
}
