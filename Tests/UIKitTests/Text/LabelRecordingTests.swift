import Testing
import TextLayout

@testable import UIKit

/// Line breaking, label sizes, and line positions, compared bit by bit with a recording.
///
/// Each number of the recording is a hash of all results for the texts of one seed. The results are
/// ours, not UIKit's: the recording guards against unintended changes. After an intended one, run
/// `TESSERA_RECORD_LABELS=1 swift test --filter LabelRecordingTests` and paste the printed rows.
@MainActor
struct LabelRecordingTests {
  static let samplesPerSeed = 8

  @Test func `text results equal the recorded ones to the last bit`() {
    let records = ProcessInfo.processInfo.environment["TESSERA_RECORD_LABELS"] != nil
    // `TESSERA_RANDOM_SEEDS=3` compares all of them.
    let count = records ? 160 : min(RepeatableRandom.seeds(64).count, Self.recorded.count)
    let hashes = (0..<count).map { Self.hash(ofSeed: UInt64($0)) }
    if records {
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
    #expect(Self.recorded.count == 160)
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
      // The main screen is still the last test's.
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
    0xF6D1_CFCD_2D58_FF50, 0x9F05_A03C_EDC2_8C60, 0x6BDE_5FE9_1925_9EB9, 0x0B33_A95C_FA11_F553,
    0x6DF1_EB7D_2321_1DE5, 0x375B_0E58_7D6F_385D, 0x48DA_DA02_FD0A_B07B, 0x8A22_CCC0_8BC6_F15E,
    0xAE2A_B4C2_38FC_DADE, 0xC320_9405_CBFD_3E20, 0xD850_8BDF_C5BA_1619, 0xE6AB_A083_9735_5232,
    0x19CD_52FA_4ABF_4B99, 0x23D9_9F18_D5CE_0214, 0x2D99_5469_FC7F_905D, 0xE79A_087B_21D0_B3BB,
    0x33E5_3ABE_7931_B22C, 0xAAF8_0E8E_0526_1532, 0x2AAD_3EBA_0763_5A82, 0xE60D_7BDF_DAD7_EFDD,
    0xF74A_A04F_1466_675E, 0x9602_C2A8_F424_D056, 0x4536_2069_82FC_8F91, 0x47CA_209C_3778_6B9D,
    0xC0AE_FBDE_2C80_324F, 0x7DA0_2DE8_D34F_FE8D, 0xECE5_66F0_13CF_FAF5, 0x0911_8C46_19A3_9E03,
    0x0414_1CEF_4583_6EF7, 0x5281_66E6_7111_9599, 0x9BB9_0B1A_C145_C557, 0x7B22_B8C5_BDFF_61E4,
    0xE7D8_9089_9BEB_9A92, 0xFA1F_78BD_E7BD_38DE, 0x071D_3D8F_5D50_5DE5, 0xE17B_0E93_DED2_A96A,
    0x46A3_0345_4352_1BE9, 0xAC99_97C4_ED98_7E37, 0xE3F1_22B4_3992_90A0, 0x9477_1BAA_6843_82B0,
    0x90C8_3D55_FA1A_95F6, 0x16E1_3C92_CEC6_4F47, 0x4067_FCE1_D7F7_8D0F, 0x91CF_51CF_65F9_42C9,
    0x9EC7_D6D2_E0B9_1E62, 0x655A_A21B_D34E_FB28, 0x242D_9487_0E1A_D971, 0xEA80_A799_DE71_909A,
    0x2DB5_36BE_524C_EC2E, 0x1C1E_8AEE_4FEF_99C3, 0xB599_329D_47C4_1CAC, 0x5996_7890_B392_4F8C,
    0xA2BA_A0A4_D997_FD63, 0xA222_E511_B246_3591, 0xF14B_FB75_9BAA_5363, 0xFE58_2339_2D19_9813,
    0xB0B8_0D64_1B4F_939F, 0x61CB_84F1_2915_767A, 0xB695_19C0_EE36_1536, 0x05FD_8815_E39B_91DC,
    0xBCAC_5FC8_759C_127C, 0x6274_F704_7B53_9849, 0xE2E4_84AB_52B2_1FD8, 0x4CA5_87F4_6834_11A6,
    0x368F_4466_644C_B56E, 0x6EEE_8BD6_09DA_95CC, 0x4D51_BCAC_554D_0472, 0x3F28_CE38_4F44_6285,
    0xC7FE_BCD3_0B36_A791, 0xEF36_9A61_2C1A_7EA9, 0x98E6_D538_D3C3_AB00, 0xACCE_A4AD_23DE_778A,
    0x35C9_8069_2A70_9FB5, 0x6F72_F517_1F57_B261, 0x79F0_EA46_1465_F757, 0xC72F_1B35_559B_DB7D,
    0xA7AB_DAAA_E892_E592, 0xF7B0_912A_4A18_6B4A, 0xCA1D_1CB1_9056_185A, 0xF48C_0ABD_317A_52D7,
    0x51C4_2719_BA77_0E8E, 0xD6FB_B101_F443_4E04, 0x3F16_EAA1_025B_9AD2, 0x1A2F_7CCB_95DD_3298,
    0xBE2A_F76E_9CAD_9966, 0xA661_1457_8FE4_3C1F, 0x07CC_3D27_0036_8609, 0x12AA_990B_9951_AAB4,
    0x3C83_77DF_430F_70F8, 0xC179_C309_B300_4F7E, 0xDFCD_852A_CA20_A322, 0xAA62_DFB5_D92D_2EC6,
    0x914A_C152_1C5B_BF62, 0xBB26_5520_8730_25CA, 0xCB4C_DEBD_7E52_6988, 0x7A62_BE4F_FBC7_8201,
    0x3128_B928_49B2_7438, 0x42B5_F409_76BB_2D4A, 0x0DE3_538F_0F6F_080D, 0x3B2A_51FC_EDBB_EFE7,
    0x0C4C_C059_FC58_F5C5, 0xBA05_ED46_697D_B57F, 0xC313_75A1_845C_F690, 0xEF70_688A_3FFA_AD3C,
    0xAFC0_647C_08F9_E9AB, 0x7131_D017_005C_4DE5, 0x6F0E_E8D8_8260_BE47, 0x6FAB_2685_5405_0472,
    0x4966_7B10_00B3_20F1, 0xA016_4B43_A9F1_550C, 0xC15C_B2A4_7EB4_55B2, 0xA5E0_AD33_5B0F_1F1C,
    0x4282_301F_130C_4700, 0xB4C0_E63E_73A6_0E52, 0x7AF0_319F_DD9C_EBA9, 0x2591_46F8_35C8_62A4,
    0x2104_EB1A_8D0E_202D, 0xF061_1FC6_5C3C_BF84, 0xA056_47B3_6DCC_D30C, 0xB2FB_5453_C858_B4D9,
    0x7F67_7AA1_C24F_771A, 0xC90D_E342_C8D4_7E92, 0x87D0_8239_5AAB_DF0C, 0x1060_C596_722F_1109,
    0x042B_3FE4_072E_1437, 0x9B0D_FA96_E589_5A43, 0x38D2_240E_0449_F992, 0x27E0_AB55_E40F_4BA8,
    0xBAD5_1B68_07F8_3140, 0x08C2_9279_0D2B_250A, 0xDEA3_FC9B_F4B8_CF0B, 0x8947_159C_1334_DA73,
    0x6DC4_829B_E8CF_964D, 0xF5D7_B93E_5296_614E, 0x37EE_4743_AC2F_3287, 0xCF77_E22A_A53F_9959,
    0x64F7_DB22_CCFB_2F2F, 0xE152_E542_00EC_6944, 0xFD30_1FE3_7AF7_2F9E, 0x103F_6947_DEBC_A01B,
    0xA423_F4E0_375D_190B, 0x0F0A_C339_B6EF_AE1F, 0x8930_BC61_6ECE_4FD1, 0x193F_F288_AB9C_1AA6,
    0x39F9_9CA2_8530_E65D, 0x85BE_0417_804B_772A, 0x0D8F_CA7D_D203_E8A7, 0x2ABF_4796_3D9F_3ACC,
    0x6E22_45C3_129F_1CA1, 0xCB41_0456_43F2_C02A, 0x37A2_0213_DAA9_4522, 0xAA00_A044_36E5_6EDB,
    0x2ED9_AF4C_A9E5_DD9F, 0x327A_D0A3_7D00_30D0, 0xF646_6131_122C_1792, 0xBF1C_068A_9361_04AA,
    0xA663_342E_E61A_75AC, 0xB8DA_E089_071D_E744, 0x3B29_E8DC_2632_4A92, 0xB32B_372F_FC5D_7EFC,
  ]
}
