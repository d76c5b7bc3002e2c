// One connection that is asked the same again and again, and is given up where it does not answer in time.
import postgres from 'postgres'
import type { Sql } from '../database/database.ts'
import { withWholeResults } from '../database/whole-results.ts'
import { patiently } from '../patience.ts'

export type Lookout<Row> = {
  /** Undefined where nothing came within a second of an ordinary machine. */
  ask: () => Promise<Row | undefined>
  close: () => Promise<void>
}

const longestAnswer = 1000

export function lookout<Row extends object>(url: string, ask: (sql: Sql) => PromiseLike<Row[]>): Lookout<Row> {
  const open = () =>
    withWholeResults(
      postgres(url, {
        max: 1,
        prepare: false,
        connect_timeout: patiently(longestAnswer) / 1000,
        // A second try within one look would come too late.
        backoff: () => 1,
        onnotice: () => {},
        connection: { application_name: 'safar standby' },
      }),
    )
  let client = open()
  const giveUp = () => {
    void client.end({ timeout: 0 })
    client = open()
  }
  return {
    ask: async () => {
      const late = Promise.withResolvers<undefined>()
      const timer = setTimeout(late.resolve, patiently(longestAnswer), undefined)
      const answer = await Promise.race([Promise.resolve(ask(client)).catch(() => undefined), late.promise])
      clearTimeout(timer)
      if (answer === undefined) giveUp()
      return answer?.[0]
    },
    close: () => client.end({ timeout: 0 }),
  }
}
