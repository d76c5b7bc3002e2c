import { and, desc, eq, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { MissingConsent } from '#src/platform/http/callers.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call, Caller, OpenCall, Services } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { isMinor } from '#src/values/birthdays.ts'
import { dayOf, parseDay } from '#src/values/dates.ts'
import type { Language } from '#src/values/languages.ts'
import {
  changedElsewhere,
  consentNeeded,
  invalidInput,
  notFound,
  parentConsentNeeded,
  Refusal,
} from '#src/wire/problem.ts'
import { personValues } from '../people/values/slots.ts'
import { noteStated } from '../people/values/statements.ts'
import { birthFirst, birthStands, type consentContracts, type ConsentsView } from './contract.ts'
import {
  checkBirth,
  consentAsks,
  isToBeAsked,
  mayBecome,
  missingFor,
  needsParent,
  readOnlyFrom,
  versionOn,
  type Purpose,
  type Standing,
} from './rules.ts'
import { parents, type Parent } from './slots.ts'
import { births, noticeAsks, noticeConsents } from './tables.ts'

type Sources = Pick<AppServices, 'given'>
type Asking = Pick<Services, 'db' | 'now'> & { caller: Pick<Caller, 'id' | 'zone' | 'isGuest'> }

export const consentHandlers = (sources: Sources): Handlers<typeof consentContracts>['consent'] => ({
  read: read(sources),
  give: give(sources),
  withdraw,
  correctBirth: correctBirth(sources),
  noteAsked,
})

/** One read, made at each call that writes. A parent is looked for where somebody is under 18 alone. */
async function standingOf(
  { db, now, caller }: Asking,
  sources: Sources,
  version: number,
): Promise<Standing & { parents: readonly Parent[] }> {
  const rows = await db
    .select({
      createdAt: people.createdAt,
      bornOn: births.bornOn,
      askedAt: noticeAsks.askedAt,
      consent: noticeConsents,
    })
    .from(people)
    .leftJoin(births, eq(births.owner, people.id))
    .leftJoin(noticeAsks, and(eq(noticeAsks.owner, people.id), eq(noticeAsks.version, version)))
    .leftJoin(noticeConsents, eq(noticeConsents.owner, people.id))
    .where(eq(people.id, caller.id))
    .orderBy(desc(noticeConsents.id))
  const [row] = rows
  if (row === undefined) throw new Refusal(notFound)
  const inZone = (at: Temporal.Instant) => dayOf(at, caller.zone)
  const orNull = (at: Temporal.Instant | null) => (at === null ? null : inZone(at))
  const isYoung = row.bornOn !== null && isMinor(row.bornOn, dayOf(now(), caller.zone))
  const found = isYoung ? await Promise.all(sources.given(parents).map(of => of({ db }, caller.id, version))) : []
  return {
    createdOn: inZone(row.createdAt),
    bornOn: row.bornOn,
    askedOn: orNull(row.askedAt),
    consents: rows.flatMap(({ consent }) =>
      consent === null ? [] : [{ ...consent, withdrawnOn: orNull(consent.withdrawnAt) }],
    ),
    parents: found.flat(),
    hasParentsConsent: found.flat().some(({ hasConsented }) => hasConsented),
  }
}

/** Of somebody under 18 nobody measures what they look at. */
export async function isMeasured({ caller, db, now }: OpenCall): Promise<boolean> {
  const bornOn = caller === undefined ? null : await bornOf(db, caller.id)
  return caller === undefined || bornOn === null || !isMinor(bornOn, todayOf({ now, caller }))
}

/** For the server, which asks before it reads what was sent. Staff at their work are asked for nothing of a student's. */
export const missingConsentIn =
  (services: Pick<Services, 'db' | 'now'>, sources: Sources): MissingConsent =>
  async ({ caller, route }) => {
    const today = dayOf(services.now(), caller.zone)
    const version = versionOn(today)
    if (version === undefined || caller.roles.length > 0 || (caller.isGuest && route.begins === undefined))
      return undefined
    const standing = await standingOf({ ...services, caller }, sources, version.version)
    const missing = missingFor(route.begins, standing, version, today)
    if (missing === undefined) return undefined
    return missing.of === 'parent'
      ? new Refusal(parentConsentNeeded)
      : new Refusal(consentNeeded, { purpose: missing.purpose })
  }

const read =
  (sources: Sources) =>
  async (call: Call): Promise<ConsentsView> => {
    const today = todayOf(call)
    const version = versionOn(today)
    const [rows, standing] = await Promise.all([
      call.db
        .select()
        .from(noticeConsents)
        .where(eq(noticeConsents.owner, call.caller.id))
        .orderBy(desc(noticeConsents.id)),
      standingOf(call, sources, version?.version ?? 0),
    ])
    const from = version && readOnlyFrom(standing, version)
    return {
      version: version?.version ?? null,
      consents: rows.map(({ purpose, version: of, language, givenAt, withdrawnAt }) => ({
        purpose,
        version: of,
        language,
        givenAt: momentOf(givenAt),
        withdrawnAt: withdrawnAt === null ? null : momentOf(withdrawnAt),
      })),
      birthDate: standing.bornOn?.toString() ?? null,
      isMinor: needsParent({ ...standing, hasParentsConsent: false }, today),
      parents: [...standing.parents],
      isAsked: version !== undefined && !call.caller.isGuest && isToBeAsked(standing, version),
      readOnlyFrom: from?.toString() ?? null,
      isReadOnly: from !== undefined && Temporal.PlainDate.compare(from, today) <= 0,
    }
  }

type Given = { version: number; language: Language; purposes: readonly Purpose[]; birthDate?: string | undefined }

/** Given twice it is one, also from two tabs at once. */
const give =
  (sources: Sources) =>
  async (call: Call, { version, language, purposes, birthDate }: Given): Promise<void> => {
    refuseEarlierNotice(call, version)
    const ofPassport = birthDate !== undefined && (await isReadFromPassport(sources, call, birthDate))
    return call.change(async change => {
      await holdPerson(change, call)
      if (birthDate !== undefined) await sayBirth(change, call, { birthDate, ofPassport })
      else if ((await bornOf(change.tx, call.caller.id)) === null) throw new Refusal(birthFirst)
      await change.tx
        .insert(noticeConsents)
        .values(
          [...new Set(purposes)].map(purpose => ({
            owner: call.caller.id,
            purpose,
            version,
            language,
            givenAt: call.now(),
          })),
        )
        .onConflictDoNothing()
      await announce(change, call)
    })
  }

async function withdraw(call: Call, { purpose }: { purpose: Purpose }): Promise<void> {
  return call.change(async change => {
    const { owner, withdrawnAt } = noticeConsents
    await change.tx
      .update(noticeConsents)
      .set({ withdrawnAt: call.now() })
      .where(and(eq(owner, call.caller.id), eq(noticeConsents.purpose, purpose), isNull(withdrawnAt)))
    await announce(change, call)
  })
}

const correctBirth =
  (sources: Sources) =>
  async (call: Call, { birthDate }: { birthDate: string }): Promise<void> => {
    const ofPassport = await isReadFromPassport(sources, call, birthDate)
    return call.change(async change => {
      await holdPerson(change, call)
      await sayBirth(change, call, { birthDate, ofPassport })
      await announce(change, call)
    })
  }

async function noteAsked(call: Call): Promise<void> {
  const version = versionOn(todayOf(call))
  if (version === undefined || call.caller.isGuest) return
  return call.change(async change => {
    await change.tx
      .insert(noticeAsks)
      .values({ owner: call.caller.id, version: version.version, askedAt: call.now() })
      .onConflictDoNothing()
    await announce(change, call)
  })
}

/** What somebody agrees to is what they read: not a text that has been replaced meanwhile. */
export function refuseEarlierNotice(call: Call, version: number): void {
  if (versionOn(todayOf(call))?.version !== version) throw new Refusal(changedElsewhere)
}

export const bornOf = async (db: Queries, owner: string): Promise<Temporal.PlainDate | null> =>
  (await db.select().from(births).where(eq(births.owner, owner)))[0]?.bornOn ?? null

/** The one place that keeps it for this; other places that say something else are asked about as for any value of a person. */
export async function sayBirth(
  { tx }: Change,
  call: Call,
  { birthDate, ofPassport = false }: { birthDate: string; ofPassport?: boolean },
): Promise<void> {
  const [today, bornOn] = [todayOf(call), parseDay(birthDate)]
  const wrong = checkBirth({ birthDate }, today)
  if (bornOn === undefined || Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  if (!ofPassport && !mayBecome(await bornOf(tx, call.caller.id), bornOn, today)) throw new Refusal(birthStands)
  const row = { owner: call.caller.id, bornOn, saidAt: call.now() }
  await tx.insert(births).values(row).onConflictDoUpdate({ target: births.owner, set: row })
  await noteStated({ tx }, call, 'consent', { birthDate: bornOn.toString() })
}

/** As the passport profile says that it was read from the passport. */
async function isReadFromPassport({ given }: Sources, call: Call, birthDate: string): Promise<boolean> {
  const others = given(personValues).filter(({ name, values }) => name !== 'consent' && values.includes('birthDate'))
  const said = await Promise.all(others.map(place => place.read(call)))
  return said.some(({ says, papers }) => says.birthDate === birthDate && papers?.birthDate !== undefined)
}

async function holdPerson({ tx }: Change, { caller }: Call): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')
}

async function announce(change: Change, { caller }: Call): Promise<void> {
  await change.announce(`person:${caller.id}`, 'rights', 'profile')
}

/** The birth date as one of the places where values of a person are kept. */
export const birthPlace = personValues({
  name: 'consent',
  words: 'consent',
  href: '/profile/your-data',
  values: ['birthDate'],
  asks: consentAsks,
  read: async ({ db, caller }) => {
    const [row] = await db.select().from(births).where(eq(births.owner, caller.id))
    return { at: row?.saidAt ?? null, says: { birthDate: row?.bornOn.toString() ?? '' } }
  },
})
