import type { Call } from '#src/platform/services.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { consentsOf, giveConsent, withdrawConsent } from './consents/service.ts'
import { type RightsView, type rightsContract, tooManyCorrections } from './contract.ts'
import { askErasure, standingErasure, undoErasure } from './erasure/service.ts'
import { askExport, fetchExport, lastExport, openExport } from './export/service.ts'
import { openingsOf } from '../audit/openings/service.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'
import * as kinds from './request-kinds.ts'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import { Refusal } from '#src/wire/problem.ts'
import { ask } from '../desk-kit/requests.ts'
import { requests } from '../desk-kit/tables.ts'
import { mostCorrections } from './rules.ts'

export const rightsHandlers = (sources: RightsSources): Handlers<{ rights: typeof rightsContract }>['rights'] => ({
  read: call => read(sources, call),
  endReaches: call => endReaches(sources, call),
  giveConsent,
  withdrawConsent,
  askExport,
  openExport,
  fetchExport,
  openings: (call, input) => openingsOf(sources.actions, call, input),
  askCorrection,
  askErasure: askErasure(sources),
  undoErasure,
})

async function read({ sentTo, standingOf, reachesOf }: RightsSources, call: Call): Promise<RightsView> {
  const { id } = call.caller
  const [consents, sent, reaches, last, erasure, standing, corrections] = await Promise.all([
    consentsOf(call),
    sentTo(call, id),
    reachesOf(call),
    lastExport(call),
    standingErasure(call),
    standingOf(call, id),
    correctionsOf(call),
  ])
  return { consents, sentTo: sent, reaches, export: last, erasure, standing, corrections }
}

async function endReaches(sources: RightsSources, call: Call): Promise<void> {
  const { id, sessionId } = call.caller
  await sources.endReaches(call, id, sessionId)
  return call.change(async ({ announce }) => {
    await announce(`person:${id}`, 'rights', 'session')
  })
}

// What somebody asks our team to mend.

/** The same words asked twice are one request. */
async function askCorrection(call: Call, { what }: { what: string }): Promise<void> {
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

async function correctionsOf({ db, caller }: Call): Promise<RightsView['corrections']> {
  const rows = await db.select().from(requests).where(ownOf(caller.id)).orderBy(desc(requests.id)).limit(20)
  return rows.map(({ id, title, askedAt, settledAt }) => ({
    id,
    what: title,
    askedAt: momentOf(askedAt),
    settledAt: settledAt === null ? null : momentOf(settledAt),
  }))
}

const ownOf = (person: string) => and(eq(requests.owner, person), eq(requests.kind, kinds.correction.name))
