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
    0x4A6A_8471_8C4F_DC54, 0xB0CD_236A_EF7F_7E10, 0x8647_422E_7538_25D4, 0x97D4_543F_AA44_271A,
    0xB401_F741_E192_DE7F, 0xCA2F_7904_148D_D92F, 0x64EE_9138_1534_5B52, 0x3241_1393_02DF_05B2,
    0x5383_379D_2A64_466B, 0x5812_8025_200E_DA1D, 0xAD15_A692_F25A_79F4, 0x1186_20FD_BB64_54D9,
    0x2454_F1AF_5A19_AFCC, 0xABC8_3CEA_F87E_49D9, 0xDBDB_CE3E_3787_0D61, 0xED4B_D0B4_F63A_DC01,
    0xBB86_4630_2DBE_679F, 0xE91A_38F0_7AB0_D36C, 0x9F0A_7B18_45D3_73BE, 0xC984_38F4_6A47_86ED,
    0xE37E_0E4A_A52D_DDBD, 0xEDCA_5F05_BF11_76AF, 0xB0C9_0789_53BC_FB69, 0xAF1B_0A84_5B56_5577,
    0xA322_3CE6_F3D8_75BF, 0x044B_C8CD_7089_5364, 0xFDE7_60F5_2304_546E, 0xE671_A75F_5F30_C208,
    0xF837_7AA5_1F11_4C7D, 0x69EB_EF77_D39E_C1AA, 0x7F72_DA00_D968_8AD7, 0x3D1A_556E_A99F_2EAE,
    0xA7C2_968E_51A6_E510, 0x6DA9_3AFC_3477_9322, 0x36E8_2DE8_414B_4C61, 0x6580_F02C_A204_7A52,
    0x05D4_EA62_8C13_3B5C, 0xEEE5_DB69_90CF_6196, 0x5C04_8E9C_7CFB_6713, 0xBAC3_2FB7_EC62_1852,
    0x9E96_86F8_4BEA_5425, 0x7F12_437B_A8D2_538F, 0x3E4D_EB6C_25DA_5D99, 0x4639_CA7B_D7F2_F0AD,
    0x02ED_AB30_D6B8_F5D7, 0x273E_C8FE_B5AF_28CC, 0xDDF8_301A_8AF9_77F7, 0x470A_DB6C_2692_B17C,
    0x6390_05C2_3B4D_F14B, 0x1F9A_D432_3C6D_8DE1, 0x0DF9_A3A9_8269_99AC, 0xE169_5F44_CEF8_2BB4,
    0x67DE_1694_8323_D428, 0x298C_9192_ADBE_D6B3, 0xCA18_EFA1_2DB8_4253, 0x6E6D_C9F4_BC6D_23E4,
    0x9F23_04B5_FD57_6114, 0xE0D9_8EAC_9FB2_5FA9, 0x4C48_0034_A48A_C9EB, 0x6B86_4C5C_292F_33C5,
    0xCEA7_0494_244D_1CF4, 0x8953_01EA_8A77_E0AC, 0x30C4_169B_C7A9_26B3, 0x40BB_E953_91C1_9E42,
    0x57EE_7E4F_D917_250B, 0x57FC_8559_DF6D_3E43, 0xEAAD_FD96_89E9_9F80, 0xCEB7_EB9A_38A7_C03A,
    0x159A_85EA_A0AA_556B, 0xBB27_A0D1_9ABA_5A9F, 0x89D5_83CA_B121_E83C, 0xE6E4_F487_FA33_ABAD,
    0x78B3_30B5_1F84_6C1D, 0xE1AB_E990_8CD7_3EA8, 0xD47E_135A_B5F2_6208, 0xA107_D66A_ABCE_8488,
    0xDE1A_F7F6_3FEC_AA90, 0x646C_C9F1_7635_BA1B, 0x0607_DB88_0B6A_5F9C, 0x9B0D_5003_0E94_D7FB,
    0x15C0_F586_EF45_01DD, 0x9A87_0841_E1AE_4BAB, 0xBD8D_4FF2_FE96_F71A, 0x40AD_431D_FB82_9406,
    0x3375_00EC_2644_7E4D, 0xF172_FA6E_408E_3ABE, 0x17D7_0060_4C1B_DCBB, 0x50C8_0DF8_F4B8_EEC3,
    0x71DE_6AC7_8023_0A45, 0x1AD2_634E_144A_A524, 0x9669_6CC3_9A3B_0E57, 0xD44D_BF3B_9708_582A,
    0xAB6A_020C_6F1E_510D, 0x3CF5_33BE_9E38_26C8, 0x2EB9_0145_1EF2_E220, 0x0226_A138_AECA_DFA4,
    0xC8A7_9CE2_5B39_7138, 0xC581_C99C_8C4A_8327, 0xB592_99FC_EA21_B64A, 0x98BC_6EA2_3C65_0C23,
    0x956D_6433_9625_2CB7, 0xDFF6_9609_936F_193C, 0x0E7A_60D3_4DFC_32CD, 0x16E5_73F1_058D_3EBB,
    0xE3BE_D18A_E5EC_127E, 0xD83C_0875_D458_4C53, 0xA4DE_B23B_54C7_6660, 0x8F07_7906_CA6C_9581,
    0x45C3_7B9B_3DC8_83E9, 0xD029_875C_3519_9723, 0x6FC8_84AE_6220_DF5A, 0xB634_1967_C0EA_8098,
    0xAC8D_D033_67A0_E482, 0xEB8A_64EF_480B_1404, 0x29BC_9C38_9C56_5030, 0x7839_9220_F6CD_6665,
    0xEC83_8210_9D66_9B41, 0x482B_DFDF_B1BA_B03C, 0x00AA_C2DF_3AC2_2C4F, 0x45F6_082C_6EEB_0969,
    0xAB72_4023_2CB6_A2AC, 0x7EEA_8593_B9C9_C224, 0xE57F_F209_A99A_7FF9, 0x6F52_6D2C_118E_5B15,
    0xD5A1_3E28_9A09_49AA, 0x7E1D_4F55_EF1E_11E2, 0x39F6_FA1F_5B82_0810, 0xE784_EB7C_6F22_C431,
    0xD534_3AB2_8779_BF60, 0x7D5E_934C_B10C_9078, 0xBFE3_C561_DDE3_33A2, 0xB8B2_923B_DCB5_7192,
    0xF389_C19C_539C_9232, 0x8398_E450_CFF2_9721, 0xFA13_0103_7C05_62B0, 0xDEDD_4C35_08B2_DAEE,
    0x2C04_A2E9_22E7_D278, 0x3DDA_4710_A27A_1A3F, 0x24F3_ED33_6618_549E, 0xFA90_0762_0821_3314,
    0x1B01_5040_333D_15F8, 0x3D36_5059_B51B_C523, 0xDC87_F36A_7021_7E65, 0x9E7B_884C_CFDA_6ADE,
    0xC23B_69F2_AA4D_05D4, 0xCBC7_35F4_C8E2_E848, 0x0A24_99A1_804D_B3B1, 0x5998_5095_5851_9968,
    0xE279_B256_4430_FB31, 0x531B_DE75_9C49_0FDC, 0x9263_A017_1A6E_D622, 0x8007_9108_653F_09B6,
    0xF215_5D65_5DDE_DE67, 0x7530_7218_9F24_741F, 0x69F5_2F71_4995_B4A9, 0x9457_604E_CCBA_1326,
    0x51EB_E4F6_DCF2_AFFF, 0x5CDD_584A_F2E1_DF94, 0xFEAE_B2DD_A077_BE97, 0xDF65_7C09_0A54_34D3,
  ]
}
