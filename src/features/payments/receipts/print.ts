// The receipt of a payment as a PDF. What it was for, the module says whose payment it is.
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import { formatMoney, type Money } from '#src/values/money.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { payee } from '../rules.ts'
import type { PaidPayment } from '../attempts.ts'
import type { PressJobs } from '../press/worker.ts'
import { paidWith, receipt as words } from '../copy.ts'

type Line = readonly [label: string, value: string]

export type Receipt = {
  /** Whose name stands on it. */
  from: string
  /** What was paid, line by line. */
  about: readonly Line[]
  /** Examples of ours: the receipt says so. */
  isSample: boolean
}

type Printed = Receipt & { payment: PaidPayment; amount: Money; file: string }

export async function printedReceipt(
  call: Call,
  { payment, amount, file, from, about, isSample }: Printed,
): Promise<FileAnswer> {
  await call.limits.use(perHour(`receipts:${call.caller.id}`, 60))
  const { provider, paidAt, refundedAt, providerPaymentId, id, payer } = payment
  const pdf = await press.run(call.caller.id, 'printReceipt', {
    at: call.now().toString(),
    amount: formatMoney(amount),
    lines: [
      [words.from, payer.ask !== undefined ? words.byFamily : payer.link === undefined ? from : words.byLink],
      [words.to, payee],
      [words.on, momentWords(paidAt)],
      [words.with, paidWith[provider]],
      ...about,
      ...(refundedAt === null ? [] : [[words.sentBack, momentWords(refundedAt)] as const]),
      [words.payment, providerPaymentId ?? id],
    ],
    isSample,
  })
  return pdfAnswer(file, pdf)
}

const momentWords = (at: Temporal.Instant): string => `${formatDay(dayOf(at))}, ${formatClock(at)} IST`

/** Where receipts are made. */
const press = poolOf<PressJobs>(new URL('../press/worker.ts', import.meta.url))
