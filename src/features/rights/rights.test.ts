import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, fatima, kavya, meera, rohan } from '../../../seed/people.ts'
import { lastMessageTo, messagesTo } from '../../../tests/caught.ts'
import { openTeamHouse, type TeamHouse } from '../../../tests/team.ts'
import { visitor, type Visitor } from '../../../tests/visitor.ts'
import { rightsSources } from '../../app/rights.ts'
import type { House } from '../../platform/house.ts'
import { rateLimits } from '../../platform/database/tables.ts'
import { people } from '../../platform/identity/tables.ts'
import { consents } from '../accounts/tables.ts'
import { notify } from '../notifications/notify.ts'
import { deliverLetters } from '../notifications/jobs.ts'
import { payments } from '../payments/tables.ts'
import type { RightsView } from './contract.ts'
import { eraseDue } from './erasure/erasing.ts'
import { sweepExports } from './export/exporting.ts'
import { dataExports, erasures } from './tables.ts'

let house: TeamHouse

beforeAll(async () => {
  house = await openTeamHouse()
})
afterAll(() => house.end())

const read = async (who: Visitor): Promise<RightsView> => Object((await who.call('GET', '/api/rights')).body)

describe('consent', () => {
  let asMeera: Visitor
  const email = async () => (await read(asMeera)).consents.find(({ purpose }) => purpose === 'email')
  const rows = () => house.house.db.select().from(consents).where(eq(consents.person, house.idOf(meera)))

  beforeEach(async () => {
    asMeera = await house.enter(meera)
    await house.house.db.delete(consents)
  })

  test('is given in words, withdrawn by one press and given again, each dated and none forgotten', async () => {
    expect(await email()).toMatchObject({ givenAt: null, withdrawnAt: null, wording: 'I agree to get e-mails from Safar about my journey.' })
    await asMeera.call('PUT', '/api/rights/consents/email', {})
    expect(await email()).toMatchObject({ givenAt: '2026-06-15T06:00:00.000Z', withdrawnAt: null })
    await asMeera.call('DELETE', '/api/rights/consents/email', {})
    expect(await email()).toMatchObject({ withdrawnAt: '2026-06-15T06:00:00.000Z' })
    await asMeera.call('PUT', '/api/rights/consents/email', {})
    expect(await email()).toMatchObject({ withdrawnAt: null })
    expect((await rows()).length).toBe(2)
  })

  test('pressed in many tabs at once it is one', async () => {
    const press = (method: string) => Promise.all(Array.from({ length: 8 }, () => asMeera.call(method, '/api/rights/consents/email', {})))
    expect(new Set((await press('PUT')).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await rows()).length).toBe(1)
    await press('DELETE')
    expect((await rows()).filter(({ withdrawnAt }) => withdrawnAt !== null).length).toBe(1)
    expect((await rows()).length).toBe(1)
  })

  test('withdrawn, nothing but what is about the account\'s safety comes by e-mail', async () => {
    await asMeera.call('DELETE', '/api/rights/consents/email', {})
    const tell = (type: 'news' | 'security', title: string) =>
      house.house.change(change => notify(change, house.house, { to: house.idOf(meera), type, title, body: 'x', mail: true }))
    await tell('news', 'An offer for everybody')
    await tell('security', 'Somebody signed in')
    house.clock.pass({ minutes: 6 })
    await deliverLetters(house.house)
    expect(await lastMessageTo(house, meera.email)).toContain('x')
    const sent = await house.house.sql`select subject from sandbox_messages where recipient = ${meera.email}`
    expect(sent.map(({ subject }) => String(subject))).toEqual(['Somebody signed in'])
  })
})

