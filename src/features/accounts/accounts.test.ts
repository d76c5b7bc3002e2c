import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { demoPassword, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { codeIn, lastMessageTo, parameterIn } from '#tests/caught.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { bothConsents, visitor, type Visitor } from '#tests/visitor.ts'
import { openBearer, readCaller } from '#src/platform/identity/sessions.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { contacts } from '../people/tables.ts'
import { happenings } from '../progress/tables.ts'
import * as copy from './copy.ts'
import { consents, links, passwords, phoneCodes } from './tables.ts'

let app: TestApp
let someone: Visitor

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
})
beforeEach(() => {
  someone = visitor(app)
})
afterAll(() => app.end())

const signIn = (who: Visitor, email: string, password: string = demoPassword) =>
  who.api.accounts.signIn({ email, password })
const user = (who: Visitor) => who.api.accounts.session({})
const phone = { prefix: 'IN:91', phone: '98480 99999' }
let numbers = 0
/** Each test its own number: the limits of one are not the next one's. */
const newPhone = () => ({ prefix: 'IN:91', phone: String(9_876_500_000 + (numbers += 1)) })
const asSent = ({ phone: typed }: { phone: string }) => `+91${typed.replaceAll(' ', '')}`

async function codeFor(number: { prefix: string; phone: string }): Promise<string> {
  await someone.api.accounts.sendPhoneCode({ ...number, captcha: dummyToken })
  return codeIn(await lastMessageTo(app, asSent(number)))
}

describe('e-mail and password', () => {
  test('signs in, and the session is asked of the database at each request', async () => {
    await signIn(someone, ' Meera.Iyer@Example.com ')
    expect(await user(someone)).toMatchObject({ user: { firstName: 'Meera', isAnonymous: false } })
    await app.services.db.delete(sessions)
    expect(await user(someone)).toEqual({ user: null })
  })

  test.each([
    [{ email: '', password: 'x' }, { email: 'Please enter a valid email.' }],
    [
      { email: 'a@b', password: '' },
      { email: 'Please enter a valid email.', password: 'Please enter a valid password.' },
    ],
    [
      { email: 'nobody@example.com', password: 'x' },
      { email: 'This account does not exist. Please sign up to continue.' },
    ],
    [{ email: meera.email, password: 'wrong' }, { password: 'The password you entered is incorrect.' }],
  ])('%j', async (input, fields) => {
    expect(await someone.call('POST', '/api/session/password', input)).toMatchObject({ status: 422, body: { fields } })
  })

  test('ten wrong passwords for an address close the door for a while, and only that one', async () => {
    const email = 'rohan.deshmukh@example.com'
    const tries = await Promise.all(Array.from({ length: 14 }, () => answerOf(signIn(someone, email, 'guess'))))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
    await signIn(visitor(app), 'arjun.reddy@example.com')
    app.clock.pass({ minutes: 16 })
    await signIn(someone, email)
  })

  test('with one message for both, a wrong password and an unknown address sound the same', async () => {
    const quiet = await openTestApp({ settings: { SAFAR_ONE_SIGN_IN_MESSAGE: 'on' } })
    await seedPeople(quiet.services)
    const unknown = await answerOf(signIn(visitor(quiet), 'nobody@example.com', 'x'))
    const wrong = await answerOf(signIn(visitor(quiet), meera.email, 'x'))
    expect(unknown).toMatchObject({ status: 422, body: { code: 'wrong-credentials' } })
    expect(wrong.body).toEqual(unknown.body)
    await quiet.end()
  })

  test('signing out ends this session and no other', async () => {
    const other = visitor(app)
    await signIn(someone, meera.email)
    await signIn(other, meera.email)
    const cookie = someone.cookie()
    await someone.api.accounts.signOut({})
    someone.takeCookie(cookie)
    expect(await user(someone)).toEqual({ user: null })
    expect(await user(other)).toMatchObject({ user: { firstName: 'Meera' } })
  })
})

