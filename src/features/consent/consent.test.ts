import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fatima, meera, rohan } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import { analyticsEvents } from '#src/platform/records/tables.ts'
import { answerOf } from '#tests/api.ts'
import { giveConsents } from '#tests/consents.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { type Visitor } from '#tests/visitor.ts'
import { parentConsents } from '../family/consent/tables.ts'
import { familyInvitations } from '../family/tables.ts'
import { notify } from '../notifications/notify.ts'
import { notificationLetters } from '../notifications/tables.ts'
import { writeMailings } from '../notifications/mailings.ts'
import { births, noticeAsks, noticeConsents } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  app.clock.set('2026-12-01T06:00:00Z')
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
})
beforeEach(async () => {
  const { db } = app.services
  for (const table of [parentConsents, familyInvitations, noticeConsents, noticeAsks, births]) await db.delete(table)
  await db.update(people).set({ createdAt: Temporal.Instant.from('2026-11-30T00:00:00Z') })
})
afterAll(() => app.end())

const now = { version: 1, language: 'en' } as const
const adult = '2003-03-09'
/** 17 on the day of these tests. */
const young = '2009-06-01'
const pay = (who: Visitor) => who.call('POST', '/api/pay-links', { bill: 'nothing' })
const codeOf = async (who: Visitor) => Object((await pay(who)).body).code

describe('giving', () => {
  test('needs the birth date once, keeps version, language and moment, and opens what it is for alone', async () => {
    const first = { ...now, purposes: ['account', 'payment'] as const }
    const give = (more: object = {}) =>
      answerOf(asMeera.api.consent.give({ ...first, purposes: [...first.purposes], ...more }))
    expect(await give()).toMatchObject({ status: 409, body: { code: 'birth-date-first' } })
    expect(await give({ birthDate: adult })).toMatchObject({ status: 200 })
    expect(await asMeera.api.consent.read()).toMatchObject({
      version: 1,
      birthDate: adult,
      isMinor: false,
      isReadOnly: false,
      consents: [
        { purpose: 'payment', version: 1, language: 'en', withdrawnAt: null },
        { purpose: 'account', version: 1, language: 'en', withdrawnAt: null },
      ],
    })
    expect(await codeOf(asMeera)).not.toBe('consent-needed')
    expect(await asMeera.call('POST', '/api/loans/sendings', {})).toMatchObject({
      status: 403,
      body: { code: 'consent-needed', fields: { purpose: 'sending' } },
    })
    // Nobody else's.
    expect(await asRohan.api.consent.read()).toMatchObject({ birthDate: null, consents: [] })
    expect(await codeOf(asRohan)).toBe('consent-needed')
  })

  test('from several tabs at once is one consent', async () => {
    await Promise.all([1, 2, 3].map(() => giveConsents(asMeera)))
    expect(await app.services.db.select().from(noticeConsents)).toHaveLength(4)
    expect(await app.services.db.select().from(births)).toHaveLength(1)
  })

  test('is refused for a notice that is not of the day, a day that is none, and purposes that there are not', async () => {
    const give = (body: object) =>
      asMeera.call('POST', '/api/consent', { ...now, purposes: ['account'], birthDate: adult, ...body })
    expect(await give({ version: 2 })).toMatchObject({ status: 409 })
    for (const birthDate of ['', 'x', '2026-12-02', '2020-01-01', '1890-01-01', 7])
      expect((await give({ birthDate })).status, String(birthDate)).toBe(422)
    for (const purposes of [[], ['all'], 'account']) expect((await give({ purposes })).status).toBe(422)
    expect((await give({ language: 'xx' })).status).toBe(422)
    expect((await give({ owner: app.idOf(rohan) })).status).toBe(422)
    expect(await app.services.db.select().from(noticeConsents)).toEqual([])
  })
})

test('withdrawing is one call, holds from the next request on, and deletes nothing', async () => {
  await giveConsents(asMeera)
  await asMeera.api.consent.withdraw({ purpose: 'payment' })
  await asMeera.api.consent.withdraw({ purpose: 'payment' })
  expect(await codeOf(asMeera)).toBe('consent-needed')
  await asMeera.api.consent.withdraw({ purpose: 'account' })
  expect(await answerOf(asMeera.api.profile.change({ flightDate: '2027-08-01' }))).toMatchObject({
    status: 403,
    body: { code: 'consent-needed', fields: { purpose: 'account' } },
  })
  expect(await asMeera.api.consent.read()).toMatchObject({ isReadOnly: true, readOnlyFrom: '2026-12-01' })
  expect(await app.services.db.select().from(noticeConsents)).toHaveLength(4)
  await giveConsents(asMeera)
  await asMeera.api.profile.change({ flightDate: '2027-08-01' })
  expect(await app.services.db.select().from(noticeConsents)).toHaveLength(6)
})

