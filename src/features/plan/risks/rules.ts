// Which dates of a student are at risk: what breaks or is tight, with its limit and what to do.
import type { PlanRow, Word } from '#src/plan/plan.ts'
import type { Thing } from '#src/plan/things.ts'
import { limitOf, ruleInQuestion, shownRows, whenWords, type Shown } from '../shown/rules.ts'

export const riskWords = ['breaks', 'tight'] as const satisfies readonly Word[]
export type RiskWord = (typeof riskWords)[number]

export type Risk = {
  thing: Thing
  name: string
  when: string
  /** The hard limit; until when nothing is at risk, where there is none. */
  limit: string
  isHard: boolean
  word: RiskWord
  rule: { id: string; words: string }
  todo: string | null
  /** It is counted from a day that nobody has given yet. */
  isEstimated: boolean
}

/** As it is kept: what its rule says is read where it is shown. */
export type NotedRisk = Omit<Risk, 'rule' | 'todo'> & { rule: string }

/** All of a plan, as its own page has them. */
export function allRisksIn(rows: readonly PlanRow[]): readonly Risk[] {
  const atRisk = rows.filter(({ word }) => isRisk(word))
  return atRisk.length === 0 ? [] : shownRows(rows, atRisk).flatMap(riskOf)
}

/** What is over for longer than that can be repaired by nobody. */
const daysOver = 30

export const isRepairable = ({ limit }: Risk, today: Temporal.PlainDate): boolean =>
  limit >= today.subtract({ days: daysOver }).toString()

/** Those that something can still be done about, for the desk's lists. */
export const risksIn = (rows: readonly PlanRow[], today: Temporal.PlainDate): readonly Risk[] =>
  allRisksIn(rows).filter(risk => isRepairable(risk, today))

const isRisk = (word: Word | undefined): word is RiskWord => riskWords.some(one => one === word)

function riskOf({ thing, name, when, isEstimated, row }: Shown): Risk[] {
  const { word, hard } = row
  const limit = limitOf({ when, isEstimated, row })
  const rule = ruleInQuestion(row)?.rule
  if (!isRisk(word) || limit === undefined || rule === undefined) return []
  return [
    {
      thing,
      name,
      when: whenWords(when),
      limit: limit.toString(),
      isHard: hard !== undefined,
      word,
      rule: { id: rule.id, words: rule.words },
      todo: rule.remedy ?? null,
      isEstimated,
    },
  ]
}

export const notedOf = ({ thing, name, when, limit, isHard, word, rule, isEstimated }: Risk): NotedRisk => ({
  thing,
  name,
  when,
  limit,
  isHard,
  word,
  rule: rule.id,
  isEstimated,
})

/** Soonest hard limit first; what has none comes after those of its day. */
const bySoonestLimit = (one: Pick<Risk, 'limit' | 'isHard'>, other: Pick<Risk, 'limit' | 'isHard'>): number =>
  one.limit.localeCompare(other.limit) || Number(other.isHard) - Number(one.isHard)

/** What breaks, or else is tight, the soonest limit first: the alarm. What can still be repaired comes before what cannot. */
export function alarmsOf(rows: readonly PlanRow[], today: Temporal.PlainDate): readonly Risk[] {
  const all = allRisksIn(rows).toSorted(bySoonestLimit)
  const breaks = all.filter(({ word }) => word === 'breaks')
  const repairable = breaks.filter(risk => isRepairable(risk, today))
  return breaks.length === 0 ? all : [...repairable, ...breaks.filter(risk => !repairable.includes(risk))]
}

/** Of one student: what breaks before what is tight, as in their own alarm, and of each the soonest limit. */
export const firstToSave = (one: Pick<Risk, Sorted>, other: Pick<Risk, Sorted>): number =>
  riskWords.indexOf(one.word) - riskWords.indexOf(other.word) || bySoonestLimit(one, other)

type Sorted = 'word' | 'limit' | 'isHard'

/** So many students are read at once. */
export const studentsAtOnce = 50
