import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { momentOf } from '#src/journey/moments.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Change } from '#src/platform/database/change.ts'
import { people } from '#src/platform/identity/tables.ts'
import { openingsOf } from '../audit/openings/service.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'
import { ask } from '../desk-kit/requests.ts'
import { requests } from '../desk-kit/tables.ts'
import { consentWording } from '../accounts/copy.ts'
import { consents } from '../accounts/tables.ts'
import { type RightsView, type rightsContract, tooManyCorrections, type ConsentView } from './contract.ts'
import { askErasure, standingErasure, undoErasure } from './erasure/service.ts'
import { askExport, fetchExport, lastExport, openExport } from './export/service.ts'
import * as kinds from './request-kinds.ts'
import { mostCorrections, consentPurposes } from './rules.ts'

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

// What somebody agreed to, in the words shown then, and how they take it back. Rows are added and dated, never removed.

async function consentsOf({ db, caller }: Call): Promise<ConsentView[]> {
  const rows = await db.select().from(consents).where(eq(consents.person, caller.id)).orderBy(desc(consents.id))
  return consentPurposes.map(purpose => {
    const last = rows.find(row => row.purpose === purpose)
    return {
      purpose,
      wording: last?.wording ?? consentWording[purpose],
      givenAt: last === undefined ? null : momentOf(last.givenAt),
      withdrawnAt: last?.withdrawnAt == null ? null : momentOf(last.withdrawnAt),
    }
  })
}

/** Given again it is a consent of its own, in the words of today; given twice it is one. */
async function giveConsent(call: Call): Promise<void> {
  return call.change(async change => {
    await lockOf(change, call)
    if ((await standing(change, call)) === undefined) {
      await change.tx.insert(consents).values({ ...emailOf(call), givenAt: call.now() })
    }
    return announced(change, call)
  })
}

/** Who was never asked in words may say no all the same: it is then taken back as it is noted. */
async function withdrawConsent(call: Call): Promise<void> {
  return call.change(async change => {
    await lockOf(change, call)
    const withdrawnAt = call.now()
    const last = await lastOf(change, call)
    if (last === undefined)
      await change.tx.insert(consents).values({ ...emailOf(call), givenAt: withdrawnAt, withdrawnAt })
    else
      await change.tx
        .update(consents)
        .set({ withdrawnAt })
        .where(and(eq(consents.id, last.id), isNull(consents.withdrawnAt)))
    return announced(change, call)
  })
}

const emailOf = ({ caller }: Call) => ({ person: caller.id, purpose: 'email', wording: consentWording.email }) as const

async function lastOf({ tx }: Change, { caller }: Call) {
  const [last] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.person, caller.id), eq(consents.purpose, 'email')))
    .orderBy(desc(consents.id))
    .limit(1)
  return last
}

async function standing(change: Change, call: Call) {
  const last = await lastOf(change, call)
  return last?.withdrawnAt === null ? last : undefined
}

/** Two tabs that press at once give one consent. */
async function lockOf({ tx }: Change, { caller }: Call): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')
}

async function announced({ announce }: Change, { caller }: Call): Promise<void> {
  await announce(`person:${caller.id}`, 'rights')
}
