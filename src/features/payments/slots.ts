// What the modules say of the payments that are made through them.
import { slot, slotOfItself } from '#src/manifest/slots.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
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

/**
 * What a student has to pay changed: by a payment that arrived, or in their ledger. Modules that show it to others hear of it
 * in the same transaction.
 */
export type DuesChanged = (
  change: Change,
  owner: string,
  services: Pick<Services, 'now'>,
  payment?: PaidPayment,
) => Promise<void>

export const duesChanged = slot<DuesChanged>('payments/dues-changed')

/** What payments are taken for, each with what hears that one arrived. */
export const purposesIn = ({ given }: Pick<AppServices, 'given'>): readonly PaidFor[] =>
  given(paidFor).map(purpose => ({
    ...purpose,
    onPaid: async (change, payment, services) => {
      await purpose.onPaid(change, payment, services)
      for (const hear of given(duesChanged)) await hear(change, payment.owner, services, payment)
    },
  }))

/** A payment whose purpose no module has any more is kept for people to look at. */
export function purposeOf<Named extends { name: string }>(all: readonly Named[], name: string): Named {
  const found = all.find(one => one.name === name)
  if (found === undefined) throw new Error(`No module takes payments for '${name}'.`)
  return found
}
