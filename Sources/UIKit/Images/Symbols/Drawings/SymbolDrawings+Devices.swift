extension SymbolDrawings {
  /// Devices.
  static let devices = """
    tv: e R -60 -44 120 74 13 s M -26 44 L 26 44
    play.tv: e R -60 -44 120 74 13 j Q 4 3 -14 -24 22 -7 -14 10 s M -26 44 L 26 44
    display: e R -60 -46 120 76 12 s M -22 46 L 22 46 M 0 32 L 0 46
    desktopcomputer: e R -60 -50 120 78 12 i M -58 8 L 58 8 s M -10 30 L -14 48 M 10 30 L 14 48
      M -24 50 L 24 50
    pc: e R -30 -52 60 104 10 i M -14 -34 L 14 -34 M -14 -20 L 14 -20 j O 0 26 6
    laptopcomputer: e R -44 -38 88 60 10 s q 4 5 -62 34 62 34 54 42 -54 42 -62 34
    macbook: U laptopcomputer 0 0 1
    macbook.and.iphone: e q 9 6 10 22 -40 22 -40 -40 46 -40 46 -24 46 -24 s M -60 36 L 8 36 e R
      24 -14 32 58 8 i M 36 -6 L 44 -6
    macbook.and.ipad: U macbook.and.iphone 0 0 1
    laptopcomputer.and.iphone: U macbook.and.iphone 0 0 1
    macmini: e R -58 -20 116 40 12 j O 40 0 5
    macpro.gen3: U pc 0 0 1
    iphone: e R -30 -56 60 112 14 i M -10 -42 L 10 -42
    iphone.landscape: e R -56 -30 112 60 14 i M -42 -10 L -42 10
    iphone.gen1: e R -30 -56 60 112 11 i M -30 -38 L 30 -38 M -30 32 L 30 32 j O 0 44 4
    iphone.gen2: e R -30 -56 60 112 14 i q 5 4 -14 -54 -12 -44 12 -44 14 -54
    iphone.gen3: U iphone 0 0 1
    iphone.homebutton: U iphone.gen1 0 0 1
    ipad: e R -44 -56 88 112 12 i M -14 44 L 14 44
    ipad.landscape: e R -56 -44 112 88 12 i M -14 32 L 14 32
    ipad.homebutton: e R -44 -56 88 112 12 i M -44 -42 L 44 -42 M -44 36 L 44 36
    ipod: e R -34 -56 68 112 12 i R -20 -42 40 30 3 O 0 22 16
    applewatch: e R -34 -36 68 72 18 s M -20 -36 L -16 -54 L 16 -54 L 20 -36 M -20 36 L -16 54 L
      16 54 L 20 36 M 40 -8 L 40 6
    watchface.applewatch.case: U applewatch 0 0 1
    appletv: e R -52 -28 104 56 14
    appletvremote.gen1: e R -18 -56 36 112 12 i O 0 -34 9
    applelogo: f M 4 -34 C 2 -46 12 -56 24 -58 C 26 -46 16 -34 4 -34 Z M 0 -24 C 10 -30 20 -32
      30 -28 C 46 -22 52 -4 46 18 C 40 40 28 56 16 56 C 10 56 6 53 0 53 C -6 53 -10 56 -16 56 C
      -28 56 -40 40 -46 18 C -52 -4 -46 -22 -30 -28 C -20 -32 -10 -30 0 -24 Z
    keyboard: e R -62 -38 124 76 12 j R -46 -22 10 10 2 R -26 -22 10 10 2 R -6 -22 10 10 2 R 14
      -22 10 10 2 R 34 -22 10 10 2 R -46 -4 10 10 2 R -26 -4 10 10 2 R -6 -4 10 10 2 R 14 -4 10 10
      2 R 34 -4 10 10 2 R -30 14 60 10 3
    keyboard.chevron.compact.down: e R -58 -50 116 66 12 j R -42 -36 10 9 2 R -22 -36 10 9 2 R
      -2 -36 10 9 2 R 18 -36 10 9 2 R -42 -20 10 9 2 R -22 -20 10 9 2 R -2 -20 10 9 2 R 18 -20 10
      9 2 R -28 -5 56 9 3 s M -26 34 L 0 44 L 26 34
    computermouse: e R -32 -54 64 108 32 i M 0 -34 L 0 -14
    magicmouse: e R -32 -54 64 108 32
    printer: e q 10 8 -34 30 -56 30 -56 -20 56 -20 56 30 34 30 34 30 34 30 s q 6 4 -34 -20 -34
      -50 34 -50 34 -20 e R -34 8 68 44 6 i M -18 24 L 18 24 M -18 38 L 8 38
    scanner: e R -58 4 116 38 10 s M -50 2 L 46 -34 j O 36 24 5 i M -38 24 L 4 24
    faxmachine: e R -58 -14 116 62 12 s q 6 4 -26 -14 -26 -50 42 -50 42 -14 i M -38 -2 L -38 36
      R -10 2 20 12 3 j O -2 30 4 O 16 30 4 O 34 30 4
    """
}
