import { z } from 'zod'

/** As it was kept with the purchase; null where the plan had none. Sample data says of which day it is. */
export const refundRuleShape = z
  .object({ refusedWithinDays: z.number().int(), sampleOf: z.iso.date().nullable() })
  .nullable()
export type RefundRuleView = z.infer<typeof refundRuleShape>
