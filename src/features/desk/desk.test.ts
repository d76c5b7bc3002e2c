import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arjun, demoPassword, dev, farah, kavya, meera, rohan, vikram, type DemoPerson } from '../../../seed/people.ts'
import { seedPeople } from '../../../seed/seed-people.ts'
import { openTestHouse, type TestHouse } from '../../../tests/house.ts'
import { openStream } from '../../../tests/stream.ts'
import { visitor, type Answer, type Visitor } from '../../../tests/visitor.ts'
import { people, staff } from '../../platform/identity/tables.ts'
import { deskRoles } from '../../wire/route.ts'
import { deskContract, type ActionView, type ErrorView, type PersonView, type UsageView } from './contract.ts'

let house: TestHouse
const ids = new Map<string, string>()

beforeAll(async () => {
  house = await openTestHouse()
  await seedPeople(house.house)
  for (const { id, email } of await house.house.db.select().from(people)) ids.set(email ?? '', id)
})
afterAll(() => house.end())

const idOf = ({ email }: DemoPerson) => ids.get(email) ?? ''

async function enter({ email }: DemoPerson): Promise<Visitor> {
  const who = visitor(house)
  await who.call('POST', '/api/session/password', { email, password: demoPassword })
  return who
}

const grant = (who: Visitor, to: DemoPerson, role: string, bank?: string | null) =>
  who.call('PUT', `/api/desk/people/${idOf(to)}/roles/${role}`, bank === undefined ? {} : { bank })
const withdraw = (who: Visitor, from: DemoPerson, role: string) =>
  who.call('DELETE', `/api/desk/people/${idOf(from)}/roles/${role}`, {})
const actionsAbout = async (who: Visitor, about: string): Promise<ActionView[]> =>
  Object((await who.call('GET', `/api/desk/actions?about=${about}`)).body)
const peopleFound = async (who: Visitor, search: string): Promise<PersonView[]> =>
  Object((await who.call('GET', `/api/desk/people?search=${encodeURIComponent(search)}`)).body)

describe('who is shown what', () => {
  const team = { advisor: kavya, lender: vikram, underwriter: farah, admin: dev }
  const open = {
    seat: ['advisor', 'lender', 'underwriter', 'admin'],
    earlyAccess: ['advisor', 'admin'],
    people: ['admin'],
    person: ['admin'],
    grantRole: ['admin'],
    withdrawRole: ['admin'],
    makeSignInLink: ['admin'],
    actions: ['admin'],
    errors: ['admin'],
    usage: ['admin'],
  } as const satisfies Record<keyof typeof deskContract, readonly string[]>
  const nobody = '00000000-0000-4000-8000-000000000000'
  const grid = Object.entries(deskContract).flatMap(([verb, route]) =>
    [...deskRoles, 'student'].map(role => [verb, role, route] as const),
  )

  test.each(grid)('%s to: %s', async (verb, role, { method, path }) => {
    const who = await enter(role === 'student' ? meera : (Object.entries(team).find(([name]) => name === role)?.[1] ?? meera))
    const address = path.replace('{id}', nobody).replace('{role}', 'advisor')
    const { body } = await who.call(method, address, method === 'GET' ? undefined : {})
    const strange = await who.call(method, '/api/desk/no-such-thing', method === 'GET' ? undefined : {})
    const isOpen = Object.entries(open).some(([name, roles]) => name === verb && roles.some(one => one === role))
    // To a person who is not there, the open ones answer 404 too: what differs is that theirs is a route.
    expect(house.server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true)
    if (!isOpen) expect(body).toEqual(strange.body)
    else if (!path.includes('{id}')) expect(body).not.toEqual(strange.body)
  })

  test('each learns his own roles and his bank', async () => {
    expect((await (await enter(vikram)).call('GET', '/api/desk/seat')).body).toEqual({
      firstName: 'Vikram',
      roles: ['lender'],
      bank: 'State Bank of India',
    })
  })
})

