// The ten lenders that the specification names, within its span of rates. Sample data, in each of its figures: they
// show how lenders are compared, and say nothing of what a lender asks today.
import type { LenderStock } from '#src/stages/loans/lenders/stock.ts'

const asOf = Temporal.PlainDate.from('2026-07-01')
const source = 'Sample figures made up by Safar'

const percent = (rate: number): number => Math.round(rate * 100)

type Sample = Omit<LenderStock[number], 'asOf' | 'source'>

const bank = {
  rebateAvailable: true,
  usuallyTakes: '15 to 30 days',
  hiddenFees: 'Valuation and legal fees of the property',
} as const

const fast = {
  rebateAvailable: true,
  usuallyTakes: '1 to 2 weeks',
  hiddenFees: 'Processing fee of 1 to 2 %, with GST',
} as const

const abroad = {
  rebateAvailable: false,
  usuallyTakes: '1 to 2 weeks',
  hiddenFees: 'Administration fee of up to 5 %',
} as const

const either = ['salaried', 'self_employed'] as const

const samples: readonly Sample[] = [
  {
    ...bank,
    bank: 'State Bank of India',
    rateFrom: percent(6.9),
    rateTo: percent(8.65),
    moratorium: 30,
    marginMoney: '10 to 15 %',
    criteria: { least: 7.5, most: 150, unsecuredMost: 7.5, earnings: either },
  },
  {
    ...bank,
    bank: 'Axis Bank',
    rateFrom: percent(7.7),
    rateTo: percent(8.9),
    moratorium: 24,
    marginMoney: '5 to 15 %',
    criteria: { least: 5, most: 75, unsecuredMost: 40, earnings: ['salaried'] },
  },
  {
    ...bank,
    bank: 'Bank of Baroda',
    rateFrom: percent(6.9),
    rateTo: percent(8.4),
    moratorium: 24,
    marginMoney: '10 %',
    criteria: { least: 4, most: 150, unsecuredMost: 40, earnings: either },
  },
  {
    ...fast,
    bank: 'Incred',
    rateFrom: percent(8.2),
    rateTo: percent(8.9),
    moratorium: 24,
    marginMoney: 'None',
    criteria: { least: 5, most: 60, isUnsecuredOnly: true, earnings: either },
  },
  {
    ...fast,
    bank: 'Auxilo',
    rateFrom: percent(8.4),
    rateTo: percent(8.9),
    moratorium: 24,
    marginMoney: 'None',
    criteria: { least: 3, most: 75, earnings: either },
  },
  {
    ...bank,
    bank: 'ICICI Bank',
    rateFrom: percent(7.75),
    rateTo: percent(8.75),
    moratorium: 18,
    marginMoney: '5 to 15 %',
    criteria: { least: 10, most: 100, unsecuredMost: 40, earnings: ['salaried'] },
  },
  {
    ...fast,
    bank: 'Avanse',
    rateFrom: percent(8.25),
    rateTo: percent(8.9),
    moratorium: 36,
    marginMoney: 'None to 5 %',
    criteria: { least: 3, most: 125, unsecuredMost: 60, earnings: either },
  },
  {
    ...abroad,
    bank: 'Mpower Finance',
    rateFrom: percent(8.9),
    rateTo: percent(8.9),
    moratorium: null,
    marginMoney: 'None',
    criteria: { least: 2, most: 80, isUnsecuredOnly: true, needsNoCoApplicant: true, earnings: [] },
  },
  {
    ...fast,
    bank: 'HDFC Credilia',
    rateFrom: percent(7.9),
    rateTo: percent(8.9),
    moratorium: 24,
    marginMoney: 'None to 10 %',
    criteria: { least: 5, most: 150, unsecuredMost: 50, earnings: either },
  },
  {
    ...abroad,
    bank: 'Prodigy Finance',
    rateFrom: percent(8.7),
    rateTo: percent(8.9),
    moratorium: 12,
    marginMoney: 'None',
    criteria: { least: 6, most: 120, isUnsecuredOnly: true, needsNoCoApplicant: true, earnings: [] },
  },
]

export const lenderStock: LenderStock = samples.map(sample => ({ ...sample, asOf, source }))
