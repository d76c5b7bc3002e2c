import type { PaidPayment } from '../../../features/payments/notices.ts'
import { ask } from '../../../features/requests/requests.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { House } from '../../../platform/house.ts'
import { formatMoney } from '../../../values/money.ts'

/** Paid on a page that was left open, for what was given up or paid already: the money is to go back. */
export const askForRefund = (
  change: Change,
  house: House,
  { id, owner, amount, currency }: PaidPayment,
  what: string,
): Promise<void> =>
  ask(change, house, {
    student: owner,
    role: 'underwriter',
    kind: 'insurance-refund',
    subject: id,
    title: `Send ${formatMoney({ currency, minor: amount })} back: ${what}`,
    path: '/desk/insurance-refunds',
    priority: 'high',
  })
