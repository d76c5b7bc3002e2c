// Students with every stage as a cell, as far as the caller's role sees stages.
import { and, eq, exists, type SQL } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import { readJourney, type BoundStage } from '#src/journey/read.ts'
import { type FactsByStage, type StageView } from '#src/journey/views.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Desk } from '#src/features/desk-kit/kinds.ts'
import { countsOf } from '#src/features/desk-kit/request-list.ts'
import type { CountedStudent, Overview, Wanted } from '../contract.ts'
import type { Filter } from '../many/contract.ts'
import type { FileView, FoundStudent } from '#src/features/people/contract.ts'
import { filesOf, ledBy } from '#src/features/people/leads/queries.ts'
import { studentTags } from '#src/features/people/tables.ts'
import { calledLike, countWho, studentsWho } from '#src/features/people/finding/search.ts'
import { headingsFor, seesStage } from '#src/features/audit/rules.ts'
import { cellOf } from './rules.ts'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { datesAhead } from '#src/features/plan/ahead/rules.ts'
import { saidByMany } from '#src/features/plan/effect/students.ts'
import { rulesWith } from '#src/features/plan/rulebook/rules.ts'
import { isEnrolled, planFor } from '#src/features/plan/rules.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import { dayOf } from '#src/values/dates.ts'

export type FactsOfMany = (call: Call, students: readonly string[]) => Promise<ReadonlyMap<string, FactsByStage>>
type Parts = { stages: readonly BoundStage[]; factsOfMany: FactsOfMany; desk: Desk }

export async function withCounts(desk: Desk, call: Call, students: FoundStudent[]): Promise<CountedStudent[]> {
  const counts = await countsOf(
    desk,
    call,
    students.map(({ id }) => id),
  )
  return students.map(student => ({ ...student, waiting: counts.get(student.id) ?? 0 }))
}

/** The facts of all of them come in one statement. */
export async function overview(
  { stages, factsOfMany, desk }: Parts,
  call: Call,
  { search, lead, tag, most }: Wanted,
): Promise<Overview> {
  const now = momentOf(call.now())
  const headings = headingsFor(call.caller.roles)
  const seesTags = headings.includes('tags')
  const which = studentsIn(call, { search, lead, tag })
  const [students, total] = await Promise.all([studentsWho(call, which, most), countWho(call, which)])
  const ids = students.map(({ id }) => id)
  const [counted, facts, saidOf, rules, files] = await Promise.all([
    withCounts(desk, call, students),
    factsOfMany(call, ids),
    saidByMany(call.db, ids),
    editedFacts(call.db),
    seesTags ? filesOf(call.db, ids) : new Map<string, FileView>(),
  ])
  const inUse = rulesInUse(rulesWith(rules))
  const isSeen = ({ route }: Pick<StageView, 'route'>) => seesStage(headings, route)
  const cellsOf = (id: string) => {
    const journey = readJourney(stages, facts.get(id) ?? {}, now)
    const sources = { stages: journey, ...saidOf(id) }
    const ahead = datesAhead({
      rows: isEnrolled(sources) ? [] : planFor(sources, inUse, dayOf(call.now())),
      stages: journey,
      now: call.now(),
      today: dayOf(call.now()),
      zone: undefined,
    })
    return journey.filter(isSeen).map(stage => cellOf(stage, now, ahead))
  }
  return {
    now,
    stages: stages.filter(isSeen).map(({ route, label }) => ({ route, label })),
    students: counted.map(student => ({
      ...student,
      lead: files.get(student.id)?.lead?.name ?? null,
      tags: files.get(student.id)?.tags ?? [],
      cells: cellsOf(student.id),
    })),
    total,
  }
}

/** Who sees no tags finds by name alone. */
export const studentsIn = (call: Call, { search, lead, tag }: Filter): SQL | undefined =>
  headingsFor(call.caller.roles).includes('tags')
    ? and(calledLike(search), ledBy(call, lead), tagged(call, tag))
    : calledLike(search)

function tagged({ db }: Call, tag: string): SQL | undefined {
  if (tag === '') return undefined
  const given = and(eq(studentTags.owner, people.id), eq(studentTags.tag, tag))
  return exists(db.select().from(studentTags).where(given))
}
