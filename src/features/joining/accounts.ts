// The two accounts of a join: held, looked at, made one.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Person } from '../accounts/people.ts'
import { passwords } from '../accounts/tables.ts'
import { erasures } from '../rights/tables.ts'
import type { Pair } from './collisions.ts'
import { goneMeanwhile, joinRefused } from './contract.ts'
import * as copy from './copy.ts'
import { joinWays, type Ways } from './rules.ts'

export type Two = { kept: Person; other: Person }

/** Nothing is added to either until the commit; always in the same order, so that two joins do not wait for one another. */
export async function holdBoth(tx: Transaction, { kept, other }: Pair): Promise<Two> {
  const rows = await tx
    .select()
    .from(people)
    .where(inArray(people.id, [kept, other]))
    .orderBy(asc(people.id))
    .for('update')
  return bothOf(rows, { kept, other })
}

export async function readBoth(db: Queries, pair: Pair): Promise<Two> {
  return bothOf(
    await db
      .select()
      .from(people)
      .where(inArray(people.id, [pair.kept, pair.other])),
    pair,
  )
}

function bothOf(rows: readonly Person[], pair: Pair): Two {
  const [kept, other] = [pair.kept, pair.other].map(id => rows.find(row => row.id === id && row.erasedAt === null))
  if (kept === undefined || other === undefined) throw new Refusal(goneMeanwhile)
  return { kept, other }
}

/** For whom a join is not: said only once both are proved. */
export async function refuseOthers(db: Queries, { kept, other }: Two): Promise<void> {
  const ids = [kept.id, other.id]
  if (kept.isGuest || other.isGuest) refuse('guest')
  if ((await db.$count(staff, inArray(staff.person, ids))) > 0) refuse('staff')
  const isLeaving = and(inArray(erasures.owner, ids), isNull(erasures.undoneAt))
  if ((await db.$count(erasures, isLeaving)) > 0) refuse('erasure')
}

function refuse(why: copy.Refused): never {
  throw new Refusal({ ...joinRefused, message: copy.refusals[why] })
}

async function waysOf(db: Queries, person: Person): Promise<Ways> {
  return {
    email: person.email,
    emailIsProved: person.emailVerifiedAt !== null,
    phone: person.phone,
    phoneIsProved: person.phoneVerifiedAt !== null,
    hasPassword: (await db.$count(passwords, eq(passwords.person, person.id))) > 0,
  }
}

export async function waysTogether(db: Queries, { kept, other }: Two) {
  const joined = joinWays(await waysOf(db, kept), await waysOf(db, other))
  const email = joined.email === 'this' ? kept : other
  const phone = joined.phone === 'this' ? kept : other
  return {
    ...joined,
    way: {
      email: email.email,
      emailVerifiedAt: email.emailVerifiedAt,
      phone: phone.phone,
      phoneVerifiedAt: phone.phoneVerifiedAt,
    },
  }
}

/** The one row is emptied before the other takes its ways, since each is on one account only. */
export async function takeWays({ tx }: Change, two: Two, now: Temporal.Instant, namesOf: Person) {
  const { kept, other } = two
  const { way, password, dropped } = await waysTogether(tx, two)
  const { firstName, middleName, lastName } = namesOf
  await tx
    .update(people)
    .set({
      firstName: '',
      middleName: '',
      lastName: '',
      email: null,
      emailVerifiedAt: null,
      phone: null,
      phoneVerifiedAt: null,
      isGuest: true,
      zone: null,
      erasedAt: now,
    })
    .where(eq(people.id, other.id))
  await tx
    .update(people)
    .set({ ...way, firstName, middleName, lastName })
    .where(eq(people.id, kept.id))
  if (password === 'other') await tx.update(passwords).set({ person: kept.id }).where(eq(passwords.person, other.id))
  else await tx.delete(passwords).where(eq(passwords.person, other.id))
  return { way, dropped }
}