describe('phone and code', () => {
  test('a new number is notified that no account uses it, and gets one only when asked to; the same number comes back to it', async () => {
    const number = newPhone()
    const code = await codeFor(number)
    expect(await someone.call('POST', '/api/session/phone', { ...number, otp: code })).toMatchObject({
      status: 422,
      body: { code: 'phone-unknown' },
    })
    const bare = await someone.call('POST', '/api/session/phone', { ...number, otp: code, create: true })
    expect(bare).toMatchObject({
      status: 422,
      body: { fields: { emailConsent: copy.signUp.emailConsent, terms: copy.signUp.terms } },
    })
    const first = await someone.api.accounts.signInByPhone({
      ...number,
      otp: code,
      create: true,
      ...bothConsents,
    })
    expect(first).toMatchObject({ user: { primaryPhone: asSent(number) } })
    await someone.api.accounts.sendPhoneCode({ ...number, captcha: dummyToken })
    const otp = codeIn(await lastMessageTo(app, asSent(number), 2))
    const again = await someone.again().api.accounts.signInByPhone({ ...number, otp })
    expect(again).toEqual(first)
  })

  test('an account by phone alone has both consents in their words, and its number to reach it', async () => {
    const number = newPhone()
    const otp = await codeFor(number)
    const body = await someone.api.accounts.signInByPhone({ ...number, otp, create: true, ...bothConsents })
    expect(body).toMatchObject({ user: { name: '', primaryEmail: null } })
    const [made] = await app.services.db
      .select()
      .from(people)
      .where(eq(people.phone, asSent(number)))
    const owner = made?.id ?? ''
    const given = await app.services.db.select().from(consents).where(eq(consents.person, owner))
    expect(given.map(({ purpose, wording }) => [purpose, wording]).toSorted()).toEqual([
      ['email', copy.consentWording.email],
      ['terms', copy.consentWording.terms],
    ])
    const [contact] = await app.services.db.select().from(contacts).where(eq(contacts.owner, owner))
    expect(contact).toMatchObject({ homeCountryPhone: asSent(number), personalEmail: null })
  })

  test('a guest who signs up with the number of an account stays a guest, with what they entered', async () => {
    await someone.api.accounts.signInAsGuest({})
    const guest = await user(someone)
    const number = { prefix: 'IN:91', phone: rohan.phone.slice(3) }
    const answer = await someone.call('POST', '/api/session/phone', {
      ...number,
      otp: await codeFor(number),
      create: true,
      ...bothConsents,
    })
    expect(answer).toMatchObject({ status: 409, body: { fields: { phone: copy.refusals.phoneInUse } } })
    expect(await user(someone)).toEqual(guest)
  })

  test.each([
    ['', 'Please enter a valid phone number.'],
    ['12345', 'Please enter a valid phone number.'],
    ['+1 415 555 2671', 'Please enter a valid phone number.'],
  ])('%j is no number of India', async (typed, message) => {
    const answer = await someone.call('POST', '/api/phone-codes', {
      prefix: 'IN:91',
      phone: typed,
      captcha: dummyToken,
    })
    expect(answer).toMatchObject({ status: 422, body: { fields: { phone: message } } })
  })

  test('a code without a pending one says to refresh', async () => {
    const answer = await someone.call('POST', '/api/session/phone', { ...phone, otp: '123456' })
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'Something went wrong. Please refresh the page and try again.' },
    })
  })

  test('five guesses a code, counted side by side as well, and then not even the right one', async () => {
    const number = newPhone()
    const otp = await codeFor(number)
    const wrong = otp === '000000' ? '111111' : '000000'
    const guess = (code: string) => someone.api.accounts.signInByPhone({ ...number, otp: code })
    const guesses = await Promise.all(Array.from({ length: 20 }, () => answerOf(guess(wrong))))
    expect(guesses.filter(({ body }) => Reflect.get(Object(body), 'code') === 'wrong-otp')).toHaveLength(5)
    await expect(guess(otp)).rejects.toMatchObject({ status: 422 })
  })

  test('one use, also when fifty use it at once', async () => {
    const number = newPhone()
    const otp = await codeFor(number)
    const uses = await Promise.all(
      Array.from({ length: 50 }, () =>
        someone.again().call('POST', '/api/session/phone', { ...number, otp, create: true, ...bothConsents }),
      ),
    )
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ status }) => status >= 500)).toHaveLength(0)
  })

  test('ten minutes, and only a keyed hash is kept', async () => {
    const number = newPhone()
    const otp = await codeFor(number)
    const [kept] = await app.services.db
      .select()
      .from(phoneCodes)
      .where(eq(phoneCodes.phone, asSent(number)))
    expect(JSON.stringify(kept)).not.toContain(otp)
    app.clock.pass({ minutes: 10 })
    expect((await someone.call('POST', '/api/session/phone', { ...number, otp })).status).toBe(422)
  })

  test('five codes an hour and number', async () => {
    const number = newPhone()
    const sends = await Promise.all(
      Array.from({ length: 8 }, () => someone.call('POST', '/api/phone-codes', { ...number, captcha: dummyToken })),
    )
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(sends.filter(({ status }) => status === 429)).toHaveLength(3)
  })
})

