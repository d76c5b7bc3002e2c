import { z } from 'zod'
import { csv, pdf } from '#src/wire/files.ts'
import { invalidInput, notFound, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { sourceShape } from '#src/features/dated-facts/contract.ts'
import * as copy from './copy.ts'
import { allCostKinds, areas, fundKinds, phases } from './kinds/rules.ts'
import { costStates } from './rules.ts'
import type { TermField } from './terms/rules.ts'

export const paidStays = problem('paid-stays', 409, copy.paidStays)
export const tooManyEntries = problem('too-many-entries', 409, copy.tooMany)
export const entryChanged = problem('entry-changed', 409, copy.changedMeanwhile)

const minor = z.number().int()
const day = z.iso.date()
const money = z.object({ currency: z.enum(['INR', 'USD']), minor })

const row = z.object({
  id: z.string(),
  kind: z.enum(allCostKinds),
  what: z.string(),
  payee: z.string(),
  amount: money.nullable(),
  paidPaise: minor.nullable(),
  on: day.nullable(),
  isDayEstimated: z.boolean(),
  isPaid: z.boolean(),
  isFixed: z.boolean(),
  mayCome: z.boolean(),
  returned: minor,
  back: z.object({ until: day.nullable(), how: z.string() }).nullable(),
  receipt: z.string().nullable(),
  bill: z.object({ purpose: z.string(), reference: z.string() }).nullable(),
  matter: z.string().nullable(),
  step: z.string().nullable(),
  source: sourceShape.nullable(),
  origin: z.enum(['safar', 'own', 'known']),
  paise: minor,
  cents: minor,
  state: z.enum(costStates),
  phase: z.enum(phases),
  area: z.enum(areas),
})

/** What is due, as staff read it in a student's file. */
export const dueLine = z.object({
  id: z.string(),
  what: z.string(),
  /** '$9,000.00', with 'estimate' where nobody typed it and no bill says it. */
  amount: z.string(),
  inRupees: z.string().nullable(),
  when: z.string(),
  isOverdue: z.boolean(),
})
export type DueLine = z.infer<typeof dueLine>

/** What the form begins with. */
const entry = z.object({
  id: z.string(),
  kind: z.string(),
  what: z.string(),
  payee: z.string(),
  currency: z.enum(['INR', 'USD']),
  amount: minor,
  on: day.nullable(),
  isPaid: z.boolean(),
  paidPaise: minor.nullable(),
  backUntil: day.nullable(),
  backHow: z.string(),
  receipt: z.string().nullable(),
  version: minor,
})
export type EntryView = z.infer<typeof entry>

const ledger = z.object({
  rows: z.array(row),
  funds: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(fundKinds),
      what: z.string(),
      amount: money,
      on: day,
      isDayEstimated: z.boolean(),
      from: z.object({ what: z.string(), href: z.string() }).nullable(),
    }),
  ),
  entries: z.array(entry),
  /** Rows that don't apply to this student. */
  leftOut: z.array(z.object({ id: z.string(), what: z.string() })),
  /** Tuition by term, with the day until which a lender is asked for that part. */
  terms: z.array(z.object({ id: z.string(), askBy: day })),
  /** As the plan has it. */
  tuitionDue: day.nullable(),
  today: day,
  rate: z.object({ midRate: minor, isSample: z.boolean(), source: z.string(), collectedAt: z.string() }),
})
export type LedgerView = z.infer<typeof ledger>

const text = z.string().max(1000)
const typed = z.object({
  kind: text,
  what: text,
  payee: text.default(''),
  currency: z.enum(['INR', 'USD']),
  amount: text,
  on: text.default(''),
  isPaid: z.boolean().default(false),
  paidRupees: text.default(''),
  backUntil: text.default(''),
  backHow: text.default(''),
  receipt: text.default(''),
})

const id = z.uuid()
const termDay = text.default('')
const termDays = {
  term1: termDay,
  term2: termDay,
  term3: termDay,
  term4: termDay,
  term5: termDay,
  term6: termDay,
  term7: termDay,
  term8: termDay,
} satisfies Record<TermField, typeof termDay>

export const moneyContract = {
  read: studentRoute('GET', '/api/money', {
    summary: 'Every payment of the journey, and the money available for it.',
    topic: 'money',
    // It is put together from all of these.
    alsoOn: [
      'card',
      'exchange',
      'facts',
      'insurance',
      'journey',
      'loans',
      'payments',
      'plan',
      'profile',
      'own-papers',
      'visas',
    ],
    answer: ledger,
    problems: [unavailable],
  }),
  add: studentRoute('POST', '/api/money/entries', {
    summary: 'Adds a payment, or available money.',
    input: typed,
    answer: z.object({ id: z.string() }),
    problems: [invalidInput, tooManyEntries, tooManyRequests, unavailable],
  }),
  addTerms: studentRoute('POST', '/api/money/terms', {
    summary: 'Adds tuition for several terms, each as its own row.',
    input: z.object({ amount: text, ...termDays }),
    answer: z.object({ added: minor }),
    problems: [invalidInput, tooManyEntries, tooManyRequests],
  }),
  change: studentRoute('PUT', '/api/money/entries/{id}', {
    summary: 'Changes one of your own rows, unless it has changed since you loaded it.',
    input: typed.extend({ id, version: minor }),
    problems: [invalidInput, notFound, entryChanged, unavailable],
  }),
  remove: studentRoute('DELETE', '/api/money/entries/{id}', {
    summary: 'Removes one of your own rows that is not paid.',
    input: z.object({ id }),
    problems: [notFound, paidStays],
  }),
  leaveOut: studentRoute('PUT', '/api/money/left-out', {
    summary: "Says that a payment most journeys have doesn't apply, or that it applies after all.",
    input: z.object({ cost: z.string().regex(/^known\.[A-Za-z0-9.]{1,40}$/), isLeftOut: z.boolean() }),
  }),
  spreadsheet: studentRoute('GET', '/api/money/ledger.csv', {
    showsIdentity: true,
    summary: 'The ledger for a spreadsheet.',
    ...csv,
    problems: [tooManyRequests, unavailable],
  }),
  paper: studentRoute('GET', '/api/money/ledger.pdf', {
    showsIdentity: true,
    summary: 'The ledger as a PDF.',
    ...pdf,
    problems: [tooManyRequests, unavailable],
  }),
}

export const moneyContracts = { money: moneyContract }
