// What a notice is made of: its provider's signature says who wrote it, not that it is of the shape we know.
import { z } from 'zod'

/** Of an event, a checkout, a payment. */
export const providerId = z.string().regex(/^[\w.-]{1,200}$/)
/** In minor units, and never so large that a figure gets lost. */
export const minorUnits = z.int().nonnegative()
export const currencyCode = z.string().regex(/^[a-z]{3}$/i)

/** Undefined for what is no JSON. */
export function jsonIn(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    return undefined
  }
}
