// The facts of a journey: one statement over all stages, and kept by the version that comes with the session, since
// the journey is read at every page and seldom changes between two.
import { customStepsOf, readCustomSteps } from '../features/custom-steps/facts.ts'
import { readWaysFacts, waysFactsOf } from '../features/accounts/ways/facts.ts'
import { productFactsOf, readProductFacts } from '../features/products/facts.ts'
import { commonFactsOf, readCommonFacts } from '../features/progress/facts.ts'
import { factsOfWebinar, readWebinarFacts, webinarFactsOf } from '../features/webinars/facts.ts'
import { noFacts, type FactsByStage, type StageFacts } from '../journey/read.ts'
import { insuranceFactsOf, readInsuranceFacts } from '../stages/health-insurance/facts.ts'
import { forexFactsOf, readForexFacts } from '../stages/forex/facts.ts'
import { loanFactsOf, readLoanFacts } from '../stages/loans/facts.ts'
import { flightFactsOf, readFlightFacts } from '../stages/phone-connection/facts.ts'
import { readSopFacts, sopFactsOf } from '../stages/sop-review/facts.ts'
import { readVaccineFacts, vaccineFactsOf } from '../stages/vaccines/facts.ts'
import { readVisaFacts, visaFactsOf } from '../stages/visas/facts.ts'
import type { Fragment, Sql } from '../platform/database/database.ts'
import { keptByVersion, type Kept } from '../platform/facts/kept.ts'
import type { Call } from '../platform/house.ts'
import { stages } from '../stages/stages.ts'

type PartOfFacts = Readonly<Record<string, Partial<StageFacts>>>

/**
 * Who has something to say of a journey: one JSON column about the person `p`, and what it says of each stage.
 * The other columns stand behind its own, the first source's first.
 */
type Source = { column: (sql: Sql) => Fragment; read: (column: unknown, all: readonly unknown[]) => PartOfFacts }

const sources: readonly Source[] = [
  { column: webinarFactsOf, read: readWebinarFacts },
  { column: sopFactsOf, read: readSopFacts },
  { column: visaFactsOf, read: readVisaFacts },
  { column: loanFactsOf, read: readLoanFacts },
  { column: forexFactsOf, read: readForexFacts },
  { column: insuranceFactsOf, read: readInsuranceFacts },
  { column: waysFactsOf, read: readWaysFacts },
  { column: vaccineFactsOf, read: readVaccineFacts },
  { column: productFactsOf, read: readProductFacts },
  { column: flightFactsOf, read: readFlightFacts },
  { column: commonFactsOf, read: readCommonFacts },
  {
    column: customStepsOf,
    read: (rows, [webinars]) => readCustomSteps(stages, rows, id => factsOfWebinar(webinars, id)),
  },
]

/** As this process read them last, those of the people who were here most lately. */
const shelves = new WeakMap<Sql, Kept<FactsByStage>>()

/** The same as before until the version says that some were written. */
export function loadFacts({ sql, caller }: Call): Promise<FactsByStage> {
  const shelf = shelves.get(sql) ?? keptByVersion<FactsByStage>()
  shelves.set(sql, shelf)
  const load = () => loadFactsOf(sql, caller.id)
  return caller.factsVersion === null ? load() : shelf(caller.id, caller.factsVersion, load)
}

export async function loadFactsOf(sql: Sql, person: string): Promise<FactsByStage> {
  const [row] = await sql<{ facts: unknown }[]>`
    select (${factsColumn(sql)}) as facts from (select ${person}::uuid as id) p`
  return readColumns(row?.facts)
}

/** The statement itself, for those who want to know what it reads. */
export const factsOfAnybody = (sql: Sql): Fragment => sql`select (${factsColumn(sql)}) from people p`

/** Put together once: it is long, and every page needs it. */
const columns = new WeakMap<Sql, Fragment>()

function factsColumn(sql: Sql): Fragment {
  const column = columns.get(sql) ?? makeColumn(sql)
  columns.set(sql, column)
  return column
}

const makeColumn = (sql: Sql): Fragment =>
  sql`select json_build_array(${sources
    .map(({ column }) => sql`(${column(sql)})`)
    .reduce((before, column) => sql`${before}, ${column}`)})`

function readColumns(columns: unknown): FactsByStage {
  const facts: Record<string, StageFacts> = {}
  const all: readonly unknown[] = Array.isArray(columns) ? columns : []
  for (const [index, source] of sources.entries()) {
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