test('an account from before the notice is asked from the first time that it was asked', async () => {
  await app.services.db.update(people).set({ createdAt: Temporal.Instant.from('2026-11-28T00:00:00Z') })
  expect(await asMeera.api.consent.read()).toMatchObject({ isAsked: true, readOnlyFrom: null })
  await asMeera.api.consent.noteAsked({})
  app.clock.pass({ hours: 1 })
  await asMeera.api.consent.noteAsked({})
  expect(await app.services.db.select().from(noticeAsks)).toHaveLength(1)
  expect(await asMeera.api.consent.read()).toMatchObject({ readOnlyFrom: '2026-12-31', isReadOnly: false })
  await giveConsents(asMeera)
  expect(await asMeera.api.consent.read()).toMatchObject({ isAsked: false, readOnlyFrom: null })
})

describe('under 18', () => {
  async function bringIn(relation: string, who = asRohan): Promise<string> {
    const { address, id } = await asMeera.api.familyMembers.invite({
      relation,
      name: 'Papa',
      contact: 'papa@example.com',
      headings: ['progress'],
    })
    await who.api.familyInvitations.accept({ token: new URL(address).pathname.slice('/family/'.length) })
    return id
  }
  const student = () => app.idOf(meera)
  const parent = { ...now, birthDate: '1975-03-02', isParent: true }
  const agree = (more: object = {}, who = asRohan) =>
    answerOf(who.api.familyConsent.give({ student: student(), ...parent, ...more }))

  beforeEach(async () => {
    await giveConsents(asMeera, young)
    ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  })

  test('a payment waits for a parent who is family, and ends with their consent or their membership', async () => {
    expect(await codeOf(asMeera)).toBe('parent-consent-needed')
    const id = await bringIn('father')
    expect(await asMeera.api.consent.read()).toMatchObject({
      isMinor: true,
      parents: [{ relation: 'father', hasConsented: false }],
    })
    const both = await Promise.all([agree(), agree()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await app.services.db.select().from(parentConsents)).toHaveLength(1)
    expect(await codeOf(asMeera)).not.toBe('parent-consent-needed')
    const { log } = await asMeera.api.familyMembers.read()
    expect(log[0]?.what).toBe('family-consented')
    await asRohan.api.familyConsent.withdraw({ student: student() })
    expect(await codeOf(asMeera)).toBe('parent-consent-needed')
    await agree()
    expect(await codeOf(asMeera)).not.toBe('parent-consent-needed')
    await asMeera.api.familyMembers.end({ id })
    expect(await codeOf(asMeera)).toBe('parent-consent-needed')
  })

  test('a sponsor, a stranger, and who is too young or says nothing do not consent', async () => {
    expect(await agree()).toMatchObject({ status: 404 })
    await bringIn('sponsor')
    expect(await asRohan.api.familyConsent.read({ student: student() })).toEqual({ asks: null })
    expect(await agree()).toMatchObject({ status: 404 })
    await app.services.db.delete(familyInvitations)
    await bringIn('mother')
    expect(await agree({ birthDate: '2010-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { birthDate: expect.any(String) } },
    })
    expect(await agree({ isParent: false })).toMatchObject({
      status: 422,
      body: { fields: { isParent: expect.any(String) } },
    })
    expect(await agree({ version: 2 })).toMatchObject({ status: 409 })
    app.clock.pass({ minutes: 6 })
    expect(await agree()).toMatchObject({ status: 403, body: { code: 'prove-again' } })
    expect(await app.services.db.select().from(parentConsents)).toEqual([])
  })

  test('of an adult no parent is asked, and nobody becomes older by typing', async () => {
    expect(await answerOf(asMeera.api.consent.correctBirth({ birthDate: adult }))).toMatchObject({
      status: 409,
      body: { code: 'birth-date-stands' },
    })
    await asMeera.api.consent.correctBirth({ birthDate: '2009-07-01' })
    await asMeera.api.passportProfile.change({ facts: { bornOn: adult }, from: 'passport' })
    await asMeera.api.consent.correctBirth({ birthDate: adult })
    await bringIn('father')
    expect(await asRohan.api.familyConsent.read({ student: student() })).toEqual({ asks: null })
    expect(await agree()).toMatchObject({ status: 404 })
  })

  test('nothing is measured, and no news is written', async () => {
    const asFatima = await app.enter(fatima)
    await asMeera.api.platform.recordEvent({ name: 'screen_shown', properties: { screen: 'of-a-minor' } })
    await asFatima.api.platform.recordEvent({ name: 'screen_shown', properties: { screen: 'of-an-adult' } })
    const { db } = app.services
    const measured = await db.select().from(analyticsEvents)
    expect(JSON.stringify(measured)).toContain('of-an-adult')
    expect(JSON.stringify(measured)).not.toContain('of-a-minor')
    const news = await app.services.change(change =>
      notify(change, app.services, { to: 'all', type: 'news', title: 'News', body: 'News', mail: true }),
    )
    await writeMailings(app.services)
    const readers = (await db.select().from(notificationLetters))
      .filter(({ notification }) => notification === news)
      .map(({ owner }) => owner)
    expect(readers).toContain(app.idOf(fatima))
    expect(readers).not.toContain(app.idOf(meera))
  })
})