describe('links', () => {
  const askFor = async (email: string) => {
    await someone.api.accounts.sendLink({ email })
    return parameterIn(await lastMessageTo(app, email), 'oobCode')
  }
  const registered = async (email: string) => {
    const account = { firstName: 'A', middleName: '', lastName: 'B', email, password: 'my-own-password', ...phone }
    await visitor(app).api.accounts.register(account)
    return email
  }
  /** Nobody has confirmed the address yet, so the password goes with the link. */
  const open = (email: string, oobCode: string, who = someone) =>
    who.api.accounts.signInByLink({ email, oobCode, password: 'my-own-password' })

  test('an address without an account is notified to sign up, and is sent nothing', async () => {
    const email = 'nobody.by.link@example.com'
    expect(await someone.call('POST', '/api/sign-in-links', { email })).toMatchObject({
      status: 422,
      body: { fields: { email: 'This account does not exist. Please sign up to continue.' } },
    })
    expect(await app.services.db.select().from(links).where(eq(links.email, email))).toEqual([])
  })

  test('a link is spent once under fifty at once', async () => {
    const email = 'rohan.deshmukh@example.com'
    const oobCode = await askFor(email)
    const uses = await Promise.all(Array.from({ length: 50 }, () => answerOf(open(email, oobCode, visitor(app)))))
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ status }) => status === 422)).toHaveLength(49)
    expect(await app.services.db.select().from(people).where(eq(people.email, email))).toHaveLength(1)
  })

  test('a GET does not spend it, another address does not open it, and its hash alone is kept', async () => {
    const email = await registered('link.reader@example.com')
    const oobCode = await askFor(email)
    await someone.call('GET', `/verify-link?oobCode=${oobCode}`, undefined, { accept: 'text/html' })
    await expect(open('other@example.com', oobCode)).rejects.toMatchObject({
      body: {
        fields: { email: 'This link was sent to another address. Please enter the address it was sent to.' },
      },
    })
    expect(JSON.stringify(await app.services.db.select().from(links))).not.toContain(oobCode)
    await open(email, oobCode)
  })

  test('half an hour', async () => {
    const oobCode = await askFor(await registered('late@example.com'))
    app.clock.pass({ minutes: 30 })
    await expect(open('late@example.com', oobCode)).rejects.toMatchObject({ status: 422 })
  })

  test('who opens it in the browser that made the account keeps the password', async () => {
    const email = 'same.person@example.com'
    const account = { firstName: 'A', middleName: '', lastName: 'B', email, password: 'my-own-password', ...phone }
    await someone.api.accounts.register(account)
    await open(email, await askFor(email))
    await signIn(visitor(app), email, 'my-own-password')
  })
})

