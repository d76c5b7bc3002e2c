// What has a date in a student's journey. Some are days that others count from; all of them can be known or not.

export type Dated = {
  name: string
  /** Where the student does it; nowhere for a day that others decide. */
  step?: string
  /** A day that nobody has said is counted from another, and said to be estimated. */
  estimate?: { from: string; days: number }
  /** How long after another it comes, when others decide it: a range, never one day. */
  takes?: { from: string; least: number; most: number }
}

/** In the order in which they can be computed: what is counted from another stands after it. */
const table = {
  intake: { name: 'Your intake' },
  programmeStart: { name: 'Programme start on the I-20', estimate: { from: 'intake', days: 14 } },
  classesStart: { name: 'First day of classes', estimate: { from: 'programmeStart', days: 7 } },
  flight: { name: 'Your flight, and arrival in the US', estimate: { from: 'programmeStart', days: -14 } },
  moveIn: { name: 'Moving in', estimate: { from: 'flight', days: 1 } },
  interview: { name: 'Visa interview', step: '/visas/consular-appointment', estimate: { from: 'flight', days: -60 } },
  tuitionDue: { name: 'Tuition due' },
  waiverOpens: { name: 'Waiver window opens' },
  waiverUntil: { name: 'Waiver window closes' },
  refusal: { name: 'Refusal of the visa' },
  loanSanction: { name: 'Loan sanction', step: '/loans/finalize-offer' },
  ds160: { name: 'DS-160 submitted', step: '/visas/ds-160' },
  sevisFee: { name: 'I-901 fee paid', step: '/visas/pay-sevis-fee' },
  biometrics: { name: 'Fingerprints', step: '/visas/consular-appointment', estimate: { from: 'interview', days: -3 } },
  photo: { name: 'Visa photo taken', step: '/visas/compile-docs' },
  visaIssued: { name: 'Visa issued' },
  passportBack: { name: 'Passport back', takes: { from: 'interview', least: 3, most: 10 } },
  hepatitisB1: { name: 'Hepatitis B, first dose', step: '/vaccines/plan-your-doses' },
  hepatitisB2: { name: 'Hepatitis B, second dose', step: '/vaccines/plan-your-doses' },
  hepatitisB3: { name: 'Hepatitis B, third dose', step: '/vaccines/plan-your-doses' },
  mmr1: { name: 'MMR, first dose', step: '/vaccines/plan-your-doses' },
  mmr2: { name: 'MMR, second dose', step: '/vaccines/plan-your-doses' },
  insuranceStart: { name: 'Insurance begins', step: '/health-insurance/purchase-insurance' },
  waiver: { name: 'Waiver handed in', step: '/health-insurance/get-waiver-guide' },
  tuitionSent: { name: 'Tuition sent' },
  sevisRegistration: { name: 'Registered in SEVIS by the university' },
  campusWork: { name: 'On-campus work' },
} as const satisfies Record<string, Dated>

export type Thing = keyof typeof table
export const things: Readonly<Record<Thing, Dated>> = table

const isThing = (key: string): key is Thing => key in table
export const allThings: readonly Thing[] = Object.keys(table).filter(isThing)

/** The days that somebody has given: of what is still to come, and of what was done. */
export type KnownDays = Readonly<Partial<Record<Thing, Temporal.PlainDate>>>
