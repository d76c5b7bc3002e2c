// Holds a plan against what a university demands of an insurance before it lets a student off its own
// (facts of the field, 4.9). What a page does not say is not demanded.

/** What a plan pays and what it leaves to the student; amounts in cents. */
export type Cover = {
  /** Of all benefits in a year; absent where there is no limit. */
  maxBenefit?: number
  deductible: number
  /** For a year, or each time one is ill. */
  isDeductibleAnnual: boolean
  /** The student's part, in percent. */
  coInsurance: number
  isACA: boolean
  evacuation: number
  repatriation: number
  coversPreExisting: boolean
  /** Of preventive care, in percent. */
  preventive: number
  /** Made for international students. */
  isInternational: boolean
}

export type Demands = {
  aca?: true
  /** At least, in cents; 'unlimited' takes no plan with a limit. */
  maxBenefit?: number | 'unlimited'
  deductible?: { most: number; per: 'year' | 'condition' }
  coInsuranceMost?: number
  evacuation?: number
  repatriation?: number
  preExisting?: true
  preventive?: number
  /** Plans that are made for international students are not taken. */
  refusesInternational?: true
  /** Only who sponsors a student may insure them elsewhere: an employer, a government. */
  sponsors?: readonly string[]
  /** What its page asks besides and no plan here can be held against, in its words: nobody checked it. */
  unheld?: readonly string[]
}

export const criteria = [
  'sponsors',
  'refusesInternational',
  'aca',
  'maxBenefit',
  'deductible',
  'coInsuranceMost',
  'evacuation',
  'repatriation',
  'preExisting',
  'preventive',
] as const
export type Criterion = (typeof criteria)[number]

/** Refused is a plain stop: no plan of this kind is taken there, whatever it pays. */
export type Verdict = 'met' | 'missed' | 'refused'
export type Finding = { criterion: Criterion; verdict: Verdict }

/** One finding for each thing that the university demands, what stops first. */
export const findings = (cover: Cover, demands: Demands): Finding[] =>
  criteria.flatMap(criterion => {
    const verdict = demands[criterion] === undefined ? undefined : judge[criterion](cover, demands)
    return verdict === undefined ? [] : [{ criterion, verdict }]
  })

export function outcomeOf(cover: Cover, demands: Demands): 'fits' | 'unchecked' | 'falls-short' | 'refused' {
  const found = findings(cover, demands)
  if (found.some(({ verdict }) => verdict === 'refused')) return 'refused'
  if (found.some(({ verdict }) => verdict === 'missed')) return 'falls-short'
  return (demands.unheld ?? []).length > 0 ? 'unchecked' : 'fits'
}

const met = (isMet: boolean): Verdict => (isMet ? 'met' : 'missed')

const judge: Record<Criterion, (cover: Cover, demands: Demands) => Verdict> = {
  // None of our plans is paid for by an employer or a government.
  sponsors: () => 'refused',
  refusesInternational: ({ isInternational }) => (isInternational ? 'refused' : 'met'),
  aca: ({ isACA }) => met(isACA),
  maxBenefit: ({ maxBenefit }, { maxBenefit: least }) =>
    met(maxBenefit === undefined || (typeof least === 'number' && maxBenefit >= least)),
  deductible: judgeDeductible,
  coInsuranceMost: ({ coInsurance }, { coInsuranceMost = 100 }) => met(coInsurance <= coInsuranceMost),
  evacuation: ({ evacuation }, { evacuation: least = 0 }) => met(evacuation >= least),
  repatriation: ({ repatriation }, { repatriation: least = 0 }) => met(repatriation >= least),
  preExisting: ({ coversPreExisting }) => met(coversPreExisting),
  preventive: ({ preventive }, { preventive: least = 0 }) => met(preventive >= least),
}

/** What is owed each time one is ill may come to more in a year than a yearly sum of the same size. */
function judgeDeductible({ deductible, isDeductibleAnnual }: Cover, { deductible: wanted }: Demands): Verdict {
  if (wanted === undefined || deductible === 0) return 'met'
  return met(deductible <= wanted.most && (isDeductibleAnnual || wanted.per === 'condition'))
}

/** What the US government demands for a J-1 (22 CFR 62.14), whatever the university says. */
export const exchangeMinimum: Demands = {
  maxBenefit: 10_000_000,
  deductible: { most: 50_000, per: 'condition' },
  coInsuranceMost: 25,
  evacuation: 5_000_000,
  repatriation: 2_500_000,
  unheld: ['An insurer with a rating such as A- from A.M. Best'],
}
