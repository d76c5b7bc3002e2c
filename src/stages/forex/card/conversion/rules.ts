import type { Cost, Rate } from '#src/features/exchange/cost/rules.ts'

/** A rate with where it is from and when it was so; a moment is text in the browser. */
type AtRate<At> = { rate: Rate; source: string; collectedAt: At }

/** What dollars cost, as an order keeps it and as the form shows it. */
export const conversionAt = <At>(
  { rate, source, collectedAt }: AtRate<At>,
  { converted, fee, gst, tcs, total }: Cost,
) => ({
  rate,
  rateSource: source,
  rateAt: collectedAt,
  converted: converted.minor,
  fee: fee.minor,
  gst: gst.minor,
  tcs: tcs.minor,
  total: total.minor,
})
