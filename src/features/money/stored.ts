// A row of one's own, as it lies sealed.
import { z } from 'zod'
import type { Call } from '#src/platform/services.ts'
import type { moneyEntries } from './tables.ts'

type Row = typeof moneyEntries.$inferSelect

const words = z.object({ what: z.string(), payee: z.string(), backHow: z.string() })
export type Words = z.infer<typeof words>

export type Entry = Words &
  Pick<Row, 'id' | 'kind' | 'currency' | 'amount' | 'isPaid' | 'paidPaise' | 'version'> & {
    on: string | null
    backUntil: string | null
    receipt: { paper: string; document: string } | null
  }

export async function openEntry(
  { vault, caller }: Pick<Call, 'vault' | 'caller'>,
  row: Row,
  document: string | null,
): Promise<Entry> {
  const { id, kind, currency, amount, isPaid, paidPaise, version, receipt } = row
  const said = words.parse(JSON.parse(await vault.open(caller.id, row.sealed)))
  return {
    id,
    kind,
    currency,
    amount,
    isPaid,
    paidPaise,
    version,
    ...said,
    on: row.on?.toString() ?? null,
    backUntil: row.backUntil?.toString() ?? null,
    receipt: receipt === null || document === null ? null : { paper: receipt, document },
  }
}

export const sealWords = ({ vault, caller }: Pick<Call, 'vault' | 'caller'>, said: Words): Promise<Uint8Array> =>
  vault.seal(caller.id, JSON.stringify(said))
