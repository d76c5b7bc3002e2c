// Nobody confirmed the address: it may be mistyped, or typed by one who waits for its owner. See also lock-out.test.ts.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { arjun, demoPassword, dev, meera, rohan } from '#seed/people.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { passkeys } from '#src/features/accounts/tables.ts'
import { ensure } from '../api.ts'
import { codeIn, lastMessageTo, messagesTo, parameterIn } from '../caught.ts'
import { giveSecondFactor } from '../second-factor.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { visitor, type Visitor } from '../visitor.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
})

let count = 0
const fresh = () => {
  count += 1
  return { email: `somebody-${count}@example.com`, number: { prefix: 'IN:91', phone: String(9_848_400_000 + count) } }
}
const password = 'my-own-password-7'
type Fresh = ReturnType<typeof fresh>
const names = { firstName: 'Lata', middleName: '', lastName: 'Rao' }

/** At the purchase of an insurance: nothing is proved. */
async function registered({ email, number }: Fresh): Promise<Visitor> {
  const who = visitor(app)
  await who.api.accounts.register({ ...names, email, password, ...number })
  return who
}

/** With a code to the phone. */
async function signedUp({ email, number }: Fresh): Promise<Visitor> {
  const who = visitor(app)
  const otp = await codeTo(number, () => who.call('POST', '/api/phone-codes', { ...number, captcha: dummyToken }))
  const form = { ...names, email, ...number, otp, password, confirm: password, emailConsent: true, terms: true }
  await who.api.accounts.signUp(form)
  return who
}

async function codeTo({ phone }: { phone: string }, ask: () => Promise<unknown>): Promise<string> {
  const codes = async () =>
    (await messagesTo(app, `+91${phone}`)).filter(({ body }) => body.includes('is your Safar code'))
  const before = (await codes()).length
  await ask()
  await expect.poll(async () => (await codes()).length).toBe(before + 1)
  return codeIn((await codes())[0]?.body ?? '')
}

async function letter(email: string, path: string, holds: string): Promise<string> {
  const count = (await messagesTo(app, email)).length
  expect((await visitor(app).call('POST', path, { email })).status).toBe(200)
  await expect.poll(async () => (await messagesTo(app, email)).length).toBeGreaterThan(count)
  const found = (await messagesTo(app, email)).find(({ body }) => body.includes(holds))
  return parameterIn(found?.body ?? '', 'oobCode')
}
const linkTo = (email: string) => letter(email, '/api/sign-in-links', 'verify-link')
const resetFor = (email: string) => letter(email, '/api/password-resets', 'resetPassword')
const open = (who: Visitor, email: string, oobCode: string, given: object = {}) =>
  who.api.accounts.signInByLink({ email, oobCode, ...given })
const user = async (who: Visitor) => (await who.api.accounts.session({})).user
const signIn = (who: Visitor, email: string, typed = password) => who.api.accounts.signIn({ email, password: typed })

describe.each([
  ['who registered', registered],
  ['who signed up with a code to the phone', signedUp],
] as const)('a student %s with a mistyped address', (_, begin) => {
  test('keeps account, password and phone from the address’s owner, who can take the address off and sees nothing', async () => {
    const typed = fresh()
    const student = await begin(typed)
    const owner = visitor(app)
    const oobCode = await linkTo(typed.email)
    await expect(open(owner, typed.email, oobCode)).rejects.toMatchObject({
      status: 403,
      body: { code: 'address-not-proved' },
    })
    expect(await user(owner)).toBeNull()
    await signIn(visitor(app), typed.email)

    const needs = await owner.api.unproved.read({ oobCode })
    expect(needs).toEqual({ isProved: false, hasPassword: true, phoneEnding: typed.number.phone.slice(-2) })
    await expect(open(owner, typed.email, oobCode, { password: 'a guess' })).rejects.toMatchObject({
      body: {
        code: 'wrong-password',
      },
    })
    await owner.api.unproved.release({ oobCode })
    expect(await user(owner)).toBeNull()
    // The student is still in, and nothing but the address is gone.
    expect(await user(student)).toMatchObject({ primaryEmail: null, name: 'Lata Rao' })
    expect(await lastMessageTo(app, `+91${typed.number.phone}`)).toBeDefined()
    await expect
      .poll(async () =>
        (await messagesTo(app, `+91${typed.number.phone}`)).some(({ body }) => body.includes('was taken off')),
      )
      .toBe(true)
    // The owner of the address begins with nothing.
    await visitor(app).api.accounts.register({
      ...names,
      firstName: 'Owner',
      email: typed.email,
      password: 'another-password-3',
      ...fresh().number,
    })
  })

  test('comes in on a second device with the password, and loses nothing', async () => {
    const typed = fresh()
    const first = await begin(typed)
    const second = visitor(app)
    await open(second, typed.email, await linkTo(typed.email), { password })
    expect(await user(second)).toMatchObject({ primaryEmail: typed.email, emailIsProved: true })
    expect(await user(first)).toMatchObject({ primaryEmail: typed.email })
    await signIn(visitor(app), typed.email)
  })

  test('comes in on a second device with a code to the phone', async () => {
    const typed = fresh()
    await begin(typed)
    const second = visitor(app)
    const oobCode = await linkTo(typed.email)
    const otp = await codeTo(typed.number, () => second.call('POST', '/api/accounts/unproved/codes', { oobCode }))
    await open(second, typed.email, oobCode, { otp })
    expect(await user(second)).toMatchObject({ emailIsProved: true })
  })

  test('sets a forgotten password only with a code to the phone', async () => {
    const typed = fresh()
    await begin(typed)
    const who = visitor(app)
    const code = await resetFor(typed.email)
    const set = (otp = '') =>
      who.api.accounts.resetPassword({ code, password: 'a-new-password-8', confirm: 'a-new-password-8', otp })
    await expect(set()).rejects.toMatchObject({ status: 403, body: { code: 'address-not-proved' } })
    await signIn(visitor(app), typed.email)
    const otp = await codeTo(typed.number, () => who.call('POST', '/api/accounts/unproved/codes', { oobCode: code }))
    await set(otp)
    await signIn(visitor(app), typed.email, 'a-new-password-8')
  })
})

