import { z } from 'zod'
import { visibleLine } from '#src/values/visible-text.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { fundings } from '#src/features/exchange/cost/rules.ts'
import * as copy from './copy.ts'
import { holderKinds } from './holders/rules.ts'
import { remittanceKinds, type HolderTyped, type RemittanceTyped } from './rules.ts'

export const tooManyRemittances = problem('too-many-remittances', 409, copy.tooMany)

const id = z.uuid()
const typed = z.string().max(100).transform(visibleLine)
const whole = z.number().int().nonnegative()

/** As typed: the same rule checks it beside the fields and here. */
const holderTyped = { holder: typed, name: typed.default('') } satisfies Record<keyof HolderTyped, z.ZodType>
const remittanceTyped = {
  ...holderTyped,
  day: typed,
  rupees: typed,
  dollars: typed,
  kind: typed,
  through: typed,
  tcs: typed,
} satisfies Record<keyof RemittanceTyped, z.ZodType>

const holder = z.object({ who: z.enum(holderKinds), name: z.string() })
const sent = { id: z.string(), day: z.iso.date(), paise: whole, cents: whole, tcs: whole }

const remittancesView = z.object({
  rows: z.array(z.object({ ...sent, kind: z.enum(remittanceKinds), holder, through: z.string() })),
  /** Paid for the card here, and not on its way back. */
  card: z.array(z.object({ ...sent, kind: z.enum(fundings), holder })),
  /** What was declared last with an order of each financial year, as sent elsewhere on the same PAN; its dollars by the order's rate. */
  declared: z.array(z.object({ holder, year: z.iso.date(), paise: whole, cents: whole })),
  /** The PANs that card orders were on, but the student's own: by the last payment, with what was changed on each in all. */
  pans: z.array(z.object({ id: z.string(), ending: z.string(), holder, isSaid: z.boolean(), paise: whole })),
})
export type RemittancesView = z.infer<typeof remittancesView>
export type PanView = RemittancesView['pans'][number]
export type RemittanceView = RemittancesView['rows'][number]

const remittancesContract = {
  read: studentRoute('GET', '/api/money/remittances', {
    summary: 'What was sent abroad, as the student entered it, and what was paid for the card here.',
    topic: 'payments',
    answer: remittancesView,
  }),
  add: studentRoute('POST', '/api/money/remittances', {
    summary: "Adds money sent abroad on somebody's PAN. The PAN itself is not requested.",
    input: z.object(remittanceTyped),
    problems: [invalidInput, tooManyRemittances],
  }),
  change: studentRoute('PUT', '/api/money/remittances/{id}', {
    summary: 'Corrects how one of these remittances was sent.',
    input: z.object({ id, ...remittanceTyped }),
    problems: [invalidInput, notFound],
  }),
  setHolder: studentRoute('PUT', '/api/money/remittances/card/{id}/holder', {
    summary: 'Says whose PAN this payment for the card was on: it and all others on this PAN count as theirs.',
    input: z.object({ id, ...holderTyped }),
    problems: [invalidInput, notFound],
  }),
  remove: studentRoute('DELETE', '/api/money/remittances/{id}', {
    summary: 'Removes one of these remittances.',
    input: z.object({ id }),
    problems: [notFound],
  }),
}

export const remittancesContracts = { remittances: remittancesContract }
