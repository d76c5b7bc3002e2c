import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, suresh, vikram } from '#seed/people.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { staff } from '#src/platform/identity/tables.ts'
import { deskRoles } from '#src/wire/route.ts'
import { deskContract } from './contract.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
  await app.services.db.delete(staff).where(eq(staff.person, app.idOf(suresh)))
})
afterAll(() => app.end())

describe('who is shown what', () => {
  const team = { advisor: kavya, lender: vikram, underwriter: farah, admin: dev }
  /** Who each is for, and what they are answered about Dev, the only admin. */
  const open = {
    seat: [deskRoles, 200],
    earlyAccess: [['advisor', 'admin'], 200],
    people: [['admin'], 200],
    person: [['admin'], 200],
    grantRole: [['admin'], 200],
    withdrawRole: [['admin'], 409],
    makeSignInLink: [['admin'], 409],
    resetSecondFactors: [['admin'], 409],
    stay: [deskRoles, 200],
    endSessions: [['admin'], 200],
    actions: [['admin'], 200],
    chain: [['admin'], 200],
    errors: [['admin'], 200],
    usage: [['admin'], 200],
  } as const satisfies Record<keyof typeof deskContract, readonly [readonly string[], number]>
  const grid = Object.entries(open).flatMap(([verb, [roles, status]]) =>
    [...deskRoles, 'student'].map(role => [verb, role, roles.some(one => one === role) ? status : 404] as const),
  )

  test.each(grid)('%s to: %s: %d', async (verb, role, expected) => {
    const who = await app.enter(Object.entries(team).find(([name]) => name === role)?.[1] ?? meera)
    const { method, path } = Object.entries(deskContract).find(([name]) => name === verb)?.[1] ?? deskContract.seat
    const address = path.replace('{id}', app.idOf(dev)).replace('{role}', 'admin')
    const { status, body } = await who.call(method, address, method === 'GET' ? undefined : {})
    expect(status).toBe(expected)
    if (status === 404) expect(body).toEqual((await who.call('GET', '/api/desk/no-such-thing')).body)
  })

  test('each learns their own roles and their bank', async () => {
    expect(await (await app.enter(vikram)).api.desk.seat()).toEqual({
      firstName: 'Vikram',
      roles: ['lender'],
      bank: 'State Bank of India',
    })
  })
})

test('early access: who asked for which stage, announced to the desk at once', async () => {
  const [asKavya, asMeera] = [await app.enter(kavya), await app.enter(meera)]
  const stream = await openStream(app, asKavya)
  await asMeera.api.journey.askEarlyAccess({ stage: 'apartments' })
  await expect.poll(() => stream.heard.at(-1)?.abouts).toContain('early-access')
  stream.close()
  expect(await asKavya.api.desk.earlyAccess()).toMatchObject([
    { student: { name: 'Meera Iyer', email: meera.email }, stage: 'apartments', at: '2026-06-15T06:00:00Z' },
  ])
})
