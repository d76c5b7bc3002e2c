// What a notice is made of: its provider's signature says who wrote it, not that it is of the shape we know.
import { z } from 'zod'
import { timingSafeEqual } from 'node:crypto'

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

/** A notice that the provider did not send, or sent too long ago. */
export class WrongSignature extends Error {
  constructor(provider: string, options?: ErrorOptions) {
    super(`This notice was not signed by ${provider}, or is too old.`, options)
  }
}

/** Compares what somebody sent with what it should be, in a time that says nothing about where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [ours, theirs] = [Buffer.from(one), Buffer.from(other)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
