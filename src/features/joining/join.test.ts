import { personalDataOf } from '#src/features/people/personal-data/sources.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { demoPassword, kavya } from '#seed/people.ts'
import { seed, seedDemo } from '#seed/seed.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { codeIn, lastMessageTo, messagesTo, parameterIn } from '#tests/caught.ts'
import { clockAt, openTestApp, type TestApp } from '#tests/app.ts'
import { giveConsents } from '#tests/consents.ts'
import { giveSecondFactor } from '#tests/second-factor.ts'
import { bothConsents, visitor, type Visitor } from '#tests/visitor.ts'
import { plantEverything } from '#tests/markers.ts'
import { appServices } from '#src/app/services.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { keyOf } from '../money/remittances/holders/rules.ts'
import { holdersIn, sentOn } from '../money/remittances/on-pan/rules.ts'
import { payments } from '../payments/tables.ts'
import { cardOrders } from '#src/stages/forex/card/tables.ts'
import { deskActions } from '../audit/tables.ts'
import { removeUnused } from '../documents/documents.ts'
import { documentJobs } from '../documents/jobs.ts'
import { documents } from '../documents/tables.ts'
import { holdingsIn, readCatalogue } from '../rights/holdings/ownership.ts'
import { rowsOf } from '../rights/holdings/queries.ts'
import { finishJoins } from './completion.ts'
import { copyFiles, dropCopies, FileMissing, holdShared, type Copied } from './files.ts'
import { cannotMove, countedByTime, staysBehind, whenBothHaveIt } from './tables-by-rule.ts'
import { ownLimits, ownTables } from './collisions.ts'
import { accountJoins } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    settings: { SAFAR_DEMO: 'on' },
    clock: clockAt(Temporal.Now.instant().toString()),
    isReachable: true,
  })
  await seed(app.services)
  await seedDemo(app.services)
})
afterAll(() => app.end())

let count = 0
const password = 'chai-at-the-gate-2'
type Somebody = { who: Visitor; id: string; email: string; password: string }

async function registered(): Promise<Somebody> {
  count += 1
  const who = visitor(app)
  const email = `joins${count}@example.com`
  const body = await who.api.accounts.register({
    firstName: `Joins${count}`,
    lastName: 'Rao',
    email,
    password,
    prefix: 'IN:91',
    phone: `96${String(10_000_000 + count)}`,
  })
  return { who, id: ensure(body.user).id, email, password }
}

async function byPhone(): Promise<
  Omit<Somebody, 'email' | 'password'> & { number: { prefix: string; phone: string } }
> {
  count += 1
  const who = visitor(app)
  const number = { prefix: 'IN:91', phone: `95${String(10_000_000 + count)}` }
  const body = await who.api.accounts.signInByPhone({
    ...number,
    otp: await codeFor(who, number),
    create: true,
    ...bothConsents,
  })
  await giveConsents(who)
  return { who, id: ensure(body.user).id, number }
}

async function codeFor(who: Visitor, number: { prefix: string; phone: string }): Promise<string> {
  const to = `+91${number.phone}`
  const before = (await messagesTo(app, to)).length
  await who.api.accounts.sendPhoneCode({ ...number, captcha: dummyToken })
  return codeIn(await lastMessageTo(app, to, before + 1))
}

const wordsTo = async (to: string) => (await messagesTo(app, to)).map(({ body }) => body).join()

const proveOther = (who: Visitor, other: { email: string; password: string }) =>
  who.api.joining.proveByPassword({ email: other.email, password: other.password })
const join = (who: Visitor, answers: 'this' | 'other' = 'this') => who.api.joining.join({ answers })
const read = (who: Visitor) => who.api.joining.read()

