// What the long form looked at and found: each worker adds its lines, and `ops/accessibility/run.ts` reads them in the end.
import { appendFileSync } from 'node:fs'

export type Note = {
  /** The address that was looked at. */
  page: string
  /** The address that was asked for, where it leads on. */
  asked?: string
  found: readonly string[]
}

/** Set by `npm run accessibility`. */
const file = process.env['SAFAR_ACCESSIBILITY']

export const isLong = file !== undefined

/** Nothing that is found ends a journey: one run tells all. */
export function note(one: Note): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(one)}\n`)
}
