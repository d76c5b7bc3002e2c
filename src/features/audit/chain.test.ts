import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dev, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { chain, chainJob, linkEntries, takeOutDetails } from './chain.ts'
import { deskActions, deskActionSeals } from './tables.ts'

let app: TeamApp
let admin: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  admin = await app.enter(dev)
})
/** The job that an action of the test before sent would link into the middle of the next one's beginning. */
const isIdle = async () =>
  (
    await app.connections.sql`
    select from jobs.job where name = ${chainJob} and state in ('created', 'retry', 'active')`
  ).length === 0

beforeEach(async () => {
  await expect.poll(isIdle, { interval: 20 }).toBe(true)
  // As on the first day, with five actions.
  await app.services.ports.files.remove('audit/head.json')
  await app.clear(deskActionSeals, deskActions)
  for (const about of [meera, rohan, meera, rohan, meera]) await note(app.idOf(about))
  await linkEntries(app.services)
})
afterAll(() => app.end())

const note = (about: string, detail = 'statement of Meera.pdf') =>
  app.services.db
    .insert(deskActions)
    .values({ by: app.idOf(dev), what: 'document-read', about, detail, at: app.clock.now() })
const found = () => admin.api.desk.chain({})
/** The server itself may only add to the audit: what is found here is an operator's hand. */
const sql = (text: string) => app.asOwner(text)
const nth = (number: number) => `(select action from desk_action_seals where number = ${number})`

test('whole, and a new action lengthens it', async () => {
  expect(await found()).toMatchObject({ isWhole: true, count: 5 })
  await admin.api.desk.grantRole({ id: app.idOf(rohan), role: 'advisor' })
  expect(await found()).toMatchObject({ isWhole: true, count: 6 })
})

test.each([
  ['who did it', `update desk_actions set by = uuidv7() where id = ${nth(2)}`, 2, 'changed'],
  ['when', `update desk_actions set at = at - interval '1 hour' where id = ${nth(1)}`, 1, 'changed'],
  ['the words', `update desk_actions set detail = 'another' where id = ${nth(3)}`, 3, 'changed'],
  ['the words taken out by hand', `update desk_actions set detail = '' where id = ${nth(3)}`, 3, 'changed'],
  ['an action removed', `delete from desk_actions where id = ${nth(4)}`, 4, 'removed'],
  [
    'an action removed with its link',
    `with gone as (delete from desk_action_seals where number = 4 returning action) delete from desk_actions where id in (select action from gone)`,
    4,
    'link-removed',
  ],
  [
    'the end cut off',
    `with gone as (delete from desk_action_seals where number > 3 returning action) delete from desk_actions where id in (select action from gone)`,
    4,
    'cut-off',
  ],
  [
    'two swapped',
    `update desk_actions set about = (select about from desk_actions other where other.id = case when desk_actions.id = ${nth(1)} then ${nth(2)} else ${nth(1)} end) where id in (${nth(1)}, ${nth(2)})`,
    1,
    'changed',
  ],
  ['two links swapped', `update desk_action_seals set hash = hash || 'x' where number = 2`, 2, 'changed'],
])('%s by SQL is found', async (_, statement, number, why) => {
  await sql(statement)
  expect(await found()).toMatchObject({ isWhole: false, number, why })
})

test('many at once are linked once each, no matter who links them', async () => {
  await Promise.all(Array.from({ length: 40 }, () => note(app.idOf(meera))))
  await Promise.all(Array.from({ length: 6 }, () => linkEntries(app.services, { isQuick: true })))
  expect(await chain(app.services)).toMatchObject({ isWhole: true, count: 45 })
})

test('details that we took out ourselves do not break it; a mark moved to another row does', async () => {
  await app.services.change(({ tx }) => takeOutDetails(tx, app.services.vault, app.idOf(meera)))
  const details = await app.services.db
    .select()
    .from(deskActions)
    .where(eq(deskActions.about, app.idOf(meera)))
  expect(details.map(({ detail }) => detail)).toEqual(['', '', ''])
  expect(await found()).toMatchObject({ isWhole: true, count: 5 })
  await sql(`update desk_actions set detail = '' where id = ${nth(2)}`)
  await sql(
    `update desk_action_seals set taken_out_mark = (select taken_out_mark from desk_action_seals where number = 1) where number = 2`,
  )
  expect(await found()).toMatchObject({ isWhole: false, number: 2 })
})
