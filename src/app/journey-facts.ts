// The facts of a journey, loaded by themselves or brought along with the session that asks for them.
// Measured: the journey is read at every page, and one statement instead of two is a quarter more of them.
import { customStepsOf, readCustomSteps } from '../features/custom-steps/facts.ts'
import { commonFactsOf, readCommonFacts } from '../features/progress/facts.ts'
import { factsOfWebinar, readWebinarFacts, webinarFactsOf } from '../features/webinars/facts.ts'
import { noFacts, type FactsByStage, type StageFacts } from '../journey/read.ts'
import { insuranceFactsOf, readInsuranceFacts } from '../stages/health-insurance/facts.ts'
import { loanFactsOf, readLoanFacts } from '../stages/loans/facts.ts'
import { readSopFacts, sopFactsOf } from '../stages/sop-review/facts.ts'
import { readVaccineFacts, vaccineFactsOf } from '../stages/vaccines/facts.ts'
import { readVisaFacts, visaFactsOf } from '../stages/visas/facts.ts'
import type { Fragment, Sql } from '../platform/database/database.ts'
import type { Call, Caller } from '../platform/house.ts'
import { readSession, type CallerReader } from '../platform/identity/sessions.ts'
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
  { column: insuranceFactsOf, read: readInsuranceFacts },
  { column: vaccineFactsOf, read: readVaccineFacts },
  { column: commonFactsOf, read: readCommonFacts },
  {
    column: customStepsOf,
    read: (rows, [webinars]) => readCustomSteps(stages, rows, id => factsOfWebinar(webinars, id)),
  },
]

const brought = new WeakMap<Caller, FactsByStage>()

export const readCallerWithFacts: CallerReader = async (sql, token, now) => {
  const session = await readSession(sql, token, now, factsColumn(sql))
  if (session === undefined) return undefined
  brought.set(session.caller, readColumns(session.alongside))
  return session.caller
}

export const loadFacts = async (call: Call): Promise<FactsByStage> =>
  brought.get(call.caller) ?? loadFactsOf(call.sql, call.caller.id)

export async function loadFactsOf(sql: Sql, person: string): Promise<FactsByStage> {
  const [row] = await sql<{ facts: unknown }[]>`
    select (${factsColumn(sql)}) as facts from (select ${person}::uuid as id) p`
  return readColumns(row?.facts)
}

const factsColumn = (sql: Sql): Fragment =>
  sql`select json_build_array(${sources
    .map(({ column }) => sql`(${column(sql)})`)
    .reduce((columns, column) => sql`${columns}, ${column}`)})`

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
