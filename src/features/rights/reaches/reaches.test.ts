// What reaches somebody's data from outside: shown on one page, and stopped by one press.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fatima, meera, rohan } from '#seed/people.ts'
import { lastMessageTo, parameterIn } from '#tests/caught.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { momentOf } from '#src/journey/moments.ts'
import { hashToken } from '#src/platform/identity/tokens.ts'
import { payLinks } from '#src/features/pay-links/tables.ts'
import { madeLetter } from '#src/features/plan/calendar/rules.ts'
import { calendarFeeds } from '#src/features/plan/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import type { RightsView } from '../contract.ts'

let app: TeamApp
let asMeera: Visitor

beforeAll(async () => {
  app = await openTeamApp()
})
beforeEach(async () => {
  asMeera = await app.enter(meera)
  for (const table of [calendarFeeds, payLinks, rateLimits]) await app.services.db.delete(table)
})
afterAll(() => app.end())

const reachesOf = async (who: Visitor) => {
  const { reaches }: RightsView = await who.api.rights.read()
  return reaches
}
const makeAddress = async (who: Visitor) => {
  const body = await who.api.planCalendar.make({})
  return new URL(body.address).pathname
}
const fetched = async (address: string) => (await visitor(app).call('GET', address)).status

test('a calendar address is made after a fresh proof alone, and the student hears of it', async () => {
  app.clock.pass({ minutes: 6 })
  expect(await asMeera.call('POST', '/api/plan/calendar', {})).toMatchObject({
    status: 403,
    body: { code: 'prove-again' },
  })
  const again = await app.enter(meera)
  await makeAddress(again)
  expect(await lastMessageTo(app, meera.email)).toContain(madeLetter.lines[0])
})

test('sessions, tokens, pay-links and the calendar address are listed, and one press stops all but this session', async () => {
  const elsewhere = await app.enter(meera)
  const address = await makeAddress(asMeera)
  const body = await elsewhere.api.accounts.bearer({})
  const token = body.token
  const now = app.clock.now()
  await app.services.db.insert(payLinks).values({
    owner: app.idOf(meera),
    purpose: 'insurance-invoice',
    reference: '0190a000-0000-7000-8000-00000000aaaa',
    tokenHash: hashToken('a link'),
    madeAt: now,
    expiresAt: now.add({ hours: 24 }),
  })
  const kinds = (await reachesOf(asMeera)).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['session', 'token', 'pay-link', 'calendar']))
  expect((await reachesOf(asMeera)).filter(({ isThisOne }) => isThisOne)).toHaveLength(1)
  expect(await fetched(address)).toBe(200)

  await asMeera.api.rights.endReaches({})
  expect((await reachesOf(asMeera)).map(({ kind, isThisOne }) => [kind, isThisOne])).toEqual([['session', true]])
  expect(await fetched(address)).toBe(404)
  expect((await elsewhere.call('GET', '/api/rights')).status).toBe(401)
  const byToken = await fetch(`${app.url}/api/rights`, { headers: { authorization: `Bearer ${token}` } })
  expect(byToken.status).toBe(401)
  expect(await app.services.db.$count(payLinks)).toBe(1)
  // Pressed again there is nothing more to stop.
  await asMeera.api.rights.endReaches({})
})

test('a session says when it was used last and where, and one that has not said where says so', async () => {
  const elsewhere = await app.enter(meera)
  const opened = momentOf(app.clock.now())
  await asMeera.api.profile.setZone({ zone: 'America/New_York' })
  app.clock.pass({ minutes: 59 })
  await asMeera.api.accounts.session({})
  expect((await reachesOf(asMeera)).find(({ isThisOne }) => isThisOne)).toMatchObject({
    usedAt: opened,
    zone: 'America/New_York',
  })
  app.clock.pass({ minutes: 1 })
  const [here, ...others] = (await reachesOf(asMeera)).toSorted(
    (one, two) => Number(two.isThisOne) - Number(one.isThisOne),
  )
  expect(here).toMatchObject({ usedAt: momentOf(app.clock.now()), zone: 'America/New_York' })
  // Only what this session did itself is said of it.
  expect(others).toContainEqual(expect.objectContaining({ usedAt: opened, zone: null }))
  expect(await elsewhere.api.accounts.session({})).not.toHaveProperty('user.zoneHere')
  expect(await asMeera.api.accounts.session({})).toHaveProperty('user.zoneHere', 'America/New_York')
})

test.each([
  { who: fatima, endsReaches: true, status: 404 },
  { who: rohan, endsReaches: false, status: 200 },
])('a new password with the tick $endsReaches leaves the calendar address at $status', async ({ who, ...then }) => {
  const { endsReaches, status } = then
  const address = await makeAddress(await app.enter(who))
  const anybody = visitor(app)
  await anybody.api.accounts.sendReset({ email: who.email })
  await expect.poll(async () => lastMessageTo(app, who.email)).toContain('resetPassword')
  const code = parameterIn(await lastMessageTo(app, who.email), 'oobCode')
  const password = 'a new one for the test'
  await anybody.api.accounts.resetPassword({ code, password, confirm: password, endsReaches })
  expect(await fetched(address)).toBe(status)
})
