// The facts of a journey: one statement over all stages, and cached by the version that comes with the session, since
// the journey is read at every page and seldom changes between two.
import { readCustomSteps } from '../features/custom-steps/assigned/rules.ts'
import { customStepsOf } from '../features/custom-steps/facts.ts'
import { commonFactsIn, happeningShape, happeningsOf } from '../features/progress/facts.ts'
import { factsOfStage, factsOfWebinar, registrationShape, registrationsOf } from '../features/webinars/facts.ts'
import { noFacts } from '../journey/read.ts'
import { type FactsByStage, type StageFacts } from '../journey/views.ts'
import { factsFrom } from '../journey/shape.ts'
import type { Summary } from '../journey/summary.ts'
import type { Sql } from '../platform/database/database.ts'
import type { Vault } from '../platform/vault/vault.ts'
import { inSpan } from '../platform/watching/tracing.ts'
import type { Call } from '../platform/services.ts'
import type { FactsColumn } from '../manifest/server.ts'
import { stages } from '../stages/stages.ts'
import { serverModules } from './server-modules.ts'

/** As `FactsColumn`, to be looked up by any text. */
type Own = Omit<FactsColumn, 'stages'> & { stages: readonly string[] }

/** Facts that some stages alone have, in the order of the modules. */
const own: readonly Own[] = serverModules.flatMap(({ facts = [] }) => facts)

/** Of stages whose rules read less than is loaded. */
const summaries: ReadonlyMap<string, Summary> = new Map(
  serverModules.flatMap(({ summaries = {} }) => Object.entries(summaries)),
)

/** Facts that any stage may have. */
const ofAnyStage = [registrationsOf, happeningsOf, customStepsOf] as const

/** The same as before until the version says that some were written. */
export function loadFacts({ sql, vault, factsCache, caller }: Call): Promise<FactsByStage> {
  const load = () => loadFactsOf({ sql, vault }, caller.id)
  return caller.factsVersion === null ? load() : factsCache.read(caller.id, caller.factsVersion, load)
}

/** For a verb that asks about one stage: where the facts are not cached, those of the others are not read for it. */
export async function loadFactsAt(
  { sql, vault, factsCache, caller }: Call,
  stage: string,
): Promise<StageFacts | undefined> {
  const cached = caller.factsVersion === null ? undefined : factsCache.cached(caller.id, caller.factsVersion)
  return (await (cached ?? loadFactsOf({ sql, vault }, caller.id, stage)))[stage]
}

function summaryOf(route: string): Pick<StageFacts, 'summary'> {
  const summary = summaries.get(route)
  return summary === undefined ? {} : { summary }
}

/** All of them, or those of one stage. */
export async function loadFactsOf({ sql, vault }: Keys, person: string, stage?: string): Promise<FactsByStage> {
  return factsIn(vault, person, await loadColumns(sql, person, stage), stage)
}

type Keys = Pick<Call, 'sql' | 'vault'>

/** What the database says of somebody, as it arrives. */
export async function loadColumns(sql: Sql, person: string, stage?: string): Promise<unknown> {
  const statement = `select (${factsColumn(stage)}) as facts from (select $1::uuid as id) p`
  const [row] = await inSpan('facts', {}, async () =>
    sql.unsafe<{ facts: unknown }[]>(statement, [person], { prepare: true }),
  )
  return row?.facts
}

/** Of several people in one statement, by person. */
export async function loadFactsOfMany(
  { sql, vault }: Keys,
  people: readonly string[],
): Promise<ReadonlyMap<string, FactsByStage>> {
  if (people.length === 0) return new Map()
  const statement = `select p.id, (${factsColumn()}) as facts from unnest($1::uuid[]) p (id)`
  const rows = await sql.unsafe<{ id: string; facts: unknown }[]>(statement, [[...people]], { prepare: true })
  return new Map(await Promise.all(rows.map(async ({ id, facts }) => [id, await factsIn(vault, id, facts)] as const)))
}

const about = (stage: string | undefined) => own.filter(({ stages: of }) => stage === undefined || of.includes(stage))

/** Put together once for each stage: it is long. */
const columns = new Map<string, string>()

function factsColumn(stage = ''): string {
  const parts = [...ofAnyStage, ...about(stage === '' ? undefined : stage).map(({ column }) => column)]
  const column = columns.get(stage) ?? `select json_build_array(${parts.map(part => `(${part})`).join(', ')})`
  columns.set(stage, column)
  return column
}

/** What is known of each stage, from the columns in which it came. */
export async function factsIn(vault: Vault, person: string, all: unknown, only?: string): Promise<FactsByStage> {
  const [registrations, happened, assigned, ...rest]: readonly unknown[] = Array.isArray(all) ? all : []
  const { rows } = factsFrom(registrationShape, registrations)
  const common = commonFactsIn(factsFrom(happeningShape, happened).rows)
  const opened = await Promise.all(
    about(only).map(({ open }, index) => open?.(vault, person, rest[index]) ?? rest[index]),
  )
  const customSteps = readCustomSteps(stages, assigned, id => factsOfWebinar(rows, id))
  const ofStage = (route: string): StageFacts => ({
    common: common.get(route) ?? noFacts,
    own: Object.assign(
      { webinar: factsOfStage(rows, route) },
      ...about(only).flatMap(({ stages: of }, index) => (of.includes(route) ? [opened[index]] : [])),
    ),
    assigned: customSteps.get(route) ?? [],
    ...summaryOf(route),
  })
  return Object.fromEntries(stages.map(({ route }) => [route, ofStage(route)]))
}
