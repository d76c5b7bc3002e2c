// What the journey knows of a visa: each part of the stage says its own.
import type { Fragment, Sql } from '../../platform/database/database.ts'
import { appointmentFactsOf } from './appointment/facts.ts'
import { callFactsOf } from './attorneys/facts.ts'
import { outcomeFactsOf } from './post-interview/facts.ts'
import { i20FactsOf } from './i20/facts.ts'
import type { VisaFacts } from './rules.ts'
import { mockFactsOf } from './mock-interview/facts.ts'
import { sevisFactsOf } from './sevis/facts.ts'

/** By what it is called among the facts; a part that answers nothing leaves them as they are. */
const parts: Partial<Record<keyof VisaFacts, (sql: Sql) => Fragment>> = {
  i20: i20FactsOf,
  sevis: sevisFactsOf,
  appointment: appointmentFactsOf,
  outcomes: outcomeFactsOf,
  calls: callFactsOf,
  mock: mockFactsOf,
}

/** About a person `p`, as one JSON column of a statement about them. */
export const visaFactsOf = (sql: Sql): Fragment =>
  sql`select json_strip_nulls(json_build_object(${Object.entries(parts)
    .map(([name, column]) => sql`${name}::text, (${column(sql)})`)
    .reduce((columns, column) => sql`${columns}, ${column}`)}))`

export const readVisaFacts = (column: unknown): Record<string, { own: { visa: unknown } }> => ({
  visas: { own: { visa: column } },
})