describe('a copy of everything', () => {
  beforeEach(() => house.house.db.delete(rateLimits))

  const ready = async (who: Visitor) => {
    await expect.poll(async () => (await read(who)).export?.state, { timeout: 15_000, interval: 25 }).toBe('ready')
    return (await read(who)).export?.id ?? ''
  }
  const fetched = async (who: Visitor, id: string) => {
    const answer = await fetch(`${house.url}/api/rights/exports/${id}`, { headers: { cookie: who.cookie(), accept: 'application/zip' } })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('has every row and every file, opened, for its owner alone, for a day', async () => {
    const [asRohan, asMeera] = [await house.enter(rohan), await house.enter(meera)]
    await plant(house, asRohan, 'Zebra')
    expect((await asRohan.call('POST', '/api/rights/exports', {})).status).toBe(200)
    const id = await ready(asRohan)
    const { bytes } = await fetched(asRohan, id)
    const files = unzipped(bytes)
    for (const name of ['people', 'contacts', 'chat_messages', 'loan_applications', 'visa_numbers', 'sop_versions', 'sessions', 'documents']) {
      expect([...files.keys()], name).toContain(`data/${name}.json`)
    }
    expect(files.get('data/loan_applications.json')?.toString()).toContain('ZebraLoan')
    expect(files.get('data/sop_versions.json')?.toString()).toContain('ZebraSop')
    expect(files.get('README.txt')?.toString()).toContain('data/chat_messages.json')
    const paper = [...files].find(([name]) => name.endsWith('Zebra paper.pdf'))?.[1]
    expect(paper?.toString('latin1')).toContain('ZebraFile')
    const all = [...files.values()].map(String).join()
    expect(all).not.toMatch(/token_hash|argon2/)
    expect(all).not.toContain(house.idOf(meera))

    expect((await fetched(asMeera, id)).status).toBe(404)
    expect((await fetched(visitor(house), id)).status).toBe(401)
    house.clock.pass({ minutes: 6 })
    expect((await fetched(asRohan, id)).status).toBe(403)
    expect((await asRohan.call('POST', `/api/rights/exports/${id}/opening`, {})).status).toBe(403)
    house.clock.pass({ hours: 25 })
    await sweepExports(house.house)
    const again = await house.enter(rohan)
    expect((await read(again)).export?.state).toBe('gone')
    expect((await fetched(again, id)).status).toBe(404)
    expect(await filesIn(house, 'exports')).toEqual([])
  })

  test('is one at a time, three times a day, after a fresh proof', async () => {
    const asFatima = await house.enter(fatima)
    const ask = () => asFatima.call('POST', '/api/rights/exports', {})
    expect((await Promise.all(Array.from({ length: 5 }, ask))).map(({ status }) => status)).toContain(200)
    await ready(asFatima)
    expect(await house.house.db.$count(dataExports, eq(dataExports.owner, house.idOf(fatima)))).toBe(1)
    await house.house.db.delete(rateLimits)
    for (const status of [200, 200, 200, 429]) {
      expect((await ask()).status).toBe(status)
      await ready(asFatima)
    }
    house.clock.pass({ minutes: 6 })
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'prove-again' } })
  })
})

