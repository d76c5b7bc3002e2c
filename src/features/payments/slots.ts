// What the modules say of the payments that are made through them.
import { slotOfItself } from '#src/manifest/slots.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import type { PaidPayment } from './attempts.ts'
import type { Receipt } from './receipts/print.ts'
import type { Purpose } from './rules.ts'

export type PaidFor = Purpose & {
  /** What happens once it is paid, in the same transaction. */
  onPaid: (change: Change, payment: PaidPayment, services: Services) => Promise<void>
  /** What its receipt says, to its owner. */
  receipt: (call: Call, payment: PaidPayment) => Promise<Receipt>
}

export const paidFor = slotOfItself<PaidFor>('payments/paid-for')

/** A payment whose purpose no module has any more is kept for people to look at. */
export function purposeOf<Named extends { name: string }>(all: readonly Named[], name: string): Named {
  const found = all.find(one => one.name === name)
  if (found === undefined) throw new Error(`No module takes payments for '${name}'.`)
  return found
}
