// How pg-boss reaches the database.
import postgres from 'postgres'
import { withWholeResults } from '../database/whole-results.ts'
import { patiently } from '../patience.ts'

export const jobSchema = 'jobs'

export const statementsOn = (sql: postgres.Sql) => ({
  executeSql: async (text: string, values: readonly unknown[] = []) => ({
    // pg-boss sends several statements in one text when it has no values for them.
    rows: await (values.length === 0 ? sql.unsafe(text).simple() : sql.unsafe(text, values.map(asParameter))).catch(
      asOwnError,
    ),
  }),
})

/** All who waited for a connection that is lost get one error, and pg-boss writes the name of its queue into each. */
function asOwnError(error: unknown): never {
  throw new Error(error instanceof Error ? error.message : String(error), { cause: error })
}

/** One connection: pg-boss opens transactions in the text it sends, which a pool would tear apart. */
export const openOwnConnection = (url: string) =>
  withWholeResults(
    postgres(url, {
      max: 1,
      onnotice: () => {},
      // A try that began while the database was falling may hang.
      connect_timeout: patiently(2000, 10_000) / 1000,
      backoff: () => 0.5,
      connection: { application_name: 'safar jobs' },
      types: {
        // pg-boss makes its JSON itself.
        json: {
          to: 114,
          from: [114, 3802],
          serialize: asParameter,
          parse: (text: string): unknown => JSON.parse(text),
        },
      },
    }),
  )

function asParameter(value: unknown): string | number | boolean | string[] | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.map(String) : JSON.stringify(value)
}
