// For how long a paper is good for each use. What the plan says already is read from its rules, as the desk left them.
import type { Source } from '#src/journey/guide.ts'
import { boundOf, isInForce, type Lead, type Rule } from '#src/plan/rule.ts'
import { bookingWithin, i901 } from '#src/plan/rulebook/sources.ts'
import { things, type Done, type KnownDays, type Thing } from '#src/plan/things.ts'
import { passportRules } from '#src/stages/visas/sources/copy.ts'
import type { VaultPaper } from '../rules.ts'
import * as copy from './copy.ts'

export type Use = keyof typeof copy.uses

type About = {
  id: string
  paper: VaultPaper
  use: Use
  /** The date of the plan on which it is needed. */
  needed: Thing
  level: 'stop' | 'look'
  /** So many days before its last day it is said to run out. */
  roomDays: number
}

/** Of a rule of the plan, the words, the days and the source. */
type FromPlan = { plan: string }
type Own = { words: string; source: Source }

/** 'age': it may be so old on the day. 'end': it says until when it is valid. 'before': it is dated so long before the day. */
type Table = About &
  (
    | ({ kind: 'age' | 'before' } & FromPlan)
    | ({ kind: 'age'; most: Lead } & Own)
    | ({ kind: 'end'; after: Lead; isInclusive?: boolean } & Own)
  )

const moneyAge: Source = {
  name: 'nomadcredit.com, proof of funds for the I-20; KU Medical Center and Purchase College take 180 days',
  checkedOn: '2026-11-22',
}
const assets: Source = { name: 'mozyholidays.com, F-1 documents', checkedOn: '2026-11-22' }

const table: readonly Table[] = [
  { id: 'bank-letter-i20', paper: 'bank-letter', use: 'i20', needed: 'i20Asked', level: 'stop', kind: 'age', plan: 'A8', roomDays: 15 },
  {
    id: 'bank-letter-visa',
    paper: 'bank-letter',
    use: 'interview',
    needed: 'interview',
    level: 'look',
    kind: 'age',
    most: { days: 180 },
    roomDays: 105,
    words: 'Papers about money are at most 180 days old at the interview, and better newer: have the latest made late.',
    source: moneyAge,
  },
  {
    id: 'bank-statements-visa',
    paper: 'bank-statements',
    use: 'interview',
    needed: 'interview',
    level: 'look',
    kind: 'age',
    most: { days: 180 },
    roomDays: 105,
    words: 'The newest statement is at most 180 days old at the interview, and better newer: print it late.',
    source: moneyAge,
  },
  { id: 'photo', paper: 'photo', use: 'interview', needed: 'interview', level: 'stop', kind: 'age', plan: 'A27', roomDays: 14 },
  { id: 'loan-letter-visa', paper: 'loan-letter', use: 'interview', needed: 'interview', level: 'stop', kind: 'age', plan: 'A12', roomDays: 30 },
  { id: 'sevis-receipt', paper: 'sevis-receipt', use: 'interview', needed: 'interview', level: 'stop', kind: 'before', plan: 'A14', roomDays: 0 },
  {
    id: 'visa-fee-receipt',
    paper: 'visa-fee-receipt',
    use: 'booking',
    needed: 'booking',
    level: 'stop',
    kind: 'age',
    most: { days: 365 },
    roomDays: 30,
    words: 'An appointment is booked within 365 days of paying the visa fee.',
    source: bookingWithin,
  },
  {
    id: 'passport-flight',
    paper: 'passport',
    use: 'flight',
    needed: 'flight',
    level: 'stop',
    kind: 'end',
    after: {},
    roomDays: 0,
    words: 'A passport is valid on the day you enter the US, and for your stay.',
    source: passportRules,
  },
  {
    id: 'passport-six-months',
    paper: 'passport',
    use: 'flight',
    needed: 'flight',
    level: 'look',
    kind: 'end',
    after: { months: 6 },
    isInclusive: true,
    roomDays: 0,
    words: 'Renew a passport that expires within 6 months of the day you enter the US. For Indian passports this is advice, not the law.',
    source: passportRules,
  },
  {
    id: 'asset-summary',
    paper: 'asset-summary',
    use: 'interview',
    needed: 'interview',
    level: 'look',
    kind: 'age',
    most: { days: 5 },
    roomDays: 0,
    words: 'Have the summary of assets dated 4 or 5 days before the interview.',
    source: assets,
  },
]
