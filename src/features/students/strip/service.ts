// Students with every stage as a cell, as far as the caller's role sees stages.
import { momentOf } from '#src/journey/moments.ts'
import { readJourney, type BoundStage, type FactsByStage, type StageView } from '#src/journey/read.ts'
import type { Call } from '#src/platform/house.ts'
import type { Overview } from '../contract.ts'
import { calledLike, countWho, studentsWho } from '../finding.ts'
import { headingsFor, seesStage } from '../rules.ts'
import type { Wanted } from './contract.ts'
import { cellOf } from './rules.ts'

export type FactsOfMany = (call: Call, students: readonly string[]) => Promise<ReadonlyMap<string, FactsByStage>>
type Parts = { stages: readonly BoundStage[]; factsOfMany: FactsOfMany }

/** The facts of all of them come in one statement. */
export async function overview(
  { stages, factsOfMany }: Parts,
  call: Call,
  { search, most }: Wanted,
): Promise<Overview> {
  const which = calledLike(search)
  const now = momentOf(call.now())
  const headings = headingsFor(call.caller.roles)
  const seen = stages.filter(({ route }) => seesStage(headings, route))
  const [students, total] = await Promise.all([studentsWho(call, which, most), countWho(call, which)])
  const facts = await factsOfMany(
    call,
    students.map(({ id }) => id),
  )
  const cellsOf = (journey: readonly StageView[]) => journey.map(stage => cellOf(stage, now))
  return {
    now,
    stages: seen.map(({ route, label }) => ({ route, label })),
    students: students.map(student => ({
      ...student,
      cells: cellsOf(readJourney(seen, facts.get(student.id) ?? {}, now)),
    })),
    total,
  }
}