test('a stranger who registers somebody’s address with their phone is thrown out when they arrive, and they hear of it', async () => {
  const victim = fresh()
  const stranger = await registered(victim)
  const who = visitor(app)
  const oobCode = await linkTo(victim.email)
  const otp = await codeTo(victim.number, () => who.call('POST', '/api/accounts/unproved/codes', { oobCode }))
  await open(who, victim.email, oobCode, { otp })
  expect(await user(stranger)).toBeNull()
  await expect(signIn(visitor(app), victim.email)).rejects.toMatchObject({ status: 422 })
  await expect
    .poll(async () => (await messagesTo(app, victim.email)).map(({ subject }) => subject))
    .toContain('Choose a new password for Safar')
})

test('codes for an account whose link one does not have are sent to nobody', async () => {
  for (const oobCode of ['a guess', 'A'.repeat(43)]) {
    const who = visitor(app)
    expect((await who.call('POST', '/api/accounts/unproved', { oobCode })).status).toBe(422)
    expect((await who.call('POST', '/api/accounts/unproved/codes', { oobCode })).status).toBe(422)
    expect((await who.call('POST', '/api/accounts/unproved/release', { oobCode })).status).toBe(422)
  }
})

test('a confirmed address is not taken off by a link', async () => {
  const oobCode = await linkTo(rohan.email)
  expect((await visitor(app).call('POST', '/api/accounts/unproved/release', { oobCode })).status).toBe(422)
  await signIn(visitor(app), rohan.email, demoPassword)
})

test('an address that nobody has confirmed gets no role', async () => {
  const typed = fresh()
  const student = await registered(typed)
  const { id } = ensure(await user(student))
  const admin = await app.enter(dev)
  expect(await admin.call('PUT', `/api/desk/people/${id}/roles/advisor`, {})).toMatchObject({
    status: 409,
    body: { code: 'address-not-proved' },
  })
})

test('a stranger’s passkey opens nothing once the owner of the address and the phone has come', async () => {
  const victim = fresh()
  const { id } = ensure(await user(await registered(victim)))
  await app.services.db.insert(passkeys).values({
    person: id,
    credentialId: 'of-a-stranger',
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: ['internal'],
    name: 'Phone',
    createdAt: app.clock.now(),
  })
  const who = visitor(app)
  const oobCode = await linkTo(victim.email)
  const otp = await codeTo(victim.number, () => who.call('POST', '/api/accounts/unproved/codes', { oobCode }))
  await open(who, victim.email, oobCode, { otp })
  expect(await app.services.db.$count(passkeys, eq(passkeys.person, id))).toBe(0)
})

