// Tuition that is paid term by term: rows of the ledger, each with its day, entered together.
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { amountOf, amountProblem, entryDayProblem } from '../entry/rules.ts'
import * as copy from './copy.ts'

/** A programme of four years has eight. */
export const termFields = ['term1', 'term2', 'term3', 'term4', 'term5', 'term6', 'term7', 'term8'] as const
export type TermField = (typeof termFields)[number]

/** The same amount for each, which is changed row by row where terms differ; the day of each, in their order. */
export type TermsTyped = { amount: string } & Record<TermField, string>

export const blankTerms: TermsTyped = {
  amount: '',
  term1: '',
  term2: '',
  term3: '',
  term4: '',
  term5: '',
  term6: '',
  term7: '',
  term8: '',
}

export const checkTerms = (typed: TermsTyped, today: string): Messages =>
  messages({ amount: amountProblem('USD', typed.amount), ...wrongDays(typed, today) })

/** The first is needed, and each is later than the one before it. */
function wrongDays(typed: TermsTyped, today: string): Record<string, string | false> {
  const wrong: Record<string, string | false> = {}
  let before = ''
  for (const field of termFields) {
    if (typed[field] === '') {
      wrong[field] = field === 'term1' && copy.wrong.first
      continue
    }
    const day = parseDay(typed[field])?.toString() ?? ''
    wrong[field] = entryDayProblem(typed[field], today) || (day <= before && copy.wrong.order)
    if (day !== '') before = day
  }
  return wrong
}

/** In their order; what is empty is not counted. */
export function termsIn(typed: TermsTyped): { on: Temporal.PlainDate; cents: number }[] {
  const cents = amountOf('USD', typed.amount)?.minor
  if (cents === undefined) return []
  return termFields.flatMap(field => {
    const on = parseDay(typed[field])
    return on === undefined ? [] : { on, cents }
  })
}

/** Tuition that is not paid yet, in dollars: what a loan is still paid out for. */
export type Term = { on: string; cents: number }
