import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Change } from '../../platform/database/change.ts'
import type { Call } from '../../platform/house.ts'
import { people } from '../../platform/identity/tables.ts'
import { chainJob } from './chain.ts'
import type { ActionView } from './contract.ts'
import type { DeskAction } from './rules.ts'
import { deskActions } from './tables.ts'

type Noted = { what: DeskAction; about: string; detail?: string }

/** Written in the transaction that does it. */
export async function noteAction({ tx, announce, later }: Change, call: Call, noted: Noted): Promise<void> {
  await Promise.all([
    tx.insert(deskActions).values({ ...noted, by: call.caller.id, at: call.now() }),
    later(chainJob, {}),
  ])
  await announce('desk:admin', 'desk-actions')
}

/** Once an hour, by one person of one thing: a page that is open reads again whenever something changes. */
export async function noteLook(call: Call, noted: Noted): Promise<void> {
  const { what, about, detail = '' } = noted
  const [known] = await call.db
    .select({ id: deskActions.id })
    .from(deskActions)
    .where(
      and(
        eq(deskActions.by, call.caller.id),
        eq(deskActions.what, what),
        eq(deskActions.about, about),
        eq(deskActions.detail, detail),
        gt(deskActions.at, call.now().subtract({ hours: 1 })),
      ),
    )
    .limit(1)
  if (known === undefined) await call.change(change => noteAction(change, call, noted))
}

const mostShown = 100
const doer = alias(people, 'doer')

type Wanted = { about?: string | undefined; before?: string | undefined }

export async function actions({ db }: Call, { about, before }: Wanted): Promise<ActionView[]> {
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
  return rows.map(({ action, by, aboutName }) => ({ ...action, by, aboutName, at: action.at.toString() }))
}

const nameIn = ({ firstName, lastName }: { firstName: AnyPgColumn; lastName: AnyPgColumn }) =>
  sql<string | null>`trim(${firstName} || ' ' || ${lastName})`
