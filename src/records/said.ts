// What kinds of fields have in common.
import type { z } from 'zod'
import type { Look, Zod } from './record.ts'

export type Said = Omit<Look, 'label'> & {
  /** A call may leave it out: then it is as it is to begin with. */
  mayLack?: boolean
}
export const lacking = ({ mayLack }: Pick<Said, 'mayLack'>, shape: z.ZodType<string, string>) =>
  mayLack === true ? shape.default('') : shape

/** What was not checked before it was written. */
export function unchecked(typed: string): never {
  throw new Error(`'${typed}' was not checked.`)
}

export const same = <T>(value: T): T => value

/** Longer than that, nobody typed it into a box. */
export const longestTyped = { short: 60, line: 2000, text: 10_000 }
export const short = (zod: Zod) => zod.string().max(longestTyped.short)
