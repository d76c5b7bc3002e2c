import { asc, lt } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { work } from '../desk-kit/kinds.ts'
import { endOf } from '../desk-kit/rules.ts'
import * as audited from './audit-actions.ts'
import { datedLists, type DatedList } from './slots.ts'
import { change, check, checkAll, factEntries, list, editedFacts, waitingIn } from './catalogue.ts'
import { datedFactsContracts, type ListedFact } from './contract.ts'
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
  return rows.map(({ id, version, words, state, sourceName, sourceAddress, checkedOn, checkAgainBy, shownAt }) => ({
    text: words,
    state,
    source: {
      name: sourceName,
      checkedOn: checkedOn.toString(),
      ...(sourceAddress !== null && { address: sourceAddress }),
    },
    entry: { id, version },
    checkAgainBy: checkAgainBy.toString(),
    shownAt,
    editedAt: `/desk/facts/${id}`,
    isSample: false,
  }))
}

const allOf = async (db: Queries, lists: readonly DatedList[], dueOn?: Temporal.PlainDate) =>
  (await Promise.all(lists.map(list => list(db, { most: mostOfEach, dueOn })))).flat()

/** What was read again and waits for a second person is nobody else's to read. */
async function toRead(app: Pick<AppServices, 'given'>, { db, now }: Pick<Call, 'db' | 'now'>): Promise<ListedFact[]> {
  const today = dayOf(now())
  const [all, waiting] = await Promise.all([allOf(db, app.given(datedLists), today), waitingIn(app, { db, now })])
  return inOrder(all.filter(fact => isDue(fact, today.toString()) && !waiting.has(fact.entry?.id ?? '')))
}

const mostOfEach = 500

const factsToCheck = work({
  name: 'fact',
  words: copy.factWork.words,
  queue: '/desk/facts',
  roles: ['advisor', 'underwriter', 'admin'],
  topic: 'facts',
  inOne: copy.factWork.inOne,
  waiting: async (call, { students }, app) => {
    // They are about no student.
    if (students !== undefined) return []
    return (await toRead(app, call)).map(fact => ({
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
  calls: calls(datedFactsContracts, app => ({
    datedFacts: { list: ({ db }) => allOf(db, app.given(datedLists)), due: call => toRead(app, call) },
    facts: {
      read: async call => ({
        facts: await editedFacts(call.db),
        checking: [...(await waitingIn(app, call)).keys()].toSorted(),
      }),
    },
    factsDesk: {
      list: call => list(app, call),
      change: (call, typed) => change(app, call, typed),
      check: (call, seen) => check(app, call, seen),
      checkAll: (call, { facts: seen }) => checkAll(app, call, seen),
    },
  })),
  gives: [...Object.values(audited), catalogues(factEntries), datedLists(datedEntries), factsToCheck],
})
