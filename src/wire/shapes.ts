// Shapes that many calls share. Marked as pure for the reason that route.ts gives.
import { z } from 'zod'

/** For calls that take nothing, or have nothing to tell but that they were done. */
export const nothing = /* #__PURE__ */ z.object({})
export type Nothing = z.output<typeof nothing>

export const moment = /* #__PURE__ */ z.iso.datetime()

/** A file on its way in, see `body: 'stream'`. */
export const streamed = /* #__PURE__ */ z.custom<AsyncIterable<Uint8Array>>(
  value => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)
