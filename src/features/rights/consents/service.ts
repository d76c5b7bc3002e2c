// What somebody agreed to, in the words shown then, and how they take it back. Rows are added and dated, never removed.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { consentWording } from '#src/features/accounts/copy.ts'
import { consents } from '#src/features/accounts/tables.ts'
import type { ConsentView } from '../contract.ts'
import { consentPurposes } from '../rules.ts'

export async function consentsOf({ db, caller }: Call): Promise<ConsentView[]> {
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
export async function giveConsent(call: Call): Promise<void> {
  return call.change(async change => {
    await lockOf(change, call)
    if ((await standing(change, call)) === undefined) {
      await change.tx.insert(consents).values({ ...emailOf(call), givenAt: call.now() })
    }
    return announced(change, call)
  })
}

/** Who was never asked in words may say no all the same: it is then taken back as it is noted. */
export async function withdrawConsent(call: Call): Promise<void> {
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
