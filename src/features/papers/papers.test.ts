// The papers of a student on the real database and the real folder: versions, days, and nobody else's.
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { documentJobs } from '../documents/jobs.ts'
import { quota } from '../documents/rules.ts'
import { documents } from '../documents/tables.ts'
import { planDeferrals } from '../plan/tables.ts'
import type { JourneyView } from '../progress/contract.ts'
import type { PapersView } from './contract.ts'
import * as profile from '../passport-profile/copy.ts'
import * as copy from './copy.ts'
import { keptPapers, paperUses } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let asKavya: Visitor
let asDev: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  ;[asKavya, asDev] = [await app.enter(kavya), await app.enter(dev)]
})
beforeEach(() => app.clear(paperUses, keptPapers))
afterAll(() => app.end())

async function pdf(text = 'A paper'): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  made.addPage([300, 300]).drawText(text, { x: 20, y: 150, size: 12 })
  return made.save({ useObjectStreams: false })
}

async function send(who: Visitor, path: string, content: Uint8Array, headers: Record<string, string> = {}) {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(content),
  })
  return { status: answer.status, body: Object(await answer.json()) }
}

/** What no row is attached to any more goes after a day. */
async function sweep(): Promise<void> {
  const [job] = documentJobs(app.services)
  await job?.work({}, { id: '' })
}

