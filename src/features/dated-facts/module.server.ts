import { asc, lt } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { dayOf } from '#src/values/dates.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { work } from '../desk-kit/kinds.ts'
import { endOf } from '../desk-kit/rules.ts'
import * as audited from './audit-actions.ts'
import { datedLists, type DatedList } from './slots.ts'
import { change, check, factEntries, list, editedFacts } from './catalogue.ts'
import { datedFactsContracts } from './contract.ts'
import * as copy from './record/rules.ts'
import { facts } from './tables.ts'
import { againBy, inOrder, isDue } from './rules.ts'

const datedEntries: DatedList = async (db, { most, dueOn }) => {
  const rows = await db
    .select()
    .from(facts)
    .where(dueOn && lt(facts.checkAgainBy, dueOn))
    .orderBy(asc(facts.checkAgainBy), asc(facts.id))
    .limit(most)
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

const allOf = async (db: Queries, lists: readonly DatedList[], dueOn?: Temporal.PlainDate) =>
  (await Promise.all(lists.map(list => list(db, { most: mostOfEach, dueOn })))).flat()

const mostOfEach = 500

const factsToCheck = work({
  name: 'fact',
  words: copy.factWork.words,
  queue: '/desk/facts',
  roles: ['advisor', 'underwriter', 'admin'],
  topic: 'facts',
  inOne: copy.factWork.inOne,
  waiting: async ({ db, now }, { students }, { given }) => {
    // They are about no student.
    if (students !== undefined) return []
    const today = dayOf(now())
    const due = (await allOf(db, given(datedLists), today)).filter(fact => isDue(fact, today.toString()))
    return inOrder(due).map(fact => ({
      id: `${fact.editedAt} ${fact.text}`,
      student: null,
      what: fact.text,
      since: endOf(Temporal.PlainDate.from(fact.source.checkedOn)),
      due: endOf(Temporal.PlainDate.from(againBy(fact))),
    }))
  },
})

export default defineServerModule({
  name: 'features/dated-facts',
  calls: calls(datedFactsContracts, ({ given }) => ({
    datedFacts: { list: ({ db }) => allOf(db, given(datedLists)) },
    facts: { read: async ({ db }) => ({ facts: await editedFacts(db) }) },
    factsDesk: { list, change, check },
  })),
  gives: [...Object.values(audited), catalogues(factEntries), datedLists(datedEntries), factsToCheck],
})
