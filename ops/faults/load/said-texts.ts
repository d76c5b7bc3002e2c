// What was said in the chat, read from the rows: they are sealed, so the product's secret opens them.
import type { Sql } from '#src/platform/database/database.ts'
import { keyring, openBytes } from '#src/platform/vault/keyring.ts'

type SaidText = { owner: string; number: number; text: string }
type Row = { owner: string; number: number; text: string; sealed_text: Uint8Array | null; wrapped: Uint8Array | null }

/** In the order in which they were written. */
export async function saidTexts(sql: Sql, secret: Uint8Array): Promise<SaidText[]> {
  const ring = keyring([secret], () => new Uint8Array())
  const rows = await sql<Row[]>`
    select m.owner, m.number, m.text, m.sealed_text, k.wrapped
    from chat_messages m left join owner_keys k on k.owner = m.owner order by m.xmin::text::bigint`
  const keys = new Map<string, Uint8Array>()
  return rows.map(({ owner, number, text, sealed_text: sealed, wrapped }) => {
    if (sealed === null || wrapped === null) return { owner, number, text }
    const key = keys.get(owner) ?? ring.unwrap(owner, wrapped)
    keys.set(owner, key)
    return { owner, number, text: openBytes(key, owner, sealed).toString() }
  })
}
