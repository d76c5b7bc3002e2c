// What somebody asks our team to mend.
import * as kinds from './request-kinds.ts'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { ask } from '../desk-kit/requests.ts'
import { requests } from '../desk-kit/tables.ts'
import { tooManyCorrections, type RightsView } from './contract.ts'
import { mostCorrections } from './rules.ts'

/** The same words asked twice are one request. */
export async function askCorrection(call: Call, { what }: { what: string }): Promise<void> {
  const { id } = call.caller
  return call.change(async change => {
    await ask(change, call, {
      student: id,
      role: 'advisor',
      kind: kinds.correction,
      subject: `${id} ${what}`,
      title: what,
      path: `/desk/students/${id}`,
    })
    const [waiting] = await change.tx
      .select({ count: count() })
      .from(requests)
      .where(and(ownOf(id), isNull(requests.settledAt)))
    if ((waiting?.count ?? 0) > mostCorrections) throw new Refusal(tooManyCorrections)
    await change.announce(`person:${id}`, 'rights')
  })
}

export async function correctionsOf({ db, caller }: Call): Promise<RightsView['corrections']> {
  const rows = await db.select().from(requests).where(ownOf(caller.id)).orderBy(desc(requests.id)).limit(20)
  return rows.map(({ id, title, askedAt, settledAt }) => ({
    id,
    what: title,
    askedAt: momentOf(askedAt),
    settledAt: settledAt === null ? null : momentOf(settledAt),
  }))
}

const ownOf = (person: string) => and(eq(requests.owner, person), eq(requests.kind, kinds.correction.name))
