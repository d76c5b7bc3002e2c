// Ten orders of dollars for the card, worked out by hand (with decimals, away from the code): what each costs, what it leaves
// of the year, and what the $100 after it cost.
import type { Funding } from '../src/features/exchange/cost/rules.ts'

export type WorkedOrder = {
  what: string
  /** Between banks, in ten-thousandths; ours is 1 % above. */
  midRate: number
  rateWords: string
  typed: { amount: string; fundedBy: Funding; sentBefore: string }
  cents: number
  /** In paise: the fee is nothing. */
  converted: number
  gst: number
  tcs: number
  total: number
  /** What was sent elsewhere, and its dollars at our rate. */
  declared: { paise: number; cents: number }
  /** Of $250,000, after this order. */
  left: string
  /** As the form lists them: changed, fee, GST, TCS, in all. */
  words: readonly [string, string, string, string, string]
  /** $100 more from the same money at the same rate. */
  next: { sentInAll: number; converted: number; gst: number; tcs: number; total: number }
}

export const tenOrders: readonly WorkedOrder[] = [
  // $1.00 × 93.0322 = 93.0322. Deemed value at least 250: 250, 18 % of it 45. TCS: 2 % of 0.
  {
    what: 'a dollar: the least GST there is',
    midRate: 921111,
    rateWords: '₹93.0322 a dollar',
    typed: { amount: '1', fundedBy: 'savings', sentBefore: '0' },
    cents: 1_00,
    converted: 93_03,
    gst: 45_00,
    tcs: 0,
    total: 138_03,
    declared: { paise: 0, cents: 0 },
    left: '$249,999.00',
    words: ['₹93.03', '₹0.00', '₹45.00', '₹0.00', '₹138.03'],
    next: { sentInAll: 93_03, converted: 9_303_22, gst: 45_00, tcs: 0, total: 9_348_22 },
  },
  // $285.00 × 89.385 = 25474.725. Deemed value 1 %: 254.7473, 18 % of it 45.854514. TCS: 2 % of 0.
  {
    what: '$285, which is half a paisa more than a whole one',
    midRate: 885000,
    rateWords: '₹89.385 a dollar',
    typed: { amount: '285', fundedBy: 'savings', sentBefore: '0' },
    cents: 285_00,
    converted: 25_474_73,
    gst: 45_85,
    tcs: 0,
    total: 25_520_58,
    declared: { paise: 0, cents: 0 },
    left: '$249,715.00',
    words: ['₹25,474.73', '₹0.00', '₹45.85', '₹0.00', '₹25,520.58'],
    next: { sentInAll: 25_474_73, converted: 8_938_50, gst: 45_00, tcs: 0, total: 8_983_50 },
  },
  // $500.00 × 89.385 = 44692.5. Deemed value 1 %: 446.925, 18 % of it 80.4465. TCS: 2 % of 0.
  {
    what: '$500 within the first lakh',
    midRate: 885000,
    rateWords: '₹89.385 a dollar',
    typed: { amount: '500', fundedBy: 'savings', sentBefore: '0' },
    cents: 500_00,
    converted: 44_692_50,
    gst: 80_45,
    tcs: 0,
    total: 44_772_95,
    declared: { paise: 0, cents: 0 },
    left: '$249,500.00',
    words: ['₹44,692.50', '₹0.00', '₹80.45', '₹0.00', '₹44,772.95'],
    next: { sentInAll: 44_692_50, converted: 8_938_50, gst: 45_00, tcs: 0, total: 8_983_50 },
  },
  // $2,450.75 × 89.385 = 219060.28875. Deemed value 1,000 + 0.5 % above a lakh: 1595.30145, 18 % of it 287.154261. TCS: 2 % of 0.
  {
    what: '$2,450.75 in the middle slab',
    midRate: 885000,
    rateWords: '₹89.385 a dollar',
    typed: { amount: '2450.75', fundedBy: 'savings', sentBefore: '0' },
    cents: 2_450_75,
    converted: 2_19_060_29,
    gst: 287_15,
    tcs: 0,
    total: 2_19_347_44,
    declared: { paise: 0, cents: 0 },
    left: '$247,549.25',
    words: ['₹2,19,060.29', '₹0.00', '₹287.15', '₹0.00', '₹2,19,347.44'],
    next: { sentInAll: 2_19_060_29, converted: 8_938_50, gst: 45_00, tcs: 0, total: 8_983_50 },
  },
  // $5,000.00 × 88.37 = 441850. Deemed value 1,000 + 0.5 % above a lakh: 2709.25, 18 % of it 487.665. TCS: 2 % of 341850.
  {
    what: '$5,000 after nine lakh: over the threshold with this order',
    midRate: 874950,
    rateWords: '₹88.37 a dollar',
    typed: { amount: '5000', fundedBy: 'savings', sentBefore: '900000' },
    cents: 5_000_00,
    converted: 4_41_850_00,
    gst: 487_67,
    tcs: 6_837_00,
    total: 4_49_174_67,
    declared: { paise: 9_00_000_00, cents: 10_184_45 },
    left: '$234,815.55',
    words: ['₹4,41,850.00', '₹0.00', '₹487.67', '₹6,837.00', '₹4,49,174.67'],
    next: { sentInAll: 13_41_850_00, converted: 8_837_00, gst: 45_00, tcs: 176_74, total: 9_058_74 },
  },
  // $1,500.00 × 89.385 = 134077.5. Deemed value 1,000 + 0.5 % above a lakh: 1170.3875, 18 % of it 210.66975. TCS: 2 % of 134077.5.
  {
    what: '$1,500 after exactly ten lakh: taxed from the first rupee',
    midRate: 885000,
    rateWords: '₹89.385 a dollar',
    typed: { amount: '1500', fundedBy: 'savings', sentBefore: '1000000' },
    cents: 1_500_00,
    converted: 1_34_077_50,
    gst: 210_67,
    tcs: 2_681_55,
    total: 1_36_969_72,
    declared: { paise: 10_00_000_00, cents: 11_187_56 },
    left: '$237,312.44',
    words: ['₹1,34,077.50', '₹0.00', '₹210.67', '₹2,681.55', '₹1,36,969.72'],
    next: { sentInAll: 11_34_077_50, converted: 8_938_50, gst: 45_00, tcs: 178_77, total: 9_162_27 },
  },
  // $777.77 × 89.385 = 69520.97145. Deemed value 1 %: 695.2097, 18 % of it 125.137746. TCS: 2 % of 69520.97.
  {
    what: '$777.77 after more than ten lakh, with paise',
    midRate: 885000,
    rateWords: '₹89.385 a dollar',
    typed: { amount: '777.77', fundedBy: 'savings', sentBefore: '1234567.89' },
    cents: 777_77,
    converted: 69_520_97,
    gst: 125_14,
    tcs: 1_390_42,
    total: 71_036_53,
    declared: { paise: 12_34_567_89, cents: 13_811_80 },
    left: '$235,410.43',
    words: ['₹69,520.97', '₹0.00', '₹125.14', '₹1,390.42', '₹71,036.53'],
    next: { sentInAll: 13_04_088_86, converted: 8_938_50, gst: 45_00, tcs: 178_77, total: 9_162_27 },
  },
  // $11,100.00 × 92.1468 = 1022829.48. Deemed value 5,500 + 0.1 % above ten lakh: 5522.82948, 18 % of it 994.1093064. TCS: none on a bank’s loan.
  {
    what: '$11,100 of an education loan after fifteen lakh: no TCS',
    midRate: 912345,
    rateWords: '₹92.1468 a dollar',
    typed: { amount: '11100', fundedBy: 'loan', sentBefore: '1500000' },
    cents: 11_100_00,
    converted: 10_22_829_48,
    gst: 994_11,
    tcs: 0,
    total: 10_23_823_59,
    declared: { paise: 15_00_000_00, cents: 16_278_37 },
    left: '$222,621.63',
    words: ['₹10,22,829.48', '₹0.00', '₹994.11', '₹0.00', '₹10,23,823.59'],
    next: { sentInAll: 25_22_829_48, converted: 9_214_68, gst: 45_00, tcs: 0, total: 9_259_68 },
  },
  // $12,000.00 × 88.37 = 1060440. Deemed value 5,500 + 0.1 % above ten lakh: 5560.44, 18 % of it 1000.8792. TCS: 2 % of 60440.
  {
    what: '$12,000 of another loan, a little above ten lakh by itself',
    midRate: 874950,
    rateWords: '₹88.37 a dollar',
    typed: { amount: '12000', fundedBy: 'other-loan', sentBefore: '0' },
    cents: 12_000_00,
    converted: 10_60_440_00,
    gst: 1_000_88,
    tcs: 1_208_80,
    total: 10_62_649_68,
    declared: { paise: 0, cents: 0 },
    left: '$238,000.00',
    words: ['₹10,60,440.00', '₹0.00', '₹1,000.88', '₹1,208.80', '₹10,62,649.68'],
    next: { sentInAll: 10_60_440_00, converted: 8_837_00, gst: 45_00, tcs: 176_74, total: 9_058_74 },
  },
  // $25,000.00 × 93.0322 = 2325805. Deemed value 5,500 + 0.1 % above ten lakh: 6825.805, 18 % of it 1228.6449. TCS: 2 % of 2325804.99.
  {
    what: '$25,000, the most at once, after a paisa less than ten lakh',
    midRate: 921111,
    rateWords: '₹93.0322 a dollar',
    typed: { amount: '25000', fundedBy: 'savings', sentBefore: '999999.99' },
    cents: 25_000_00,
    converted: 23_25_805_00,
    gst: 1_228_64,
    tcs: 46_516_10,
    total: 23_73_549_74,
    declared: { paise: 9_99_999_99, cents: 10_748_97 },
    left: '$214,251.03',
    words: ['₹23,25,805.00', '₹0.00', '₹1,228.64', '₹46,516.10', '₹23,73,549.74'],
    next: { sentInAll: 33_25_804_99, converted: 9_303_22, gst: 45_00, tcs: 186_06, total: 9_534_28 },
  },
]
