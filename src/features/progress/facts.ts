import type { Sql } from '../../platform/database/database.ts'
import type { CommonFacts } from '../../journey/stage.ts'

type Row = { stage: string; what: string; step: string; at: Date }

/** What the student did on the journey itself, stage by stage: one prepared statement. */
export async function loadCommonFacts(sql: Sql, owner: string): Promise<Record<string, CommonFacts>> {
  const rows = await sql<Row[]>`select stage, what, step, at from happenings where owner = ${owner}`
  const facts: Record<string, MutableFacts> = {}
  for (const row of rows) note((facts[row.stage] ??= { marked: {}, badges: {} }), row)
  return facts
}

type MutableFacts = {
  visitedAt?: string
  earlyAccessAskedAt?: string
  marked: Record<string, { at: string }>
  badges: Record<string, { at: string }>
}

function note(facts: MutableFacts, { what, step, at: date }: Row): void {
  const at = date.toISOString()
  if (what === 'visited') facts.visitedAt = at
  else if (what === 'early-access-asked') facts.earlyAccessAskedAt = at
  else if (what === 'marked') facts.marked[step] = { at }
  else facts.badges[step] = { at }
}
