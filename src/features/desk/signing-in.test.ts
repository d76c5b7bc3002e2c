import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arjun, dev, kavya, meera, suresh, vikram, type DemoPerson } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import type { ActionView } from '../audit/contract.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { ensure } from '#tests/api.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const grant = (who: Visitor, to: DemoPerson, role: DeskRole, bank?: string | null) =>
  who.api.desk.grantRole({ ...(bank === undefined ? {} : { bank }), id: app.idOf(to), role })
const withdraw = (who: Visitor, from: DemoPerson, role: DeskRole) =>
  who.api.desk.withdrawRole({ id: app.idOf(from), role })
const actionsAbout = (who: Visitor, about: string): Promise<ActionView[]> => who.api.desk.actions({ about })

describe('a sign-in link', () => {
  const make = (who: Visitor, person: DemoPerson) => who.api.desk.makeSignInLink({ id: app.idOf(person) })
  const tokenIn = ({ url }: { url: string }) => new URL(url).searchParams.get('token')
  const spend = (token: string | null) => visitor(app).api.accounts.signInWithToken({ token: ensure(token) })

  test('signs the student in once, and it is noted who made it', async () => {
    const asDev = await app.enter(dev)
    const made = await make(asDev, meera)
    expect(made.url).toMatch(/\/auth-actions\?mode=signInWithToken&token=[\w-]+$/)
    expect(await spend(tokenIn(made))).toMatchObject({ user: { firstName: 'Meera' } })
    await expect(spend(tokenIn(made))).rejects.toMatchObject({ status: 422 })
    expect(await actionsAbout(asDev, app.idOf(meera))).toMatchObject([
      { what: 'sign-in-link-made', by: 'Dev Malhotra' },
    ])
  })

  test('is not made for anybody at the desk, nor for a guest', async () => {
    const asDev = await app.enter(dev)
    const { id } = await app.enterAsGuest()
    for (const person of [dev, kavya, vikram]) await expect(make(asDev, person)).rejects.toMatchObject({ status: 409 })
    expect((await asDev.call('POST', `/api/desk/people/${id}/sign-in-links`, {})).status).toBe(409)
  })

  test('is spoilt when its student is given a role', async () => {
    const asDev = await app.enter(dev)
    const made = await make(asDev, arjun)
    await grant(asDev, arjun, 'advisor')
    await app.confirmBy(await app.enter(suresh))
    await expect(spend(tokenIn(made))).rejects.toMatchObject({ status: 422 })
    await withdraw(asDev, arjun, 'advisor')
  })

  test('is not kept with the answer to a repeated call', async () => {
    const asDev = await app.enter(dev)
    const made = await asDev.call(
      'POST',
      `/api/desk/people/${app.idOf(meera)}/sign-in-links`,
      {},
      { 'idempotency-key': 'twice-the-same' },
    )
    const kept = await app.services.db.execute(`select answer::text from idempotency_keys`)
    expect(JSON.stringify(kept)).not.toContain(tokenIn(Object(made.body)) ?? 'no token')
  })
})
