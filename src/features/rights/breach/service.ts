// For the day that nobody wants: who is concerned by a breach, what they have here, and how they are notified.
import * as audited from '../audit-actions.ts'
import { and, asc, inArray, isNull, lt } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { homeZone } from '#src/values/dates.ts'
import { Refusal } from '#src/wire/problem.ts'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { noteAction } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { holdingsIn, quoted, type Holding, readCatalogue } from '../holdings/ownership.ts'
import { bookkeeping } from '../holdings/declared.ts'
import { isExported, titleOf } from '../holdings/queries.ts'
import { nobodyConcerned, tooManyConcerned, type PackView } from '../contract.ts'
import * as copy from './copy.ts'
import { addressesIn, mostConcerned, type Asked } from './copy.ts'

export async function list(call: Call, asked: Asked): Promise<PackView> {
  await mustHaveProved(call)
  const concerned = await concernedBy(call, asked)
  const kinds = await kindsOf(
    call,
    concerned.map(({ id }) => id),
  )
  await call.change(change =>
    noteAction(change, call, { what: audited.breachListed, ...actionOf(asked, concerned.length) }),
  )
  const all = [...new Set([...kinds.values()].flat())].toSorted()
  return {
    people: concerned.map(({ id, firstName, lastName, email }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      kinds: kinds.get(id) ?? [],
    })),
    notice: { title: copy.noticeTitle, body: copy.noticeBody(asked) },
    toTheBoard: copy.toTheBoard(asked, concerned.length, all),
  }
}

export async function tell(call: Call, asked: Asked): Promise<{ notified: number }> {
  await mustHaveProved(call)
  const concerned = await concernedBy(call, asked)
  return call.change(async change => {
    for (const { id } of concerned) {
      await notify(change, call, {
        to: id,
        type: 'security',
        title: copy.noticeTitle,
        body: copy.noticeBody(asked),
        href: '/profile/your-data',
        writer: call.caller.id,
      })
    }
    await noteAction(change, call, { what: audited.breachNotified, ...actionOf(asked, concerned.length) })
    return { notified: concerned.length }
  })
}

const actionOf = ({ from, to }: Asked, count: number) => ({
  about: 'breach',
  detail: `${count} people, ${from} to ${to}`,
})

/** Those named, or everybody who was here by the end of the span. */
async function concernedBy({ db }: Call, { to, addresses }: Asked) {
  const named = addressesIn(addresses)
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(homeZone).toInstant()
  const found = await db
    .select()
    .from(people)
    .where(and(isNull(people.erasedAt), named.length > 0 ? inArray(people.email, named) : lt(people.createdAt, end)))
    .orderBy(asc(people.id))
    .limit(mostConcerned + 1)
  if (found.length > mostConcerned) throw new Refusal(tooManyConcerned)
  if (found.length === 0) throw new Refusal(nobodyConcerned)
  return found
}

async function kindsOf({ sql }: Call, ids: readonly string[]): Promise<Map<string, string[]>> {
  const kinds = new Map<string, string[]>()
  for (const holding of holdingsIn(await readCatalogue(sql)).filter(isExported)) {
    const column = ownerColumnOf(holding)
    if (column === undefined || bookkeeping.has(holding.table)) continue
    const owners = await sql.unsafe<{ owner: string }[]>(
      `select distinct ${quoted(column)} as owner from ${quoted(holding.table)} where ${quoted(column)} = any($1)`,
      [[...ids]],
    )
    for (const { owner } of owners) kinds.set(owner, [...(kinds.get(owner) ?? []), titleOf(holding)])
  }
  return kinds
}

/** What hangs on a row of such a table is of its kind. */
const ownerColumnOf = ({ where }: Holding): string | undefined => /^"(\w+)" = \$1$/.exec(where)?.[1]
