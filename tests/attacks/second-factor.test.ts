// Sessions of staff that somebody else holds, second factors used twice or from elsewhere, links that the desk made, and
// a number that somebody else has by now.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { arjun, demoAppKey, demoPassword, dev, fatima, kavya, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { seedCards } from '#seed/card.ts'
import { codeOf, readKey, stepAt } from '#src/features/accounts/second-factor/totp.ts'
import { passkeys, totpKeys } from '#src/features/accounts/tables.ts'
import { profiles } from '#src/features/people/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { sessions } from '#src/platform/identity/tables.ts'
import { answerOf, ensure } from '../api.ts'
import { newDevice, type Device } from '../authenticator.ts'
import { codeIn, lastMessageTo, messagesTo, parameterIn } from '../caught.ts'
import { giveSecondFactor } from '../second-factor.ts'
import { openStream } from '../stream.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { visitor, type Visitor } from '../visitor.ts'

const origin = 'https://safar.example'
let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp({ SAFAR_URL: origin })
  await seedCards(app.services)
})
afterAll(() => app.end())
beforeEach(async () => {
  // Each test its own half minutes: a code of one is not spent by another.
  app.clock.pass({ minutes: 10 })
  await app.services.db.delete(rateLimits)
})

/** What a thief of the password has: a session without a second factor. */
async function withPassword(person: DemoPerson): Promise<Visitor> {
  const who = visitor(app)
  await who.api.accounts.signIn({ email: person.email, password: demoPassword })
  return who
}
const codeNow = (off = 0) => codeOf(readKey(demoAppKey), stepAt(app.clock.now()) + off)
const giveCode = (who: Visitor, code = codeNow()) => who.api.secondFactor.byApp({ code })
const seat = async (who: Visitor) => (await who.call('GET', '/api/desk/seat')).status
const user = async (who: Visitor) => (await who.api.accounts.session({})).user
const proveAgain = { status: 403, body: { code: 'prove-again' } }

async function addPasskey(who: Visitor, device: Device, at?: { origin: string }) {
  const body = await who.api.secondFactor.creation({})
  return who.api.secondFactor.addPasskey({
    name: 'A phone',
    credential: device.make(body, at),
  })
}
const optionsFor = (who: Visitor) => who.api.secondFactor.request({})
const showTo = (who: Visitor, credential: ReturnType<Device['show']>) => who.api.secondFactor.byPasskey({ credential })

