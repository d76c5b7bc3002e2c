import { z } from 'zod'
import { moment } from '#src/wire/shapes.ts'

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
