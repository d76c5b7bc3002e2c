import { z } from 'zod'
import { notFound, problem, unavailable } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'

const minor = z.number().int()

/** What dollars cost: the rate (in ten-thousandths of a rupee) with where it is from and when it was so; then paise. */
export const conversion = z.object({
  rate: z.number().int(),
  rateSource: z.string(),
  rateAt: moment,
  converted: minor,
  fee: minor,
  gst: minor,
  tcs: minor,
  total: minor,
})
export type ConversionView = z.infer<typeof conversion>

export const lateChanged = problem('late-figures-changed', 409, copy.changed)
export const cannotConvert = problem('late-not-convertible', 409, copy.cannotConvert)

/** A payment that arrived when its order's rate no longer held, until its owner says what becomes of it. */
export const lateView = z.object({
  payment: z.string(),
  at: moment,
  /** When it goes back by itself. */
  backAt: moment,
  /** As it was ordered. */
  dollars: minor,
  conversion,
  /** What the same rupees buy now; absent where they buy nothing. */
  today: z.object({ dollars: minor, conversion }).nullable(),
})
export type LateView = z.infer<typeof lateView>

const payment = z.uuid()

export const latePaymentsContract = {
  convert: studentRoute('POST', '/api/forex/card/late/{payment}/conversion', {
    summary: 'Accepts the dollars that a late payment buys today, as they were shown.',
    input: z.object({ payment, dollars: minor.positive() }),
    problems: [notFound, lateChanged, cannotConvert, unavailable],
  }),
  sendBack: studentRoute('POST', '/api/forex/card/late/{payment}/refund', {
    summary: 'Refunds a late payment to where it came from.',
    input: z.object({ payment }),
    problems: [notFound],
  }),
}
