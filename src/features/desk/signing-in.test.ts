import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arjun, dev, kavya, meera, suresh, vikram, type DemoPerson } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Answer, type Visitor } from '#tests/visitor.ts'
import type { ActionView } from '../audit/contract.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const grant = (who: Visitor, to: DemoPerson, role: string, bank?: string | null) =>
  who.call('PUT', `/api/desk/people/${app.idOf(to)}/roles/${role}`, bank === undefined ? {} : { bank })
const withdraw = (who: Visitor, from: DemoPerson, role: string) =>
  who.call('DELETE', `/api/desk/people/${app.idOf(from)}/roles/${role}`, {})
const actionsAbout = async (who: Visitor, about: string): Promise<ActionView[]> =>
  Object((await who.call('GET', `/api/desk/actions?about=${about}`)).body)

describe('a sign-in link', () => {
  const make = (who: Visitor, person: DemoPerson) =>
    who.call('POST', `/api/desk/people/${app.idOf(person)}/sign-in-links`, {})
  const tokenIn = ({ body }: Answer) => new URL(Object(body).url).searchParams.get('token')
  const spend = (token: string | null) => visitor(app).call('POST', '/api/session/custom-token', { token })

  test('signs the student in once, and it is noted who made it', async () => {
    const asDev = await app.enter(dev)
    const made = await make(asDev, meera)
    expect(Object(made.body).url).toMatch(/\/auth-actions\?mode=signInWithToken&token=[\w-]+$/)
    expect((await spend(tokenIn(made))).body).toMatchObject({ user: { firstName: 'Meera' } })
    expect((await spend(tokenIn(made))).status).toBe(422)
    expect(await actionsAbout(asDev, app.idOf(meera))).toMatchObject([
      { what: 'sign-in-link-made', by: 'Dev Malhotra' },
    ])
  })

  test('is not made for anybody at the desk, nor for a guest', async () => {
    const asDev = await app.enter(dev)
    const { id } = await app.enterAsGuest()
    for (const person of [dev, kavya, vikram]) expect((await make(asDev, person)).status).toBe(409)
    expect((await asDev.call('POST', `/api/desk/people/${id}/sign-in-links`, {})).status).toBe(409)
  })

  test('is spoilt when its student is given a role', async () => {
    const asDev = await app.enter(dev)
    const made = await make(asDev, arjun)
    await grant(asDev, arjun, 'advisor')
    await app.confirmBy(await app.enter(suresh))
    expect((await spend(tokenIn(made))).status).toBe(422)
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
    expect(JSON.stringify(kept)).not.toContain(tokenIn(made) ?? 'no token')
  })
})