describe('a stolen password or cookie of staff', () => {
  test('opens no desk: no route, no page, no script, no stream', async () => {
    const thief = await withPassword(dev)
    expect(await user(thief)).toMatchObject({ secondFactor: 'missing', roles: ['admin'] })
    expect(await seat(thief)).toBe(404)
    expect((await thief.call('GET', '/api/desk/people')).status).toBe(404)
    const student = await withPassword(meera)
    const page = async (who: Visitor) =>
      String((await who.call('GET', '/desk/people', undefined, { accept: 'text/html' })).body)
    expect(await page(thief)).not.toContain('assets/desk-')
    expect(await page(student)).not.toContain('assets/desk-')
    const stream = await openStream(app, thief)
    await app.services.change(({ announce }) => announce('desk:admin', 'people'))
    await app.services.change(({ announce }) => announce(`person:${app.idOf(dev)}`, 'openings'))
    await expect.poll(() => stream.heard.flatMap(({ abouts }) => abouts)).toContain('openings')
    expect(stream.heard.flatMap(({ abouts }) => abouts)).not.toContain('people')
    stream.close()
  })

  test('cannot add a second factor of its own, or remove the one there is', async () => {
    const thief = await withPassword(dev)
    expect(await thief.call('POST', '/api/second-factors/passkeys/options', {})).toMatchObject(proveAgain)
    const credential = newDevice(origin).make({ challenge: 'A challenge of their own' })
    const added = await thief.call('POST', '/api/second-factors/passkeys', { name: 'Theirs', credential })
    expect(added).toMatchObject(proveAgain)
    expect(await thief.call('POST', '/api/second-factors/app', {})).toMatchObject(proveAgain)
    expect(await thief.call('DELETE', '/api/second-factors/app', {})).toMatchObject(proveAgain)
  })

  test('a token made before the second factor was given opens no desk after it', async () => {
    const who = await withPassword(kavya)
    const before = (await who.api.accounts.bearer({})).token
    await giveCode(who)
    expect(await seat(who)).toBe(200)
    const after = (await who.api.accounts.bearer({})).token
    const by = async (token: string) =>
      (await visitor(app).call('GET', '/api/desk/seat', undefined, { authorization: `Bearer ${token}` })).status
    expect([await by(before), await by(after)]).toEqual([404, 200])
  })

  test('the desk closes after an hour without work, after eight hours with it, and the session ends then', async () => {
    const who = await withPassword(kavya)
    await giveCode(who)
    app.clock.pass({ minutes: 59 })
    expect(await seat(who)).toBe(200)
    app.clock.pass({ minutes: 1 })
    expect(await seat(who)).toBe(404)
    // Looking at it does not keep it open, nor does asking to stay come too late.
    expect((await who.call('POST', '/api/desk/activity', {})).status).toBe(404)
    await giveCode(who)
    for (let half = 0; half < 13; half += 1) {
      app.clock.pass({ minutes: 30 })
      expect((await who.call('POST', '/api/desk/activity', {})).status, `after ${half} half hours`).toBe(200)
    }
    app.clock.pass({ minutes: 30 })
    expect(await user(who)).toBeNull()
  })

  test('work is written down at most every five minutes', async () => {
    const who = await withPassword(kavya)
    await giveCode(who)
    const active = async () =>
      (
        await app.services.db
          .select({ at: sessions.lastActiveAt })
          .from(sessions)
          .where(eq(sessions.person, app.idOf(kavya)))
      )
        .flatMap(({ at }) => (at === null ? [] : [at.toString()]))
        .toSorted()
        .at(-1)
    await who.api.desk.stay({})
    const first = await active()
    app.clock.pass({ minutes: 4 })
    await who.api.desk.stay({})
    expect(await active()).toBe(first)
    app.clock.pass({ minutes: 2 })
    await who.api.desk.stay({})
    expect(await active()).not.toBe(first)
  })

  test('a stream of the desk ends when the time at the desk does', async () => {
    const who = await withPassword(kavya)
    await giveCode(who)
    app.clock.pass({ minutes: 59, seconds: 59, milliseconds: 900 })
    const stream = await openStream(app, who)
    await stream.ended
    expect(stream.heard.flatMap(({ abouts }) => abouts)).toContain('session')
  })
})

describe('an admin with an old proof', () => {
  test.each([
    ['gives a role', 'PUT', () => `/api/desk/people/${app.idOf(rohan)}/roles/advisor`, {}],
    ['withdraws a role', 'DELETE', () => `/api/desk/people/${app.idOf(kavya)}/roles/advisor`, {}],
    ['makes a sign-in link', 'POST', () => `/api/desk/people/${app.idOf(meera)}/sign-in-links`, {}],
    ['resets a second factor', 'DELETE', () => `/api/desk/people/${app.idOf(kavya)}/second-factors`, {}],
    ['notes a refund', 'PUT', () => '/api/desk/attorney-refunds/00000000-0000-4000-8000-000000000000', {}],
    [
      'lists who has data here',
      'POST',
      () => '/api/desk/breach-packs',
      { what: 'x', doing: 'x', from: '2026-06-01', to: '2026-06-02' },
    ],
  ])('%s only after showing the second factor again', async (_, method, path, body) => {
    const who = await withPassword(dev)
    await giveCode(who)
    app.clock.pass({ minutes: 6 })
    expect(await seat(who)).toBe(200)
    const refused = await who.call(method, path(), body)
    // A password is no second factor.
    await who.api.proof.byPassword({ password: demoPassword })
    const still = await who.call(method, path(), body)
    if (refused.status !== 404) expect([refused, still]).toMatchObject([proveAgain, proveAgain])
    expect(refused.status).toBe(403)
  })
})

