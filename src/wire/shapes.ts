// Shapes that many calls share. Marked as pure for the reason that route.ts gives.
import { z } from 'zod'

/** For calls that take nothing, or have nothing to tell but that they were done. */
export const nothing = /* #__PURE__ */ z.object({})
export type Nothing = z.output<typeof nothing>

/** Somebody, or something, by its name. */
export const named = /* #__PURE__ */ z.object({ id: z.string(), name: z.string() })

/** From the year 1 on, since the database knows no year 0, and with as many digits of a second as we can read. */
export const moment = /* #__PURE__ */ z.iso.datetime().regex(/^(?!0000)[^.]+(\.\d{1,9})?Z$/)
export const dayElse = (words?: string) => z.iso.date(words).regex(/^(?!0000)/, words)
export const day = /* #__PURE__ */ dayElse()

/** A file on its way in, see `body: 'stream'`. */
export const streamed = /* #__PURE__ */ z.custom<AsyncIterable<Uint8Array>>(
  value => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)