const placesOf = async (word: string) => {
  const { sql } = app.services
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'sandbox%'`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ has: boolean }[]>(
      `select exists (select from ${name} t where t::text ilike $1) as has`,
      [`%${word}%`],
    )
    if (row?.has === true) found.push(name)
  }
  return found.toSorted()
}

/** Every row of a person, opened, by table. */
async function allOf(person: string): Promise<Map<string, string[]>> {
  const catalogue = await readCatalogue(app.services.sql)
  const all = new Map<string, string[]>()
  for (const holding of holdingsIn(catalogue)) {
    if (staysBehind[holding.table] !== undefined || holding.table.startsWith('account_join')) continue
    const rows = await rowsOf(app.services, holding, person)
    all.set(
      holding.table,
      rows.map(row => JSON.stringify({ ...row, path: undefined })),
    )
  }
  return all
}

test('a table of which an account can have one row of a kind says what becomes of it when two accounts are one', async () => {
  const catalogue = await readCatalogue(app.services.sql)
  const limited = new Set((await ownLimits(app.services.sql, catalogue)).map(({ table }) => table))
  const special = new Set([...cannotMove, 'group_members', 'account_joins'])
  expect([...limited].filter(table => whenBothHaveIt[table] === undefined && !special.has(table))).toEqual([])
  expect(Object.keys(whenBothHaveIt).filter(table => !limited.has(table))).toEqual([])
  const held = new Set(holdingsIn(catalogue).map(({ table }) => table))
  for (const table of [...Object.keys(staysBehind), ...cannotMove, ...Object.keys(countedByTime)])
    expect(held, table).toContain(table)
  expect(ownTables(catalogue).size).toBeGreaterThan(60)
})

test('everything that somebody has is on the other account afterwards: each row, opened, and each file', async () => {
  const planted = await plantEverything({ url: app.url, giveSecondFactor: who => giveSecondFactor(app, who) })
  const user = ensure((await planted.who.api.accounts.session({})).user)
  const other = { id: user.id, primaryEmail: ensure(user.primaryEmail) }
  const theirPassword = [...planted.markers].find(([, name]) => name === 'a password')?.[0] ?? ''
  const { who, id, email } = await registered()
  await who.api.chat.say({ text: 'Written by the account that stays', documents: [] })
  await app.services.db.update(people).set({ emailVerifiedAt: app.clock.now() }).where(eq(people.id, id))
  const before = await allOf(other.id)
  const files = await personalDataOf(appServices).filesOf(app.services, other.id)
  expect(files.length).toBeGreaterThan(5)

  await proveOther(who, { email: other.primaryEmail, password: theirPassword })
  const proved = ensure((await read(who)).proved)
  expect(proved).toMatchObject({ email: other.primaryEmail, stops: null })
  expect(proved.moves.length).toBeGreaterThan(15)
  await join(who, 'other')

  const after = await allOf(id)
  for (const [table, rows] of before) {
    const theirs = rows.map(row => row.replaceAll(other.id, id))
    if (countedByTime[table] !== undefined || ['documents', 'custom_step_students'].includes(table)) {
      expect(after.get(table)?.length, table).toBeGreaterThanOrEqual(theirs.length)
    } else if (whenBothHaveIt[table]?.both !== 'drop')
      expect(after.get(table), table).toEqual(expect.arrayContaining(theirs))
  }
  expect((await placesOf(other.id)).filter(table => !Object.keys(staysBehind).includes(table))).toEqual(
    expect.not.arrayContaining(['documents', 'chat_messages', 'requests', 'payments', 'notifications']),
  )
  const left = (await placesOf(other.id)).filter(table => staysBehind[table] === undefined)
  expect(
    left.filter(
      table => !['account_joins', 'desk_actions', 'changes', 'rate_limits', 'account_join_rows'].includes(table),
    ),
  ).toEqual([])

  const now = await personalDataOf(appServices).filesOf(app.services, id)
  expect(now.length).toBeGreaterThanOrEqual(files.length)
  for (const { path } of now) {
    const content = await app.services.ports.files.get(id, path)
    expect(content, path).toBeDefined()
    expect(Buffer.concat(await Array.fromAsync(content ?? [])).length, path).toBeGreaterThan(0)
  }
  expect(await read(who)).toMatchObject({
    proved: null,
    joined: [{ kept: expect.arrayContaining(['Name, e-mail and phone']) }],
  })
  expect(await planted.who.api.accounts.session({})).toEqual({ user: null })
  expect(await app.services.db.$count(sessions, eq(sessions.person, other.id))).toBe(0)
  expect(await app.services.db.select().from(deskActions).where(eq(deskActions.about, id))).toMatchObject([
    { what: 'accounts-joined', by: id },
  ])
  await expect.poll(() => wordsTo(email)).toContain('no longer signs in')
  // It was confirmed, and so it hears of it too.
  await expect.poll(() => wordsTo(other.primaryEmail)).toContain('no longer signs in')

  await finishJoins(app.services, personalDataOf(appServices))
  for (const { path } of files) expect(await app.services.ports.files.get(other.id, path), path).toBeUndefined()
  const [kept] = await app.services.db.select().from(accountJoins).where(eq(accountJoins.owner, id))
  expect(kept).toMatchObject({ files: [], finishedAt: null })
})

describe('what both have', () => {
  const flightOf = (who: Visitor) => who.api.profile.read()
  const contactOf = async (id: string) =>
    Object((await app.services.sql`select personal_email from contacts where owner = ${id}`)[0])['personal_email']

  test.each(['this', 'other'] as const)(
    'stays as the student chose (%s), and the rest is in the copy of everything',
    async answers => {
      const [kept, other] = [await registered(), await registered()]
      await app.services.sql`update contacts set personal_email = 'kept@home.example' where owner = ${kept.id}`
      await app.services.sql`update contacts set personal_email = 'other@home.example' where owner = ${other.id}`
      await proveOther(kept.who, other)
      expect(ensure((await read(kept.who)).proved).inBoth).toContain('More addresses and numbers')
      await join(kept.who, answers)
      expect(await contactOf(kept.id)).toBe(answers === 'this' ? 'kept@home.example' : 'other@home.example')
      const catalogue = await readCatalogue(app.services.sql)
      const record = holdingsIn(catalogue).find(({ table }) => table === 'account_join_rows')
      const rows = record === undefined ? [] : await rowsOf(app.services, record, kept.id)
      expect(JSON.stringify(rows)).toContain(answers === 'this' ? 'other@home.example' : 'kept@home.example')
      expect(await flightOf(kept.who)).toBeDefined()
    },
  )

  test('in progress stops the join with its name, and nothing is changed', async () => {
    const [kept, other] = [await registered(), await registered()]
    const [attorney] = await app.services.sql`
      insert into attorneys (name, firm, zone, languages, about, price, hours, changed_at)
      values ('A', 'B', 'America/New_York', 'English', 'C', 1, '[]', now()) returning id`
    for (const [index, { id }] of [kept, other].entries())
      await app.services.sql`
      with slot as (insert into attorney_slots (attorney, start_time, end_time)
        values (${attorney?.['id']}, to_timestamp(${1_800_000_000 + 1800 * index}), to_timestamp(${1_800_001_800 + 1800 * index})) returning id)
      insert into attorney_calls (owner, slot, kind, issue, asked_at, booked_at, held_until)
      select ${id}, slot.id, '221g', '', now(), now(), now() from slot`
    await proveOther(kept.who, other)
    expect(ensure((await read(kept.who)).proved).stops).toContain('a booked attorney call')
    await expect(join(kept.who)).rejects.toMatchObject({
      status: 409,
      body: { code: 'join-stopped', message: expect.stringContaining('a booked attorney call') },
    })
    expect(await other.who.api.accounts.session({})).toMatchObject({ user: { id: other.id } })
  })

  test('money sent abroad on the PAN of the father from both accounts is on one meter', async () => {
    const [kept, other] = [await registered(), await registered()]
    const day = app.clock.now().toString().slice(0, 10)
    const sent = { day, rupees: '1,00,000', dollars: '1,100', kind: 'savings', through: '', tcs: '' }
    await kept.who.api.remittances.add({ ...sent, holder: 'father', name: '' })
    await other.who.api.remittances.add({ ...sent, holder: 'father', name: '' })
    await other.who.api.remittances.add({ ...sent, holder: 'other', name: 'ramesh  kumar' })
    await kept.who.api.remittances.add({ ...sent, holder: 'other', name: 'Ramesh Kumar' })
    await proveOther(kept.who, other)
    await join(kept.who)
    const all = await kept.who.api.remittances.read()
    const meters = holdersIn(all).map(holder => [keyOf(holder), sentOn(all, holder).entered.length])
    expect(meters.toSorted()).toEqual([
      ['father', 2],
      ['other kumar ramesh', 2],
      ['student', 0],
    ])
  })

  test.each(['this', 'other'] as const)(
    'card orders of both accounts on one PAN are on the meter of whom the student chose (%s)',
    async answers => {
      const [kept, other] = [await registered(), await registered()]
      const { db, vault, now } = app.services
      const pan = 'ABCPE1234F'
      const panMark = vault.mark(`pan:${pan}`)
      for (const [{ id: owner, who, email }, holder] of [
        [kept, 'father'],
        [other, 'mother'],
      ] as const) {
        const [order] = await db
          .insert(cardOrders)
          .values({
            owner,
            name: 'Joins Rao',
            email,
            returnTo: '/',
            dollars: 1_000_00,
            fundedBy: 'savings',
            sealedPan: await vault.seal(owner, pan),
            panMark,
            sentBefore: 0,
            sentInAll: 0,
            rate: 890_000,
            rateSource: 'Sample data',
            rateAt: now(),
            converted: 89_000_00,
            fee: 0,
            gst: 160_20,
            tcs: 0,
            total: 89_160_20,
            createdAt: now(),
            heldUntil: now(),
          })
          .returning()
        const [payment] = await db
          .insert(payments)
          .values({
            owner,
            purpose: 'card-funding',
            reference: order?.id ?? '',
            provider: 'razorpay',
            amount: 89_160_20,
            currency: 'INR',
            payer: { title: '', name: '', email: '', returnTo: '/' },
            createdAt: now(),
            paidAt: now(),
          })
          .returning()
        await who.api.remittances.setHolder({ id: payment?.id ?? '', holder, name: '' })
      }
      await proveOther(kept.who, other)
      expect(ensure((await read(kept.who)).proved).inBoth).toContain('Whose PAN orders for your card were on')
      await join(kept.who, answers)
      const all = await kept.who.api.remittances.read()
      const meters = holdersIn(all).map(holder => [keyOf(holder), sentOn(all, holder).card.length])
      expect(meters.toSorted()).toEqual([
        [answers === 'this' ? 'father' : 'mother', 2],
        ['student', 0],
      ])
    },
  )

  test('two conversations are one, by time, and what nobody read is still unread', async () => {
    const [kept, other] = [await registered(), await registered()]
    const say = async ({ who }: Somebody, text: string) => {
      app.clock.pass({ seconds: 5 })
      await who.api.chat.say({ text, documents: [] })
    }
    await say(kept, 'one')
    await say(other, 'two')
    await say(kept, 'three')
    await app.services.sql`insert into chat_reads (owner, side, up_to) values (${kept.id}, 'desk', 2)`
    await proveOther(kept.who, other)
    await join(kept.who)
    const { messages } = await kept.who.api.chat.read({})
    expect(messages.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(
      await app.services.sql`select up_to from chat_reads where owner = ${kept.id} and side = 'desk'`,
    ).toMatchObject([{ up_to: 1 }])
  })
})

describe('papers that both have', () => {
  async function withPapers() {
    const [kept, other] = [await byPhone(), await byPhone()]
    const made = await PDFDocument.create()
    made.addPage([300, 300]).drawText('The same passport', { x: 20, y: 150, size: 12 })
    const same = await made.save({ useObjectStreams: false })
    made.addPage([300, 300])
    const own = await made.save({ useObjectStreams: false })
    const add = async (who: Visitor, paper: string, content: Uint8Array) => {
      const answer = await fetch(`${app.url}/api/vault/papers?name=${paper}.pdf&paper=${paper}`, {
        method: 'POST',
        headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(content),
      })
      expect(answer.status, await answer.clone().text()).toBe(200)
      return String(Object(await answer.json()).id)
    }
    const ids = { kept: await add(kept.who, 'passport', same), other: await add(other.who, 'passport', same) }
    await add(other.who, 'admission-letter', own)
    const { id } = await other.who.api.vault.use({ id: ids.other, purpose: 'chat', use: '/chat' })
    await other.who.api.chat.say({ text: 'My passport', documents: [id] })
    await kept.who.api.joining.proveByCode({ ...other.number, otp: await codeFor(kept.who, other.number) })
    return { kept, other, ids, inChat: id, size: same.length }
  }
  const rowsOfPaths = (owner: string) => app.services.db.select().from(documents).where(eq(documents.owner, owner))
  const contentOf = async (who: Visitor, id: string) => {
    const answer = await fetch(`${app.url}/api/documents/${id}`, { headers: { cookie: who.cookie() } })
    return answer.status === 200 ? (await answer.arrayBuffer()).byteLength : answer.status
  }

  test('are one content afterwards, with the uses of both, and count once', async () => {
    const { kept, other, ids, inChat, size } = await withPapers()
    const before = await personalDataOf(appServices).filesOf(app.services, other.id)
    await join(kept.who)
    const rows = await rowsOfPaths(kept.id)
    const same = rows.filter(({ bytes }) => bytes === size)
    expect(same.map(({ id }) => id).toSorted()).toEqual([ids.kept, ids.other, inChat].toSorted())
    expect(new Set(same.map(({ path }) => path)).size).toBe(1)
    expect(same.filter(({ isFurtherUse }) => !isFurtherUse)).toHaveLength(1)
    // The copy of everything has each content once; so has the quota, which counts the same paths.
    expect(await personalDataOf(appServices).filesOf(app.services, kept.id)).toHaveLength(2)
    const { papers } = await kept.who.api.vault.read()
    expect(papers.map(({ paper }) => paper).toSorted()).toEqual(['admission-letter', 'passport', 'passport'])
    expect(papers.flatMap(({ uses }) => uses.map(({ use }) => use))).toEqual(['/chat'])
    for (const { id } of same) expect(await contentOf(kept.who, id)).toBe(size)
    await finishJoins(app.services, personalDataOf(appServices))
    for (const { path } of before) expect(await app.services.ports.files.get(other.id, path)).toBeUndefined()
    for (const { id } of same) expect(await contentOf(kept.who, id)).toBe(size)
  })

  test('erasing one of them leaves the other, and the last takes the content along', async () => {
    const { kept, ids, inChat, size } = await withPapers()
    await join(kept.who)
    const [sweep] = documentJobs(app.services)
    const erase = async (document: string) => {
      const found = (await kept.who.api.vault.read()).papers.find(one => one.document.id === document)
      await kept.who.api.vault.remove({ id: found?.id ?? '' })
      app.clock.pass({ hours: 30 })
      await sweep?.work({}, { id: '' })
    }
    const { path } = ensure((await rowsOfPaths(kept.id)).find(({ id }) => id === ids.kept))
    await erase(ids.kept)
    expect([await contentOf(kept.who, ids.kept), await contentOf(kept.who, ids.other)]).toEqual([404, size])
    await erase(ids.other)
    expect(await contentOf(kept.who, inChat)).toBe(size)
    await app.services.db.delete(documents).where(eq(documents.id, inChat))
    await removeUnused(app.services, [path])
    expect(await app.services.ports.files.get(kept.id, path)).toBeUndefined()
  })

  test('what is removed between the copying and the moving is copied after all', async () => {
    const { kept, other, ids } = await withPapers()
    const pair = { kept: kept.id, other: other.id }
    const paths = (await personalDataOf(appServices).filesOf(app.services, other.id)).map(({ path }) => path)
    const copied: Copied = new Map()
    await copyFiles(app.services, pair, paths, copied)
    expect([...copied.values()].filter(({ isShared }) => isShared)).toHaveLength(1)
    await app.services.db.delete(documents).where(eq(documents.id, ids.kept))
    await expect(app.services.change(({ tx }) => holdShared(tx, kept.id, copied))).rejects.toThrow(FileMissing)
    await copyFiles(app.services, pair, paths, copied)
    expect([...copied.values()].map(({ isShared }) => isShared)).toEqual([false, false])
    await app.services.change(({ tx }) => holdShared(tx, kept.id, copied))
    await dropCopies(app.services, copied)
    for (const { to } of copied.values()) expect(await app.services.ports.files.get(kept.id, to)).toBeUndefined()
  })
})

describe('the other account is proved', () => {
  test('by the code sent to its phone, which signs in to this account from then on', async () => {
    const [kept, other] = [await registered(), await byPhone()]
    expect(await kept.who.call('POST', '/api/accounts/join/phone', { ...other.number, otp: '000000' })).toMatchObject({
      status: 422,
    })
    await kept.who.api.joining.proveByCode({
      ...other.number,
      otp: await codeFor(kept.who, other.number),
    })
    await join(kept.who)
    await expect.poll(() => wordsTo(`+91${other.number.phone}`)).toContain('Two Safar accounts were joined')
    const again = visitor(app)
    expect(
      await again.api.accounts.signInByPhone({ ...other.number, otp: await codeFor(again, other.number) }),
    ).toMatchObject({ user: { id: kept.id, primaryEmail: kept.email } })
  })

  test('by a link that works only in the account that asked for it', async () => {
    const [kept, other, stranger] = [await byPhone(), await registered(), await registered()]
    await kept.who.api.joining.sendLink({ email: other.email })
    const oobCode = parameterIn(await lastMessageTo(app, other.email), 'oobCode')
    expect(await stranger.who.call('PUT', '/api/accounts/join/links', { oobCode })).toMatchObject({ status: 403 })
    // Mistyped, the address would be a stranger's, and so would the account.
    expect(await kept.who.call('PUT', '/api/accounts/join/links', { oobCode })).toMatchObject({
      status: 403,
      body: { code: 'address-not-proved' },
    })
    await app.services.db.update(people).set({ emailVerifiedAt: app.clock.now() }).where(eq(people.id, other.id))
    await kept.who.api.joining.proveByLink({ oobCode })
    await join(kept.who)
    expect(await kept.who.api.accounts.session({})).toMatchObject({
      user: { primaryEmail: other.email, firstName: 'Joins' + other.email.slice(5, -12) },
    })
  })

  test('not by a wrong password, and without a proof nothing is joined', async () => {
    const [kept, other] = [await registered(), await registered()]
    await expect(proveOther(kept.who, { ...other, password: 'guess' })).rejects.toMatchObject({
      status: 422,
      body: { code: 'wrong-password' },
    })
    await expect(join(kept.who)).rejects.toMatchObject({ status: 409, body: { code: 'nothing-proved' } })
  })

  test('for fifteen minutes, in this browser alone, and soon after a proof of this one', async () => {
    const [kept, other] = [await registered(), await registered()]
    await proveOther(kept.who, other)
    const second = visitor(app)
    await second.api.accounts.signIn({ email: kept.email, password })
    expect((await read(second)).proved).toBeNull()
    await expect(join(second)).rejects.toMatchObject({ status: 409 })
    app.clock.pass({ minutes: 6 })
    await expect(join(kept.who)).rejects.toMatchObject({ status: 403, body: { code: 'prove-again' } })
    app.clock.pass({ minutes: 10 })
    await kept.who.api.proof.byPassword({ password })
    await expect(join(kept.who)).rejects.toMatchObject({ status: 409, body: { code: 'nothing-proved' } })
  })
})

describe('is refused', () => {
  test('with itself', async () => {
    const kept = await registered()
    await expect(proveOther(kept.who, kept)).rejects.toMatchObject({ status: 422, body: { code: 'join-self' } })
  })

  test('with an account of our team, and from one', async () => {
    const kept = await registered()
    await expect(proveOther(kept.who, { email: kavya.email, password: demoPassword })).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('our team') },
    })
    const asKavya = visitor(app)
    await asKavya.api.accounts.signIn({ email: kavya.email, password: demoPassword })
    await giveSecondFactor(app, asKavya)
    await expect(proveOther(asKavya, kept)).rejects.toMatchObject({ status: 409 })
  })

  test('with a guest, and to a guest', async () => {
    const [kept, other] = [await registered(), await byPhone()]
    await app.services.db.update(people).set({ isGuest: true }).where(eq(people.id, other.id))
    expect(
      await kept.who.call('POST', '/api/accounts/join/phone', {
        ...other.number,
        otp: await codeFor(kept.who, other.number),
      }),
    ).toMatchObject({ status: 409 })
    const guest = visitor(app)
    await guest.api.accounts.signInAsGuest({})
    await expect(proveOther(guest, kept)).rejects.toMatchObject({ status: 403 })
  })

  test('with an account that is to be erased, or was erased meanwhile', async () => {
    const [kept, other] = [await registered(), await registered()]
    await other.who.api.rights.askErasure({ word: 'erase' })
    await expect(proveOther(kept.who, other)).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('going to be erased') },
    })
    await other.who.api.rights.undoErasure({})
    await proveOther(kept.who, other)
    await app.services.db.update(people).set({ erasedAt: app.clock.now() }).where(eq(people.id, other.id))
    expect((await read(kept.who)).proved).toBeNull()
    await expect(join(kept.who)).rejects.toMatchObject({ status: 409, body: { code: 'joined-account-gone' } })
  })

  test('where the other account has a debit card, which cannot change accounts', async () => {
    const [kept, other] = [await registered(), await registered()]
    await app.services
      .sql`insert into cards (owner, provider_id, last4, exp_month, exp_year, name, issued_at) values (${other.id}, ${`ic_${other.id}`}, '4242', 1, 2030, 'x', now())`
    await proveOther(kept.who, other)
    await expect(join(kept.who)).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('US debit card') },
    })
    await proveOther(other.who, kept)
    await join(other.who)
  })
})

describe('at the same moment', () => {
  test('pressed four times it is one join', async () => {
    const [kept, other] = [await registered(), await registered()]
    await proveOther(kept.who, other)
    const all = await Promise.all(Array.from({ length: 4 }, () => answerOf(join(kept.who))))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.every(({ status }) => status < 500)).toBe(true)
  })

  test('each into the other, one of them is', async () => {
    const [one, two] = [await registered(), await registered()]
    await proveOther(one.who, two)
    await proveOther(two.who, one)
    const all = await Promise.all([answerOf(join(one.who)), answerOf(join(two.who))])
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await app.services.sql`select 1 from people where id in (${one.id}, ${two.id}) and erased_at is null`
    expect(rows).toHaveLength(1)
  })

  test('two accounts that take in the same third: one does', async () => {
    const [one, two, third] = [await registered(), await registered(), await registered()]
    await proveOther(one.who, third)
    await proveOther(two.who, third)
    const all = await Promise.all([answerOf(join(one.who)), answerOf(join(two.who))])
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a payment that is made meanwhile, and what arrives later, is on the account that stays', async () => {
    const [kept, other] = [await registered(), await registered()]
    await proveOther(kept.who, other)
    const pay = (reference: string) =>
      app.services.change(async ({ tx }) => {
        const payer = { title: 'A call', name: 'x', email: other.email, returnTo: '/' }
        await tx.insert(payments).values({
          owner: other.id,
          purpose: 'attorney-call',
          reference,
          provider: 'stripe',
          amount: 5000,
          currency: 'USD',
          payer,
          createdAt: app.clock.now(),
        })
      })
    const [joined] = await Promise.all([answerOf(join(kept.who)), pay('meanwhile')])
    expect(joined).toMatchObject({ status: 200 })
    await pay('later')
    await app.services
      .sql`insert into passport_profiles (owner, sealed, updated_at) values (${other.id}, ${Buffer.from(await app.services.vault.seal(other.id, '{"sevis":"N1"}'))}, now())`
    await finishJoins(app.services, personalDataOf(appServices))
    expect(
      await app.services.db.select({ owner: payments.owner }).from(payments).where(eq(payments.reference, 'meanwhile')),
    ).toEqual([{ owner: kept.id }])
    expect(
      await app.services.db.select({ owner: payments.owner }).from(payments).where(eq(payments.reference, 'later')),
    ).toEqual([{ owner: kept.id }])
    const [row] = await app.services.sql<
      { sealed: Buffer }[]
    >`select sealed from passport_profiles where owner = ${kept.id}`
    expect(await app.services.vault.open(kept.id, row?.sealed ?? Buffer.alloc(0))).toBe('{"sevis":"N1"}')
    app.clock.pass({ hours: 24 * 8 })
    await finishJoins(app.services, personalDataOf(appServices))
    expect(await app.services.sql`select 1 from owner_keys where owner = ${other.id}`).toHaveLength(0)
    expect(await app.services.db.select().from(accountJoins).where(eq(accountJoins.owner, kept.id))).toMatchObject([
      { finishedAt: expect.anything() },
    ])
  })
})