describe('a role', () => {
  const rolesOf = async (id: string) =>
    (await app.services.db.select().from(staff).where(eq(staff.person, id))).map(({ role }) => role)
  const giveRole = (id: string, role: 'advisor' | 'underwriter') =>
    app.services.db.insert(staff).values({ person: id, role, bank: null, grantedAt: app.clock.now() })

  test('does not stay on the account from which its address was taken', async () => {
    const typed = fresh()
    const { id } = ensure(await user(await registered(typed)))
    await giveRole(id, 'advisor')
    const oobCode = await linkTo(typed.email)
    await visitor(app).api.unproved.release({ oobCode })
    expect(await rolesOf(id)).toEqual([])
  })

  test('that was given after a change of address goes when the change is undone, and one from before stays', async () => {
    const who = await app.enter(arjun)
    const id = app.idOf(arjun)
    await giveRole(id, 'advisor')
    app.clock.pass({ minutes: 1 })
    await giveSecondFactor(app, who)
    const other = 'arjun.at.work@example.com'
    await who.api.ways.askEmail({ email: other })
    const oobCode = parameterIn(await lastMessageTo(app, other), 'oobCode')
    await who.api.ways.putEmail({ oobCode })
    app.clock.pass({ minutes: 1 })
    await giveRole(id, 'underwriter')
    const code = await undoCodeTo(arjun.email, `changed to ${other}`)
    await visitor(app).api.undo.undo({ code })
    expect(await rolesOf(id)).toEqual(['advisor'])
    await app.services.db.delete(staff).where(eq(staff.person, id))
  })

  test('goes with the address where the change that brought it is undone by phone', async () => {
    const typed = fresh()
    const who = await signedUp(typed)
    const { id } = ensure(await user(who))
    const other = `work-${typed.email}`
    await who.api.ways.askEmail({ email: other })
    const oobCode = parameterIn(await lastMessageTo(app, other), 'oobCode')
    await who.api.ways.putEmail({ oobCode })
    // A role from before the change, as one was given before addresses had to be confirmed.
    await app.services.db
      .insert(staff)
      .values({ person: id, role: 'advisor', bank: null, grantedAt: app.clock.now().subtract({ hours: 1 }) })
    const code = await undoCodeTo(`+91${typed.number.phone}`, 'changed to')
    await visitor(app).api.undo.undo({ code })
    expect(await rolesOf(id)).toEqual([])
  })
})

/** The link of the letter that says so. */
async function undoCodeTo(to: string, says: string): Promise<string> {
  const letterSaying = async () =>
    (await messagesTo(app, to)).find(({ body }) => body.includes(says) && body.includes('undoChange'))
  await expect.poll(letterSaying).toBeDefined()
  return parameterIn((await letterSaying())?.body ?? '', 'oobCode')
}

describe('a way to sign in that was changed', () => {
  test('an address: the old one and the phone hear of it and put it back; the new one gets no such link', async () => {
    const who = await app.enter(meera)
    const other = 'meera.elsewhere@example.com'
    await who.api.ways.askEmail({ email: other })
    const oobCode = parameterIn(await lastMessageTo(app, other), 'oobCode')
    await who.api.ways.putEmail({ oobCode })
    const code = await undoCodeTo(meera.email, 'The e-mail address of your Safar account was changed to')
    expect(await undoCodeTo(meera.phone, 'The e-mail address of your Safar account was changed to')).toBe(code)
    expect((await messagesTo(app, other)).some(({ body }) => body.includes('undoChange'))).toBe(false)
    expect(await visitor(app).api.undo.read({ code })).toMatchObject({
      what: 'email',
    })
    const undo = () => visitor(app).call('POST', '/api/account-changes/undo', { code })
    const undone = await Promise.all([undo(), undo(), undo()])
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await user(who)).toBeNull()
    await signIn(visitor(app), meera.email, demoPassword)
  })

  test('a password that somebody with the mailbox set: the phone hears of it and puts the old one back', async () => {
    const code = await resetFor(meera.email)
    const who = visitor(app)
    await who.api.accounts.resetPassword({
      code,
      password: 'not-meeras-own-5',
      confirm: 'not-meeras-own-5',
    })
    const undo = await undoCodeTo(meera.phone, 'The password of your Safar account was changed.')
    await visitor(app).api.undo.undo({ code: undo })
    await expect(signIn(visitor(app), meera.email, 'not-meeras-own-5')).rejects.toMatchObject({ status: 422 })
    await signIn(visitor(app), meera.email, demoPassword)
  })

  test('a phone is put back, unless somebody else has it by now; and nothing after 7 days', async () => {
    const who = await app.enter(meera)
    const put = async (number: Fresh['number']) => {
      const otp = await codeTo(number, () => who.call('POST', '/api/phone-codes', { ...number, captcha: dummyToken }))
      await who.api.ways.putPhone({ ...number, otp })
    }
    await put(fresh().number)
    const code = await undoCodeTo(meera.phone, 'The phone number of your Safar account was changed to')
    const undo = () => visitor(app).api.undo.undo({ code })
    await app.services.db.update(people).set({ phone: meera.phone }).where(eq(people.email, rohan.email))
    await expect(undo()).rejects.toMatchObject({ status: 409, body: { code: 'undo-taken' } })
    await app.services.db.update(people).set({ phone: rohan.phone }).where(eq(people.email, rohan.email))
    app.clock.pass({ hours: 7 * 24 })
    await expect(undo()).rejects.toMatchObject({ status: 422 })
    app.clock.pass({ hours: -1 })
    await undo()
    expect(await user(who)).toBeNull()
  })
})
