// What a stage says of the bills that somebody else can pay by a link.
import type { Queries } from '#src/platform/database/database.ts'
import type { House } from '#src/platform/house.ts'
import type { Money } from '#src/values/money.ts'
import type { ReturnTo } from '../payments/checkouts.ts'
import type { Payer } from '../payments/tables.ts'
import type { BillState, Linkable } from './rules.ts'

/** From its row alone. */
export type PayableBill = {
  owner: string
  firstName: string
  what: string
  amount: Money
  state: BillState
}

export type Payable = {
  find: (db: Queries, reference: string) => Promise<PayableBill | undefined>
  /** The card page for it. `returnTo` is for the provider alone. */
  open: (house: House, reference: string, payer: Payer, returnTo: ReturnTo) => Promise<string>
}

export type Payables = Readonly<Partial<Record<Linkable, Payable>>>
export type PayableOf = (purpose: Linkable) => Payable
