// What somebody has of a vaccine is stored sealed with their key: which, in what way, and when.
import { isNull, eq, and } from 'drizzle-orm'
import { z } from 'zod'
import type { Services, Call } from '#src/platform/services.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { kinds, vaccines } from '../requirements/rules.ts'
import { vaccineRecords, vaccineChoices } from '../tables.ts'

const said = z.object({
  vaccine: z.enum(vaccines),
  kind: z.enum(kinds),
  on: z.string().nullable(),
  country: z.enum(['IN', 'US']),
})
export type SaidRecord = z.infer<typeof said>

type Row = typeof vaccineRecords.$inferSelect
export type RecordRow = Omit<Row, 'vaccine' | 'kind' | 'on' | 'country'> &
  Omit<SaidRecord, 'on'> & { on: Temporal.PlainDate | null }

/** The columns of a record. By its mark, which nobody can make without our key, the same is not stored twice. */
export async function sealedRecord(vault: Vault, owner: string, record: SaidRecord) {
  const { vaccine, kind, on } = record
  return {
    sealed: await vault.seal(owner, JSON.stringify(record)),
    mark: vault.mark(`vaccine record ${vaccine} ${kind} ${on ?? ''}`),
  }
}

/** Plain only in what was written before records were sealed, until a job has sealed it. */
export async function openedRecord(vault: Pick<Vault, 'open'>, row: Row): Promise<RecordRow> {
  const { vaccine, kind, on, country } =
    row.sealed === null ? plainOf(row) : await recordIn(vault, row.owner, row.sealed)
  return { ...row, vaccine, kind, country, on: on === null ? null : Temporal.PlainDate.from(on) }
}

export const recordIn = async (vault: Pick<Vault, 'open'>, owner: string, sealed: Uint8Array): Promise<SaidRecord> =>
  said.parse(JSON.parse(await vault.open(owner, sealed)))

export const plainRecord = (record: object): SaidRecord => said.parse(record)

const plainOf = ({ vaccine, kind, on, country }: Row): SaidRecord =>
  said.parse({ vaccine, kind, on: on?.toString() ?? null, country })

export const openedRecords = (vault: Pick<Vault, 'open'>, rows: readonly Row[]): Promise<RecordRow[]> =>
  Promise.all(rows.map(row => openedRecord(vault, row)))

/** Of what was plain. */
export const emptied = { vaccine: null, kind: null, on: null, country: null }
const batch = 200

/** What was written before records were sealed, or by a server of that time while this one starts beside it. */
export async function sealPlain(services: Pick<Services, 'db' | 'vault'>): Promise<void> {
  const { db, vault } = services
  const rows = await db.select().from(vaccineRecords).where(isNull(vaccineRecords.sealed)).limit(batch)
  for (const row of rows) {
    const set = { ...emptied, ...(await sealedRecord(vault, row.owner, plainOf(row))) }
    await db
      .update(vaccineRecords)
      .set(set)
      .where(and(eq(vaccineRecords.id, row.id), eq(vaccineRecords.owner, row.owner), isNull(vaccineRecords.sealed)))
  }
  if (rows.length === batch) await sealPlain(services)
}

/** Of one person one change after the other. */
export const hold = ({ tx }: Change, { caller }: Pick<Call, 'caller'>) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')

export const dobOf = ({ db, caller, vault }: Call): Promise<string | undefined> => dobIn(db, vault, caller.id)

async function dobIn(db: Queries, vault: Call['vault'], owner: string): Promise<string | undefined> {
  const [choice] = await db.select().from(vaccineChoices).where(eq(vaccineChoices.owner, owner))
  return choice === undefined || choice.sealedDob === null ? undefined : vault.open(owner, choice.sealedDob)
}
