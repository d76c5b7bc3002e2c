import type { z } from 'zod'
import { slotOfItself } from '#src/manifest/slots.ts'
import type { Call } from '#src/platform/services.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import type { Asks, ValueName, Values } from './rules.ts'

type Each<Value> = { readonly [name in ValueName]?: Value }

export type PlaceSays = {
  says: Values
  /** When the place was changed last: of a value that was stated before such moments were noted one by one. */
  at: Temporal.Instant | null
  /** The papers that values were read from, in words: 'passport'. */
  papers?: Each<string>
  /** Of what was sent, signed, paid or locked: it keeps its value, and this says so. */
  sent?: Each<string>
  /** What follows from a change there: 'You choose a plan again.' */
  follows?: Each<string>
  /** It is history: what it says was said, and nobody is asked to change it. */
  isPast?: boolean
  /** What it would keep though it has no value of it yet. */
  takes?: readonly ValueName[]
}

/** Where a value of a person is kept. Each module says so of its own; what is known and asked follows from all of them. */
export type Place = {
  name: string
  /** After 'your': 'I-20 form'. */
  words: string
  href: string
  values: readonly ValueName[]
  /** The fields of its form that begin with what is known: each says where it is from. */
  asks: Asks
  /** Of these, what is changed there alone, because more is asked there. */
  byHand?: readonly ValueName[]
  read: (call: Call) => Promise<PlaceSays>
  /** What typing there does, by the same verb. Where there is none, everything is changed there alone. */
  write?: (call: Call, values: Values) => Promise<void>
}

export const personValues = slotOfItself<Place>('people/values')

/** What a press hands to a verb goes through that verb’s contract first, as what is typed there does. */
export function inputOf<Schema extends z.ZodType>(schema: Schema, given: z.input<Schema>): z.output<Schema> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const { issues } = read.error
  throw new Refusal(invalidInput, Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])))
}
