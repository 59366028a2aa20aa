import Testing
import TextLayout
import UIKit

/// Line breaking, label sizes and line positions, compared to the last bit with a recording.
///
/// Each number of the recording is a hash of everything the texts of one seed resulted in. The results
/// are ours, not UIKit's: the recording guards against unintended changes. After an intended one, run
/// `TESSERA_RECORD_LABELS=1 swift test --filter LabelRecordingTests` and paste the rows it prints.
@MainActor
struct LabelRecordingTests {
  static let samplesPerSeed = 8

  @Test func `text results equal the recorded ones to the last bit`() {
    let hashes = (0..<160).map { Self.hash(ofSeed: UInt64($0)) }
    if ProcessInfo.processInfo.environment["TESSERA_RECORD_LABELS"] != nil {
      for start in stride(from: 0, to: hashes.count, by: 4) {
        let row = hashes[start..<start + 4].map { hash in
          let groups = stride(from: 48, through: 0, by: -16).map { shift in
            let group = UInt16(truncatingIfNeeded: hash >> shift)
            let digits = String(group, radix: 16, uppercase: true)
            return String(repeating: "0", count: 4 - digits.count) + digits
          }
          return "0x" + groups.joined(separator: "_")
        }
        print("    " + row.joined(separator: ", ") + ",")
      }
      return
    }
    #expect(hashes.count == Self.recorded.count)
    let differing = zip(hashes, Self.recorded).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    #expect(differing.isEmpty, "seeds with other results: \(differing)")
  }

  private static func hash(ofSeed seed: UInt64) -> UInt64 {
    var hash = ResultHash()
    var samples = TextSamples(seed: seed)
    for _ in 0..<samplesPerSeed {
      let sample = samples.next()
      hash.combineLines(of: sample)
      hash.combineLabel(of: sample)
    }
    return hash.value
  }

