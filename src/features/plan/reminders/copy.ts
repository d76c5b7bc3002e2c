import type { AheadKind } from '../ahead/rules.ts'

/** What of a date is near, within a sentence. */
const named: Record<AheadKind, (name: string) => string> = {
  on: name => name,
  about: name => name,
  safe: name => `last safe day for “${name}”`,
  hard: name => `last day for “${name}”`,
}
type Named = { kind: AheadKind; name: string }

export const inDays = (days: number): string => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`)
export const reminderTitle = (days: number, { kind, name }: Named): string => `${inDays(days)}: ${named[kind](name)}`
export const reminderLine = (days: number, day: string, { kind, name }: Named): string =>
  `${inDays(days)}, ${day}: ${named[kind](name)}`
export const onDay = (day: string): string => `${day}.`
export const several = (count: number): string => `${count} dates of your plan are near`
export const more = (count: number): string =>
  count === 1 ? 'One more is in your plan.' : `${count} more are in your plan.`

export const digestTitle = (until: string): string => `Your dates until ${until}`
export const digestLine = (day: string, { kind, name }: Named, word: string): string =>
  `${day}: ${named[kind](name)}${word === '' ? '' : ` (${word})`}`
export const words = { tight: 'tight', breaks: 'breaks' } as const
export const first = (name: string, what: string): string => `First of all, ${name}: ${what}`