describe('an authenticator app', () => {
  test('a code is taken once, however many send it at the same moment, and none from before it', async () => {
    const them = await Promise.all(Array.from({ length: 5 }, () => withPassword(kavya)))
    const code = codeNow()
    const answers = await Promise.all(them.map(who => answerOf(giveCode(who, code))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await app.services.db.delete(rateLimits)
    const late = await withPassword(kavya)
    await expect(giveCode(late, code)).rejects.toMatchObject({ body: { code: 'wrong-app-code' } })
    await expect(giveCode(late, codeNow(-1))).rejects.toMatchObject({ body: { code: 'wrong-app-code' } })
    await giveCode(late, codeNow(1))
  })

  test('five guesses in a quarter of an hour, over all sessions, and then not even the right one', async () => {
    const [one, other] = [await withPassword(kavya), await withPassword(kavya)]
    const statuses: number[] = []
    for (const who of [one, other, one, other, one]) statuses.push((await answerOf(giveCode(who, '000000'))).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422])
    await expect(giveCode(other)).rejects.toMatchObject({ status: 429 })
    app.clock.pass({ minutes: 16 })
    await giveCode(other)
  })

  test('its key is shown once and stored sealed, and counts for nothing before a code of it was typed', async () => {
    const who = await withPassword(fatima)
    const { key } = Object(
      (await who.call('POST', '/api/second-factors/app', {}, { 'idempotency-key': 'the-same-key-twice' })).body,
    )
    const rows = JSON.stringify([
      await app.services.db.select().from(totpKeys),
      await app.services.db.execute('select answer::text from idempotency_keys'),
    ])
    expect(rows).not.toContain(key)
    const code = codeOf(readKey(key), stepAt(app.clock.now()))
    await expect(giveCode(who, code)).rejects.toMatchObject({ body: { code: 'no-app' } })
    expect((await who.call('PUT', '/api/second-factors/app', { code: '000000' })).status).toBe(422)
    await who.api.secondFactor.confirmApp({ code })
    await expect(giveCode(who, code)).rejects.toMatchObject({ status: 422 })
    await expect
      .poll(async () => (await messagesTo(app, fatima.email)).map(({ subject }) => subject))
      .toContain('A second factor was added to your Safar account')
    // A new sign-in has shown none of it.
    expect(await (await withPassword(fatima)).call('POST', '/api/rights/exports', {})).toMatchObject(proveAgain)
    await who.api.secondFactor.removeApp({})
  })
})

describe('a passkey', () => {
  test('is made and shown at our own origin alone, with the finger or the PIN', async () => {
    const who = await withPassword(rohan)
    const device = newDevice(origin)
    await expect(addPasskey(who, device, { origin: 'https://safar.example.evil' })).rejects.toMatchObject({
      status: 422,
    })
    await addPasskey(who, device)
    const wrong = [
      { origin: 'https://safar.example.evil' },
      { origin: 'http://safar.example' },
      { origin, rpId: 'evil.example' },
      { origin, isVerified: false },
    ]
    for (const at of wrong)
      await expect(showTo(who, device.show(await optionsFor(who), at))).rejects.toMatchObject({
        body: {
          code: 'passkey-refused',
        },
      })
    await showTo(who, device.show(await optionsFor(who)))
  })

  test('what it signed opens nothing a second time, in another session, later, or for another purpose', async () => {
    const who = await withPassword(arjun)
    const device = newDevice(origin)
    await addPasskey(who, device)
    const shown = device.show(await optionsFor(who))
    await showTo(who, shown)
    await expect(showTo(who, shown)).rejects.toMatchObject({ status: 422 })
    const other = await withPassword(arjun)
    await expect(showTo(other, device.show(await optionsFor(who)))).rejects.toMatchObject({ status: 422 })
    const late = await optionsFor(who)
    app.clock.pass({ minutes: 6 })
    await expect(showTo(who, device.show(late))).rejects.toMatchObject({ status: 422 })
    // Fifty at once: one.
    const fresh = device.show(await optionsFor(who))
    const answers = await Promise.all(Array.from({ length: 50 }, () => answerOf(showTo(who, fresh))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // A proof is no sign-in.
    const proof = await optionsFor(who)
    expect((await visitor(app).call('POST', '/api/session/passkey', { credential: device.show(proof) })).status).toBe(
      422,
    )
    const made = await who.api.secondFactor.creation({})
    await expect(showTo(who, device.show(made))).rejects.toMatchObject({ status: 422 })
  })

  test('one that goes back in its count was copied, and is refused', async () => {
    const who = await withPassword(arjun)
    const [row] = await app.services.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.person, app.idOf(arjun)))
    expect(row?.counter).toBeGreaterThan(1)
    await app.services.db
      .update(passkeys)
      .set({ counter: 1_000_000 })
      .where(eq(passkeys.id, row?.id ?? ''))
    await who.api.secondFactor.request({})
    await app.services.db.delete(passkeys).where(eq(passkeys.person, app.idOf(arjun)))
  })

  test('of somebody else proves nothing here, and one of nobody signs nobody in', async () => {
    const [who, other] = [await withPassword(meera), await withPassword(fatima)]
    const device = newDevice(origin)
    await addPasskey(who, device)
    await expect(showTo(other, device.show(await optionsFor(other)))).rejects.toMatchObject({ status: 422 })
    const body = await visitor(app).api.secondFactor.signInRequest({})
    expect(
      (await visitor(app).call('POST', '/api/session/passkey', { credential: newDevice(origin).show(body) })).body,
    ).toMatchObject({ code: 'passkey-unknown' })
    // The same device is on one account only.
    const options = await other.api.secondFactor.creation({})
    expect(
      (await other.call('POST', '/api/second-factors/passkeys', { name: 'Mine', credential: device.make(options) }))
        .status,
    ).toBe(409)
    await app.services.db.delete(passkeys).where(eq(passkeys.person, app.idOf(meera)))
  })

  test('signs in, and is a second factor already given', async () => {
    const who = await withPassword(rohan)
    await app.services.db.delete(passkeys).where(eq(passkeys.person, app.idOf(rohan)))
    const device = newDevice(origin)
    await addPasskey(who, device)
    const fresh = visitor(app)
    const options = await fresh.api.secondFactor.signInRequest({})
    expect(await fresh.api.secondFactor.signIn({ credential: device.show(options) })).toMatchObject({
      user: { firstName: 'Rohan' },
    })
    await fresh.api.forexCard.reveal({})
    // By the password alone neither the card nor the passkey itself can be touched.
    const byPassword = await withPassword(rohan)
    await byPassword.api.proof.byPassword({ password: demoPassword })
    expect(await byPassword.call('POST', '/api/forex/card/number', {})).toMatchObject(proveAgain)
    expect(await byPassword.call('POST', '/api/rights/exports', {})).toMatchObject(proveAgain)
    const { id } = ensure((await byPassword.api.secondFactor.read()).passkeys[0])
    expect(await byPassword.call('DELETE', `/api/second-factors/passkeys/${id}`, {})).toMatchObject(proveAgain)
    await fresh.api.secondFactor.removePasskey({ id })
  })
})

describe('a link that the desk made', () => {
  async function byDeskLink(person: DemoPerson): Promise<Visitor> {
    const admin = await app.enter(dev)
    const body = await admin.api.desk.makeSignInLink({ id: app.idOf(person) })
    const who = visitor(app)
    const token = new URL(body.url).searchParams.get('token')
    await who.api.accounts.signInWithToken({ token: ensure(token) })
    return who
  }

  test('opens neither card, export, ways to sign in nor what the student would have to prove', async () => {
    const thief = await byDeskLink(meera)
    expect(await user(thief)).toMatchObject({ cameByOurLink: true })
    const refused: [string, string, object?][] = [
      ['POST', '/api/forex/card/number', {}],
      ['POST', '/api/rights/exports', {}],
      ['PUT', '/api/rights/erasure', { word: 'erase' }],
      ['POST', '/api/accounts/email', { email: 'thief@example.com' }],
      ['POST', '/api/second-factors/passkeys/options', {}],
      ['POST', '/api/second-factors/app', {}],
      ['GET', '/api/visas/numbers'],
      ['GET', '/api/loans/application'],
      ['GET', '/api/drafts'],
      ['GET', '/api/visas/i20'],
      ['GET', '/api/documents/00000000-0000-4000-8000-000000000000'],
    ]
    const answers = await Promise.all(
      refused.map(async ([method, path, body]) => [path, (await thief.call(method, path, body)).status]),
    )
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(refused.map(([, path]) => [path, 403])))
    // Nor does it get a token.
    expect(await thief.call('POST', '/api/session/token', {})).toMatchObject(proveAgain)
  })

  test('the student hears when it is made and when it is used, and opens everything by something of their own', async () => {
    const who = await byDeskLink(fatima)
    const subjects = async () => (await messagesTo(app, fatima.email)).map(({ subject }) => subject)
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          'Our team made a sign-in link for your Safar account',
          'A link made by our team signed in to your Safar account',
        ]),
      )
    expect(await who.call('POST', '/api/rights/exports', {})).toMatchObject(proveAgain)
    await who.api.proof.byPassword({ password: demoPassword })
    await who.api.rights.askExport({})
    expect(ensure(await user(who)).cameByOurLink).toBeUndefined()
  })

  test('the student’s own link proves them in the browser that asked for it, and in no other', async () => {
    const who = await byDeskLink(meera)
    await who.api.proof.sendLink({})
    const oobCode = await expect
      .poll(async () => lastMessageTo(app, meera.email))
      .toContain('mode=prove')
      .then(async () => parameterIn(await lastMessageTo(app, meera.email), 'oobCode'))
    const elsewhere = await withPassword(meera)
    expect((await elsewhere.call('POST', '/api/session/proof/link', { oobCode })).status).toBe(403)
    expect((await (await withPassword(rohan)).call('POST', '/api/session/proof/link', { oobCode })).status).toBe(403)
    expect((await visitor(app).call('POST', '/api/session/link', { email: meera.email, oobCode })).status).toBe(422)
    expect(await who.call('POST', '/api/rights/exports', {})).toMatchObject(proveAgain)
    await who.api.proof.byLink({ oobCode })
    await who.api.rights.askExport({})
    expect((await who.call('POST', '/api/session/proof/link', { oobCode })).status).toBe(422)
  })
})

