import Testing
import TextLayout
import UIKit

/// Line breaking, label sizes, and line positions, compared bit by bit with a recording.
///
/// Each number of the recording is a hash of all results for the texts of one seed. The results are
/// ours, not UIKit's: the recording guards against unintended changes. After an intended one, run
/// `TESSERA_RECORD_LABELS=1 swift test --filter LabelRecordingTests` and paste the printed rows.
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

  /// An FNV-1a hash over the bit patterns of numbers and the UTF-8 of strings.
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
      // The main screen is that of the last test.
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
    0xF0B3_E5D1_3BC1_6B6C, 0xAD73_819C_B4D7_38B9, 0xEE25_B836_87FB_3061, 0xDF55_AFD3_F0F5_FC7D,
    0xB112_01CF_625B_9E96, 0x55E6_9109_481F_9B52, 0xE3AB_6226_9A29_02B4, 0x0544_CFCB_229F_66FC,
    0x26E6_55B9_625C_503F, 0x2CC1_DECC_543B_01AD, 0x8C78_9B1E_776D_EA60, 0x14B0_8AF4_E8C1_9C62,
    0x01C2_52C4_E250_24D6, 0xF45D_C556_EBB4_AD08, 0xCA18_EDBA_4966_7010, 0x27BB_DFC6_8CB7_0BAD,
    0xE3CF_0F8D_EE12_26FE, 0x5B24_B59D_CB37_120A, 0x867D_C1C2_2DBC_1C3E, 0x731B_87FE_9503_9546,
    0x97AD_AB6D_9B27_5F9B, 0xBE95_9CE3_1DBE_6F0A, 0x2D22_A539_1C20_6EC9, 0x14F6_9C3F_6C45_8081,
    0xE130_9545_6769_287D, 0xBE88_2A8C_4B4F_F096, 0xB176_0876_A9BA_9EEF, 0xEED8_7241_9BC3_C7E4,
    0xABA4_E279_AE05_5951, 0xF78D_0917_A194_0EB9, 0x799B_FA9E_CB2C_B895, 0x53EE_6FF0_449F_645D,
    0x847F_E949_36DA_921C, 0x84BA_11DF_55B4_E462, 0x1EA2_1523_5B81_09C0, 0xF2BE_4CF7_6204_A41F,
    0xD48F_9D48_698E_E53C, 0xEC99_8119_2F1D_0440, 0xF741_945D_E42A_2C2B, 0x8E4A_AA07_9021_6F32,
    0x2E2A_F0FD_E9F5_F5E0, 0xD3B8_F594_A157_E013, 0x5C2F_D067_BF78_1760, 0xA040_0B77_CEB0_468E,
    0x40BA_4538_606D_C94F, 0x3E7A_12A4_D11F_2BF3, 0xDA73_860D_CD60_CC52, 0x6676_8321_C7B9_A30E,
    0x2A6E_E27A_3955_006E, 0x15D9_2243_3583_3FBA, 0x3DA7_28EC_432C_8FA1, 0x0A8F_C021_63A9_1F09,
    0xE966_C912_389B_98F7, 0xF961_DDF5_3D9F_0E12, 0x719E_E12F_44E3_E9A1, 0x6F0E_1B6B_F278_DF91,
    0xDB80_A849_A151_4319, 0x0C8D_C676_DC2C_290B, 0x2CF5_3C89_2959_5C2A, 0xE2F5_E910_54AE_607B,
    0x6E15_430D_47E6_1962, 0x6937_9886_AF24_235E, 0x68B2_A687_A480_715E, 0x0422_7BD4_4CB0_93C3,
    0x195C_2483_7E69_E995, 0xEF7C_F3DE_F144_8B58, 0xFF2A_4D5D_659F_F146, 0x9E25_E25D_D9E9_3A11,
    0xEAB7_934C_DA84_D8BD, 0xCC5A_488F_C176_C6B8, 0x9ACA_B8E6_14A5_59C5, 0xBEF5_9CB3_19B7_74A1,
    0x6E3A_9CE8_D40A_7F3D, 0xB3DC_65C4_2B10_F974, 0x76C9_2FD3_7131_BE80, 0x3373_CB42_BA7C_64BC,
    0xB058_E6C5_8142_99C6, 0x8034_5A4F_57B7_4FDE, 0x89C8_713C_F3CE_11B3, 0xF8FC_519A_038C_5EE2,
    0xDE54_87D7_A0BD_866A, 0x5B5A_BBBB_FF52_DCFA, 0x9D96_E71A_B1C5_F9AA, 0x35B5_064A_F481_3303,
    0x5713_D9A1_94DC_556C, 0x3542_C73E_05A5_3901, 0x4A29_EAF9_80CC_95B5, 0x03A3_5615_422C_8845,
    0x917D_68B5_ADA5_6EC2, 0x9928_1001_B358_E504, 0xBB0F_C2ED_B485_C99D, 0x6301_75C8_8775_1F83,
    0xF773_AD69_E1BF_8C9D, 0x10CE_8B91_E88F_7FE8, 0x7C3F_983F_7590_EDE2, 0x2125_C29C_BC87_CF38,
    0xBD18_D87A_361F_B34E, 0x2BA5_A898_44B5_4054, 0xF489_8083_22C8_E0DA, 0x8BD8_72C9_4CEE_B71C,
    0xE01B_2AF7_95C2_3DC5, 0x80EC_CEA1_1162_041C, 0x2BE6_DB10_23C4_AE58, 0x79B2_60FA_00D5_B769,
    0x4510_8D99_6985_ACBD, 0xDE7D_EF0C_526A_8AE7, 0x5BBB_532A_9B95_7755, 0x6BD3_730C_4C97_CEDF,
    0x354B_C7E4_F9AA_F46D, 0xE9C2_3245_8B41_9AF8, 0xC666_F2F9_111F_0343, 0x1B13_B86B_D6DB_588A,
    0xFF81_CDAF_C67D_4676, 0x0DAE_A747_1A01_FBF5, 0x6253_DC2C_997A_A0F7, 0x60B4_DE9F_A32E_6669,
    0x470D_F62F_048B_1D2E, 0xE562_025D_5658_2230, 0xA190_4C9C_5B36_2D67, 0x5D5F_12F3_FE63_79EB,
    0x9D15_0557_A182_C71F, 0x323E_5BE4_159F_3D93, 0xC711_1A71_F13D_2A7B, 0x1A17_B078_A017_CC15,
    0x361E_0B9C_F4AC_2DC0, 0xF97F_5C1F_06B1_B84A, 0x298C_D6A2_7881_32AD, 0xAE98_0266_8930_2B84,
    0x2A80_5D3E_3BA2_EAE7, 0xB3E6_5B4F_5B6A_1A4E, 0x82BA_011B_39B7_67C5, 0xEF07_4B6E_8279_478C,
    0x9EC2_491F_77FD_076F, 0x5EE9_B3CD_ABBA_AEE7, 0xBF00_D970_4258_177D, 0xB9A7_4982_EAEB_9751,
    0x12C1_26CA_B4D1_F9C3, 0xD0DF_C408_A94D_E669, 0x5A32_225D_560B_B1A7, 0x8C42_8220_ECF3_8DE6,
    0x6F47_5359_2516_5CB4, 0xE56E_47CD_FA46_EA7D, 0x672A_086A_5DDD_C5CC, 0x4B98_D307_51F6_E4B7,
    0x8FB2_6889_4274_A2F6, 0xB9D3_07B0_994C_9E41, 0xD316_DA71_14DE_B5E4, 0xDAEC_171C_EEE9_2F04,
    0x2472_C658_8771_6C30, 0x7D95_40DA_005F_6A73, 0x68C6_C918_2BFC_D737, 0xBEB4_B16E_B4CD_0C86,
    0x7169_B32E_89FB_5DE5, 0xE760_AD84_6A7A_4DE2, 0x9005_6911_63EB_4D79, 0xE99F_48F9_BBB1_8283,
    0x8485_FA58_39EB_3571, 0x23D6_B4A7_A8AD_85F9, 0x5BD8_6FDE_76A2_3CB2, 0x2E05_1722_63C0_FDF6,
  ]
}
