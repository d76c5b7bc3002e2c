// Shapes that many calls share.
import { z } from 'zod'

/** For calls that take nothing, or have nothing to tell but that they were done. */
export const nothing = z.object({})
export type Nothing = z.output<typeof nothing>

export const moment = z.iso.datetime()
