// How a plan stands, in three lines: what is to be done now, what comes after it, and what follows if it is missed.
import type { PlanRow } from '#src/plan/plan.ts'
import { things, type Thing } from '#src/plan/things.ts'
import { formatDay } from '#src/values/dates.ts'
import { datesAhead, type Ahead, type AheadSources } from '../ahead/rules.ts'
import { alarmsOf, type Risk, type RiskWord } from '../risks/rules.ts'
import { otherwise } from '../shown/copy.ts'
import { ruleInQuestion } from '../shown/rules.ts'
import * as copy from './copy.ts'

export type Now = {
  thing: Thing | undefined
  words: string
  word: RiskWord | undefined
  /** The rule by which it is at risk. */
  why: string | undefined
  /** Where a student does something about it. */
  step: string | undefined
}

export type Standing = {
  now: Now | undefined
  next: string | undefined
  /** What follows, or what helps once it breaks. */
  missed: string | undefined
}

export function standingOf(sources: AheadSources): Standing {
  const { rows, today } = sources
  const ahead = datesAhead(sources)
  const alarm = alarmsOf(rows, today)[0]
  if (alarm === undefined) {
    const [now, next] = ahead
    return { now: now && nowOf(now), next: next && lineOf(next), missed: now?.row && missedWords(now.row) }
  }
  const { thing, word, rule } = alarm
  const row = rows.find(one => one.thing === thing)
  const next = ahead.find(({ key }) => key !== thing)
  const now = { thing, word, words: dueWords(alarm, today), why: rule.words, step: things[thing].step }
  return { now, next: next && lineOf(next), missed: row && missedWords(row) }
}

const nowOf = (date: Ahead): Now => ({
  thing: date.row?.thing,
  words: lineOf(date),
  word: undefined,
  why: undefined,
  step: date.row === undefined ? date.href : things[date.row.thing].step,
})

function dueWords({ name, limit, isEstimated }: Risk, today: Temporal.PlainDate): string {
  const day = Temporal.PlainDate.from(limit)
  const isOver = Temporal.PlainDate.compare(day, today) < 0
  return isOver ? copy.wasDue(name, formatDay(day)) : copy.by(name, formatDay(day), isEstimated)
}

function lineOf({ kind, name, day, isEstimated }: Ahead): string {
  if (kind === 'hard') return copy.lastDay(name, formatDay(day))
  return (kind === 'safe' ? copy.by : copy.on)(name, formatDay(day), isEstimated)
}

/** Once it breaks, what helps; before that, what is left to do past its last day, and what that costs. */
function missedWords({ word, safe, hard, ...row }: PlanRow): string | undefined {
  const rule = word === 'breaks' ? ruleInQuestion({ word, safe, hard, ...row })?.rule : (hard ?? safe)?.rule
  if (rule?.remedy !== undefined)
    return [rule.remedy, rule.cost && otherwise(rule.cost.words)].filter(Boolean).join(' ')
  if (word === 'breaks' || safe === undefined || hard?.day.equals(safe.day) === true) return undefined
  return copy.tightAfter(hard && formatDay(hard.day))
}
