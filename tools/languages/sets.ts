import { fieldOf } from '#src/values/unknown.ts'

/** What the command needs of a set. */
export type Set = { name: string; english: object; weighty: readonly string[] }

export const isWordSet = (value: unknown): value is Set =>
  typeof fieldOf(value, 'name') === 'string' &&
  typeof fieldOf(value, 'english') === 'object' &&
  typeof fieldOf(value, 'load') === 'function'
