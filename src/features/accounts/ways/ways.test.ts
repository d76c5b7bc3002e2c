import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { arjun, demoPassword, meera, rohan } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { codeIn, lastMessageTo, messagesTo, parameterIn } from '#tests/caught.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { bothConsents, visitor, type Visitor } from '#tests/visitor.ts'
import { people } from '#src/platform/identity/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
})
afterAll(() => app.end())

async function signedIn(email: string): Promise<Visitor> {
  const who = visitor(app)
  await who.api.accounts.signIn({ email, password: demoPassword })
  return who
}

let numbers = 0
const newPhone = () => ({ prefix: 'IN:91', phone: String(9_876_600_000 + (numbers += 1)) })

async function codeFor(who: Visitor, number: { prefix: string; phone: string }): Promise<string> {
  const to = `+91${number.phone}`
  const before = (await messagesTo(app, to)).length
  await who.api.accounts.sendPhoneCode({ ...number, captcha: dummyToken })
  return codeIn(await lastMessageTo(app, to, before + 1))
}

async function linkFor(who: Visitor, email: string): Promise<string> {
  await who.api.ways.askEmail({ email })
  return parameterIn(await lastMessageTo(app, email), 'oobCode')
}

/** Somebody who came by phone alone. */
async function byPhone(): Promise<{ who: Visitor; phone: string }> {
  const who = visitor(app)
  const number = newPhone()
  await who.api.accounts.signInByPhone({
    ...number,
    otp: await codeFor(who, number),
    create: true,
    ...bothConsents,
  })
  return { who, phone: `+91${number.phone}` }
}

const later = () => app.clock.pass({ minutes: 6 })

describe('a phone', () => {
  test('is on the account with its code, signs in from then on, and the old address hears of it', async () => {
    const who = await signedIn(meera.email)
    const number = newPhone()
    await who.api.ways.putPhone({ ...number, otp: await codeFor(who, number) })
    expect(await who.api.ways.read()).toMatchObject({ phone: `+91${number.phone}`, hasPassword: true })
    expect(await lastMessageTo(app, meera.email)).toContain(`+91${number.phone}`)
    const other = visitor(app)
    const entered = await other.api.accounts.signInByPhone({ ...number, otp: await codeFor(other, number) })
    expect(entered).toMatchObject({ user: { primaryEmail: meera.email } })
  })

  test("is refused with a wrong code, without one, and where it is another's", async () => {
    const { phone } = await byPhone()
    const who = await signedIn(rohan.email)
    const number = { prefix: 'IN:91', phone: phone.slice(3) }
    expect(await who.call('PUT', '/api/accounts/phone', { ...number, otp: '000000' })).toMatchObject({ status: 422 })
    const otp = await codeFor(who, number)
    expect(await who.call('PUT', '/api/accounts/phone', { ...number, otp })).toMatchObject({
      status: 409,
      body: { fields: { phone: 'An account with this phone number already exists. Please sign in using your phone.' } },
    })
  })

  test('put by four at once is on one account', async () => {
    const number = newPhone()
    const all = await Promise.all(Array.from({ length: 4 }, () => byPhone()))
    const asked: { who: Visitor; otp: string }[] = []
    for (const { who } of all) asked.push({ who, otp: await codeFor(who, number) })
    const puts = await Promise.all(
      asked.map(({ who, otp }) => who.call('PUT', '/api/accounts/phone', { ...number, otp })),
    )
    expect(puts.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('an address', () => {
  test('is on the account once the link is opened there, and the journey knows', async () => {
    const { who } = await byPhone()
    const oobCode = await linkFor(who, 'asha.rao@example.com')
    await who.api.ways.putEmail({ oobCode })
    expect(await who.api.ways.read()).toMatchObject({
      email: 'asha.rao@example.com',
      emailIsProved: true,
      hasPassword: false,
    })
    expect(await who.api.journey.read({})).toMatchObject({
      stages: expect.arrayContaining([
        expect.objectContaining({
          route: 'phone-connection',
          steps: expect.arrayContaining([expect.objectContaining({ id: 'SecondSignIn', status: 'complete' })]),
        }),
      ]),
    })
    expect(await who.call('PUT', '/api/accounts/email', { oobCode })).toMatchObject({ status: 422 })
  })

  test('is not put on the account of anyone who typed it by somebody else who opens the link', async () => {
    const { who } = await byPhone()
    const oobCode = await linkFor(who, 'somebody.else@example.com')
    const other = await signedIn(arjun.email)
    expect(await other.call('PUT', '/api/accounts/email', { oobCode })).toMatchObject({ status: 403 })
    expect(await visitor(app).call('PUT', '/api/accounts/email', { oobCode })).toMatchObject({ status: 401 })
    // Its holder may still use it: what was refused spent nothing.
    await who.api.ways.putEmail({ oobCode })
  })

  test("that is another's is refused, and a link is good for half an hour", async () => {
    const { who } = await byPhone()
    expect(await who.call('POST', '/api/accounts/email', { email: rohan.email })).toMatchObject({ status: 409 })
    const oobCode = await linkFor(who, 'too.late@example.com')
    expect(await who.api.ways.read()).toMatchObject({ email: null, letterWaitsAt: 'too.late@example.com' })
    app.clock.pass({ minutes: 31 })
    expect(await who.api.ways.read()).toMatchObject({ letterWaitsAt: null })
    expect(await who.call('PUT', '/api/accounts/email', { oobCode })).toMatchObject({ status: 422 })
  })
})

describe('a proof once more', () => {
  test('is asked for some minutes after the sign-in, and the password gives it', async () => {
    const who = await signedIn(rohan.email)
    later()
    const email = 'rohan.new@example.com'
    expect(await who.call('POST', '/api/accounts/email', { email })).toMatchObject({
      status: 403,
      body: { code: 'prove-again' },
    })
    expect(await who.call('POST', '/api/session/proof', { password: 'guess' })).toMatchObject({ status: 422 })
    await who.api.proof.byPassword({ password: demoPassword })
    await who.api.ways.askEmail({ email })
  })

  test('guesses are few, and a way in for one browser is none for another', async () => {
    const [one, other] = [await signedIn(arjun.email), await signedIn(arjun.email)]
    later()
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => one.call('POST', '/api/session/proof', { password: 'x' })),
    )
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
    app.clock.pass({ minutes: 16 })
    await one.api.proof.byPassword({ password: demoPassword })
    expect(await other.call('POST', '/api/accounts/email', { email: 'x@example.com' })).toMatchObject({ status: 403 })
  })

  test('comes by a code where there is no password', async () => {
    const { who, phone } = await byPhone()
    later()
    expect(await who.call('POST', '/api/session/proof', { password: 'x' })).toMatchObject({
      status: 422,
      body: { code: 'no-password' },
    })
    const before = (await messagesTo(app, phone)).length
    await who.api.proof.sendCode({})
    const otp = codeIn(await lastMessageTo(app, phone, before + 1))
    await who.api.proof.byCode({ otp })
    await who.api.ways.askEmail({ email: 'by.code@example.com' })
  })

  test('is none of an account without a phone', async () => {
    const who = await signedIn(rohan.email)
    await app.services.db.update(people).set({ phone: null }).where(eq(people.email, rohan.email))
    expect(await who.call('POST', '/api/session/proof/codes', {})).toMatchObject({
      status: 422,
      body: { code: 'no-phone' },
    })
  })
})
