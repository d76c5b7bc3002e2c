import { asc } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { dayOf } from '#src/values/dates.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import * as audited from './audit-actions.ts'
import { datedLists, type DatedList } from './slots.ts'
import { change, check, factEntries, list, editedFacts } from './catalogue.ts'
import { datedFactsContracts, type datedFactsContract } from './contract.ts'
import { facts } from './tables.ts'
import { isDue } from './rules.ts'

const datedEntries: DatedList = async (db, most) => {
  const rows = await db.select().from(facts).orderBy(asc(facts.checkAgainBy), asc(facts.id)).limit(most)
  return rows.map(({ id, words, state, sourceName, checkedOn, checkAgainBy, shownAt }) => ({
    text: words,
    state,
    source: { name: sourceName, checkedOn: checkedOn.toString() },
    checkAgainBy: checkAgainBy.toString(),
    shownAt,
    editedAt: `/desk/facts/${id}`,
    isSample: false,
  }))
}

export default defineServerModule({
  name: 'features/dated-facts',
  calls: calls(datedFactsContracts, ({ given }) => ({
    datedFacts: datedFactsHandlers(given(datedLists)),
    facts: { read: async ({ db }) => ({ facts: await editedFacts(db) }) },
    factsDesk: { list, change, check },
  })),
  gives: [...Object.values(audited), catalogues(factEntries), datedLists(datedEntries)],
})

const mostOfEach = 500

const datedFactsHandlers = (
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
