// One change to a webinar: refused where somebody else was faster, noted, and announced to every browser.
import * as audited from '../audit-actions.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { ProviderRefusal } from '#src/platform/ports.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { touched } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { catalogueVerbs } from '#src/features/desk-kit/catalogue/verbs.ts'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import type { HeldSlot, Webinar } from '../slots.ts'
import { describeLater } from '../jobs.ts'
import { webinars, webinarSlots } from '../tables.ts'
import { conferenceRefused, webinarCancelled, webinarChanged, webinarTyped, type DeskWebinarView } from './contract.ts'
import * as copy from './rules.ts'
import { stageIn } from './rules.ts'
import { viewOf } from './views.ts'

/** `version` is what the change was made from; without one it holds whatever was changed meanwhile. */
type Edit = { id: string; version?: number; what: AuditAction }

export const edit = (
  call: Call,
  { id, version, what }: Edit,
  verb: (change: Change, webinar: Webinar) => Promise<void>,
): Promise<DeskWebinarView> =>
  call.change(async change => {
    const webinar = await take(change, call, id, version)
    await verb(change, webinar)
    await noted(change, call, what, webinar)
    return viewOf(change.tx, id)
  })

export async function noted(change: Change, call: Call, what: AuditAction, { id, title }: Webinar): Promise<void> {
  await noteAction(change, call, { what, about: id, detail: title })
  await announceWebinars(change)
}

function announceWebinars({ announce }: Change): Promise<void> {
  return announce('all', 'webinars', 'journey')
}

/** Locks it, and counts the change. */
async function take({ tx }: Change, call: Call, id: string, version: number | undefined): Promise<Webinar> {
  const found = foundIn(await tx.select().from(webinars).where(eq(webinars.id, id)).for('update'))
  if (found.cancelledAt !== null) throw new Refusal(webinarCancelled)
  if (version !== undefined && version !== found.version) throw await changedMeanwhile(tx, found)
  const [taken] = await tx
    .update(webinars)
    .set({ version: found.version + 1, changedBy: call.caller.id, changedAt: call.now() })
    .where(and(eq(webinars.id, id), isNull(webinars.cancelledAt)))
    .returning()
  if (taken === undefined) throw new Refusal(notFound)
  return taken
}

/** Before BigMarker is asked, so that it does not learn what is refused here. */
export async function refuseWhenChanged(db: Queries, webinar: Webinar, version: number): Promise<void> {
  if (webinar.cancelledAt !== null) throw new Refusal(webinarCancelled)
  if (webinar.version !== version) throw await changedMeanwhile(db, webinar)
}

async function changedMeanwhile(db: Queries, { changedBy }: Webinar): Promise<Refusal> {
  const [person] = changedBy === null ? [] : await db.select().from(people).where(eq(people.id, changedBy))
  return new Refusal({ ...webinarChanged, message: copy.changedBy(person?.firstName ?? copy.somebody) })
}

/** What a webinar says of itself. Its times and seats have reasons of their own, and are no part of the catalogue. */
export const webinarEntries = catalogueVerbs({
  name: 'webinars',
  roles: ['advisor', 'admin'],
  isOfRows: true,
  changed: webinarChanged,
  changedWords: copy.changedBy,
  action: audited.webinarChanged,
  find: async (db, id) => (await db.select().from(webinars).where(eq(webinars.id, id)).for('update'))[0],
  refuse: ({ cancelledAt }) => {
    if (cancelledAt !== null) throw new Refusal(webinarCancelled)
  },
  titleOf: ({ title }) => title,
  stateOf: ({ cancelledAt }) => (cancelledAt === null ? 'published' : 'retired'),
  typedOf: ({ title, description, stage, hostName }) => ({ title, description, hostName, stage: stageIn(stage) }),
  typed: webinarTyped,
  write: async ({ tx, later }, call, webinar, details) => {
    await tx
      .update(webinars)
      .set({ ...details, ...touched(call, webinar) })
      .where(eq(webinars.id, webinar.id))
    const isAhead = and(gt(webinarSlots.endTime, call.now()), isNull(webinarSlots.cancelledAt))
    const ahead = await tx
      .select({ slot: webinarSlots.id })
      .from(webinarSlots)
      .where(and(eq(webinarSlots.webinar, webinar.id), isAhead))
    for (const one of ahead) await later(describeLater, one)
  },
  announce: announceWebinars,
})

/** Tells BigMarker what is held in a conference; what it says to that belongs beside the conference's field. */
export async function describe(
  { ports }: Call,
  { title }: Pick<Webinar, 'title'>,
  slot: Pick<HeldSlot['slot'], 'conferenceId' | 'startTime' | 'endTime' | 'agenda'>,
): Promise<void> {
  const { conferenceId, startTime: start, endTime: end, agenda } = slot
  await ports.webinars.describe(conferenceId, { title, agenda, start, end }).catch(error => {
    if (error instanceof ProviderRefusal) throw new Refusal({ ...conferenceRefused, message: error.message })
    throw error
  })
}
