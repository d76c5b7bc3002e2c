// A browser seals what was not sent before a session ended; only the server opens it, and only for the same account.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { arjun, demoPassword, meera } from '#seed/people.ts'
import { sealFor } from '#src/browser/seal.ts'
import { ensure } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { draftKeys, drafts } from './tables.ts'

let app: TestApp
let asMeera: Visitor
let asArjun: Visitor
let owner: string
beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
  ;[asMeera, asArjun] = [visitor(app), visitor(app)]
  for (const [who, { email }] of [
    [asMeera, meera],
    [asArjun, arjun],
  ] as const)
    await who.api.accounts.signIn({ email, password: demoPassword })
  owner = ensure((await asMeera.api.accounts.session({})).user).id
})
beforeEach(() => app.clear(drafts, draftKeys))
afterAll(() => app.end())

const keyOf = async (who: Visitor): Promise<string> => (await who.api.drafts.key({})).publicKey
const takeOver = (who: Visitor, sealed: string) => who.api.drafts.takeOver({ sealed })
const listed = async (who: Visitor) => (await who.api.drafts.read({})).drafts
const save = async (values: Record<string, unknown>, basis: string | null = null): Promise<string> =>
  (await asMeera.api.drafts.save({ name: 'sop', values, basis })).savedAt

const draft = (text: string, rest: object = {}) => ({
  draft: { name: 'sop', values: { text }, base: null, savedAt: null, ...rest },
  changes: [],
})
const sealed = async (part: object, sealedAt = app.services.now().toString()) =>
  sealFor(await keyOf(asMeera), owner, JSON.stringify({ sealedAt, ...part }))

test('an essay that was not sent as the session ended is a draft again after the same account signs in', async () => {
  const text = await sealed(draft('My number is 2341 2341 2346, and I grew up in Pune. ಠ_ಠ'))
  expect(Buffer.from(text, 'base64').includes('Pune')).toBe(false)
  expect(await takeOver(asMeera, text)).toMatchObject({ conflict: null, changes: [] })
  // The answer was lost, and it is handed over once more.
  expect(await takeOver(asMeera, text)).toMatchObject({ conflict: null })
  expect(await listed(asMeera)).toMatchObject([
    { name: 'sop', values: { text: 'My number is XXXX 2346, and I grew up in Pune. ಠ_ಠ' } },
  ])
})

test('a text that went on from what the server has takes its place; beside a newer one it is a conflict, and loses nothing', async () => {
  const first = await save({ text: 'one' })
  const goesOn = await sealed(draft('one and two', { base: { text: 'one' }, savedAt: first }))
  expect(await takeOver(asMeera, goesOn)).toMatchObject({ conflict: null })
  const { values, savedAt } = ensure((await listed(asMeera))[0])
  expect(values).toEqual({ text: 'one and two' })

  await save({ text: 'typed on the laptop' }, savedAt)
  const older = await sealed(draft('typed on the train', { base: { text: 'one and two' }, savedAt }))
  expect(await takeOver(asMeera, older)).toMatchObject({
    conflict: { name: 'sop', values: { text: 'typed on the train' }, base: { text: 'one and two' }, savedAt },
  })
  expect(await listed(asMeera)).toMatchObject([{ values: { text: 'typed on the laptop' } }])
})

test('marks that waited for a network come back as the browser had written them', async () => {
  const changes = [{ key: 'k', thing: 'mark:vaccines', value: true }]
  expect(await takeOver(asMeera, await sealed({ draft: null, changes }))).toEqual({ conflict: null, changes })
})

test('another account opens nothing of it, and has another key', async () => {
  const text = await sealed(draft('mine'))
  await expect(takeOver(asArjun, text)).rejects.toMatchObject({ status: 422, body: { code: 'sealed-unreadable' } })
  expect(await keyOf(asArjun)).not.toBe(await keyOf(asMeera))
  await expect(takeOver(asArjun, text)).rejects.toMatchObject({ status: 422 })
  expect(await listed(asArjun)).toEqual([])
})

test('one key is made, however many ask at once', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => keyOf(asMeera)))
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['what is older than 30 days', () => sealed(draft('old'), '2020-01-01T00:00:00Z')],
  ['what is no draft', () => sealed({ draft: { name: 'sop' }, changes: [] })],
  ['what nobody sealed', async () => Buffer.from('x'.repeat(200)).toString('base64')],
  [
    'a point that is on no curve',
    async () => Buffer.from([1, ...Array.from({ length: 200 }, () => 9)]).toString('base64'),
  ],
  ['too little', async () => 'AQ=='],
  ['what was changed since', async () => `${(await sealed(draft('mine'))).slice(0, -8)}AAAAAAA=`],
])('%s is refused, and nothing is kept', async (_, make) => {
  await keyOf(asMeera)
  await expect(takeOver(asMeera, await make())).rejects.toMatchObject({
    status: 422,
    body: { code: 'sealed-unreadable' },
  })
  expect(await listed(asMeera)).toEqual([])
})

test.each([[{}], [{ sealed: 7 }], [{ sealed: '' }]])('%j is no sealed text', async body => {
  expect((await asMeera.call('PUT', '/api/sealed-drafts', body)).status).toBe(422)
})

test('once the owner’s key is destroyed, as an erasure does, nobody opens it', async () => {
  const text = await sealed(draft('mine'))
  await app.clear(draftKeys)
  await expect(takeOver(asMeera, text)).rejects.toMatchObject({ status: 422, body: { code: 'sealed-unreadable' } })
})
