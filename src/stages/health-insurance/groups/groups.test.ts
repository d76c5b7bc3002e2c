import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ananya, arjun, demoPassword, fatima, kavya, meera, rohan } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { withForbiddenFields } from '#tests/smuggled.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { messagesTo } from '#tests/caught.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { universities } from '#src/features/universities/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { groupCodes } from '../tables.ts'
import { groupMembers } from './tables.ts'
import { answerOf, ensure } from '#tests/api.ts'

let app: TestApp
const students = new Map<string, Visitor>()

const friends = [rohan, arjun, fatima, ananya].map(({ email }) => email)
const universityID = 'university-of-north-texas'

beforeAll(async () => {
  app = await openTestApp()
  await seedPeople(app.services)
  const at = app.clock.now()
  const named = { name: 'University of North Texas', nameKey: 'university of north texas' }
  await app.services.db
    .insert(universities)
    .values({ id: universityID, ...named, createdAt: at, verifiedAt: at, revision: 1 })
  for (const email of [meera.email, kavya.email, ...friends]) {
    const somebody = visitor(app)
    await somebody.api.accounts.signIn({ email, password: demoPassword })
    students.set(email, somebody)
  }
})
beforeEach(async () => {
  for (const table of [rateLimits, groupCodes]) await app.services.db.delete(table)
})
afterAll(() => app.end())

const as = (email: string): Visitor => students.get(email) ?? expect.fail(`nobody is ${email}`)

const create = (email: string, changes: object = {}, headers = {}) =>
  as(email).call(
    'POST',
    '/webhooks/groupPlan/createCode',
    withForbiddenFields('groupPlans.createCode', { name: 'Meera', universityID, memberEmails: friends, ...changes }),
    headers,
  )
const apply = (email: string, code: string, changes: object = {}) =>
  as(email).api.groupPlans.applyCode(
    withForbiddenFields('groupPlans.applyCode', {
      code,
      name: 'A',
      universityID,
      memberEmails: friends,
      ...changes,
    }),
  )

const newGroup = async () => String(Reflect.get(Object((await create(meera.email)).body), 'code'))
const groupWith = async (code: string) =>
  (await app.services.db.select().from(groupCodes).where(eq(groupCodes.code, code)))[0]

const lettersWith = async (code: string, to: string) =>
  (await messagesTo(app, to)).filter(({ body }) => body.includes(code)).length

const invalid = 'Please enter a valid email address.'
const inUse = 'This email address is already in use.'
const unknown = { code: 'Please input valid group code' }

describe('making a group', () => {
  test('answers a code that can be read aloud and not be guessed; for other friends another', async () => {
    const others = Object((await create(meera.email, { memberEmails: [...friends.slice(1), kavya.email] })).body).code
    const codes = [await newGroup(), String(others)]
    expect(codes).toEqual([
      expect.stringMatching(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/),
      expect.not.stringMatching(codes[0] ?? ''),
    ])
  })

  test('again by the same person for the same four is the same group, also of eight at once and in another order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        create(meera.email, { memberEmails: index % 2 === 0 ? friends : friends.toReversed() }),
      ),
    )
    expect(new Set(answers.map(({ body }) => Object(body).code)).size).toBe(1)
    expect(await app.services.db.$count(groupCodes)).toBe(1)
    const code = String(Object(answers[0]?.body).code)
    await expect.poll(async () => await lettersWith(code, ananya.email)).toBe(1)
  })

  test('writes to the four who are invited: by whom, the code, and that it works with their address only', async () => {
    const code = await newGroup()
    await expect.poll(async () => await lettersWith(code, rohan.email)).toBe(1)
    const letter = (await messagesTo(app, rohan.email)).find(({ body }) => body.includes(code))?.body
    for (const words of ['Meera', 'University of North Texas', 'this e-mail address only'])
      expect(letter).toContain(words)
  })

  test('works with a bearer token as well; not for a guest, nor for a stranger', async () => {
    const body = await as(meera.email).api.accounts.bearer({})
    const authorization = `Bearer ${body.token}`
    const input = { name: 'Meera', universityID, memberEmails: friends }
    const path = '/webhooks/groupPlan/createCode'
    expect((await visitor(app).call('POST', path, input, { authorization })).status).toBe(200)
    const guest = visitor(app)
    await guest.api.accounts.signInAsGuest({})
    expect((await guest.call('POST', path, input)).status).toBe(403)
    expect((await visitor(app).call('POST', path, input)).status).toBe(401)
  })

  test.each([
    [friends.slice(1), { 'memberEmails.3': invalid }],
    [[], { 'memberEmails.0': invalid, 'memberEmails.3': invalid }],
    [['x', ...friends.slice(1)], { 'memberEmails.0': invalid }],
    [[...friends.slice(1), ` ${friends[1]?.toUpperCase()} `], { 'memberEmails.3': inUse }],
    [[...friends.slice(1), meera.email], { 'memberEmails.3': inUse }],
  ])('%j: %j', async (memberEmails, fields) => {
    expect(await create(meera.email, { memberEmails })).toMatchObject({ status: 422, body: { fields } })
  })

  test('needs a university that there is', async () => {
    const answer = await create(meera.email, { universityID: 'nowhere' })
    expect(answer).toMatchObject({ status: 422, body: { fields: { universityID: 'Please select your university' } } })
  })
})

