import { z } from 'zod'
import { accounts, kinds } from '#src/features/card/rules.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { unavailable } from '#src/wire/problem.ts'
import { moment, nothing } from '#src/wire/shapes.ts'

const { get, post } = deskRoutes(['admin'])
const minor = z.number().int()
const currency = z.enum(['INR', 'USD'])
const student = z.object({ id: z.string(), name: z.string() })

const account = z.object({
  account: z.enum(accounts),
  currency,
  /** What left it, what came to it, and what that comes to. */
  debits: minor,
  credits: minor,
  balance: minor,
})
export type AccountView = z.infer<typeof account>

const missing = z.object({ student, since: moment })
export type MissingView = z.infer<typeof missing>

const beyond = z.object({ id: z.string(), at: moment, student, merchant: z.string(), amount: minor, beyond: minor })
export type BeyondView = z.infer<typeof beyond>

const transfer = z.object({
  id: z.string(),
  at: moment,
  student,
  what: z.enum(kinds),
  debit: z.enum(accounts),
  credit: z.enum(accounts),
  amount: minor,
  currency,
})
export type TransferView = z.infer<typeof transfer>

const cardMoneyView = z.object({
  accounts: z.array(account),
  missing: z.array(missing),
  /** What merchants took that the cards did not hold. */
  beyond: z.array(beyond),
  transfers: z.array(transfer),
})
export type CardMoneyView = z.infer<typeof cardMoneyView>

export const cardMoneyContract = {
  read: get('/api/desk/card-money', {
    summary: 'The money on all cards: the total of each account, who paid and has no card yet, and the last movements.',
    topic: 'card-money',
    input: nothing,
    answer: cardMoneyView,
  }),
  issue: post('/api/desk/card-money/{student}/card', {
    summary: 'Requests the card of somebody who paid for it from the issuer again.',
    input: z.object({ student: z.uuid() }),
    problems: [unavailable],
  }),
}
