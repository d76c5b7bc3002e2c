import type { Queries } from '#src/platform/database/database.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { dayOf } from '#src/values/dates.ts'
import type { datedFactsContract } from './contract.ts'
import { isDue } from './rules.ts'
import type { DatedList } from './slots.ts'

const mostOfEach = 500

export const datedFactsHandlers = (
  lists: readonly DatedList[],
): Handlers<{ datedFacts: typeof datedFactsContract }>['datedFacts'] => {
  const all = async (db: Queries) => (await Promise.all(lists.map(list => list(db, mostOfEach)))).flat()
  return {
    list: ({ db }) => all(db),
    due: async ({ db, now }) => {
      const today = dayOf(now()).toString()
      return { count: (await all(db)).filter(fact => isDue(fact, today)).length }
    },
  }
}
