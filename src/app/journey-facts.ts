// The facts of a journey: one statement over all stages, and kept by the version that comes with the session, since
// the journey is read at every page and seldom changes between two.
import { customStepsOf, readCustomSteps } from '../features/custom-steps/facts.ts'
import { readWaysFacts, waysFactsOf } from '../features/accounts/ways/facts.ts'
import { productFactsOf, readProductFacts, stagesWithProducts } from '../features/products/facts.ts'
import { commonFactsOf, readCommonFacts } from '../features/progress/facts.ts'
import { factsOfWebinar, readWebinarFacts, webinarFactsOf } from '../features/webinars/facts.ts'
import { noFacts, type FactsByStage, type StageFacts } from '../journey/read.ts'
import { insuranceFactsOf, readInsuranceFacts } from '../stages/health-insurance/facts.ts'
import { forexFactsOf, readForexFacts } from '../stages/forex/facts.ts'
import { loanFactsOf, readLoanFacts } from '../stages/loans/facts.ts'
import { flightFactsOf, readFlightFacts } from '../stages/phone-connection/facts.ts'
import { readSopFacts, sopFactsOf } from '../stages/sop-review/facts.ts'
import { openVaccineFacts, readVaccineFacts, vaccineFactsOf } from '../stages/vaccines/facts.ts'
import { readVisaFacts, visaFactsOf } from '../stages/visas/facts.ts'
import type { Fragment, Sql } from '../platform/database/database.ts'
import type { Vault } from '../platform/vault/vault.ts'
import { keptByVersion, type Kept } from '../platform/facts/kept.ts'
import type { Call } from '../platform/house.ts'
import { stages } from '../stages/stages.ts'

type PartOfFacts = Readonly<Record<string, Partial<StageFacts>>>

/**
 * Who has something to say of a journey: one JSON column about the person `p`, and what it says of each stage, which
 * are the stages it is about. The other columns stand behind its own, the first source's first.
 */
type Source = {
  about: 'any stage' | readonly string[]
  column: (sql: Sql) => Fragment
  read: (column: unknown, all: readonly unknown[]) => PartOfFacts
  /** Opens what is sealed in it. */
  open?: (vault: Vault, person: string, column: unknown) => Promise<unknown>
}

const sources: readonly Source[] = [
  { about: 'any stage', column: webinarFactsOf, read: readWebinarFacts },
  { about: ['sop-review'], column: sopFactsOf, read: readSopFacts },
  { about: ['visas'], column: visaFactsOf, read: readVisaFacts },
  { about: ['loans'], column: loanFactsOf, read: readLoanFacts },
  { about: ['forex'], column: forexFactsOf, read: readForexFacts },
  { about: ['health-insurance'], column: insuranceFactsOf, read: readInsuranceFacts },
  { about: ['phone-connection'], column: waysFactsOf, read: readWaysFacts },
  { about: ['vaccines'], column: vaccineFactsOf, read: readVaccineFacts, open: openVaccineFacts },
  { about: stagesWithProducts, column: productFactsOf, read: readProductFacts },
  { about: ['phone-connection'], column: flightFactsOf, read: readFlightFacts },
  { about: 'any stage', column: commonFactsOf, read: readCommonFacts },
  {
    about: 'any stage',
    column: customStepsOf,
    read: (rows, [webinars]) => readCustomSteps(stages, rows, id => factsOfWebinar(webinars, id)),
  },
]

/** As this process read them last, those of the people who were here most lately. */
const shelves = new WeakMap<Sql, Kept<FactsByStage>>()

/** The same as before until the version says that some were written. */
export function loadFacts({ sql, vault, caller }: Call): Promise<FactsByStage> {
  const load = () => loadFactsOf({ sql, vault }, caller.id)
  return caller.factsVersion === null ? load() : shelfOf(sql).read(caller.id, caller.factsVersion, load)
}

/** For a verb that asks about one stage: where the facts are not known, those of the others are not read for it. */
export async function loadFactsAt({ sql, vault, caller }: Call, stage: string): Promise<StageFacts | undefined> {
  const known = caller.factsVersion === null ? undefined : shelfOf(sql).known(caller.id, caller.factsVersion)
  return (await (known ?? loadFactsOf({ sql, vault }, caller.id, stage)))[stage]
}

function shelfOf(sql: Sql): Kept<FactsByStage> {
  const shelf = shelves.get(sql) ?? keptByVersion<FactsByStage>()
  shelves.set(sql, shelf)
  return shelf
}

/** All of them, or those of one stage. */
export async function loadFactsOf(
  { sql, vault }: Pick<Call, 'sql' | 'vault'>,
  person: string,
  stage?: string,
): Promise<FactsByStage> {
  const asked = sources.filter(({ about }) => stage === undefined || about === 'any stage' || about.includes(stage))
  const [row] = await sql<{ facts: unknown }[]>`
    select (${factsColumn(sql, asked)}) as facts from (select ${person}::uuid as id) p`
  const columns: readonly unknown[] = Array.isArray(row?.facts) ? row.facts : []
  const opened = asked.map(({ open }, index) => open?.(vault, person, columns[index]) ?? columns[index])
  return readColumns(await Promise.all(opened), asked)
}

/** The statement itself, for those who want to know what it reads. */
export const factsOfAnybody = (sql: Sql): Fragment => sql`select (${factsColumn(sql, sources)}) from people p`

const factsColumn = (sql: Sql, asked: readonly Source[]): Fragment =>
  sql`select json_build_array(${asked
    .map(source => sql`(${columnOf(sql, source)})`)
    .reduce((before, column) => sql`${before}, ${column}`)})`

/** Each put together once: they are long, and every page needs them. */
const columns = new WeakMap<Sql, Map<Source, Fragment>>()

function columnOf(sql: Sql, source: Source): Fragment {
  const known = columns.get(sql) ?? new Map<Source, Fragment>()
  columns.set(sql, known)
  const column = known.get(source) ?? source.column(sql)
  known.set(source, column)
  return column
}

function readColumns(all: readonly unknown[], asked: readonly Source[]): FactsByStage {
  const facts: Record<string, StageFacts> = {}
  for (const [index, source] of asked.entries()) {
    const part = source.read(all[index], all)
    for (const [stage, said] of Object.entries(part)) facts[stage] = joined(facts[stage] ?? { common: noFacts }, said)
  }
  return facts
}

/** Several may know something of a stage of their own; what each knows has a name of its own. */
const joined = (known: StageFacts, said: Partial<StageFacts>): StageFacts => ({
  ...known,
  ...said,
  own: { ...Object(known.own), ...Object(said.own) },
})
