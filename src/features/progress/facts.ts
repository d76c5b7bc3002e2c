import type { FactsByStage } from '../../journey/read.ts'
import type { Fragment, Sql } from '../../platform/database/database.ts'

type Happening = { stage: string; what: string; step: string; at: string }

/** What a person `p` did on the journey itself, as one JSON column of a statement about them. */
export const commonFactsOf = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('stage', stage, 'what', what, 'step', step,
    'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  from happenings where owner = p.id`

export function readCommonFacts(rows: unknown): FactsByStage {
  const facts: Record<string, { common: MutableFacts }> = {}
  for (const row of Array.isArray(rows) ? rows : [])
    note((facts[row.stage] ??= { common: { marked: {}, badges: {} } }).common, row)
  return facts
}

type MutableFacts = {
  visitedAt?: string
  earlyAccessAskedAt?: string
  marked: Record<string, { at: string }>
  badges: Record<string, { at: string }>
  doneBefore?: { stage?: { at: string }; steps: Record<string, { at: string }> }
}

function note(facts: MutableFacts, { what, step, at }: Happening): void {
  if (what === 'visited') facts.visitedAt = at
  else if (what === 'early-access-asked') facts.earlyAccessAskedAt = at
  else if (what === 'marked') facts.marked[step] = { at }
  else if (what === 'done-before') noteDoneBefore((facts.doneBefore ??= { steps: {} }), step, at)
  else facts.badges[step] = { at }
}

function noteDoneBefore(done: NonNullable<MutableFacts['doneBefore']>, step: string, at: string): void {
  if (step === '') done.stage = { at }
  else done.steps[step] = { at }
}
