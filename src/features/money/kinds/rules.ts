// What is paid for on the way, and where the money comes from.

/** Where a payment belongs in time, where nobody knows its day. */
export const phases = ['visa', 'landing', 'year', 'later'] as const
export type Phase = (typeof phases)[number]

/** What the money went for, as one bar is divided. */
export const areas = ['applying', 'visa', 'university', 'health', 'travel', 'living', 'money', 'other'] as const
export type Area = (typeof areas)[number]

type Kind = { area: Area; phase: Phase }

const table = {
  test: { area: 'applying', phase: 'visa' },
  application: { area: 'applying', phase: 'visa' },
  transcript: { area: 'applying', phase: 'visa' },
  deposit: { area: 'university', phase: 'visa' },
  sevisFee: { area: 'visa', phase: 'visa' },
  mrvFee: { area: 'visa', phase: 'visa' },
  integrityFee: { area: 'visa', phase: 'visa' },
  courier: { area: 'visa', phase: 'visa' },
  attorney: { area: 'visa', phase: 'visa' },
  loanFee: { area: 'money', phase: 'visa' },
  loanInterest: { area: 'money', phase: 'later' },
  vaccines: { area: 'health', phase: 'landing' },
  insurance: { area: 'health', phase: 'landing' },
  flight: { area: 'travel', phase: 'landing' },
  baggage: { area: 'travel', phase: 'landing' },
  rentDeposit: { area: 'living', phase: 'landing' },
  rent: { area: 'living', phase: 'landing' },
  setup: { area: 'living', phase: 'landing' },
  firstYear: { area: 'university', phase: 'year' },
  tuition: { area: 'university', phase: 'year' },
  living: { area: 'living', phase: 'year' },
  gst: { area: 'money', phase: 'year' },
  tcs: { area: 'money', phase: 'year' },
  conversion: { area: 'money', phase: 'visa' },
  purchase: { area: 'living', phase: 'year' },
  optFee: { area: 'visa', phase: 'later' },
  other: { area: 'other', phase: 'year' },
} as const satisfies Record<string, Kind>

export type CostKind = keyof typeof table
export const costKinds: Readonly<Record<CostKind, Kind>> = table
export const isCostKind = (key: string): key is CostKind => Object.hasOwn(table, key)
export const allCostKinds: readonly CostKind[] = Object.keys(table).filter(isCostKind)

/** What a student may type: the others are known from elsewhere. */
export const typedKinds = allCostKinds.filter(
  kind => kind !== 'integrityFee' && kind !== 'optFee' && kind !== 'conversion' && kind !== 'purchase',
)

export const fundKinds = ['own', 'loan', 'scholarship'] as const
export type FundKind = (typeof fundKinds)[number]
export const isFundKind = (key: string): key is FundKind => fundKinds.some(kind => kind === key)
