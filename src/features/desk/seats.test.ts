import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arjun, dev, kavya, meera, rohan, suresh, type DemoPerson } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { openStream } from '#tests/stream.ts'
import { giveSecondFactor } from '#tests/second-factor.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { staff } from '#src/platform/identity/tables.ts'
import type { ActionView } from '../audit/contract.ts'
import type { DeskRole } from '#src/wire/route.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

/** Asked for by one admin and confirmed by the other. */
async function grant(who: Visitor, to: DemoPerson, role: string, bank?: string | null) {
  const asked = await who.call(
    'PUT',
    `/api/desk/people/${app.idOf(to)}/roles/${role}`,
    bank === undefined ? {} : { bank },
  )
  if (asked.status !== 200) return asked
  await app.confirmBy(await app.enter(suresh))
  return who.call('GET', `/api/desk/people/${app.idOf(to)}`)
}
const withdraw = (who: Visitor, from: DemoPerson, role: DeskRole) =>
  who.api.desk.withdrawRole({ id: app.idOf(from), role })
const actionsAbout = (who: Visitor, about: string): Promise<ActionView[]> => who.api.desk.actions({ about })

describe('roles', () => {
  test('given, used at the next request, and taken: the streams end at once', async () => {
    const [asDev, asArjun] = [await app.enter(dev), await app.enter(arjun)]
    await giveSecondFactor(app, asArjun)
    expect((await asArjun.call('GET', '/api/desk/chats')).status).toBe(404)
    expect((await grant(asDev, arjun, 'advisor')).body).toMatchObject({
      seats: [{ role: 'advisor', grantedBy: 'Dev Malhotra' }],
    })
    await asArjun.api.chat.queue()

    const stream = await openStream(app, asArjun)
    await (await app.enter(meera)).api.chat.say({ text: 'Hello' })
    await expect.poll(() => stream.heard.at(-1)?.abouts).toContain('chat')

    await withdraw(asDev, arjun, 'advisor')
    await stream.ended
    // By the news of it, which comes at once, and not because the stream was too old.
    expect(stream.heard.at(-1)?.abouts).toContain('ended')
    expect((await asArjun.call('GET', '/api/desk/chats')).status).toBe(404)

    // They are still signed in, and their next stream is a student's.
    const next = await openStream(app, asArjun, stream.heard.at(-1)?.id)
    await (await app.enter(meera)).api.chat.say({ text: 'Anyone?' })
    await asArjun.api.chat.say({ text: 'My own' })
    await expect.poll(() => next.heard.at(-1)?.abouts).toEqual(['chat'])
    expect(next.heard.filter(({ abouts }) => abouts.includes('chat'))).toHaveLength(1)
    next.close()

    expect(await actionsAbout(asDev, app.idOf(arjun))).toMatchObject([
      { what: 'role-withdrawn', detail: 'Advisor', by: 'Dev Malhotra', aboutName: 'Arjun Reddy' },
      { what: 'role-granted', detail: 'Advisor', by: 'Suresh Nambiar', at: '2026-06-15T06:00:00Z' },
      { what: 'approval-confirmed', detail: 'Give Arjun Reddy the role Advisor', by: 'Suresh Nambiar' },
      { what: 'approval-asked', detail: 'Give Arjun Reddy the role Advisor', by: 'Dev Malhotra' },
    ])
  })

  test('a lender needs one of the ten banks, and nobody else has one', async () => {
    const asDev = await app.enter(dev)
    const bank = 'Please choose the bank that this person works for.'
    for (const name of [null, 'Bank of Nowhere'])
      expect(await grant(asDev, rohan, 'lender', name)).toMatchObject({ status: 422, body: { fields: { bank } } })
    expect((await grant(asDev, rohan, 'advisor', 'Axis Bank')).status).toBe(422)
    expect((await grant(asDev, rohan, 'lender', 'Axis Bank')).status).toBe(200)
    expect((await grant(asDev, rohan, 'lender', 'Avanse')).body).toMatchObject({ seats: [{ bank: 'Avanse' }] })
    await grant(asDev, rohan, 'lender', 'Avanse')
    const granted = (await actionsAbout(asDev, app.idOf(rohan))).filter(({ what }) => what === 'role-granted')
    expect(granted).toHaveLength(2)
    await withdraw(asDev, rohan, 'lender')
  })

  test('a guest cannot have one', async () => {
    const { id } = await app.enterAsGuest()
    const answer = await (await app.enter(dev)).call('PUT', `/api/desk/people/${id}/roles/admin`, {})
    expect(answer).toMatchObject({ status: 409, body: { code: 'guest-at-desk' } })
  })

  test('the last admin stays, and of two who withdraw each other one does', async () => {
    const asDev = await app.enter(dev)
    await grant(asDev, kavya, 'admin')
    await withdraw(asDev, suresh, 'admin')
    const asKavya = await app.enter(kavya)
    const both = await Promise.all([
      answerOf(withdraw(asDev, kavya, 'admin')),
      answerOf(withdraw(asKavya, dev, 'admin')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const admins = await app.services.db.select().from(staff).where(eq(staff.role, 'admin'))
    expect(admins).toHaveLength(1)
    const [asLast, last] = admins[0]?.person === app.idOf(dev) ? [asDev, dev] : [asKavya, kavya]
    await expect(withdraw(asLast, last, 'admin')).rejects.toMatchObject({ status: 409, body: { code: 'last-admin' } })
    // As they were before.
    await app.services.db.delete(staff).where(eq(staff.role, 'admin'))
    await app.services.db.insert(staff).values(
      [dev, suresh].map(one => ({
        person: app.idOf(one),
        role: 'admin' as const,
        bank: null,
        grantedAt: app.clock.now(),
      })),
    )
  })

  test('withdrawn twice at once, it is written down once', async () => {
    const asDev = await app.enter(dev)
    await grant(asDev, arjun, 'underwriter')
    const both = await Promise.all([
      answerOf(withdraw(asDev, arjun, 'underwriter')),
      answerOf(withdraw(asDev, arjun, 'underwriter')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const taken = (await actionsAbout(asDev, app.idOf(arjun))).filter(({ detail }) => detail === 'Underwriter')
    expect(taken.map(({ what }) => what)).toEqual(['role-withdrawn', 'role-granted'])
  })
})
