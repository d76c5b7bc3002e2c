import type { Change } from '../../platform/database/change.ts'
import type { PaidPayment } from '../payments/notices.ts'
import { putIn } from './ledger.ts'

/** What was paid for the card is on it. */
export const fundCard = (change: Change, { id, owner, amount, paidAt }: PaidPayment): Promise<void> =>
  putIn(change, { owner, amount, what: 'funded', reference: id, at: paidAt })
