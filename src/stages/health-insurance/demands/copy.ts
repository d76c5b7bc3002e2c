// A university's demands and a plan side by side, in words. Amounts are whole dollars: universities ask for nothing finer.
import { dollars, formatMoney } from '#src/values/money.ts'
import { criteria, type Cover, type Criterion, type Demands } from './rules.ts'

export type Compared = { title: string; asks: string; has: string }

export const compared = (criterion: Criterion, cover: Cover, demands: Demands): Compared =>
  words[criterion](cover, demands)

/** What a university asks, for somebody whose policy we do not know. */
export const askedOf = (demands: Demands): Omit<Compared, 'has'>[] => [
  ...criteria
    .filter(criterion => demands[criterion] !== undefined)
    .map(criterion => {
      const { title, asks } = compared(criterion, unknownCover, demands)
      return { title, asks }
    }),
  ...(demands.unheld ?? []).map(asks => ({ title: 'Besides', asks })),
]

/** Read for what is asked alone. */
const unknownCover: Cover = {
  deductible: 0,
  isDeductibleAnnual: true,
  coInsurance: 0,
  isACA: false,
  evacuation: 0,
  repatriation: 0,
  coversPreExisting: false,
  preventive: 0,
  isInternational: false,
}

export const amount = (cents: number): string => formatMoney(dollars(cents)).replace(/\.00$/, '')

export const deductibleWords = ({ deductible, isDeductibleAnnual }: Cover): string =>
  deductible === 0 ? 'None' : `${amount(deductible)} ${isDeductibleAnnual ? 'a year' : 'each time you are ill'}`

export const benefitWords = ({ maxBenefit }: Cover): string =>
  maxBenefit === undefined ? 'No limit' : `${amount(maxBenefit)} a year`

const words: Record<Criterion, (cover: Cover, demands: Demands) => Compared> = {
  sponsors: (_, { sponsors = [] }) => ({
    title: 'Who pays for it',
    asks: `Only a plan paid for by: ${sponsors.join(', ')}`,
    has: 'Paid for by you',
  }),
  refusesInternational: ({ isInternational }) => ({
    title: 'Made for whom',
    asks: 'No plans that are made for international students',
    has: isInternational ? 'Made for international students' : 'Open to everybody',
  }),
  aca: ({ isACA }) => ({
    title: 'Affordable Care Act',
    asks: 'Meets it in full',
    has: isACA ? 'Meets it' : 'Does not meet it',
  }),
  maxBenefit: (cover, { maxBenefit = 0 }) => ({
    title: 'Most that is paid',
    asks: maxBenefit === 'unlimited' ? 'No limit' : `At least ${amount(maxBenefit)}`,
    has: benefitWords(cover),
  }),
  deductible: (cover, { deductible = { most: 0, per: 'year' } }) => ({
    title: 'Deductible',
    asks: `At most ${amount(deductible.most)} ${deductible.per === 'year' ? 'a year' : 'each time you are ill'}`,
    has: deductibleWords(cover),
  }),
  coInsuranceMost: ({ coInsurance }, { coInsuranceMost = 100 }) => ({
    title: 'Your share of each bill',
    asks: `At most ${coInsuranceMost} %`,
    has: `${coInsurance} %`,
  }),
  evacuation: ({ evacuation }, { evacuation: least = 0 }) => ({
    title: 'Medical evacuation',
    asks: `At least ${amount(least)}`,
    has: amount(evacuation),
  }),
  repatriation: ({ repatriation }, { repatriation: least = 0 }) => ({
    title: 'Repatriation',
    asks: `At least ${amount(least)}`,
    has: amount(repatriation),
  }),
  preExisting: ({ coversPreExisting }) => ({
    title: 'Illnesses from before',
    asks: 'Covered',
    has: coversPreExisting ? 'Covered' : 'Not covered',
  }),
  preventive: ({ preventive }, { preventive: least = 0 }) => ({
    title: 'Preventive care',
    asks: `At least ${least} % paid`,
    has: `${preventive} % paid`,
  }),
}
