import { and, asc, count, eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, foundOne, invalidInput, Refusal } from '#src/wire/problem.ts'
import { universitiesFor } from '#src/features/universities/facts.ts'
import { universities } from '#src/features/universities/tables.ts'
import { given } from '../merge.ts'
import { onboardings, applicationInterests, applications } from '../tables.ts'
import {
  tooManyApplications,
  type ApplicationChange,
  type ApplicationView,
  type InterestChange,
  type InterestView,
  type NewApplication,
} from './contract.ts'
import * as copy from './copy.ts'
import { noteStated } from '../values/statements.ts'
import { admittedIn, mostApplications } from './rules.ts'

export const interest = (call: Call): Promise<InterestView> => interestOf(call.db, call.caller.id)

export const changeInterest = (call: Call, change: InterestChange): Promise<InterestView> =>
  put(call, async ({ tx }) => {
    const chosen = change.universities === undefined ? undefined : [...new Set(change.universities)]
    const known = await universitiesFor(tx, call.caller.id, chosen ?? [])
    if (chosen !== undefined && known.length < chosen.length)
      throw new Refusal(invalidInput, { universities: copy.universities })
    const values = { ...given({ ...change, universities: chosen }), updatedAt: call.now() }
    await tx
      .insert(applicationInterests)
      .values({ ...values, owner: call.caller.id })
      .onConflictDoUpdate({ target: applicationInterests.owner, set: values })
    return interestOf(tx, call.caller.id)
  })

export const list = (call: Call): Promise<ApplicationView[]> => applicationsOf(call.db, call.caller.id)

export const add = (call: Call, input: NewApplication): Promise<ApplicationView> =>
  put(call, async ({ tx }) => {
    await refuseUnknown(tx, call, input.university)
    const [there] = await tx.select({ rows: count() }).from(applications).where(eq(applications.owner, call.caller.id))
    if ((there?.rows ?? 0) >= mostApplications) throw new Refusal(tooManyApplications)
    const at = call.now()
    const values = {
      ...given(input),
      university: input.university,
      owner: call.caller.id,
      createdAt: at,
      updatedAt: at,
    }
    const [made] = await tx.insert(applications).values(values).returning({ id: applications.id })
    await noteAdmitted(tx, call)
    return applicationWith(tx, call, made?.id)
  })

export const change = (call: Call, { id, ...changes }: ApplicationChange): Promise<ApplicationView> =>
  put(call, async ({ tx }) => {
    if (changes.university !== undefined) await refuseUnknown(tx, call, changes.university)
    await tx
      .update(applications)
      .set({ ...given(changes), updatedAt: call.now() })
      .where(mine(call, id))
    await noteAdmitted(tx, call)
    return applicationWith(tx, call, id)
  })

export const remove = (call: Call, { id }: { id: string }): Promise<void> =>
  put(call, async ({ tx }) => {
    const removed = await tx.delete(applications).where(mine(call, id)).returning({ id: applications.id })
    foundIn(removed)
  })

/** Where somebody goes is what the one that admitted them says. */
async function noteAdmitted(tx: Transaction, call: Call): Promise<void> {
  const admitted = admittedIn(await applicationsOf(tx, call.caller.id))
  if (admitted === undefined) return
  const { university, programme, intake } = admitted
  await noteStated({ tx }, call, 'applications', {
    university: university.id,
    ...(programme !== '' && { programme }),
    ...(intake !== null && { intake }),
  })
}

const put = <Answer>(call: Call, write: (change: Change) => Promise<Answer>): Promise<Answer> =>
  call.change(async change => {
    const answer = await write(change)
    await change.announce(`person:${call.caller.id}`, 'profile')
    return answer
  })

const mine = (call: Call, id: string) => and(eq(applications.id, id), eq(applications.owner, call.caller.id))

async function refuseUnknown(db: Queries, call: Call, university: string): Promise<void> {
  const known = await universitiesFor(db, call.caller.id, [university])
  if (known.length === 0) throw new Refusal(invalidInput, { university: copy.university })
}

async function applicationWith(db: Queries, call: Call, id: string | undefined): Promise<ApplicationView> {
  const found = foundOne((await applicationsOf(db, call.caller.id)).find(application => application.id === id))
  return found
}

async function applicationsOf(db: Queries, owner: string): Promise<ApplicationView[]> {
  const rows = await db
    .select({ application: applications, university: universities })
    .from(applications)
    .innerJoin(universities, eq(universities.id, applications.university))
    .where(eq(applications.owner, owner))
    .orderBy(asc(applications.createdAt), asc(applications.id))
  return rows.map(({ application: { id, programme, degree, intake, outcome, createdAt }, university }) => ({
    id,
    userId: owner,
    university: { id: university.id, name: university.displayName ?? university.name },
    programme,
    degree,
    intake,
    outcome,
    createdAt: createdAt.toString(),
  }))
}

async function interestOf(db: Queries, owner: string): Promise<InterestView> {
  const [row] = await db.select().from(applicationInterests).where(eq(applicationInterests.owner, owner))
  // Until they say otherwise here, it is what they answered in the onboarding.
  const [answered] =
    row === undefined
      ? await db.select({ branch: onboardings.branch }).from(onboardings).where(eq(onboardings.owner, owner))
      : []
  const names = new Map((await universitiesFor(db, owner, row?.universities ?? [])).map(({ id, name }) => [id, name]))
  return {
    userId: owner,
    degree: row?.degree ?? null,
    branch: row?.branch ?? answered?.branch ?? '',
    intake: row?.intake ?? null,
    universities: (row?.universities ?? []).map(id => ({ id, name: names.get(id) ?? id })),
  }
}
