// Shapes that many calls share.
import { z } from 'zod'

/** For calls that take nothing, or have nothing to tell but that they were done. */
export const nothing = z.object({})
export type Nothing = z.output<typeof nothing>

export const moment = z.iso.datetime()

/** A file on its way in, see `body: 'stream'`. */
export const streamed = z.custom<AsyncIterable<Uint8Array>>(
  value => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)
