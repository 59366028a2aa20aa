extension Mountain {
  /// Mountains of all continents in alphabetical order, with commonly published heights.
  static let all: [Mountain] =
    facts.flatMap { continent, list in
      list.split(separator: "\n").compactMap { line in
        guard let space = line.lastIndex(of: " "), let height = Int(line[space...].dropFirst())
        else { return nil }
        return Mountain(name: String(line[..<space]), height: height, continent: continent)
      }
    }.sorted { $0.name < $1.name }

  private static let facts = [
    (
      "Africa",
      """
      Emi Koussi 3415
      Karisimbi 4507
      Kilimanjaro 5895
      Mount Cameroon 4040
      Mount Elgon 4321
      Mount Kenya 5199
      Mount Meru 4562
      Mount Mulanje 3002
      Mount Stanley 5109
      Nyiragongo 3470
      Pico do Fogo 2829
      Piton des Neiges 3070
      Ras Dashen 4550
      Table Mountain 1085
      Teide 3715
      Thabana Ntlenyana 3482
      Toubkal 4167
      """
    ),
    (
      "Antarctica",
      """
      Mount Erebus 3794
      Mount Kirkpatrick 4528
      Mount Sidley 4285
      Vinson Massif 4892
      """
    ),
    (
      "Asia",
      """
      Ama Dablam 6812
      Annapurna 8091
      Asama 2568
      Aso 1592
      Belukha 4506
      Broad Peak 8051
      Cho Oyu 8188
      Damavand 5609
      Dhaulagiri 8167
      Emei 3099
      Fuji 3776
      Gasherbrum I 8080
      Hallasan 1947
      Huangshan 1864
      Jirisan 1915
      K2 8611
      Kailash 6638
      Kangchenjunga 8586
      Kerinci 3805
      Khan Tengri 7010
      Kinabalu 4095
      Kita 3193
      Klyuchevskaya Sopka 4754
      Lenin Peak 7134
      Lhotse 8516
      Makalu 8485
      Manaslu 8163
      Mayon 2463
      Mount Apo 2954
      Mount Ararat 5137
      Mount Everest 8849
      Nanda Devi 7816
      Nanga Parbat 8126
      Ontake 3067
      Paektu 2744
      Rinjani 3726
      Semeru 3676
      Shishapangma 8027
      Tate 3015
      Tirich Mir 7708
      Yari 3180
      Yushan 3952
      """
    ),
    (
      "Europe",
      """
      Aneto 3404
      Barre des Écrins 4102
      Ben Nevis 1345
      Carrauntoohil 1039
      Corno Grande 2912
      Dom 4545
      Dufourspitze 4634
      Eiger 3967
      Elbrus 5642
      Finsteraarhorn 4274
      Galdhøpiggen 2469
      Gerlach 2655
      Gran Paradiso 4061
      Grand Combin 4314
      Großglockner 3798
      Halti 1324
      Hekla 1491
      Hoverla 2061
      Jungfrau 4158
      Marmolada 3343
      Matterhorn 4478
      Moldoveanu 2544
      Monviso 3841
      Mulhacén 3479
      Musala 2925
      Mönch 4110
      Ortler 3905
      Pico 2351
      Piz Bernina 4049
      Rysy 2501
      Scafell Pike 978
      Snowdon 1085
      Śnieżka 1603
      Triglav 2864
      Ushba 4710
      Vesuvius 1281
      Vihren 2914
      Watzmann 2713
      Weisshorn 4506
      Wildspitze 3768
      Zugspitze 2962
      """
    ),
    (
      "North America",
      """
      Chirripó 3821
      Denali 6190
      Grand Teton 4199
      Iztaccíhuatl 5230
      Mauna Kea 4207
      Mauna Loa 4169
      Mount Elbert 4401
      Mount Foraker 5304
      Mount Hood 3429
      Mount Logan 5959
      Mount Mitchell 2037
      Mount Rainier 4392
      Mount Robson 3954
      Mount Saint Elias 5489
      Mount Saint Helens 2549
      Mount Shasta 4322
      Mount Washington 1917
      Mount Whitney 4421
      Pico de Orizaba 5636
      Pikes Peak 4302
      Tajumulco 4220
      """
    ),
    (
      "Oceania",
      """
      Aoraki 3724
      Bogong 1986
      Kosciuszko 2228
      Mount Tasman 3497
      Mount Wilhelm 4509
      Puncak Jaya 4884
      Ruapehu 2797
      Taranaki 2518
      """
    ),
    (
      "South America",
      """
      Aconcagua 6961
      Chimborazo 6263
      Cotopaxi 5897
      Fitz Roy 3405
      Huascarán 6768
      Illimani 6438
      Llullaillaco 6739
      Ojos del Salado 6893
      Osorno 2652
      Pico Bolívar 4978
      Pico da Bandeira 2891
      Roraima 2810
      Sajama 6542
      Villarrica 2847
      """
    ),
  ]
}
