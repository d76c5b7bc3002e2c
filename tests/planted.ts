// Somebody's data of many kinds, under a word that is found again wherever it is left.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { ensure } from './api.ts'
import { payments } from '../src/features/payments/tables.ts'
import type { TeamApp } from './team.ts'
import { visitor, type Visitor } from './visitor.ts'

let count = 0

export async function newAccount(app: TeamApp, email: string, marker = 'Somebody') {
  const who = visitor(app)
  const body = await who.api.accounts.register({
    firstName: marker,
    lastName: 'Rao',
    email,
    password: 'chai-at-the-gate-2',
    prefix: 'IN:91',
    phone: `98${String(10_000_000 + count)}`,
  })
  return { who, id: String(body.user?.id) }
}

/** With an address that is confirmed: nobody else sends papers. */
export async function somebody(app: TeamApp) {
  count += 1
  const marker = `Quokka${count}`
  const email = `quokka${count}@example.com`
  const made = await newAccount(app, email, marker)
  await app.services.sql`update people set email_verified_at = now() where id = ${made.id}`
  return { ...made, marker, email }
}

export async function plant(app: TeamApp, who: Visitor, marker: string): Promise<void> {
  const send = async (method: string, address: string, body: object) => {
    const answer = await who.call(method, address, body)
    expect(answer.status, `${address} ${JSON.stringify(answer.body)}`).toBe(200)
    return Object(answer.body)
  }
  const content = Buffer.from(`%PDF-1.4\n%${marker}File\n${'x'.repeat(2000)}\n%%EOF`)
  const sent = await fetch(`${app.url}/api/documents?purpose=chat&name=${encodeURIComponent(`${marker} paper.pdf`)}`, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: content,
  })
  const file: { id: string } = Object(await sent.json())
  await send('POST', '/api/chat', { text: `${marker}Chat`, documents: [file.id] })
  const owner = ensure((await who.api.accounts.session({})).user).id
  const kept = await fetch(
    `${app.url}/api/vault/papers?${new URLSearchParams({ name: `${marker} passport.pdf`, paper: 'passport', validUntil: '2030-02-28' })}`,
    {
      method: 'POST',
      headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
      body: content,
    },
  )
  expect(kept.status).toBe(200)
  const { vault, sql } = app.services
  const seal = async (text: string) => Buffer.from(await vault.seal(owner, text))
  await sql`insert into contacts (owner, personal_email, updated_at) values (${owner}, ${`${marker}@home.example`}, now()) on conflict do nothing`
  await sql`insert into loan_applications (owner, sealed, lacks, updated_at) values (${owner}, ${await seal(JSON.stringify({ coName: `${marker}Loan` }))}, '{}', now())`
  await sql`insert into passport_profiles (owner, sealed, updated_at) values (${owner}, ${await seal(JSON.stringify({ sevis: `${marker}Sevis` }))}, now())`
  await sql`
    insert into sop_versions (owner, number, student_name, text, mark, gre, toefl, universities, submission_deadline, taking_paid_help, submitted_at)
    values (${owner}, 1, ${`${marker}Name`}, ${await seal(`${marker}Sop`)}, 'm', '{}', '{}', ${[`${marker}University`]}, '2026-08-01', false, now())`
  await sql`insert into work_experiences (owner, type, company, title, description, created_at) values (${owner}, 'job', ${`${marker}Works`}, 't', ${`${marker} did much`}, now())`
  await sql`insert into requests (owner, role, kind, subject, title, path, priority, asked_at) values (${owner}, 'advisor', 'note', ${`note:${marker}`}, ${`Call ${marker}`}, '/desk', 'low', now())`
  await sql`insert into desk_actions (by, what, about, detail, at) values (${owner}, 'document-read', ${owner}, ${`${marker} paper.pdf`}, ${app.clock.now().toString()})`
  await sql`insert into idempotency_keys (owner, key, request, answer, at) values (${owner}, 'k', 'r', ${JSON.stringify({ said: marker })}::jsonb, now())`
  await sql`insert into group_codes (code, created_by, university_id, created_at) select ${`G${marker}`}, ${owner}, id, now() from universities limit 1`
}

export async function openPayment(
  app: TeamApp,
  owner: string,
  name = 'Meera',
  paidAt?: Temporal.Instant,
): Promise<string> {
  const [made] = await app.services.db
    .insert(payments)
    .values({
      owner,
      purpose: 'attorney-call',
      reference: crypto.randomUUID(),
      provider: 'stripe',
      amount: 5000,
      currency: 'USD',
      payer: { title: 'A call', name, email: `${name}@example.com`, returnTo: '/' },
      createdAt: app.clock.now(),
      ...(paidAt !== undefined && { paidAt }),
    })
    .returning()
  return made?.id ?? ''
}

/** Every table whose rows say it as they stand. What left Safar is the provider's. */
export async function placesOf({ services }: TeamApp, marker: string): Promise<string[]> {
  const tables = await services.sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' and table_name not like 'sandbox%'`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await services.sql.unsafe<{ has: boolean }[]>(
      `select exists (select from ${name} t where t::text ilike $1) as has`,
      [`%${marker}%`],
    )
    if (row?.has === true) found.push(name)
  }
  return found
}

export async function sealedOf({ services }: TeamApp, owner: string): Promise<Uint8Array[]> {
  const rows = await services.sql<{ sealed: Buffer }[]>`
    select sealed from loan_applications where owner = ${owner} union all select sealed from passport_profiles where owner = ${owner}
    union all select text from sop_versions where owner = ${owner}`
  return [
    ...rows.map(({ sealed }) => new Uint8Array(sealed)),
    await services.vault.seal(owner, 'a copy in an old backup'),
  ]
}

export async function everyFile({ services }: TeamApp): Promise<string[]> {
  const all = await readdir(path.join(services.settings.SAFAR_DATA, 'files'), { recursive: true, withFileTypes: true })
  return all.filter(entry => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}
export const filesIn = async (team: TeamApp, folder: string) =>
  (await everyFile(team)).filter(name => name.includes(folder))
