import { eq } from 'drizzle-orm'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { fundsTyped } from '#src/features/money/typed.ts'
import { needTyped, type NeedView } from '../contract.ts'
import { noNeed, type NeedTyped } from './rules.ts'
import { loanNeeds } from '../tables.ts'

export async function read(call: Call): Promise<NeedView> {
  const [{ typed }, inLedger] = await Promise.all([readNeed(call, call.caller.id), fundsTyped(call, call.caller.id)])
  return { ...typed, inLedger }
}

type Kept = { typed: NeedTyped; updatedAt: Temporal.Instant | undefined }

export async function readNeed({ db, vault }: Pick<Call, 'db' | 'vault'>, owner: string): Promise<Kept> {
  const [row] = await db.select().from(loanNeeds).where(eq(loanNeeds.owner, owner))
  if (row === undefined) return { typed: noNeed, updatedAt: undefined }
  return { typed: needTyped.parse(JSON.parse(await vault.open(owner, row.sealed))), updatedAt: row.updatedAt }
}

/** The key is fetched before the transaction: within it, it would take a second connection. */
export async function save(call: Call, typed: NeedTyped): Promise<void> {
  const { caller, vault, now } = call
  await call.limits.use(perHour(`loan-needs:${caller.id}`, 300))
  const values = { sealed: await vault.seal(caller.id, JSON.stringify(typed)), updatedAt: now() }
  return call.change(async ({ tx, announce }) => {
    await tx
      .insert(loanNeeds)
      .values({ owner: caller.id, ...values })
      .onConflictDoUpdate({ target: loanNeeds.owner, set: values })
    await announce(`person:${caller.id}`, 'loans', 'money')
  })
}
