import type { RefundRuleView } from './contract.ts'

type Kept = { refundDays: number | null; refundSampleOf: Temporal.PlainDate | null }

/** The rule as it was kept with a purchase; null where the plan had none. */
export const keptRuleOf = ({ refundDays, refundSampleOf }: Kept): RefundRuleView =>
  refundDays === null ? null : { refusedWithinDays: refundDays, sampleOf: refundSampleOf?.toString() ?? null }
