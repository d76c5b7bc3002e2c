import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import type { PackView } from '../contract.ts'
import { addressesIn, checkAsked } from './copy.ts'

let app: TeamApp
let admin: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  admin = await app.enter(dev)
})
afterAll(() => app.end())

const asked = {
  what: 'A laptop was stolen.',
  doing: 'It was locked from afar.',
  from: '2026-06-14',
  to: '2026-06-15',
  addresses: '',
}
const list = (change: object = {}, who = admin) => who.api.breach.list({ ...asked, ...change })
const tell = (change: object = {}, key?: string) =>
  admin.call(
    'POST',
    '/api/desk/breach-notices',
    { ...asked, ...change },
    key === undefined ? {} : { 'idempotency-key': key },
  )

test.each([
  [{}, []],
  [{ what: ' ' }, ['what']],
  [{ doing: 'x'.repeat(241) }, ['doing']],
  [{ from: '2026-02-30' }, ['from']],
  [{ to: '2026-06-13' }, ['to']],
  [{ addresses: 'meera.iyer@example.com, nobody' }, ['addresses']],
])('%j lacks %j', (change, wrong) => {
  expect(Object.keys(checkAsked({ ...asked, ...change }))).toEqual(wrong)
})

test('addresses come as they are pasted', () => {
  expect(addressesIn(' A@b.co;\nc@d.co, a@B.co ')).toEqual(['a@b.co', 'c@d.co'])
})

test('those named, what they have here, and the letters; noted', async () => {
  await (await app.enter(meera)).api.chat.say({ text: 'Hello' })
  const pack: PackView = await list({ addresses: `${meera.email}\n${rohan.email}` })
  expect(pack.people.map(({ name }) => name)).toEqual(['Meera Iyer', 'Rohan Deshmukh'])
  expect(pack.people[0]?.kinds).toContain('Chat messages')
  expect(pack.people[1]?.kinds).not.toContain('Chat messages')
  expect(pack.people[0]?.kinds).not.toContain('Passwords')
  expect(pack.notice.body).toBe(
    'A laptop was stolen. This was between 14th June 2026 and 15th June 2026. It was locked from afar. Change your password, and look at "Where you are signed in" in your profile. You see there under "Your data" what we keep about you.',
  )
  expect(pack.toTheBoard).toContain('People concerned: 2')
  expect(await app.services.db.select().from(deskActions)).toMatchObject([
    { what: 'breach-listed', detail: '2 people, 2026-06-14 to 2026-06-15' },
  ])
})

test('everybody who was here by the last day, and nobody who came later', async () => {
  const everybody: PackView = await list()
  expect(everybody.people.length).toBe(11)
  await expect(list({ from: '2026-06-01', to: '2026-06-14' })).rejects.toMatchObject({
    status: 409,
    body: { code: 'nobody-concerned' },
  })
})

test('they are announced once, whatever is pressed twice', async () => {
  const answers = await Promise.all([1, 2].map(() => tell({ addresses: meera.email }, 'a-breach-of-today')))
  expect(answers.map(({ body }) => body)).toEqual([{ notified: 1 }, { notified: 1 }])
  const notified = await app.services.sql`select owner, type from notifications where title like 'Your data may%'`
  expect(notified).toMatchObject([{ owner: app.idOf(meera), type: 'security' }])
})

test("it is an admin's alone", async () => {
  await expect(list({}, await app.enter(kavya))).rejects.toMatchObject({ status: 404 })
})
