extension Mountain {
  /// Mountains of all continents, and the mountains with unique names among Kyūya Fukada's hundred
  /// in Japan, with their commonly published heights.
  static let all: [Mountain] = facts.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: ";")
    guard parts.count == 2, let height = Int(parts[1]) else { return nil }
    return Mountain(name: String(parts[0]), height: height)
  }

  private static let facts = """
    Mount Everest;8849
    K2;8611
    Kangchenjunga;8586
    Lhotse;8516
    Makalu;8485
    Cho Oyu;8188
    Dhaulagiri;8167
    Manaslu;8163
    Nanga Parbat;8126
    Annapurna;8091
    Gasherbrum I;8080
    Broad Peak;8051
    Gasherbrum II;8035
    Shishapangma;8027
    Nanda Devi;7816
    Tirich Mir;7708
    Kongur Tagh;7649
    Ismoil Somoni Peak;7495
    Jengish Chokusu;7439
    Lenin Peak;7134
    Machapuchare;6993
    Ama Dablam;6812
    Mount Kailash;6638
    Aconcagua;6961
    Ojos del Salado;6893
    Huascarán;6768
    Illimani;6438
    Chimborazo;6263
    Cotopaxi;5897
    Fitz Roy;3405
    Denali;6190
    Mount Logan;5959
    Pico de Orizaba;5636
    Mount Whitney;4421
    Mount Elbert;4401
    Mount Rainier;4392
    Mount Shasta;4322
    Mauna Kea;4207
    Mauna Loa;4169
    Mount Robson;3954
    Mount Hood;3429
    Haleakalā;3055
    Half Dome;2694
    Mount Saint Helens;2549
    Kilimanjaro;5895
    Mount Kenya;5199
    Mount Stanley;5109
    Toubkal;4167
    Mount Elbrus;5642
    Dykh-Tau;5205
    Mount Ararat;5137
    Mont Blanc;4806
    Dufourspitze;4634
    Dom;4545
    Weisshorn;4506
    Matterhorn;4478
    Jungfrau;4158
    Gran Paradiso;4061
    Eiger;3967
    Ortler;3905
    Monte Viso;3841
    Grossglockner;3798
    Mulhacén;3479
    Aneto;3404
    Marmolada;3343
    Zugspitze;2962
    Musala;2925
    Mount Olympus;2917
    Triglav;2864
    Galdhøpiggen;2469
    Hvannadalshnúkur;2110
    Ben Nevis;1345
    Vesuvius;1281
    Snowdon;1085
    Scafell Pike;978
    Puncak Jaya;4884
    Kinabalu;4095
    Yushan;3952
    Mount Rinjani;3726
    Aoraki;3724
    Mount Kosciuszko;2228
    Vinson Massif;4892
    Mount Erebus;3794
    Mount Fuji;3776
    Kita-dake;3193
    Hotaka-dake;3190
    Aino-dake;3190
    Yari-ga-take;3180
    Akaishi-dake;3121
    Ontake-san;3067
    Shiomi-dake;3052
    Senjō-ga-take;3033
    Norikura-dake;3026
    Tateyama;3015
    Hijiri-dake;3013
    Tsurugi-dake;2999
    Suishō-dake;2986
    Kai-Komagatake;2967
    Kiso-Komagatake;2956
    Shirouma-dake;2932
    Yakushi-dake;2926
    Washiba-dake;2924
    Kasa-ga-take;2898
    Kashima-Yarigatake;2889
    Utsugi-dake;2864
    Jōnen-dake;2857
    Kurobe-Gorōdake;2840
    Goryū-dake;2814
    Haku-san;2702
    Kinpu-san;2599
    Asama-yama;2568
    Tateshina-yama;2531
    Nantai-san;2486
    Kobushi-ga-take;2475
    Yake-dake;2455
    Myōkō-san;2454
    Hiuchi-ga-take;2356
    Takatsuma-yama;2353
    Asahi-dake;2291
    Chōkai-san;2236
    Mizugaki-yama;2230
    Shibutsu-san;2228
    Ena-san;2191
    Naeba-san;2145
    Tomuraushi-yama;2141
    Iide-san;2105
    Tokachi-dake;2077
    Poroshiri-dake;2052
    Iwate-san;2038
    Kumotori-yama;2017
    Gas-san;1984
    Ishizuchi-san;1982
    Tanigawa-dake;1977
    Makihata-yama;1967
    Amakazari-yama;1963
    Miyanoura-dake;1936
    Hayachine-san;1917
    Yōtei-zan;1898
    Zaō-san;1841
    Akagi-yama;1828
    Bandai-san;1816
    Kujū-san;1791
    Sobo-san;1756
    Daisen;1729
    Rishiri-zan;1721
    Kirishima-yama;1700
    Odaigahara-san;1695
    Tanzawa-san;1673
    Rausu-dake;1661
    Iwaki-san;1625
    Hachimantai;1613
    Aso-san;1592
    Hakkōda-san;1585
    Amagi-san;1406
    Ibuki-yama;1377
    Kaimon-dake;924
    Tsukuba-san;877
    """
}