describe('password reset', () => {
  test('an unknown address is notified so', async () => {
    await expect(someone.api.accounts.sendReset({ email: 'nobody@example.com' })).rejects.toMatchObject({
      body: { message: 'Could not find an account with this email.' },
    })
  })

  test('sets the password once, ends every session, and a used code is expired', async () => {
    const { email } = { email: 'fatima.sheikh@example.com' }
    const elsewhere = visitor(app)
    await signIn(elsewhere, email)
    await someone.api.accounts.sendReset({ email })
    const code = parameterIn(await lastMessageTo(app, email), 'oobCode')
    expect(await someone.api.accounts.checkReset({ code })).toEqual({ email })
    const set = (confirm = 'a-new-password') =>
      someone.api.accounts.resetPassword({ code, password: 'a-new-password', confirm })
    await expect(set('another')).rejects.toMatchObject({
      body: { fields: { confirm: 'The two passwords that you entered do not match!' } },
    })
    await set()
    expect(await user(elsewhere)).toEqual({ user: null })
    await expect(set()).rejects.toMatchObject({ body: { message: 'Invalid or expired code. Please try again.' } })
    await signIn(someone, email, 'a-new-password')
  })
})

describe('sign-up', () => {
  const form = async (email: string, number = newPhone()) => ({
    ...number,
    firstName: 'Lata',
    middleName: '',
    lastName: 'Rao',
    email,
    otp: await codeFor(number),
    password: 'a-good-password',
    confirm: 'a-good-password',
    emailConsent: true,
    terms: true,
  })

  test('says what is missing, field by field, in the words given', async () => {
    const empty = {
      firstName: '',
      lastName: '',
      email: 'x',
      prefix: 'IN:91',
      phone: '1',
      otp: '',
      password: '',
      confirm: 'y',
      emailConsent: false,
      terms: false,
    }
    expect((await someone.call('POST', '/api/accounts', empty)).body).toMatchObject({
      fields: {
        firstName: 'Please input your first name!',
        lastName: 'Please input your last name!',
        email: 'This is not a valid email address!',
        phone: 'Please enter a valid phone number!',
        confirm: 'The two passwords that you entered do not match!',
        emailConsent: 'This is required',
        terms: 'You must accept the terms and conditions',
      },
    })
  })

  test('makes an account with a proved phone; the address is taken from then on', async () => {
    const email = 'lata@example.com'
    expect(await someone.api.accounts.signUp(await form(email))).toMatchObject({
      user: { name: 'Lata Rao', primaryEmail: email, isAnonymous: false },
    })
    expect((await someone.again().call('POST', '/api/accounts', await form(email))).body).toMatchObject({
      fields: { email: 'An account with this email already exists. Please sign in using your email.' },
    })
  })

  test('two at once for one address make one account', async () => {
    const email = 'twice@example.com'
    const forms = [await form(email), await form(email)]
    const answers = await Promise.all(forms.map(values => someone.again().call('POST', '/api/accounts', values)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('guests', () => {
  test('a guest who becomes somebody keeps every row, and the old cookie is worthless', async () => {
    await someone.api.accounts.signInAsGuest({})
    const before = await user(someone)
    const guestCookie = someone.cookie()
    await someone.api.journey.visit({ stage: 'vaccines' })
    await someone.api.journey.mark({ stage: 'vaccines', step: 'CheckRequirements' })
    const account = {
      firstName: 'G',
      middleName: '',
      lastName: 'H',
      email: 'guest@example.com',
      password: 'guests-own-one',
      ...phone,
    }
    const answer = await someone.api.accounts.register(account)
    const { id } = ensure(before.user)
    expect(answer).toMatchObject({ user: { id, isAnonymous: false } })
    expect(
      await app.services.db
        .select()
        .from(happenings)
        .where(eq(happenings.owner, String(id))),
    ).toHaveLength(2)
    const old = visitor(app)
    old.takeCookie(guestCookie)
    expect(await user(old)).toEqual({ user: null })
  })

  test('an upgrade that breaks off leaves the guest a guest, whole', async () => {
    await someone.api.accounts.signInAsGuest({})
    const before = await user(someone)
    await app.asOwner('alter table passwords add constraint broken check (false) not valid')
    const account = {
      firstName: 'G',
      middleName: '',
      lastName: 'H',
      email: 'broken@example.com',
      password: 'guests-own-one',
      ...phone,
    }
    expect((await someone.call('POST', '/api/accounts/register', account)).status).toBeGreaterThanOrEqual(400)
    await app.asOwner('alter table passwords drop constraint broken')
    expect(await user(someone)).toEqual(before)
    await someone.api.accounts.register(account)
    expect(await app.services.db.select().from(passwords)).not.toHaveLength(0)
  })

  test('who has an account does not become a guest', async () => {
    await signIn(someone, meera.email)
    expect((await someone.call('POST', '/api/session/guest', {})).body).toMatchObject({
      message: 'Can not sign in to user!',
    })
  })
})

test('a bearer token does what the cookie does, and ends with its session', async () => {
  await signIn(someone, meera.email)
  const body = await someone.api.accounts.bearer({})
  const authorization = `Bearer ${body.token}`
  const program = visitor(app)
  expect(await program.call('GET', '/api/journey', undefined, { authorization })).toMatchObject({ status: 200 })
  await someone.api.accounts.signOut({})
  expect((await program.call('GET', '/api/journey', undefined, { authorization })).status).toBe(401)
})

test('a token makes no token, is listed, and can be ended', async () => {
  await signIn(someone, meera.email)
  const body = await someone.api.accounts.bearer({})
  const authorization = `Bearer ${body.token}`
  const program = visitor(app)
  expect((await program.call('POST', '/api/session/token', {}, { authorization })).body).toMatchObject({
    code: 'token-makes-none',
  })
  const listed = await someone.api.accounts.sessions()
  const token = ensure(listed.find(({ isToken }) => isToken))
  expect(token).toMatchObject({ isThisOne: false, expiresAt: expect.any(String) })
  await someone.api.accounts.revoke({ id: token.id })
  expect((await program.call('GET', '/api/journey', undefined, { authorization })).status).toBe(401)
})

test('asked for twice with one key, a token is made once and its words are kept nowhere', async () => {
  await signIn(someone, meera.email)
  const ask = () => someone.call('POST', '/api/session/token', {}, { 'idempotency-key': 'one-token-only' })
  const { body } = await ask()
  const again = await ask()
  expect([again.status, JSON.stringify(again.body)]).toEqual([
    expect.any(Number),
    expect.not.stringContaining(Object(body).token),
  ])
})

test('a token that is asked for while its session ends does not outlive it', async () => {
  for (let round = 0; round < 10; round += 1) {
    await signIn(someone, meera.email)
    const cookie = someone.cookie()
    const [made] = await Promise.all([
      visitor(app).call('POST', '/api/session/token', {}, { cookie }),
      visitor(app).call('DELETE', '/api/session', undefined, { cookie }),
    ])
    const { token } = Object(made.body)
    if (token === undefined) continue
    expect(
      (await visitor(app).call('GET', '/api/journey', undefined, { authorization: `Bearer ${token}` })).status,
    ).toBe(401)
  }
})

test('a token that is made while the end of its session waits for it goes with it', async () => {
  await signIn(someone, meera.email)
  const { sql, now, random, change } = app.services
  const caller =
    (await readCaller(sql, someone.cookie().slice('safar_session='.length), now())) ?? expect.fail('no session')
  const [isMade, isSeen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const making = change(async ({ tx }) => {
    const made = await openBearer({ tx }, caller, { now: now(), random })
    isMade.resolve()
    await isSeen.promise
    return made
  })
  await isMade.promise
  const ending = someone.call('DELETE', '/api/session')
  const waiting = async () =>
    (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`).length
  await expect.poll(waiting).toBeGreaterThan(0)
  isSeen.resolve()
  const [made] = await Promise.all([making, ending])
  expect(
    (await visitor(app).call('GET', '/api/journey', undefined, { authorization: `Bearer ${made?.token}` })).status,
  ).toBe(401)
})

test('a change by cookie from another site is refused', async () => {
  await signIn(someone, meera.email)
  const answer = await someone.call('PUT', '/api/journey/vaccines/visit', {}, { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
})
