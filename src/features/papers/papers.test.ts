// The papers of a student on the real database and the real folder: versions, days, and nobody else's.
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
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
  test('each step is named once, also after a newer version', async () => {
    await add(asMeera, 'passport')
    const { id } = await firstOf(asMeera)
    const use = (who: Visitor, at: string) => who.api.vault.noteUse({ id, use: at })
    await Promise.all([use(asMeera, '/loans/apply-to-banks'), use(asMeera, '/loans/apply-to-banks')])
    await expect(use(asRohan, '/loans/apply-to-banks')).rejects.toMatchObject({ status: 404 })
    for (const wrong of ['javascript:alert(1)', '//other.site', '/', '/a b', `/${'a'.repeat(200)}`])
      expect((await answerOf(use(asMeera, wrong))).status, wrong).toBe(422)
    expect((await firstOf(asMeera)).uses.map(one => one.use)).toEqual(['/loans/apply-to-banks'])
    await send(asMeera, `/api/vault/papers/${id}/versions?name=newer.pdf`, await pdf())
    expect((await firstOf(asMeera)).uses.map(one => one.use)).toEqual(['/loans/apply-to-banks'])
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
