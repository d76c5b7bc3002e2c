// What has a date in a student's journey. Some are days that others are counted from; each can be known or not.

/** How a timeline draws it. */
export type Lane = 'studies' | 'visa' | 'money' | 'health' | 'travel'

export type Dated = {
  name: string
  lane: Lane
  /** Where the student does it; nowhere for a day that others decide. */
  step?: string
  /** The step that is complete once it is done; without one the student says so. */
  doneBy?: string
  /** A day that nobody has given is counted from another, and shown as an estimate. */
  estimate?: { from: string; days: number }
  /** Offices do it: never on a weekend or a public holiday. A consulate has holidays of its own besides. */
  isOnWorkingDays?: true
  /** How long after another it comes, when others decide it: a range, never one day. */
  takes?: { from: string; least: number; most: number }
}

/**
 * In the order in which they can be computed: what waits for another, or is estimated from it, comes after it. What has to
 * be done before another comes before it, if the other has no day of its own.
 */
const table = {
  intake: { name: 'Your intake', lane: 'studies' },
  programmeStart: { name: 'Programme start on the I-20', lane: 'studies', estimate: { from: 'intake', days: 14 } },
  classesStart: { name: 'First day of classes', lane: 'studies', estimate: { from: 'programmeStart', days: 7 } },
  earliestAdmission: { name: 'Earliest admission date on the I-20', lane: 'studies' },
  flight: {
    name: 'Your flight',
    lane: 'travel',
    estimate: { from: 'programmeStart', days: -14 },
  },
  moveIn: { name: 'Moving in', lane: 'travel', estimate: { from: 'flight', days: 1 } },
  tuitionDue: { name: 'Tuition due', lane: 'money' },
  depositUntil: { name: 'Last day for the enrolment deposit', lane: 'money' },
  i20Until: { name: 'Last day to ask for the I-20', lane: 'studies' },
  waiverOpens: { name: 'Waiver window opens', lane: 'health' },
  waiverUntil: { name: 'Waiver window closes', lane: 'health' },
  refusal: { name: 'Refusal of the visa', lane: 'visa' },
  interview: {
    name: 'Visa interview',
    lane: 'visa',
    step: '/visas/consular-appointment',
    estimate: { from: 'flight', days: -60 },
    isOnWorkingDays: true,
    doneBy: '/visas/post-interview',
  },
  deposit: { name: 'Enrolment deposit paid', lane: 'money' },
  loanSanction: {
    name: 'Loan sanctioned',
    lane: 'money',
    step: '/loans/finalize-offer',
    doneBy: '/loans/finalize-offer',
  },
  i20Asked: { name: 'I-20 asked for', lane: 'studies', step: '/visas/i20-form', doneBy: '/visas/i20-form' },
  bankLetter: { name: 'Bank letter for the I-20', lane: 'money' },
  i20Issued: { name: 'I-20 issued', lane: 'studies' },
  socialAccounts: {
    name: 'Social accounts set to public',
    lane: 'visa',
    step: '/visas/ds-160',
    doneBy: '/visas/ds-160',
  },
  ds160: { name: 'DS-160 submitted', lane: 'visa', step: '/visas/ds-160', doneBy: '/visas/ds-160' },
  mrvFee: {
    name: 'Visa fee (MRV) paid',
    lane: 'money',
    step: '/visas/consular-appointment',
    doneBy: '/visas/consular-appointment',
  },
  booking: {
    name: 'Visa appointment booked',
    lane: 'visa',
    step: '/visas/consular-appointment',
    doneBy: '/visas/consular-appointment',
  },
  sevisFee: { name: 'I-901 fee paid', lane: 'money', step: '/visas/pay-sevis-fee', doneBy: '/visas/pay-sevis-fee' },
  biometrics: {
    name: 'Fingerprints',
    lane: 'visa',
    step: '/visas/consular-appointment',
    estimate: { from: 'interview', days: -3 },
    isOnWorkingDays: true,
    doneBy: '/visas/post-interview',
  },
  photo: { name: 'Visa photo taken', lane: 'visa', step: '/visas/compile-docs', doneBy: '/visas/compile-docs' },
  visaIssued: { name: 'Visa issued', lane: 'visa', doneBy: '/visas/post-interview' },
  passportBack: { name: 'Passport back', lane: 'visa', takes: { from: 'interview', least: 3, most: 10 } },
  ticket: { name: 'Ticket that cannot be changed', lane: 'travel' },
  hepatitisB1: {
    name: 'Hepatitis B, first dose',
    lane: 'health',
    step: '/vaccines/plan-your-doses',
    doneBy: '/vaccines/bring-proof-of-vaccination',
  },
  hepatitisB2: {
    name: 'Hepatitis B, second dose',
    lane: 'health',
    step: '/vaccines/plan-your-doses',
    doneBy: '/vaccines/bring-proof-of-vaccination',
  },
  hepatitisB3: {
    name: 'Hepatitis B, third dose',
    lane: 'health',
    step: '/vaccines/plan-your-doses',
    doneBy: '/vaccines/bring-proof-of-vaccination',
  },
  mmr1: {
    name: 'MMR, first dose',
    lane: 'health',
    step: '/vaccines/plan-your-doses',
    doneBy: '/vaccines/bring-proof-of-vaccination',
  },
  mmr2: {
    name: 'MMR, second dose',
    lane: 'health',
    step: '/vaccines/plan-your-doses',
    doneBy: '/vaccines/bring-proof-of-vaccination',
  },
  tbTest: {
    name: 'TB blood test',
    lane: 'health',
    step: '/vaccines/plan-your-doses',
    doneBy: '/vaccines/bring-proof-of-vaccination',
  },
  policyBought: {
    name: 'Insurance policy bought',
    lane: 'health',
    step: '/health-insurance/purchase-insurance',
    doneBy: '/health-insurance/purchase-insurance',
  },
  insuranceStart: {
    name: 'Insurance begins',
    lane: 'health',
    step: '/health-insurance/purchase-insurance',
    doneBy: '/health-insurance/purchase-insurance',
  },
  waiver: {
    name: 'Waiver handed in',
    lane: 'health',
    step: '/health-insurance/get-waiver-guide',
    doneBy: '/health-insurance/get-waiver-guide',
  },
  loanTranche: { name: 'First part of the loan asked for', lane: 'money' },
  tuitionSent: { name: 'Tuition sent', lane: 'money' },
  recharge: {
    name: 'Indian number recharged',
    lane: 'travel',
    step: '/phone-connection/keep-your-indian-number-alive',
    doneBy: '/phone-connection/keep-your-indian-number-alive',
  },
  checkIn: { name: 'Check-in with the international office', lane: 'studies' },
  sevisRegistration: { name: 'Registered in SEVIS by the university', lane: 'studies' },
  campusWork: { name: 'On-campus work', lane: 'studies' },
} as const satisfies Record<string, Dated>

export type Thing = keyof typeof table
export const things: Readonly<Record<Thing, Dated>> = table

export const isThing = (key: string): key is Thing => Object.hasOwn(table, key)
export const allThings: readonly Thing[] = Object.keys(table).filter(isThing)

/** The days that somebody has given: of what is still to come, and of what was done. */
export type KnownDays = Readonly<Partial<Record<Thing, Temporal.PlainDate>>>

/** What is done, whether or not its day is known. */
export type Done = ReadonlySet<Thing>
