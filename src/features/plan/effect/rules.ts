// What a change of a fact does to plans: which dates move, and how a student is notified of it.
import { sourcesInWords } from '#src/journey/guide.ts'
import { changesBetween, type PlanChange } from '#src/plan/changes.ts'
import { isInForce, type Rule } from '#src/plan/rule.ts'
import { withFact, type EditedFact } from '#src/features/dated-facts/rules.ts'
import type { Thing } from '#src/plan/things.ts'
import { ruleOfFact, rulesWith } from '../rulebook/rules.ts'
import { planFor, type PlanSources } from '../rules.ts'
import { changeWords, seenChanges } from '../changed/rules.ts'
import { whenOf } from '../shown/rules.ts'

/** A fact as it was and as it is to be. */
export type FactChange = { before: EditedFact; after: EditedFact }

/** The rules of all plans with the fact as it was, and as it is to be; `of` is what the fact itself is about. */
export type RuleChange = { before: readonly Rule[]; after: readonly Rule[]; of: Thing | undefined }

export const ruleChange = (edited: readonly EditedFact[], { before, after }: FactChange): RuleChange => ({
  before: rulesWith(withFact(edited, before)).filter(isInForce),
  after: rulesWith(withFact(edited, after)).filter(isInForce),
  of: ruleOfFact(after.id)?.of,
})

/** Other words or another source move no date, and neither does a fact that is no rule of the plan. */
export const movesPlans = ({ before, after }: RuleChange): boolean => bounds(before) !== bounds(after)

const bounds = (rules: readonly Rule[]): string =>
  JSON.stringify(rules.map(({ id, months = 0, workingDays = 0, days = 0 }) => [id, months, workingDays, days]))

/** What a student sees of it: the dates that have another day or word, as far as they are not over; what it is about first. */
export const movedDates = (
  sources: PlanSources,
  { before, after, of }: RuleChange,
  today: Temporal.PlainDate,
): readonly PlanChange[] =>
  seenChanges(changesBetween(planFor(sources, before, today), planFor(sources, after, today)))
    .filter(change => !isOver(change, today))
    .toSorted((one, other) => Number(other.after.thing === of) - Number(one.after.thing === of))

const isOver = ({ before, after }: PlanChange, today: Temporal.PlainDate): boolean =>
  [before, after].every(row => {
    const when = whenOf(row)
    const last = when?.kind === 'between' ? when.until : when?.day
    return last === undefined || Temporal.PlainDate.compare(last, today) < 0
  })

export const movedWords = (changes: readonly PlanChange[]): string[] => changes.map(change => changeWords(change))

/** Of several students, the one with the soonest date comes first. */
export const soonestOf = ([first]: readonly PlanChange[]): string =>
  first === undefined ? '9999' : `${(first.after.hard ?? first.after.safe)?.day ?? '9999'}`

/** A notification is read at a glance. */
const mostSentences = 3
const mostCharacters = 600

/** What moved comes first, then the fact behind it and where it was read. */
export function noticeOf({ words, source }: EditedFact, moved: readonly string[], today: Temporal.PlainDate): string {
  const rest = moved.length - mostSentences
  const reason = source === null ? words : readAt(words, sourcesInWords([source], today))
  const all = [...moved.slice(0, mostSentences), ...(rest > 0 ? [more(rest)] : []), reason].join(' ')
  return all.length <= mostCharacters ? all : `${all.slice(0, mostCharacters - 1)}…`
}

export const changed = 'Dates of your plan have moved'
const readAt = (words: string, source: string): string => `${words} Source: ${source}.`
const more = (count: number): string => (count === 1 ? 'One more date moves.' : `${count} more dates move.`)

export const title = 'Whose plans change'
export const see = 'See whose plans would change'
export const none = 'No student’s plan changes.'
export const ofNoPlan = 'No date of a plan follows from this, so no plan changes.'
export const count = (students: number): string =>
  students === 1 ? 'One student’s plan would change.' : `The plans of ${students} students would change.`
export const afterwards = 'A second person confirms this first; then each of them is notified of what changed for them.'
export const firstOnly = (shown: number): string => `The ${shown} with the soonest dates are shown.`
export const typedSince = 'You have typed since. Look again before you publish.'
export const incomplete = 'This fact isn’t complete yet. Fix the fields that are marked, then look again.'

export const approval = {
  words: 'A fact that moves dates',
  what: (words: string): string => `Publish this fact, which moves students’ dates: ${words}`,
} as const
