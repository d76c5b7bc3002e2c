// A change of a fact that moves the date of anybody is confirmed by a second person; until then the old one holds.
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { approvalKind } from '#src/features/approvals/kinds.ts'
import { askSecondPerson, waitingOf } from '#src/features/approvals/requests.ts'
import { editedFacts, factEntries } from '#src/features/dated-facts/catalogue.ts'
import { factTyped } from '#src/features/dated-facts/contract.ts'
import type { SecondLook } from '#src/features/dated-facts/slots.ts'
import { people } from '#src/platform/identity/tables.ts'
import * as copy from './rules.ts'
import { movedDates, movesPlans, ruleChange } from './rules.ts'
import { eachStudent } from './students.ts'

const proposed = z.object({ id: z.string(), version: z.number().int(), typed: factTyped })

/** It is about no student: whom it moves is said on the fact's page. */
export const factApproval = approvalKind({
  name: 'fact',
  words: copy.approval.words,
  who: ['advisor', 'admin'],
  isOfStaff: true,
  payload: proposed,
  path: ({ subject }) => `/desk/facts/${subject}`,
  describe: ({ typed }) => copy.approval.what(typed.words),
  announcesToAll: ['facts'],
  // Where somebody changed the fact meanwhile, that is said, and nothing is written.
  perform: (change, call, { payload: { id, version, typed } }) =>
    factEntries.write(change, call, { id, version }, typed),
})

export const factLook: SecondLook = {
  isNeeded: async (call, compared, app) => {
    const rules = ruleChange(await editedFacts(call.db), compared)
    if (!movesPlans(rules)) return false
    for await (const students of eachStudent(call, app))
      if (students.some(({ sources, today }) => movedDates(sources, rules, today).length > 0)) return true
    return false
  },
  ask: (change, call, payload) =>
    askSecondPerson(change, call, factApproval, { subject: payload.id, about: call.caller.id, payload }),
  waiting: async ({ db, now }) => {
    const rows = await waitingOf(db, factApproval.name, now())
    if (rows.length === 0) return []
    const ids = rows.map(({ askedBy }) => askedBy)
    const named = new Map(
      (await db.select().from(people).where(inArray(people.id, ids))).map(({ id, firstName }) => [id, firstName]),
    )
    return rows.map(({ payload, askedBy, askedAt }) => ({
      ...proposed.parse(payload),
      by: named.get(askedBy) ?? '',
      at: askedAt.toString(),
    }))
  },
}
