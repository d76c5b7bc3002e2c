import { and, desc, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import { slot, slotOfItself, type Given } from '#src/manifest/slots.ts'
import type { StageView } from '#src/journey/views.ts'
import { chainJob } from './chain.ts'
import type { ActionView, HistoryLine } from './contract.ts'
import { type Heading, type HistoryKind, earlierVersion, personGone } from './rules.ts'
import { deskActions } from './tables.ts'

type Noted = { what: AuditAction; about: string; detail?: string; document?: string }

/** Who does it, and when: of a call, or of what was put off until now. */
type By = Pick<Call, 'now'> & { caller: Pick<Call['caller'], 'id'> }

/** Written in the transaction that does it. */
export async function noteAction({ tx, announceToDesk, later }: Change, by: By, noted: Noted): Promise<void> {
  await Promise.all([
    tx.insert(deskActions).values({ ...noted, what: noted.what.name, by: by.caller.id, at: by.now() }),
    later(chainJob, {}),
  ])
  await announceToDesk('desk-actions')
}

type Look = Noted & { what: LookAction }

type Hours = { hours: number }
const anHour: Hours = { hours: 1 }

/** Once an hour, by one person of one thing: a page that is open reads again whenever something changes. */
export const noteLook = (call: Call, look: Look, within = anHour): Promise<void> => noteLooks(call, [look], within)

/** Of a list that shows more of each than a name and what waits. */
export async function noteLooks(call: Call, looks: readonly Look[], within = anHour): Promise<void> {
  if (looks.length === 0) return
  const known = await call.db
    .select()
    .from(deskActions)
    .where(
      and(
        eq(deskActions.by, call.caller.id),
        inArray(
          deskActions.about,
          looks.map(({ about }) => about),
        ),
        gt(deskActions.at, call.now().subtract(within)),
      ),
    )
  const isKnown = ({ what, about, detail = '', document }: Look) =>
    known.some(
      one =>
        one.what === what.name &&
        one.about === about &&
        one.detail === detail &&
        (one.document ?? undefined) === document,
    )
  const fresh = looks.filter(look => !isKnown(look))
  if (fresh.length === 0) return
  await call.change(async change => {
    for (const look of fresh) {
      await noteAction(change, call, look)
      await change.announce(`person:${look.about}`, 'openings')
    }
  })
}

const mostShown = 100
const doer = alias(people, 'doer')

type Wanted = { about?: string | undefined; before?: string | undefined }

export async function actions(
  known: readonly AuditAction[],
  { db }: Call,
  { about, before }: Wanted,
): Promise<ActionView[]> {
  const rows = await db
    .select({ action: deskActions, by: nameIn(doer), aboutName: nameIn(people) })
    .from(deskActions)
    .leftJoin(doer, eq(doer.id, deskActions.by))
    .leftJoin(people, eq(sql`${people.id}::text`, deskActions.about))
    .where(
      and(
        about === undefined ? undefined : eq(deskActions.about, about),
        before === undefined ? undefined : lt(deskActions.id, before),
      ),
    )
    // Ids grow with time.
    .orderBy(desc(deskActions.id))
    .limit(mostShown)
  return rows.map(({ action, by, aboutName }) => {
    const { words = earlierVersion, about: thing = personGone } = known.find(({ name }) => name === action.what) ?? {}
    return { ...action, words, thing, by, aboutName, at: action.at.toString() }
  })
}

const nameIn = ({ firstName, lastName }: { firstName: AnyPgColumn; lastName: AnyPgColumn }) =>
  sql<string | null>`trim(${firstName} || ' ' || ${lastName})`

/** What staff did about a student, without what a module's own history says already; and who looked at what is theirs. */
export const actionsAbout =
  (known: readonly AuditAction[]): HistorySource =>
  async (call, student) => {
    const looks = known.filter(({ look }) => look !== undefined)
    const quiet = known.filter(({ isQuiet, look }) => isQuiet === true || look !== undefined)
    const namesOf = (some: readonly AuditAction[]) => some.map(({ name }) => name)
    const [done, looked] = await Promise.all([
      latest(call, known, and(eq(deskActions.about, student), notInArray(deskActions.what, namesOf(quiet)))),
      latest(call, known, and(eq(deskActions.about, student), inArray(deskActions.what, namesOf(looks)))),
    ])
    return [...done, ...looked.map(line => ({ ...line, kind: 'look' as const }))]
  }

async function latest({ db }: Call, known: readonly AuditAction[], which: SQL | undefined): Promise<Happening[]> {
  const words = new Map(known.map(action => [action.name, action.words]))
  const rows = await db
    .select({ action: deskActions, doer: people.firstName })
    .from(deskActions)
    .leftJoin(people, eq(people.id, deskActions.by))
    .where(which)
    .orderBy(desc(deskActions.at))
    .limit(mostShown)
  return rows.map(({ action: { what, detail, at }, doer }) => ({
    at,
    what: [words.get(what) ?? earlierVersion, detail].filter(Boolean).join(': '),
    by: doer ?? 'Somebody who has left',
  }))
}

// What has happened to a student, as every feature and stage tells it to the desk.

/** Something that happened, or that has not happened yet: then it is no line. `by` where it wasn't the student. */
export type Happening = {
  at: Temporal.Instant | null | undefined
  what: string
  by?: string | null
  /** Where nothing is said, something of a step. */
  kind?: HistoryKind
  path?: string
  file?: HistoryLine['file']
}

/** What a feature or stage knows of a student's past, from its `module.server.ts`. */
export type HistorySource = (call: Call, student: string, stages: readonly StageView[]) => Promise<readonly Happening[]>

/** The latest first. */
export const happenings = (all: readonly Happening[]): HistoryLine[] =>
  all
    .flatMap(({ at, what, by = null, kind = 'step', path = null, file = null }) =>
      at ? [{ at: momentOf(at), what, by, kind, path, file }] : [],
    )
    .toSorted((one, other) => other.at.localeCompare(one.at))

/**
 * A source and the heading that decides who sees it. Of entries with the same moment, those of sources marked 'first' come
 * first; the others follow in the order of the modules.
 */
export type Headed<Source> = readonly [heading: Heading, source: Source, place?: 'first']

export const history = slot<Headed<HistorySource>>('audit/history')

// What is noted with who did it and when. Each module declares its own, notes it by the declared value, and gives it here.

type Declared = {
  /** As it is kept in the rows. */
  name: string
  words: string
  /** What it is about, where that is no person. */
  about?: string
  /** Somebody looked at what is a person's: what that was, in words to that person. */
  look?: string
  /** Not in a student's history at the desk: it would fill it, or a module's own history says it. */
  isQuiet?: true
}
export type AuditAction = Given & Declared
type LookAction = AuditAction & { look: string }

export const auditActions = slotOfItself<Declared>('audit/actions')

export const auditAction = <D extends Declared>(declared: D): D & Given => auditActions(declared)
