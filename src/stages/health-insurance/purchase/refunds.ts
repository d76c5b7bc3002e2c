import * as kinds from '../request-kinds.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { PaidPayment } from '#src/features/payments/attempts.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { formatMoney, money } from '#src/values/money.ts'
import { writeTo } from '../notices.ts'
import { strayWords } from './copy.ts'

/** The desk sends it back, all of it or what is due; where that is nothing, it decides so. */
export async function askForRefund(
  change: Change,
  services: Services,
  { id, owner, amount, currency }: Pick<PaidPayment, 'id' | 'owner' | 'amount' | 'currency'>,
  why: string,
  due = amount,
): Promise<void> {
  const [back, paid] = [formatMoney(money(currency, due)), formatMoney(money(currency, amount))]
  await ask(change, services, {
    student: owner,
    role: 'underwriter',
    kind: kinds.insuranceRefund,
    subject: id,
    title:
      due === 0
        ? `Nothing of ${paid} goes back by the rule: ${why}`
        : `Send ${due === amount ? back : `${back} of ${paid}`} back: ${why}`,
    path: '/desk/insurance-refunds',
    priority: 'high',
  })
  await change.announceToDesk('refunds')
}

/** Paid on a page that was left open, for what was given up or paid already: the money goes back, and its owner hears so. */
export async function returnStray(
  change: Change,
  services: Services,
  payment: PaidPayment,
  what: keyof typeof strayWords,
): Promise<void> {
  const { desk, title, body, page } = strayWords[what]
  const money = formatMoney({ currency: payment.currency, minor: payment.amount })
  await askForRefund(change, services, payment, desk)
  const words = { title: title(money), body: body(money) }
  // The letter is sent immediately, also at night: it is about their money.
  await notify(change, services, { to: payment.owner, type: 'insurance', ...words, href: page, mail: false })
  await writeTo(change, services, payment.owner, { ...words, page })
}