  /// FNV-1a over the bit patterns of numbers and the UTF-8 of strings.
  private struct ResultHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    private mutating func combine(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    private mutating func combine(_ number: CGFloat) {
      let bits = Double(number).bitPattern
      for shift in stride(from: 0, to: 64, by: 8) {
        combine(UInt8(truncatingIfNeeded: bits >> shift))
      }
    }

    private mutating func combine(_ text: String) {
      for byte in text.utf8 { combine(byte) }
      combine(0xFF as UInt8)
    }

    private mutating func combine(_ flag: Bool) { combine(flag ? 1 as UInt8 : 0) }

    @MainActor mutating func combineLines(of sample: TextSamples.Sample) {
      let measurer = TextMeasuring.current
      combine(CGFloat(measurer.width(of: sample.text[...], font: sample.font.textFont)))
      for mode in 0...5 {
        let options = LineBreakOptions(
          width: sample.width, maximumLineCount: sample.limit,
          mode: NSLineBreakMode(rawValue: mode)!.lineBreakMode)
        let broken = measurer.lines(
          of: StyledText(sample.text, font: sample.font.textFont), options: options)
        for line in broken.lines {
          combine(line.text)
          combine(CGFloat(line.width))
          combine(CGFloat(line.widthWithTrailingSpaces))
        }
        combine(CGFloat(broken.width))
        combine(broken.isTruncated)
      }
    }

    @MainActor mutating func combineLabel(of sample: TextSamples.Sample) {
      let label = UILabel(
        frame: CGRect(x: 3.25, y: 7.5, width: min(sample.width, 4000), height: sample.height))
      // The screen is that of the test that ran last.
      label.traitOverrides.displayScale = 3
      label.text = sample.text
      label.font = sample.font
      label.numberOfLines = sample.limit
      label.lineBreakMode = sample.mode
      label.textAlignment = sample.alignment
      label.baselineAdjustment = sample.baseline
      label.adjustsFontSizeToFitWidth = sample.shrinks
      label.minimumScaleFactor = sample.smallest
      let fitting = label.sizeThatFits(CGSize(width: sample.width, height: sample.height))
      let intrinsic = label.intrinsicContentSize
      let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: sample.limit)
      for number in [
        fitting.width, fitting.height, intrinsic.width, intrinsic.height, rect.size.width,
        rect.size.height, sample.font.ascender, sample.font.descender, sample.font.lineHeight,
        sample.font.capHeight, sample.font.xHeight, sample.font.leading,
      ] { combine(number) }
      let laidOut = label.laidOutText
      for line in laidOut.lines {
        combine(line.text)
        for number in [line.origin.x, line.origin.y, line.width, line.height, line.baseline] {
          combine(number)
        }
      }
      combine(laidOut.font.pointSize)
      combine(laidOut.isTruncated)
    }
  }

  private static let recorded: [UInt64] = [
    0xA115_F042_3B73_7B6C, 0x9573_4AF7_D48B_46C0, 0xD866_E074_6F77_22E1, 0x877B_E243_0443_76FC,
    0x77B6_E27D_783B_7196, 0x55E6_9109_481F_9B52, 0xE3AB_6226_9A29_02B4, 0x114E_F9EA_F448_EA7C,
    0xB809_B9DE_73B2_D4BF, 0xDA93_B808_B72E_852D, 0x7E73_F0EF_E3D0_62AE, 0x14B0_8AF4_E8C1_9C62,
    0x4B14_A98E_F973_11D6, 0xF45D_C556_EBB4_AD08, 0xD8A6_F2C5_4680_B110, 0x27BB_DFC6_8CB7_0BAD,
    0x2943_E37C_D426_A8FE, 0x5B24_B59D_CB37_120A, 0x5A5E_BA7A_2337_7F3E, 0x731B_87FE_9503_9546,
    0x97AD_AB6D_9B27_5F9B, 0xBE95_9CE3_1DBE_6F0A, 0xBA5F_6451_8FBE_CF49, 0xD543_68EB_5DE4_6701,
    0x98D6_459D_F942_82C8, 0xA1F5_B5A6_9493_1616, 0x1CC5_567D_5C86_EDEF, 0xFDC0_2164_19FA_0364,
    0x4742_A000_86A6_2AD1, 0x23CE_8EF6_40DD_EEE0, 0xA87A_028F_FD74_EA15, 0xE8DB_4980_414A_9F5D,
    0xE9A2_C35D_4B4E_919C, 0x84BA_11DF_55B4_E462, 0x2B02_2E3B_3B89_8DC0, 0x8127_750F_3D3F_A29F,
    0xD48F_9D48_698E_E53C, 0x89F3_CC2D_F24D_E4C0, 0x3F3E_6013_5396_232B, 0x8E4A_AA07_9021_6F32,
    0xF1CA_477D_C015_E86F, 0xFA23_749F_1A22_1693, 0x5C2F_D067_BF78_1760, 0xA040_0B77_CEB0_468E,
    0x480D_E028_176D_94CF, 0x3E7A_12A4_D11F_2BF3, 0xD47C_B8D5_15F2_FBD2, 0x0677_2072_5841_9D8E,
    0x2A6E_E27A_3955_006E, 0xE3C3_6B3F_FA13_00BA, 0x8030_CE08_7F9E_7921, 0x2530_1188_4C5C_6489,
    0xE966_C912_389B_98F7, 0x819F_E91C_6295_E792, 0x719E_E12F_44E3_E9A1, 0x3BCD_1BB1_95A7_1311,
    0x75A2_CEC1_C5A6_3119, 0x0C8D_C676_DC2C_290B, 0x2CF5_3C89_2959_5C2A, 0xE2F5_E910_54AE_607B,
    0x6E15_430D_47E6_1962, 0x6937_9886_AF24_235E, 0xE8C3_75D9_5B96_55DE, 0x7490_A809_DA6E_6043,
    0x195C_2483_7E69_E995, 0xCD6D_BE54_5275_D558, 0x07E4_943A_B7CC_BF46, 0x94C5_9C69_713C_9591,
    0xEAB7_934C_DA84_D8BD, 0xCC5A_488F_C176_C6B8, 0x9ACA_B8E6_14A5_59C5, 0xFEAA_C1E5_4265_211D,
    0x6E3A_9CE8_D40A_7F3D, 0xB3DC_65C4_2B10_F974, 0x76C9_2FD3_7131_BE80, 0x3373_CB42_BA7C_64BC,
    0xA9A2_826A_3C72_D7C6, 0x8034_5A4F_57B7_4FDE, 0xDC23_76AE_04A7_A2B3, 0xA9D2_40A5_466E_2762,
    0xDE54_87D7_A0BD_866A, 0xD866_013C_0069_097A, 0xD80E_849B_932E_01AA, 0x35B5_064A_F481_3303,
    0x5539_F8D8_4670_D7EC, 0xB9A4_F8E0_28BF_F181, 0x9B05_DB55_1045_EDE5, 0x6EC9_F36F_5665_E745,
    0xAE62_BE9C_1787_F142, 0x9928_1001_B358_E504, 0xFBA1_93A2_1694_810D, 0x7FDB_546C_9BC7_1503,
    0xF773_AD69_E1BF_8C9D, 0x0AB6_4F6F_C518_0868, 0x7C3F_983F_7590_EDE2, 0x3D42_362A_588E_1DB8,
    0x211E_8CEE_7FD8_AD7A, 0xBD84_9534_9396_5DD4, 0x994F_970D_F116_A55A, 0x3865_D846_C66B_5C9C,
    0xE01B_2AF7_95C2_3DC5, 0x80EC_CEA1_1162_041C, 0x2BE6_DB10_23C4_AE58, 0x79B2_60FA_00D5_B769,
    0x9D4C_B135_FC04_8E3D, 0xDE7D_EF0C_526A_8AE7, 0x7591_2B32_9AD7_78D5, 0x6BD3_730C_4C97_CEDF,
    0x354B_C7E4_F9AA_F46D, 0xE9C2_3245_8B41_9AF8, 0x3F8F_7EA1_A854_A9C3, 0x82A4_1BB6_769C_630A,
    0xF388_BB96_3AC2_4876, 0x0DAE_A747_1A01_FBF5, 0x6253_DC2C_997A_A0F7, 0x60B4_DE9F_A32E_6669,
    0x1069_FB8F_4151_3AAE, 0xE562_025D_5658_2230, 0xA190_4C9C_5B36_2D67, 0xE562_A3DC_2180_0481,
    0x426D_0F91_DF19_344E, 0x5D11_4841_A4C9_75FE, 0xC711_1A71_F13D_2A7B, 0x1A17_B078_A017_CC15,
    0xCF7F_B7E4_EDE3_AD40, 0xF97F_5C1F_06B1_B84A, 0x8503_4E55_C940_74AD, 0xAE98_0266_8930_2B84,
    0x3C85_E8BA_8E8C_E367, 0xB3E6_5B4F_5B6A_1A4E, 0xCD62_675B_F7AD_9945, 0xA878_D6FF_A95F_358C,
    0xCB84_B65D_EC88_5B6F, 0x5EE9_B3CD_ABBA_AEE7, 0x3C56_0419_5CD4_B4FD, 0xC675_158A_CBD6_98D1,
    0x8EC9_24D1_C758_A143, 0xD0DF_C408_A94D_E669, 0x5A32_225D_560B_B1A7, 0x7F8F_208B_CFBC_E21F,
    0xA346_24C4_F432_B534, 0xE56E_47CD_FA46_EA7D, 0x672A_086A_5DDD_C5CC, 0x4B98_D307_51F6_E4B7,
    0x8FB2_6889_4274_A2F6, 0xB9D3_07B0_994C_9E41, 0x2BDB_BB33_E551_F5E4, 0xDAEC_171C_EEE9_2F04,
    0xE283_FBEC_B993_D530, 0x7D95_40DA_005F_6A73, 0x0DF3_7732_2BC2_09D3, 0x4684_F877_5BE4_3906,
    0x7169_B32E_89FB_5DE5, 0x46F4_9097_9BA0_7D62, 0x9005_6911_63EB_4D79, 0x1BD5_C92C_7944_8987,
    0x8485_FA58_39EB_3571, 0x23D6_B4A7_A8AD_85F9, 0x5BD8_6FDE_76A2_3CB2, 0xEA0B_340A_ECE2_D876,
  ]
}