describe('erasure', () => {
  beforeEach(async () => {
    await house.house.db.delete(erasures)
    await house.house.db.delete(rateLimits)
  })
  const ask = (who: Visitor, word = 'erase') => who.call('PUT', '/api/rights/erasure', { word })

  test('needs a fresh proof and the word; asked for again it is the same; it is undone within a week', async () => {
    const asMeera = await house.enter(meera)
    expect(await ask(asMeera, 'yes')).toMatchObject({ status: 422, body: { fields: { word: 'Please type ERASE.' } } })
    expect((await Promise.all([ask(asMeera), ask(asMeera), ask(asMeera)])).map(({ status }) => status)).toEqual([200, 200, 200])
    const asked = (await read(asMeera)).erasure
    expect(await house.house.db.$count(erasures)).toBe(1)
    expect(Temporal.Instant.from(asked?.due ?? '').since(house.clock.now()).total('hours')).toBe(168)
    await deliverLetters(house.house)
    await expect.poll(async () => (await messagesTo(house, meera.email)).map(({ body }) => body).join(), { timeout: 15_000, interval: 25 }).toContain('Until then you can undo it')
    house.clock.pass({ hours: 167 })
    await eraseDue(house.house, rightsSources)
    const later = await house.enter(meera)
    expect((await later.call('DELETE', '/api/rights/erasure', {})).status).toBe(200)
    expect((await later.call('DELETE', '/api/rights/erasure', {})).status).toBe(409)
    expect((await read(later)).erasure).toBeNull()
    house.clock.pass({ hours: 2 })
    await eraseDue(house.house, rightsSources)
    expect((await (await house.enter(meera)).call('GET', '/api/session')).body).toMatchObject({ user: { firstName: 'Meera' } })
    house.clock.pass({ minutes: 6 })
    expect(await ask(later)).toMatchObject({ status: 403, body: { code: 'prove-again' } })
  })

  test('is refused while something stands against it, and waits if that came later', async () => {
    const asKavya = await house.enter(kavya)
    expect(await ask(asKavya)).toMatchObject({ status: 409, body: { code: 'erasure-stands', message: expect.stringContaining('You work in our team') } })
    const asMeera = await house.enter(meera)
    expect((await ask(asMeera)).status).toBe(200)
    const id = await openPayment(house, house.idOf(meera))
    house.clock.pass({ hours: 169 })
    await eraseDue(house.house, rightsSources)
    const waiting = await house.enter(meera)
    expect(await read(waiting)).toMatchObject({ standing: ['open-payment'], erasure: { due: expect.any(String) } })
    await house.house.db.update(payments).set({ expiredAt: house.clock.now() }).where(eq(payments.id, id))
    await waiting.call('DELETE', '/api/rights/erasure', {})
  })

  test.each([
    ['nothing', undefined],
    ['while the rows go', 'rows'],
    ['before the key is destroyed', 'key'],
    ['among the files', 'files'],
    ['at the last step', 'finish'],
  ] as const)('killed by %s, nothing of them is left anywhere, and what is sealed opens no more', async (_, breaks) => {
    const { who, id, marker, email } = await somebody(house)
    await plant(house, who, marker)
    await openPayment(house, id, marker, house.clock.now())
    await (await house.enter(dev)).call('GET', `/api/desk/chats/${id}`)
    expect((await placesOf(house, marker)).length).toBeGreaterThan(8)
    const sealed = await sealedOf(house, id)
    expect(sealed.length).toBeGreaterThan(3)

    expect((await ask(who)).status).toBe(200)
    house.clock.pass({ hours: 169 })
    if (breaks !== undefined) await expect(eraseDue(breaking(house.house, breaks), rightsSources)).rejects.toThrow('Killed.')
    await Promise.all([eraseDue(house.house, rightsSources), eraseDue(house.house, rightsSources)])

    expect(await placesOf(house, marker)).toEqual([])
    expect(await placesOf(house, email)).toEqual([])
    expect((await everyFile(house)).filter(name => name.includes(id))).toEqual([])
    for (const bytes of sealed) await expect(house.house.vault.open(id, bytes)).rejects.toThrow('The key of this owner was destroyed.')
    expect((await who.call('GET', '/api/session')).body).toEqual({ user: null })
    const [left] = await house.house.db.select().from(people).where(eq(people.id, id))
    expect(left).toMatchObject({ firstName: '', email: null, phone: null, isGuest: true })
    expect(left?.erasedAt).not.toBeNull()
    expect(await house.house.db.select().from(payments).where(eq(payments.owner, id))).toMatchObject([{ amount: 5000, payer: { name: '', email: '' } }])
    expect((await house.house.db.select().from(erasures).where(eq(erasures.owner, id)))[0]).toMatchObject({ files: [], erasedAt: expect.anything() })
    // The last letter was on its way before the address was forgotten, once.
    await lastMessageTo(house, email)
    const letters = await house.house.sql`select subject from sandbox_messages where recipient = ${email} and subject = 'Your Safar account is erased'`
    expect(letters.length).toBe(1)
    // Whoever comes with the same address is somebody new.
    expect((await newAccount(house, email)).id).not.toBe(id)
  })
})

// What is planted, and where it is looked for.

let count = 0

async function newAccount(house: TeamHouse, email: string, marker = 'Somebody') {
  const who = visitor(house)
  const { body } = await who.call('POST', '/api/accounts/register', {
    firstName: marker, lastName: 'Rao', email, password: 'chai-at-the-gate-2', prefix: 'IN:91', phone: `98${String(10_000_000 + count)}`,
  })
  return { who, id: String(Object(body).user?.id) }
}

async function somebody(house: TeamHouse) {
  count += 1
  const marker = `Quokka${count}`
  const email = `quokka${count}@example.com`
  return { ...(await newAccount(house, email, marker)), marker, email }
}