describe('after the flight', () => {
  const phoneOf = (person: DemoPerson) => ({ prefix: 'IN:91', phone: person.phone.slice(3) })
  async function byPhone(person: DemoPerson): Promise<Visitor> {
    const who = visitor(app)
    const sent = (await messagesTo(app, person.phone)).length
    await who.api.accounts.sendPhoneCode({ ...phoneOf(person), captcha: dummyToken })
    await expect.poll(async () => (await messagesTo(app, person.phone)).length).toBe(sent + 1)
    const otp = codeIn(await lastMessageTo(app, person.phone, sent + 1))
    await who.api.accounts.signInByPhone({ ...phoneOf(person), otp })
    return who
  }
  const fly = async (person: DemoPerson, days: number) => {
    const flightDate = app.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().add({ days })
    await app.services.db
      .insert(profiles)
      .values({ owner: app.idOf(person), flightDate, updatedAt: app.clock.now() })
      .onConflictDoUpdate({ target: profiles.owner, set: { flightDate } })
  }

  test('anyone who has the old Indian number by now signs in, and opens neither card nor copy nor another way in', async () => {
    await fly(rohan, -30)
    const stranger = await byPhone(rohan)
    for (const [path, body] of [
      ['/api/forex/card/number', {}],
      ['/api/rights/exports', {}],
      ['/api/accounts/email', { email: 'stranger@example.com' }],
      ['/api/second-factors/passkeys/options', {}],
    ] as const) {
      expect(await stranger.call('POST', path, body), path).toMatchObject(proveAgain)
    }
    expect((await stranger.call('POST', '/api/session/proof/codes', {})).body).toMatchObject({
      code: 'code-proves-nothing',
    })
    expect(await stranger.api.ways.read()).toMatchObject({
      proofs: ['password', 'link'],
      phoneMayBeRecycled: true,
    })
    // Nor by joining the account into one of their own.
    const own = await withPassword(arjun)
    const sent = (await messagesTo(app, rohan.phone)).length
    await own.api.accounts.sendPhoneCode({ ...phoneOf(rohan), captcha: dummyToken })
    const otp = codeIn(await lastMessageTo(app, rohan.phone, sent + 1))
    expect((await own.call('POST', '/api/accounts/join/phone', { ...phoneOf(rohan), otp })).status).toBe(409)
    await stranger.api.proof.byPassword({ password: demoPassword })
    await stranger.api.rights.askExport({})
  })

  test('before it a code is a proof as ever', async () => {
    await fly(arjun, 30)
    await (await byPhone(arjun)).api.rights.askExport({})
  })
})

test('an admin resets another’s second factors: they are signed out and hear of it; nobody resets their own', async () => {
  const admin = await app.enter(dev)
  const lost = await withPassword(kavya)
  await giveSecondFactor(app, lost)
  expect(await seat(lost)).toBe(200)
  const reset = (person: DemoPerson) => admin.api.desk.resetSecondFactors({ id: app.idOf(person) })
  await expect(reset(dev)).rejects.toMatchObject({ body: { code: 'own-factors' } })
  await reset(kavya)
  await expect(reset(kavya)).rejects.toMatchObject({ body: { code: 'nothing-to-reset' } })
  expect(await user(lost)).toBeNull()
  await expect
    .poll(async () => (await messagesTo(app, kavya.email)).map(({ subject }) => subject))
    .toContain('Your second factors for Safar were reset')
  expect(await admin.api.desk.actions({ about: app.idOf(kavya) })).toMatchObject([
    { what: 'second-factors-reset', by: 'Dev Malhotra' },
  ])
  // The password alone leads to setting one up, and with it to the desk.
  const again = await withPassword(kavya)
  expect(await user(again)).toMatchObject({ secondFactor: 'not-set-up' })
  await addPasskey(again, newDevice(origin))
  expect(await seat(again)).toBe(200)
})
