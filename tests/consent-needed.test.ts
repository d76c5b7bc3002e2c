// Made from the contract: whatever keeps a paper, opens a payment or sends something to somebody says so, and is refused
// to an account that has not consented; an account that is read-only is refused everything but what its rights need.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { noticeAsks } from '#src/features/consent/tables.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { asksForConsent, isForDesk, isForFamily, type Route } from '#src/wire/route.ts'
import { addressOf } from './attacks/everybody.ts'
import { routes } from './smuggled.ts'
import { openTeamApp, type TeamApp } from './team.ts'
import { type Visitor } from './visitor.ts'

const ofStudents = routes.filter(([, { who, method }]) => method !== 'GET' && who !== 'anyone' && !isForDesk(who))

/** What looks like a beginning by its address, and is none. */
const noBeginnings: Readonly<Record<string, string>> = {
  'insurance.withdraw': 'takes back',
  'insuranceInvoices.leave': 'says that nothing was paid',
  'loanMeetings.cancel': 'takes back',
  'loanStatements.takeBack': 'takes back',
  'loanLenders.takeBack': 'takes back',
  'insuranceClaims.withdraw': 'takes back',
  'insuranceClaims.fileElsewhere': 'notes what was filled in at another service',
  'vaccineClinics.cancel': 'takes back',
  'vaccineClinics.say': 'notes what happened',
  'attorneys.cancel': 'takes back',
  'loanApplication.save': 'is a draft',
  'applications.add': 'is of the profile',
  'applications.change': 'is of the profile',
  'applications.remove': 'is of the profile',
  'applications.changeInterest': 'is of the profile',
  'appointment.tell': 'notes what was booked elsewhere',
  'appointment.remove': 'notes what was booked elsewhere',
  'latePayments.convert': 'is about money that is here already',
  'latePayments.sendBack': 'is about money that is here already',
  'payLinks.cancel': 'takes back',
}
const looksLikeOne =
  /checkout|payment|razorpay\/order|application|sendings|accept$|orders$|appointment|meeting|claims|statements|slot-info|pay-links/

test('every route by which a student uploads a file keeps a paper', () => {
  const uploads = ofStudents.filter(([, { body }]) => body === 'stream')
  expect(uploads.length).toBeGreaterThan(3)
  for (const [name, { begins }] of uploads) expect(begins, name).toBe('paper')
})

test('every route that looks like a payment or a sending is one, or says here why not', () => {
  const found = ofStudents.filter(([, { path }]) => looksLikeOne.test(path))
  expect(found.length).toBeGreaterThan(20)
  for (const [name, { begins }] of found)
    expect(begins === undefined, `${name} begins something, or stands in the list of what doesn't`).toBe(
      name in noBeginnings,
    )
})

test('no route is both open to a read-only account and the beginning of something', () => {
  for (const [name, { begins, staysOpen, byItself }] of routes)
    expect(begins !== undefined && (staysOpen || byItself !== undefined), name).toBe(false)
})

let app: TeamApp
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  app.clock.set('2026-12-01T06:00:00Z')
  asMeera = await app.enter(meera)
})
afterAll(() => app.end())

const knock = (route: Route) => asMeera.call(route.method, addressOf(route, app.idOf(meera)), {})
const codeOf = async (route: Route) => fieldOf((await knock(route)).body, 'code')

describe('without a consent', () => {
  const begin = ofStudents.filter(([, { begins, who }]) => begins !== undefined && !isForFamily(who))
  test.each(begin)('%s is refused before what was sent is read', async (_, route) => {
    const { status, body } = await knock(route)
    expect([status, body]).toMatchObject([403, { code: 'consent-needed', fields: { purpose: route.begins } }])
  })
})

describe('a read-only account', () => {
  beforeAll(async () => {
    // Her account is from June.
    await app.services.db
      .insert(noticeAsks)
      .values({ owner: app.idOf(meera), version: 1, askedAt: app.clock.now().subtract({ hours: 24 * 30 }) })
  })

  const own = ofStudents.filter(([, { who }]) => !isForFamily(who))
  test.each(own.filter(([, route]) => asksForConsent(route)))('may not call %s', async (_, route) => {
    expect(await codeOf(route)).toBe('consent-needed')
  })

  /** These end the session. */
  const apart = new Set(['accounts.signOut'])
  test.each(own.filter(([name, route]) => !asksForConsent(route) && !apart.has(name)))(
    'may call %s',
    async (_, route) => {
      expect(await codeOf(route)).not.toBe('consent-needed')
    },
  )

  test('reads everything', async () => {
    expect((await asMeera.call('GET', '/api/journey')).status).toBe(200)
  })
})
