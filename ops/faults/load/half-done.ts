// What a change must have brought with it, found by the transaction that wrote it.
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from '#src/platform/database/database.ts'

export const halfDone = async (sql: Sql, files: string): Promise<string[]> => [
  ...(await rowsWithoutTheRest(sql)),
  ...(await filesAgainstRows(sql, files)),
]

async function rowsWithoutTheRest(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select 'a message without its notice: ' || m.owner || ' ' || m.number as name from chat_messages m
      where not exists (select from changes c where c.audience = 'person:' || m.owner and c.about = 'chat'
        and (c.xid::text::bigint % 4294967296) = m.xmin::text::bigint)
    union all
    select 'a mark without its notice: ' || owner from happenings h
      where what = 'marked' and not exists (select from changes c where c.audience = 'person:' || h.owner
        and c.about = 'journey' and (c.xid::text::bigint % 4294967296) = h.xmin::text::bigint)
    union all
    select 'a paper of no message: ' || attached_to from documents d where attached_to like 'chat:%'
      and not exists (select from chat_messages m where d.attached_to = 'chat:' || m.owner || ':' || m.number)
    union all
    select 'a payment without its effect: ' || p.id from payments p join insurance_requests r on r.id::text = p.reference
      where (p.paid_at is null) <> (r.deposit_confirmed_at is null)
    union all
    select 'a payment without its notice: ' || p.id from payments p join people on people.id = p.owner
      where paid_at is not null and people.first_name like 'Bench %'
      and not exists (select from payment_notices n where n.payment = p.id and n.outcome = 'paid')`
  return rows.map(({ name }) => name)
}

/** Each arrived file has its bytes, and no bytes lie where no row knows of them. */
async function filesAgainstRows(sql: Sql, folder: string): Promise<string[]> {
  const rows = await sql<{ path: string; arrived: boolean }[]>`
    select path, arrived_at is not null as arrived from documents`
  const known = new Map(rows.map(row => [row.path, row.arrived]))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const there = new Set(
    entries
      .filter(entry => entry.isFile() && !entry.parentPath.endsWith('.arriving'))
      .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name))),
  )
  const missing: string[] = []
  for (const [name, hasArrived] of known) {
    const found = hasArrived ? await stat(path.join(folder, name)).catch(() => undefined) : undefined
    if (hasArrived && found === undefined) missing.push(`a file without its bytes: ${name}`)
  }
  return [...missing, ...[...there].filter(name => !known.has(name)).map(name => `bytes without a row: ${name}`)]
}
