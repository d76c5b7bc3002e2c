// What the modules say of the payments that are made through them.
import { slotForEach } from '#src/manifest/slots.ts'
import type { PaidAction } from './notices.ts'
import type { ReceiptSource } from './receipts/print.ts'
import { purposes, type Purpose } from './rules.ts'

/** What happens once a payment is paid. */
export const onPaid = slotForEach<Purpose, PaidAction>('payments/on-paid', purposes, 'a payment for')

/** What stands on its receipt. */
export const receipts = slotForEach<Purpose, ReceiptSource>(
  'payments/receipts',
  purposes,
  'the receipt of a payment for',
)