describe('joining a group', () => {
  test('is for those who were invited, once, until the last place is taken', async () => {
    const code = await newGroup()
    await expect(apply(kavya.email, code)).rejects.toMatchObject({ status: 422, body: { fields: unknown } })
    for (const email of friends) {
      expect((await groupWith(code))?.finalizedAt).toBeNull()
      expect(await apply(email, code.toLowerCase().replace('-', ' '))).toMatchObject({ code })
      await expect(apply(email, code)).rejects.toMatchObject({
        body: { message: 'You have already joined this group.' },
      })
    }
    expect((await groupWith(code))?.finalizedAt).toEqual(app.clock.now())
    await expect(apply(kavya.email, code)).rejects.toMatchObject({
      status: 409,
      body: { fields: { partOfGroup: 'Group plan not available at this time.' } },
    })
  })

  test('is seen by those who are in it; the addresses by the one who typed them', async () => {
    const mine = (email: string) => as(email).api.groupPlans.mine()
    app.clock.pass({ minutes: 1 })
    const code = await newGroup()
    await apply(rohan.email, code)
    const group = ensure((await mine(meera.email)).own)
    expect(group).toMatchObject({ code, isMine: true, isFinal: false })
    expect(group.members).toContainEqual({ email: rohan.email, hasJoined: true })
    expect(group.members).toContainEqual({ email: ananya.email, hasJoined: false })
    expect((await mine(rohan.email)).own).toMatchObject({
      code,
      isMine: false,
      members: [{ email: null }, { email: null }, { email: null }, { email: null }],
    })
    expect(await mine(ananya.email)).toMatchObject({ invitation: { code, from: 'Meera' } })
    expect(await mine(kavya.email)).toEqual({ own: null, invitation: null })
  })

  test('with an address that nobody proved takes no place', async () => {
    const code = await newGroup()
    const prove = (emailVerifiedAt: Temporal.Instant | null) =>
      app.services.db.update(people).set({ emailVerifiedAt }).where(eq(people.email, rohan.email))
    await prove(null)
    await expect(apply(rohan.email, code)).rejects.toMatchObject({
      status: 403,
      body: {
        fields: {
          code: 'Please input valid group code. Confirm the e-mail address of your account first, under Profile.',
        },
      },
    })
    expect((await as(rohan.email).api.groupPlans.mine()).invitation).toBeNull()
    await prove(app.clock.now())
    await apply(rohan.email, code)
  })

  test('of another university is refused', async () => {
    const code = await newGroup()
    await expect(apply(rohan.email, code, { universityID: 'pace-university' })).rejects.toMatchObject({
      status: 409,
      body: { fields: { partOfGroup: 'Group plan not available at this time.' } },
    })
  })

  test('is nothing for the one who made it', async () => {
    await expect(apply(meera.email, await newGroup())).rejects.toMatchObject({ status: 409 })
  })

  test.each(['', '   ', 'AAAAA-AAAAA', "' or 1=1 --"])('with the code %j is refused', async code => {
    await expect(apply(rohan.email, code)).rejects.toMatchObject({ status: 422, body: { fields: unknown } })
  })

  test('names the four others too', async () => {
    const answer = await answerOf(apply(rohan.email, await newGroup(), { memberEmails: friends.slice(1) }))
    expect(answer).toMatchObject({ status: 422, body: { fields: { 'memberEmails.3': invalid } } })
  })

  test('the last place has one winner, of fifty who try at once', async () => {
    const code = await newGroup()
    for (const email of friends.slice(1)) await apply(email, code)
    const tries = await Promise.all(Array.from({ length: 50 }, () => answerOf(apply(rohan.email, code))))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(409)])
    expect((await groupWith(code))?.finalizedAt).toEqual(app.clock.now())
  })

  test('all four at once make it final', async () => {
    const code = await newGroup()
    const joined = await Promise.all(friends.map(email => answerOf(apply(email, code))))
    expect(joined.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await groupWith(code))?.finalizedAt).toEqual(app.clock.now())
  })

  test('with another address later takes no second place', async () => {
    const code = await newGroup()
    await apply(rohan.email, code)
    const { db } = app.services
    const rename = (from: string, to: string) => db.update(people).set({ email: to }).where(eq(people.email, from))
    await rename(arjun.email, 'arjun.away@example.com')
    await rename(rohan.email, arjun.email)
    await expect(apply(rohan.email, code)).rejects.toMatchObject({ status: 409 })
    await rename(arjun.email, rohan.email)
    await rename('arjun.away@example.com', arjun.email)
    const places = await db.select().from(groupMembers).where(eq(groupMembers.code, code))
    expect(places.filter(({ joinedAt }) => joinedAt !== null)).toHaveLength(1)
  })

  test('is tried sixty times an hour at most', async () => {
    const tries = await Promise.all(Array.from({ length: 65 }, () => answerOf(apply(rohan.email, 'AAAAA-AAAAA'))))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})