async function plant(house: TeamHouse, who: Visitor, marker: string): Promise<void> {
  const send = async (method: string, address: string, body: object) => {
    const answer = await who.call(method, address, body)
    expect(answer.status, `${address} ${JSON.stringify(answer.body)}`).toBe(200)
    return Object(answer.body)
  }
  const content = Buffer.from(`%PDF-1.4\n%${marker}File\n${'x'.repeat(2000)}\n%%EOF`)
  const sent = await fetch(`${house.url}/api/documents?purpose=chat&name=${encodeURIComponent(`${marker} paper.pdf`)}`, {
    method: 'POST', headers: { cookie: who.cookie(), origin: house.url, 'content-type': 'application/octet-stream' }, body: content,
  })
  const file: { id: string } = Object(await sent.json())
  await send('POST', '/api/chat', { text: `${marker}Chat`, files: [file.id] })
  const owner = String(Object((await who.call('GET', '/api/session')).body).user.id)
  const { vault, sql } = house.house
  const seal = async (text: string) => Buffer.from(await vault.seal(owner, text))
  await sql`insert into contacts (owner, personal_email, updated_at) values (${owner}, ${`${marker}@home.example`}, now()) on conflict do nothing`
  await sql`insert into loan_applications (owner, sealed, lacks, updated_at) values (${owner}, ${await seal(JSON.stringify({ coName: `${marker}Loan` }))}, '{}', now())`
  await sql`insert into visa_numbers (owner, sealed, updated_at) values (${owner}, ${await seal(JSON.stringify({ sevis: `${marker}Sevis` }))}, now())`
  await sql`
    insert into sop_versions (owner, number, student_name, text, mark, gre, toefl, universities, submission_deadline, taking_paid_help, submitted_at)
    values (${owner}, 1, ${`${marker}Name`}, ${await seal(`${marker}Sop`)}, 'm', '{}', '{}', ${[`${marker}University`]}, '2026-08-01', false, now())`
  await sql`insert into work_experiences (owner, type, company, title, description, created_at) values (${owner}, 'job', ${`${marker}Works`}, 't', ${`${marker} did much`}, now())`
  await sql`insert into requests (owner, role, kind, subject, title, path, priority, asked_at) values (${owner}, 'advisor', 'note', ${`note:${marker}`}, ${`Call ${marker}`}, '/desk', 'low', now())`
  await sql`insert into desk_actions (by, what, about, detail, at) values (${owner}, 'document-read', ${owner}, ${`${marker} paper.pdf`}, ${house.clock.now().toString()})`
  await sql`insert into idempotency_keys (owner, key, request, answer, at) values (${owner}, 'k', 'r', ${JSON.stringify({ said: marker })}::jsonb, now())`
  await sql`insert into group_codes (code, created_by, university_id, created_at) select ${`G${marker}`}, ${owner}, id, now() from universities limit 1`
}

async function openPayment(house: TeamHouse, owner: string, name = 'Meera', paidAt?: Temporal.Instant): Promise<string> {
  const [made] = await house.house.db
    .insert(payments)
    .values({
      owner, purpose: 'attorney-call', reference: crypto.randomUUID(), provider: 'stripe', amount: 5000, currency: 'USD',
      payer: { title: 'A call', name, email: `${name}@example.com`, returnTo: '/' }, createdAt: house.clock.now(), ...(paidAt !== undefined && { paidAt }),
    })
    .returning()
  return made?.id ?? ''
}

/** Every table whose rows say it as they stand. What left the house is the provider's. */
async function placesOf({ house }: TeamHouse, marker: string): Promise<string[]> {
  const tables = await house.sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' and table_name not like 'sandbox%'`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await house.sql.unsafe<{ has: boolean }[]>(`select exists (select from ${name} t where t::text ilike $1) as has`, [`%${marker}%`])
    if (row?.has === true) found.push(name)
  }
  return found
}

async function sealedOf({ house }: TeamHouse, owner: string): Promise<Uint8Array[]> {
  const rows = await house.sql<{ sealed: Buffer }[]>`
    select sealed from loan_applications where owner = ${owner} union all select sealed from visa_numbers where owner = ${owner}
    union all select text from sop_versions where owner = ${owner}`
  return [...rows.map(({ sealed }) => new Uint8Array(sealed)), await house.vault.seal(owner, 'a copy in an old backup')]
}

async function everyFile({ house }: TeamHouse): Promise<string[]> {
  const all = await readdir(path.join(house.settings.SAFAR_DATA, 'files'), { recursive: true, withFileTypes: true })
  return all.filter(entry => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}
const filesIn = async (team: TeamHouse, folder: string) => (await everyFile(team)).filter(name => name.includes(folder))

/** A process that dies at a step. */
function breaking(house: House, step: 'rows' | 'key' | 'files' | 'finish'): House {
  const dies = () => Promise.reject(new Error('Killed.'))
  let changes = 0
  if (step === 'key') return { ...house, vault: { ...house.vault, destroy: dies } }
  if (step === 'files') return { ...house, ports: { ...house.ports, files: { ...house.ports.files, remove: dies } } }
  return {
    ...house,
    change: verb =>
      house.change(async change => {
        const done = await verb(change)
        changes += 1
        if (changes === (step === 'rows' ? 1 : 2)) await dies()
        return done
      }),
  }
}

/** As a reader finds it: from the end to the directory, from there to each file. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map<string, Buffer>()
  for (let place = zip.readUInt32LE(end + 16), left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, local, length] = [zip.readUInt32LE(place + 20), zip.readUInt32LE(place + 42), zip.readUInt16LE(place + 28)]
    const start = local + 30 + zip.readUInt16LE(local + 26)
    files.set(zip.toString('utf8', place + 46, place + 46 + length), inflateRawSync(zip.subarray(start, start + packed)))
    place += 46 + length + zip.readUInt16LE(place + 30)
  }
  return files
}