/** One red pixel, as a browser makes it. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

const vaultOf = (who: Visitor): Promise<PapersView> => who.api.vault.read()
const add = async (who: Visitor, paper: string, more: Record<string, string> = {}, content?: Uint8Array) =>
  send(
    who,
    `/api/vault/papers?${new URLSearchParams({ name: `${paper}.pdf`, paper, ...more })}`,
    content ?? (await pdf()),
  )
const firstOf = async (who: Visitor) => (await vaultOf(who)).papers[0] ?? expect.fail('there is no paper')
const statusOf = async (who: Visitor, path: string) => (await who.call('GET', path)).status

describe('a paper', () => {
  test('is kept with its days, and read by its owner alone', async () => {
    const { status, body } = await add(asMeera, 'passport', { issuedOn: '2020-02-29', validUntil: '2030-02-28' })
    expect(status).toBe(200)
    expect((await vaultOf(asMeera)).papers).toMatchObject([
      { paper: 'passport', issuedOn: '2020-02-29', validUntil: '2030-02-28', versions: [], uses: [], seen: [] },
    ])
    expect((await vaultOf(asRohan)).papers).toEqual([])
    expect(await statusOf(asMeera, `/api/documents/${body.id}`)).toBe(200)
    expect(await statusOf(asRohan, `/api/documents/${body.id}`)).toBe(404)
    expect(await statusOf(asKavya, `/api/desk/documents/${body.id}`)).toBe(404)
  })

  describe('shows what is done of the plan', () => {
    const planOf = async (who: Visitor) => {
      const { stages }: JourneyView = await who.api.journey.read({})
      return stages.flatMap(({ steps }) => steps).find(({ id }) => id === 'I20Form')?.plan ?? []
    }
    const done = (thing: string, on: string | null = null) => ({ thing, on, isDone: true })

    test('an I-20 that is there was asked for, with its letter from the bank; for its owner alone, until it is taken out', async () => {
      await add(asMeera, 'i-20', { issuedOn: '2026-06-01' })
      const shown = await planOf(asMeera)
      for (const one of [done('i20Issued', '2026-06-01'), done('i20Asked'), done('bankLetter')])
        expect(shown).toContainEqual(one)
      expect(await planOf(asRohan)).not.toContainEqual(done('i20Issued', '2026-06-01'))
      await asMeera.api.vault.remove({ id: (await firstOf(asMeera)).id })
      expect(await planOf(asMeera)).not.toContainEqual(done('i20Issued', '2026-06-01'))
    })
    test.each([
      ['sevis-receipt', done('sevisFee', '2026-06-01')],
      ['visa-fee-receipt', done('mrvFee', '2026-06-01')],
      ['bank-letter', { thing: 'bankLetter', on: '2026-06-01', isDone: false }],
      ['photo', { thing: 'photo', on: '2026-06-01', isDone: false }],
    ])('%s', async (paper, shown) => {
      await add(asMeera, paper, { issuedOn: '2026-06-01' })
      expect(await planOf(asMeera)).toContainEqual(shown)
    })
    test('the SEVIS fee waits for the I-20 until a good one of the present start is among the papers', async () => {
      const waitsFor = async () => {
        const { stages }: JourneyView = await asMeera.api.journey.read({})
        return stages.flatMap(({ steps }) => steps).find(({ id }) => id === 'PaySEVISFee')?.needs
      }
      const forI20 = [{ paper: 'i-20', by: 'i20-form' }]
      expect(await waitsFor()).toEqual(forI20)
      await add(asMeera, 'i-20')
      expect(await waitsFor()).toEqual([])
      const owner = app.idOf(meera)
      const deferral = { owner, number: 1, from: 'fall-2026', to: 'spring-2027' }
      await app.services.db
        .insert(planDeferrals)
        .values({ ...deferral, deferredAt: app.clock.now().add({ minutes: 1 }) })
      expect(await waitsFor()).toEqual(forI20)
      await app.clear(planDeferrals)
      const { id } = await firstOf(asMeera)
      const said = { paper: 'i-20', year: null, issuedOn: null, id }
      await asMeera.api.vault.change({ ...said, validUntil: '2026-06-15' })
      expect(await waitsFor()).toEqual([])
      await asMeera.api.vault.change({ ...said, validUntil: '2026-06-14' })
      expect(await waitsFor()).toEqual(forI20)
    })
    test('with a later start another I-20 is asked for, and the I-901 holds', async () => {
      await add(asMeera, 'i-20', { issuedOn: '2026-06-01' })
      await add(asMeera, 'sevis-receipt', { issuedOn: '2026-06-02' })
      const owner = app.idOf(meera)
      const deferral = { owner, number: 1, from: 'fall-2026', to: 'spring-2027' }
      await app.services.db
        .insert(planDeferrals)
        .values({ ...deferral, deferredAt: app.clock.now().add({ minutes: 1 }) })
      const shown = await planOf(asMeera)
      await app.clear(planDeferrals)
      expect(shown).not.toContainEqual(done('i20Issued', '2026-06-01'))
      expect(shown).toContainEqual(done('sevisFee', '2026-06-02'))
    })
  })

  test('sent again under the same key it is one', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const path = '/api/vault/papers?name=photo.pdf&paper=photo'
    const content = await pdf()
    const [one, other] = [await send(asMeera, path, content, key), await send(asMeera, path, content, key)]
    expect(other).toEqual(one)
    expect((await vaultOf(asMeera)).papers).toHaveLength(1)
  })

  test.each([
    ['no such paper', { paper: 'diary' }, 'paper'],
    ['a day that does not exist', { issuedOn: '2026-02-30' }, 'issuedOn'],
    ['a day that is no day', { issuedOn: 'yesterday' }, 'issuedOn'],
    ['a day to come', { issuedOn: '2026-06-17' }, 'issuedOn'],
    ['an end before its beginning', { issuedOn: '2026-06-01', validUntil: '2026-05-31' }, 'validUntil'],
    ['an end in a hundred years', { validUntil: '2126-01-01' }, 'validUntil'],
    ['a year for what has none', { year: '2025-26' }, 'year'],
    ['a year that is none', { paper: 'tax-returns', year: '2025-27' }, 'year'],
  ])('%s is refused beside its field', async (_, wrong, field) => {
    const { status, body } = await add(asMeera, 'passport', wrong)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect((await vaultOf(asMeera)).papers).toEqual([])
  })

  test('a program named as a paper is refused, and nothing stays of it', async () => {
    const { status, body } = await add(asMeera, 'passport', {}, Buffer.from('MZ program'))
    expect([status, body.code]).toEqual([422, 'wrong-kind'])
    expect((await vaultOf(asMeera)).papers).toEqual([])
  })

  test('is named and dated again', async () => {
    await add(asMeera, 'other')
    const { id } = await firstOf(asMeera)
    const path = `/api/vault/papers/${id}`
    const said = { paper: 'bank-statements', year: '2025-26', issuedOn: '2026-06-01', validUntil: null }
    expect((await asRohan.call('PUT', path, said)).status).toBe(404)
    await asMeera.api.vault.change({ ...said, id })
    expect(await firstOf(asMeera)).toMatchObject(said)
    const wrong = await asMeera.call('PUT', path, { ...said, issuedOn: '2027-01-01' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { issuedOn: copy.issuedLater } } })
    expect(await firstOf(asMeera)).toMatchObject(said)
  })
})

test('of somebody who has as much as we keep, nothing more is taken, and what is there stays', async () => {
  await add(asRohan, 'passport')
  const owner = app.idOf(rohan)
  const at = app.clock.now()
  await app.services.db.insert(documents).values(
    Array.from({ length: quota.files }, (_, number) => ({
      owner,
      sentBy: owner,
      purpose: 'chat' as const,
      name: 'a.pdf',
      type: 'application/pdf',
      path: `quota/${number}`,
      bytes: 1,
      sentAt: at,
      arrivedAt: at,
      attachedTo: 'quota',
    })),
  )
  expect((await add(asRohan, 'photo')).body).toMatchObject({ code: 'quota-full' })
  const { papers } = await vaultOf(asRohan)
  expect(papers.map(({ paper }) => paper)).toEqual(['passport'])
  await app.services.db.delete(documents).where(eq(documents.attachedTo, 'quota'))
})

test('what a guest and a visitor ask for is not there for them', async () => {
  const guest = await app.enterAsGuest()
  expect((await guest.call('GET', '/api/vault')).status).toBe(403)
  expect((await guest.call('GET', '/api/vault/pack')).status).toBe(403)
})

test('files of steps are listed with their step, each for its owner alone', async () => {
  const sent = await send(asMeera, '/api/loans/papers/pan_card?name=pan.pdf', await pdf())
  expect(sent.status).toBe(200)
  const file = (await vaultOf(asMeera)).elsewhere.find(({ id }) => id === sent.body.id)
  expect(file).toMatchObject({
    name: 'pan.pdf',
    what: 'PAN card',
    usedIn: '/loans/apply-to-banks',
    address: `/api/documents/${sent.body.id}`,
    seen: [],
  })
  expect((await vaultOf(asRohan)).elsewhere).toEqual([])
})

describe('a newer version', () => {
  const replace = async (who: Visitor, id: string, more = '') =>
    send(who, `/api/vault/papers/${id}/versions?name=newer.pdf${more}`, await pdf('newer'))

  test('takes its place, with the older ones behind it in their order', async () => {
    await add(asMeera, 'passport', { validUntil: '2026-09-01' })
    const first = await firstOf(asMeera)
    expect((await replace(asRohan, first.id)).status).toBe(404)
    expect((await replace(asMeera, first.id, '&validUntil=2036-09-01')).status).toBe(200)
    const second = await firstOf(asMeera)
    expect((await replace(asMeera, second.id)).status).toBe(200)
    const { papers } = await vaultOf(asMeera)
    expect(papers).toHaveLength(1)
    expect(papers[0]?.versions.map(({ document }) => document.id)).toEqual([second.document.id, first.document.id])
    expect(await statusOf(asMeera, `/api/documents/${first.document.id}`)).toBe(200)
    // What was replaced is no place to put anything any more.
    expect((await replace(asMeera, first.id)).body).toMatchObject({ code: 'paper-replaced' })
    expect((await asMeera.call('DELETE', `/api/vault/papers/${first.id}`)).status).toBe(409)
  })

  test('of two at once one counts, and the other reads why', async () => {
    await add(asMeera, 'photo')
    const { id } = await firstOf(asMeera)
    const both = await Promise.all([replace(asMeera, id), replace(asMeera, id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { papers } = await vaultOf(asMeera)
    expect(papers).toHaveLength(1)
    expect(papers[0]?.versions).toHaveLength(1)
  })

  test('is removed with all that is behind it, and swept away later', async () => {
    await add(asMeera, 'photo')
    const first = await firstOf(asMeera)
    await replace(asMeera, first.id)
    const { id, document } = await firstOf(asMeera)
    expect((await asRohan.call('DELETE', `/api/vault/papers/${id}`)).status).toBe(404)
    await asMeera.api.vault.remove({ id })
    expect(await vaultOf(asMeera)).toMatchObject({ papers: [] })
    for (const gone of [first.document.id, document.id]) {
      const [row] = await app.services.db.select().from(documents).where(eq(documents.id, gone))
      expect(row?.attachedTo).toBeNull()
    }
    expect((await asMeera.call('DELETE', `/api/vault/papers/${id}`)).status).toBe(404)
  })
})

describe('an Aadhaar card', () => {
  const whole = '2341 2341 2346'

  test('that shows its whole number is refused before it is kept', async () => {
    const { status, body } = await add(asMeera, 'aadhaar', {}, await pdf(whole))
    expect([status, body.code]).toEqual([422, 'aadhaar-whole'])
    expect((await vaultOf(asMeera)).papers).toEqual([])
    const rows = await app.services.db.select().from(documents).where(eq(documents.name, 'aadhaar.pdf'))
    expect(rows).toEqual([])
  })

  test('masked it is kept, and no other paper becomes one', async () => {
    expect((await add(asMeera, 'aadhaar', {}, await pdf('XXXX XXXX 2346'))).status).toBe(200)
    await add(asMeera, 'other')
    const papers = (await vaultOf(asMeera)).papers
    for (const { id, paper } of papers) {
      const other = paper === 'other' ? 'aadhaar' : 'other'
      const said = { paper: other, year: null, issuedOn: null, validUntil: null }
      expect(await asMeera.call('PUT', `/api/vault/papers/${id}`, said)).toMatchObject({
        status: 422,
        body: { fields: { paper: copy.aadhaarAgain } },
      })
    }
  })
})

describe('one file, many uses', () => {
  beforeEach(async () => {
    await app.connections.sql`delete from loan_papers`
    await app.connections.sql`delete from loan_applications`
    app.clock.pass({ hours: 2 })
  })
  const use = (who: Visitor, id: string, purpose: 'chat' | 'resume' | 'loan', at = '/chat') =>
    who.api.vault.use({ id, purpose, use: at })
  const pathsOf = async (ids: readonly string[]) =>
    (
      await app.services.db
        .select()
        .from(documents)
        .where(inArray(documents.id, [...ids]))
    ).map(({ path }) => path)
  const contentOf = async (path: string) => app.services.ports.files.get(app.idOf(meera), path)

  test('a step is given what is stored, and nothing is stored again', async () => {
    await add(asMeera, 'resume')
    const { document } = await firstOf(asMeera)
    const taken = await use(asMeera, document.id, 'resume', '/sop-review/submit-sop')
    expect(taken.name).toBe('Resume.pdf')
    expect(new Set(await pathsOf([document.id, taken.id])).size).toBe(1)
    const read = async (id: string) => {
      const answer = await fetch(`${app.url}/api/documents/${id}`, { headers: { cookie: asMeera.cookie() } })
      return Buffer.from(await answer.arrayBuffer()).toString('base64')
    }
    expect(await read(taken.id)).toBe(await read(document.id))
    expect((await firstOf(asMeera)).uses.map(one => one.use)).toEqual(['/sop-review/submit-sop'])
  })

  test('each step is named once, also after a newer version', async () => {
    await add(asMeera, 'passport')
    const { id, document } = await firstOf(asMeera)
    await Promise.all([use(asMeera, document.id, 'chat'), use(asMeera, document.id, 'chat')])
    await expect(use(asRohan, document.id, 'chat')).rejects.toMatchObject({ status: 404 })
    for (const wrong of ['javascript:alert(1)', '//other.site', '/', '/a b', `/${'a'.repeat(200)}`])
      expect((await answerOf(use(asMeera, document.id, 'chat', wrong))).status, wrong).toBe(422)
    expect((await firstOf(asMeera)).uses.map(one => one.use)).toEqual(['/chat'])
    await send(asMeera, `/api/vault/papers/${id}/versions?name=newer.pdf`, await pdf())
    expect((await firstOf(asMeera)).uses.map(one => one.use)).toEqual(['/chat'])
  })

  test('sent again under the same key it is one use, and two at once are two', async () => {
    await add(asMeera, 'passport')
    const { document } = await firstOf(asMeera)
    const ask = async (key: string) => {
      const answer = await fetch(`${app.url}/api/vault/files/${document.id}/uses`, {
        method: 'POST',
        headers: {
          cookie: asMeera.cookie(),
          origin: app.url,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ purpose: 'chat', use: '/chat' }),
      })
      return Object(await answer.json()).id
    }
    const key = crypto.randomUUID()
    const first = await ask(key)
    expect(await ask(key)).toBe(first)
    const both = await Promise.all([ask(crypto.randomUUID()), ask(crypto.randomUUID())])
    expect(new Set([first, ...both]).size).toBe(3)
    expect(
      await answerOf(asMeera.api.vault.use({ id: crypto.randomUUID(), purpose: 'chat', use: '/chat' })),
    ).toMatchObject({ status: 404 })
  })

  test('what nobody sent with anything yet, and what was never looked at for a lock, is not used again', async () => {
    const loose = await send(asMeera, '/api/documents?purpose=chat&name=a.pdf', await pdf())
    expect((await answerOf(use(asMeera, loose.body.id, 'chat'))).status).toBe(404)
    // A file of the chat was never looked at for a lock, which a loan has to know of.
    await asMeera.api.chat.say({ text: 'This', documents: [loose.body.id] })
    expect((await answerOf(use(asMeera, loose.body.id, 'loan'))).status).toBe(404)
    expect((await answerOf(use(asMeera, loose.body.id, 'chat'))).status).toBe(200)
  })

  test('a place takes what it would take as a file, in its own words', async () => {
    await add(asMeera, 'resume', { name: 'me.png' }, png)
    const { document } = await firstOf(asMeera)
    expect(await answerOf(use(asMeera, document.id, 'resume'))).toMatchObject({
      status: 422,
      body: { code: 'wrong-kind' },
    })
    await app.services.db.update(documents).set({ bytes: 3_000_000 }).where(eq(documents.id, document.id))
    expect(await answerOf(use(asMeera, document.id, 'loan'))).toMatchObject({
      status: 413,
      body: { message: 'File must smaller than 2 MB!' },
    })
  })

  test('the loan keeps its version when a newer one comes here, and when the paper goes', async () => {
    await add(asMeera, 'passport')
    const { id, document } = await firstOf(asMeera)
    await asMeera.api.loanApplication.takeStored({ field: 'passport', document: document.id })
    await expect(
      asMeera.api.loanApplication.takeStored({ field: 'passport', document: document.id }),
    ).rejects.toMatchObject({
      status: 409,
    })
    await expect(
      asRohan.api.loanApplication.takeStored({ field: 'passport', document: document.id }),
    ).rejects.toMatchObject({ status: 404 })
    const vault = await vaultOf(asMeera)
    expect(vault.elsewhere).toEqual([])
    expect(vault.papers[0]?.uses.map(one => one.use)).toEqual(['/loans/apply-to-banks'])
    await send(asMeera, `/api/vault/papers/${id}/versions?name=newer.pdf`, await pdf('newer'))
    const [sent = expect.fail('there is no paper')] = (await asMeera.api.loanApplication.read()).papers
    const [path = ''] = await pathsOf([sent.document.id])
    expect(path).toBe((await pathsOf([document.id]))[0])
    await asMeera.api.vault.remove({ id: (await firstOf(asMeera)).id })
    app.clock.pass({ hours: 30 })
    await sweep()
    expect(await pathsOf([document.id])).toEqual([])
    expect(await contentOf(path)).toBeDefined()
    expect((await vaultOf(asMeera)).elsewhere).toMatchObject([{ id: sent.document.id, paper: 'passport' }])
    // The last that names it takes it along.
    await asMeera.api.loanApplication.removePaper({ id: sent.id })
    app.clock.pass({ hours: 30 })
    await sweep()
    expect(await contentOf(path)).toBeUndefined()
  })

  test('a paper of the loan becomes one of these by its kind, and is one paper', async () => {
    const sent = await send(asMeera, '/api/loans/papers/proof_of_admission?name=letter.pdf', await pdf())
    const { id } = sent.body
    await expect(asRohan.api.vault.addStored({ id, paper: 'i-20' })).rejects.toMatchObject({ status: 404 })
    expect((await answerOf(asMeera.api.vault.addStored({ id, paper: 'i-20', issuedOn: '2030-01-01' }))).status).toBe(
      422,
    )
    await asMeera.api.vault.addStored({ id, paper: 'i-20', concerns: 'student', issuedOn: '2026-06-01' })
    expect(await vaultOf(asMeera)).toMatchObject({
      papers: [{ paper: 'i-20', issuedOn: '2026-06-01', uses: [{ use: '/loans/apply-to-banks' }] }],
      elsewhere: [],
    })
    expect((await asMeera.api.compileDocs.read()).ready.map(({ paper }) => paper)).toEqual(['i-20'])
  })

  test('a version that was made smaller fits a place, and stays a version of the one paper', async () => {
    await add(asMeera, 'passport', { name: 'passport.png', validUntil: '2030-01-01' }, png)
    const { id, document } = await firstOf(asMeera)
    await app.services.db.update(documents).set({ bytes: 3_000_000 }).where(eq(documents.id, document.id))
    const takeIt = (which: string) => asMeera.api.loanApplication.takeStored({ field: 'passport', document: which })
    expect(await answerOf(takeIt(document.id))).toMatchObject({ status: 413 })
    const fit = (who: Visitor) => send(who, `/api/vault/papers/${id}/fitted?name=passport.png`, png)
    expect((await fit(asRohan)).status).toBe(404)
    expect((await send(asMeera, `/api/vault/papers/${id}/fitted?name=passport.doc`, png)).body.code).toBe('wrong-kind')
    const smaller = await fit(asMeera)
    expect(smaller.status).toBe(200)
    await takeIt(smaller.body.id)
    const { papers, elsewhere } = await vaultOf(asMeera)
    expect(elsewhere).toEqual([])
    expect(papers).toMatchObject([
      {
        id,
        document: { id: document.id },
        validUntil: '2030-01-01',
        versions: [{ document: { id: smaller.body.id }, isFitted: true }],
        uses: [{ use: '/loans/apply-to-banks' }],
      },
    ])
    // One of the older paper fits the newer one no more: nothing of that was seen on it.
    await send(asMeera, `/api/vault/papers/${id}/versions?name=newer.png`, png)
    expect((await firstOf(asMeera)).versions.map(({ isFitted }) => isFitted)).toEqual([false, false])
    expect((await fit(asMeera)).body.code).toBe('paper-replaced')
    const [sent = expect.fail('there is no paper')] = (await asMeera.api.loanApplication.read()).papers
    await asMeera.api.vault.remove({ id: (await firstOf(asMeera)).id })
    app.clock.pass({ hours: 30 })
    await sweep()
    expect(await pathsOf([document.id, smaller.body.id])).toEqual([])
    expect(await statusOf(asMeera, `/api/documents/${sent.document.id}`)).toBe(200)
    await asMeera.api.loanApplication.removePaper({ id: sent.id })
  })

  test('one content counts once in what somebody may keep', async () => {
    await add(asRohan, 'passport')
    const { document } = await firstOf(asRohan)
    const owner = app.idOf(rohan)
    const at = app.clock.now()
    const one = { owner, sentBy: owner, purpose: 'chat', name: 'a.pdf', type: 'application/pdf', bytes: 1 } as const
    await app.services.db.insert(documents).values(
      Array.from({ length: quota.files }, () => ({
        ...one,
        path: 'quota/one',
        isFurtherUse: true,
        sentAt: at,
        arrivedAt: at,
        attachedTo: 'quota',
      })),
    )
    expect((await add(asRohan, 'photo')).status).toBe(200)
    await use(asRohan, document.id, 'chat')
    await app.services.db.delete(documents).where(eq(documents.attachedTo, 'quota'))
  })

  test('readers are those of each use: what a lender and an advisor may open, the other may not', async () => {
    await add(asMeera, 'admission-letter')
    const { document } = await firstOf(asMeera)
    const inChat = await use(asMeera, document.id, 'chat')
    const inLoan = await asMeera.api.loanApplication.takeStored({ field: 'proof_of_admission', document: document.id })
    await asMeera.api.chat.say({ text: 'My letter', documents: [inChat.id] })
    expect(await statusOf(asKavya, `/api/desk/documents/${inChat.id}`)).toBe(200)
    expect(await statusOf(asKavya, `/api/desk/documents/${inLoan.id}`)).toBe(404)
    // Who read it in the chat has read the paper.
    expect((await firstOf(asMeera)).seen).toMatchObject([{ who: kavya.firstName }])
    expect(await statusOf(asKavya, `/api/desk/documents/${document.id}`)).toBe(404)
    expect(await statusOf(asRohan, `/api/documents/${inChat.id}`)).toBe(404)
    const [application] = (await asMeera.api.loanApplication.read()).papers
    await asMeera.api.loanApplication.removePaper({ id: application?.id ?? '' })
  })

  test('a copy that is shared with one role opens no other file, and who read it is shown', async () => {
    const kept = await add(asMeera, 'passport')
    const shared = await send(asMeera, '/api/documents?purpose=chat&name=passport.pdf', await pdf())
    await asMeera.api.chat.say({ text: 'My passport', documents: [shared.body.id] })
    expect(await statusOf(asKavya, `/api/desk/documents/${shared.body.id}`)).toBe(200)
    expect(await statusOf(asKavya, `/api/desk/documents/${kept.body.id}`)).toBe(404)
    // An admin may, and its owner sees it, without the file's name in the audit.
    expect(await statusOf(asDev, `/api/desk/documents/${kept.body.id}`)).toBe(200)
    expect((await firstOf(asMeera)).seen).toMatchObject([{ who: dev.firstName, roles: ['Admin'] }])
    const body = await asDev.api.desk.actions()
    const byDev = z.array(z.object({ by: z.string(), what: z.string(), detail: z.string() })).parse(body)
    const reads = byDev.filter(({ by, what }) => by.startsWith(dev.firstName) && what === 'document-read')
    expect(reads.map(({ detail }) => detail)).toEqual([''])
  })
})

test('of somebody under 18 nothing is taken in, and what is there can be removed', async () => {
  await add(asRohan, 'passport')
  const { id } = await firstOf(asRohan)
  await asRohan.api.passportProfile.change({ facts: { bornOn: '2012-01-01' } })
  expect(await add(asRohan, 'photo')).toMatchObject({ status: 403, body: { message: profile.underAge } })
  await asRohan.api.vault.remove({ id })
  await asRohan.api.passportProfile.change({ facts: { bornOn: '' } })
})