describe('finding people', () => {
  test.each([
    ['meera', ['Meera Iyer']],
    ['IYER mee', ['Meera Iyer']],
    ['rohan.deshmukh@', ['Rohan Deshmukh']],
    ['+91 98480 12345', ['Meera Iyer']],
    ['98490', ['Arjun Reddy']],
    ['begum', ['Fatima Begum Sheikh']],
    ['%', []],
    ['nobody at all', []],
    ['', ['Dev Malhotra', 'Farah Khan', 'Kavya Menon', 'Neha Kulkarni', 'Vikram Rao']],
  ])('%j', async (search, names) => {
    expect((await peopleFound(await enter(dev), search)).map(({ name }) => name)).toEqual(names)
  })

  test('each is shown with what they are', async () => {
    const [found] = await peopleFound(await enter(dev), 'vikram')
    expect(found).toMatchObject({ isGuest: false, seats: [{ role: 'lender', bank: 'State Bank of India', grantedBy: null }] })
  })
})

describe('roles', () => {
  test('given, used at the next request, and taken: the streams end within a second', async () => {
    const [asDev, asArjun] = [await enter(dev), await enter(arjun)]
    expect((await asArjun.call('GET', '/api/desk/chats')).status).toBe(404)
    expect((await grant(asDev, arjun, 'advisor')).body).toMatchObject({ seats: [{ role: 'advisor', grantedBy: 'Dev Malhotra' }] })
    expect((await asArjun.call('GET', '/api/desk/chats')).status).toBe(200)

    const stream = await openStream(house, asArjun)
    await (await enter(meera)).call('POST', '/api/chat', { text: 'Hello' })
    await expect.poll(() => stream.heard.at(-1)?.abouts, { timeout: 1000 }).toEqual(['chat'])

    const at = performance.now()
    await withdraw(asDev, arjun, 'advisor')
    await stream.ended
    expect(performance.now() - at).toBeLessThan(1000)
    expect((await asArjun.call('GET', '/api/desk/chats')).status).toBe(404)

    // He is still signed in, and his next stream is a student's.
    const next = await openStream(house, asArjun, stream.heard.at(-1)?.id)
    await (await enter(meera)).call('POST', '/api/chat', { text: 'Anyone?' })
    await asArjun.call('POST', '/api/chat', { text: 'My own' })
    await expect.poll(() => next.heard.at(-1)?.abouts, { timeout: 1000 }).toEqual(['chat'])
    expect(next.heard.filter(({ abouts }) => abouts.includes('chat'))).toHaveLength(1)
    next.close()

    expect(await actionsAbout(asDev, idOf(arjun))).toMatchObject([
      { what: 'role-withdrawn', detail: 'Advisor', by: 'Dev Malhotra', aboutName: 'Arjun Reddy' },
      { what: 'role-granted', detail: 'Advisor', by: 'Dev Malhotra', at: '2026-06-15T06:00:00Z' },
    ])
  })

  test('a lender needs one of the ten banks, and nobody else has one', async () => {
    const asDev = await enter(dev)
    const bank = 'Please choose the bank that this person works for.'
    for (const name of [null, 'Bank of Nowhere'])
      expect(await grant(asDev, rohan, 'lender', name)).toMatchObject({ status: 422, body: { fields: { bank } } })
    expect((await grant(asDev, rohan, 'advisor', 'Axis Bank')).status).toBe(422)
    expect((await grant(asDev, rohan, 'lender', 'Axis Bank')).status).toBe(200)
    expect((await grant(asDev, rohan, 'lender', 'Avanse')).body).toMatchObject({ seats: [{ bank: 'Avanse' }] })
    await grant(asDev, rohan, 'lender', 'Avanse')
    expect(await actionsAbout(asDev, idOf(rohan))).toHaveLength(2)
    await withdraw(asDev, rohan, 'lender')
  })

  test('a guest cannot have one', async () => {
    const guest = visitor(house)
    const { body } = await guest.call('POST', '/api/session/guest', {})
    const answer = await (await enter(dev)).call('PUT', `/api/desk/people/${Object(body).user.id}/roles/admin`, {})
    expect(answer).toMatchObject({ status: 409, body: { code: 'guest-at-desk' } })
  })

  test('the last admin stays, and of two who withdraw each other one does', async () => {
    const asDev = await enter(dev)
    expect(await withdraw(asDev, dev, 'admin')).toMatchObject({ status: 409, body: { code: 'last-admin' } })
    await grant(asDev, kavya, 'admin')
    const asKavya = await enter(kavya)
    const both = await Promise.all([withdraw(asDev, kavya, 'admin'), withdraw(asKavya, dev, 'admin')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const admins = await house.house.db.select().from(staff).where(eq(staff.role, 'admin'))
    expect(admins).toHaveLength(1)
    if (admins[0]?.person === idOf(dev)) return
    await grant(asKavya, dev, 'admin')
    await withdraw(asKavya, kavya, 'admin')
  })

  test('withdrawn twice at once, it is written down once', async () => {
    const asDev = await enter(dev)
    await grant(asDev, arjun, 'underwriter')
    const both = await Promise.all([withdraw(asDev, arjun, 'underwriter'), withdraw(asDev, arjun, 'underwriter')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const taken = (await actionsAbout(asDev, idOf(arjun))).filter(({ detail }) => detail === 'Underwriter')
    expect(taken).toHaveLength(2)
  })
})

describe('a sign-in link', () => {
  const make = (who: Visitor, person: DemoPerson) => who.call('POST', `/api/desk/people/${idOf(person)}/sign-in-links`, {})
  const tokenIn = ({ body }: Answer) => new URL(Object(body).url).searchParams.get('token')
  const spend = (token: string | null) => visitor(house).call('POST', '/api/session/custom-token', { token })

  test('signs the student in once, and it is noted who made it', async () => {
    const asDev = await enter(dev)
    const made = await make(asDev, meera)
    expect(Object(made.body).url).toMatch(/\/auth-actions\?mode=signInWithToken&token=[\w-]+$/)
    expect((await spend(tokenIn(made))).body).toMatchObject({ user: { firstName: 'Meera' } })
    expect((await spend(tokenIn(made))).status).toBe(422)
    expect(await actionsAbout(asDev, idOf(meera))).toMatchObject([{ what: 'sign-in-link-made', by: 'Dev Malhotra' }])
  })

  test('is not made for anybody at the desk, nor for a guest', async () => {
    const asDev = await enter(dev)
    const guest = Object((await visitor(house).call('POST', '/api/session/guest', {})).body).user.id
    for (const person of [dev, kavya, vikram]) expect((await make(asDev, person)).status).toBe(409)
    expect((await asDev.call('POST', `/api/desk/people/${guest}/sign-in-links`, {})).status).toBe(409)
  })

  test('is spoilt when its student is given a role', async () => {
    const asDev = await enter(dev)
    const made = await make(asDev, arjun)
    await grant(asDev, arjun, 'advisor')
    expect((await spend(tokenIn(made))).status).toBe(422)
    await withdraw(asDev, arjun, 'advisor')
  })

  test('is not kept with the answer to a repeated call', async () => {
    const asDev = await enter(dev)
    const made = await asDev.call('POST', `/api/desk/people/${idOf(meera)}/sign-in-links`, {}, { 'idempotency-key': 'twice-the-same' })
    const kept = await house.house.db.execute(`select answer::text from idempotency_keys`)
    expect(JSON.stringify(kept)).not.toContain(tokenIn(made) ?? 'no token')
  })
})

test('early access: who asked for which stage, told to the desk at once', async () => {
  const [asKavya, asMeera] = [await enter(kavya), await enter(meera)]
  const stream = await openStream(house, asKavya)
  await asMeera.call('PUT', '/api/journey/apartments/early-access', {})
  await expect.poll(() => stream.heard.at(-1)?.abouts, { timeout: 1000 }).toEqual(['early-access'])
  stream.close()
  expect((await asKavya.call('GET', '/api/desk/early-access')).body).toMatchObject([
    { student: { name: 'Meera Iyer', email: meera.email }, stage: 'apartments', at: '2026-06-15T06:00:00Z' },
  ])
})

describe('what the house notes of itself', () => {
  test('errors are shown once for each, with how often and when last', async () => {
    const someone = visitor(house)
    const fail = (message: string, stack: string) =>
      someone.call('POST', '/api/errors', { message, stack, url: '/loans/finalize-offer' })
    await fail('The line is broken', 'at one (line.ts:1:1)')
    house.clock.pass({ minutes: 1 })
    await fail('The line is broken', 'at two (line.ts:2:2)')
    await fail('Another', '')
    const shown: ErrorView[] = Object((await (await enter(dev)).call('GET', '/api/desk/errors')).body)
    expect(shown).toMatchObject([
      { message: 'Another', count: 1 },
      { message: 'The line is broken', count: 2, where: 'browser', stack: 'at two (line.ts:2:2)', lastSeen: '2026-06-15T06:01:00.000Z' },
    ])
  })

  test('use is counted by the day in India', async () => {
    const someone = visitor(house)
    const show = (screen: string) => someone.call('POST', '/api/analytics', { name: 'screen_shown', properties: { screen } })
    house.clock.set('2026-06-15T18:29:00Z')
    await show('/loans')
    house.clock.set('2026-06-15T18:31:00Z')
    await show('/loans')
    await show('/loans')
    await show('/visas')
    const shown: UsageView[] = Object((await (await enter(dev)).call('GET', '/api/desk/usage')).body)
    expect(shown.filter(({ name }) => name === 'screen_shown')).toEqual([
      { day: '2026-06-16', name: 'screen_shown', screen: '/loans', count: 2 },
      { day: '2026-06-16', name: 'screen_shown', screen: '/visas', count: 1 },
      { day: '2026-06-15', name: 'screen_shown', screen: '/loans', count: 1 },
    ])
  })
})

describe('a university that Rohan added', () => {
  const add = async (who: Visitor, name: string): Promise<string> =>
    Object((await who.call('POST', '/api/universities', { name })).body).id
  const verify = (who: Visitor, id: string, input: object) => who.call('PUT', `/api/desk/universities/${id}/verification`, input)

  test('is verified under its right name, found by it, and the check is written down', async () => {
    const [asRohan, asKavya, asDev] = [await enter(rohan), await enter(kavya), await enter(dev)]
    const id = await add(asRohan, 'Decan Institut of Rivers')
    const right = { name: 'Deccan Institute of Rivers', domain: 'https://www.deccan.edu/about' }
    expect((await verify(asKavya, id, right)).body).toMatchObject({ name: right.name, verified: true })
    const found = await (await enter(meera)).call('GET', '/api/universities?query=deccan')
    expect(found.body).toMatchObject([{ id, name: right.name }])
    expect((await asKavya.call('GET', '/api/desk/universities/verified')).body).toMatchObject([
      { id, domain: 'deccan.edu', verifiedBy: 'Kavya Menon' },
    ])
    await asKavya.call('DELETE', `/api/desk/universities/${id}/verification`, {})
    expect((await actionsAbout(asDev, id)).map(({ what, detail, by }) => [what, detail, by])).toEqual([
      ['university-withdrawn', right.name, 'Kavya Menon'],
      ['university-verified', right.name, 'Kavya Menon'],
    ])
  })

  test('does not get the name of another', async () => {
    const [asRohan, asKavya] = [await enter(rohan), await enter(kavya)]
    await add(asRohan, 'College of Kites')
    const id = await add(asRohan, 'Colege of Kites')
    expect(await verify(asKavya, id, { name: 'The College of Kites' })).toMatchObject({
      status: 409,
      body: { fields: { name: 'There is a university of this name already.' } },
    })
    expect((await verify(asKavya, id, { domain: 'no domain' })).status).toBe(422)
  })
})

