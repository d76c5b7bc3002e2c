// What happened around a student's US debit card, and what they have of it, as the desk reads it.
import { and, desc, eq, or } from 'drizzle-orm'
import { fundsOf } from '#src/features/card/ledger.ts'
import { cardTransfers } from '#src/features/card/tables.ts'
import type { AnswerSource } from '#src/features/students/slots.ts'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { movements } from './card/copy.ts'
import { cardOf } from './card/issue.ts'
import { formatRate } from './card/rules.ts'
import { cardOrders } from './card/tables.ts'

const mostShown = 100

export const forexHistory: HistorySource = async ({ db }, student) => {
  const [asked, moved, card] = await Promise.all([
    db
      .select()
      .from(cardOrders)
      .where(eq(cardOrders.owner, student))
      .orderBy(desc(cardOrders.createdAt))
      .limit(mostShown),
    db
      .select()
      .from(cardTransfers)
      .where(
        and(eq(cardTransfers.owner, student), or(eq(cardTransfers.debit, 'card'), eq(cardTransfers.credit, 'card'))),
      )
      .orderBy(desc(cardTransfers.id))
      .limit(mostShown),
    cardOf(db, student),
  ])
  return [
    ...asked.map(({ createdAt, dollars: cents, rate }) => ({
      at: createdAt,
      what: `Asked for ${formatMoney(dollars(cents))} on the card, at ${formatRate(rate)}`,
    })),
    ...moved.map(({ at, what, amount }) => ({
      at,
      what: `${words[what] ?? what}: ${formatMoney(dollars(amount))}`,
    })),
    ...(card === undefined ? [] : [{ at: card.issuedAt, what: 'Has a US debit card' }]),
  ]
}

const words: Readonly<Record<string, string>> = movements

/** By its last four digits: the whole number is for its owner alone. */
export const forexAnswers: AnswerSource = async ({ db }, student) => {
  const [card, funds] = await Promise.all([cardOf(db, student), fundsOf(db, student)])
  if (card === undefined) return []
  const value = `•••• ${card.last4}, holds ${formatMoney(dollars(funds))}`
  return [{ label: 'US debit card', value }]
}
