import { z } from 'zod'
import { refundSteps } from '#src/features/payments/refunds/rules.ts'
import { moment } from '#src/wire/shapes.ts'

/** As it was kept with the purchase; null where the plan had none. Sample data says of which day it is. */
export const refundRuleShape = z
  .object({ refusedWithinDays: z.number().int(), sampleOf: z.iso.date().nullable() })
  .nullable()
export type RefundRuleView = z.infer<typeof refundRuleShape>

const minor = z.number().int()

/** One payment for an insurance that was ended, and how far its money is on its way back. */
export const backView = z.object({
  payment: z.string(),
  what: z.string(),
  currency: z.enum(['USD', 'INR']),
  paid: minor,
  /** Why that much goes back, by the rule of the purchase; null where no rule was kept with it. */
  ground: z.string().nullable(),
  /** What goes back by that rule. */
  due: minor.nullable(),
  /** Null where nothing goes back. */
  step: z.enum(refundSteps).nullable(),
  askedAt: moment.nullable(),
  approved: minor,
  approvedAt: moment.nullable(),
  sent: minor,
  sentAt: moment.nullable(),
  /** Null until that is decided. */
  kept: minor.nullable(),
  keptWhy: z.string().nullable(),
})
export type BackView = z.infer<typeof backView>
