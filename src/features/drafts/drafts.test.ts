import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { arjun, demoPassword, meera } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { mostDrafts } from './service.ts'
import { drafts } from './tables.ts'

let app: TestApp
let student: Visitor
let other: Visitor
beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
  ;[student, other] = [visitor(app), visitor(app)]
  for (const [who, { email }] of [
    [student, meera],
    [other, arjun],
  ] as const)
    await who.api.accounts.signIn({ email, password: demoPassword })
})
beforeEach(() => app.clear(drafts))
afterAll(() => app.end())

const put = (who: Visitor, name: string, values: Record<string, unknown>, basis: string | null) =>
  who.api.drafts.save({ name, values, basis })

test('a draft comes back to its owner on any device, and to nobody else', async () => {
  const { savedAt } = await put(student, 'sop/1', { text: 'I grew up in Pune.' }, null)
  const drafts = [{ name: 'sop/1', values: { text: 'I grew up in Pune.' }, savedAt }]
  expect(await student.api.drafts.read({})).toEqual({ drafts })
  expect(await other.api.drafts.read({})).toEqual({ drafts: [] })
  await other.api.drafts.remove({ name: 'sop/1' })
  expect(await student.api.drafts.read({})).toEqual({ drafts })
})

test('a draft comes back with what its form began with, and one from before that was kept without', async () => {
  const [values, start] = [{ dob: '2001-07-29' }, { dob: '2001-07-09' }]
  const { savedAt } = await student.api.drafts.save({ name: 'details', values, start, basis: null })
  expect(await student.api.drafts.read({})).toEqual({ drafts: [{ name: 'details', values, start, savedAt }] })
  const sealed = await app.services.vault.seal(await idOf(student), JSON.stringify(values))
  await app.services.db.update(drafts).set({ sealed })
  expect(await student.api.drafts.read({})).toEqual({ drafts: [{ name: 'details', values, savedAt }] })
})

const idOf = async (who: Visitor): Promise<string> => (await who.api.accounts.session({})).user?.id ?? ''

test('a save that started from an older version is refused, and the newer text stays', async () => {
  const first = (await put(student, 'claim', { what: 'one' }, null)).savedAt
  const second = (await put(student, 'claim', { what: 'two' }, first)).savedAt
  expect(second > first).toBe(true)
  await expect(put(student, 'claim', { what: 'three' }, first)).rejects.toMatchObject({
    status: 409,
    body: { code: 'draft-changed' },
  })
  await expect(put(student, 'claim', { what: 'three' }, null)).rejects.toMatchObject({ status: 409 })
  expect(JSON.stringify(await student.api.drafts.read({}))).toContain('"what":"two"')
})

test('of ten parallel saves from one version exactly one is taken', async () => {
  const start = (await put(student, 'race', { n: 'start' }, null)).savedAt
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => answerOf(put(student, 'race', { n: String(n) }, start))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('whole Aadhaar and card numbers are never stored, and the text is sealed', async () => {
  await put(student, 'secrets', { text: 'My number is 2341 2341 2346, my card 4242424242424242.' }, null)
  expect(JSON.stringify(await student.api.drafts.read({}))).toContain('My number is XXXX 2346, my card XXXX 4242.')
  const rows = await app.services.sql<{ sealed: Uint8Array }[]>`select sealed from drafts where name = 'secrets'`
  expect(Buffer.from(rows[0]?.sealed ?? []).includes('My number')).toBe(false)
})

test('the oldest drafts make room for new ones', async () => {
  for (let n = 0; n <= mostDrafts; n += 1) {
    app.clock.pass({ seconds: 1 })
    await put(other, `many/${n}`, { n }, null)
  }
  const { drafts } = JSON.parse(JSON.stringify(await other.api.drafts.read({})))
  expect(drafts).toHaveLength(mostDrafts)
  expect(drafts[0].name).toBe('many/1')
})

test.each([
  ['no basis', { values: {} }],
  ['a basis that is no moment', { values: {}, basis: 'yesterday' }],
  ['values that are no form', { values: 'text', basis: null }],
  ['more than a draft can be', { values: { text: 'x'.repeat(500_000) }, basis: null }],
])('%s is refused', async (_, body) => {
  expect((await student.call('PUT', '/api/drafts/x', body)).status).toBe(422)
})
