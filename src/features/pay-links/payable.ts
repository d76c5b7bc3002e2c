// What a stage says of the bills that somebody else can pay by a link.
import { slotOfItself } from '#src/manifest/slots.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { Money } from '#src/values/money.ts'
import type { ReturnTo } from '../payments/checkouts.ts'
import type { Purpose } from '../payments/rules.ts'
import type { Payer } from '../payments/tables.ts'
import type { BillState } from './rules.ts'

export type BillTerms = { title: string; points: readonly string[]; note: string }

/** From its row alone. */
export type PayableBill = {
  owner: string
  firstName: string
  what: string
  amount: Money
  /** What they should know before they pay, such as the rule for refunds. */
  terms?: BillTerms
  state: BillState
}

export type Payable = Purpose & {
  /** What a link pays, in the list of all that reaches somebody's data. */
  words: string
  find: (db: Queries, reference: string) => Promise<PayableBill | undefined>
  /** The card page for it. `returnTo` is for the provider alone. */
  open: (services: Services, reference: string, payer: Payer, returnTo: ReturnTo) => Promise<string>
}

/** What somebody else can pay by a link. */
export const payable = slotOfItself<Payable>('pay-links/payable')
