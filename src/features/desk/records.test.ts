import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor } from '#tests/visitor.ts'
import type { ErrorView, UsageView } from './contract.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

describe('what the server notes of itself', () => {
  test('errors are shown once for each, with how often and when last', async () => {
    const someone = visitor(app)
    const fail = (message: string, stack: string) =>
      someone.api.platform.recordError({ message, stack, url: '/loans/finalize-offer' })
    await fail('The line is broken', 'at one (line.ts:1:1)')
    app.clock.pass({ minutes: 1 })
    await fail('The line is broken', 'at two (line.ts:2:2)')
    await fail('Another', '')
    for (const id of [17, 18]) await fail(`No row ${id} of "list ${id}"`, '')
    const shown: ErrorView[] = await (await app.enter(dev)).api.desk.errors({})
    expect(shown).toMatchObject([
      { message: 'Another', count: 1 },
      { message: 'No row 18 of "list 18"', count: 2 },
      {
        message: 'The line is broken',
        count: 2,
        where: 'browser',
        stack: 'at two (line.ts:2:2)',
        lastSeen: '2026-06-15T06:01:00.000Z',
      },
    ])
  })

  test('use is counted by the day in India', async () => {
    const someone = visitor(app)
    const show = (screen: string) => someone.api.platform.recordEvent({ name: 'screen_shown', properties: { screen } })
    app.clock.set('2026-06-15T18:29:00Z')
    await show('/loans')
    app.clock.set('2026-06-15T18:31:00Z')
    await show('/loans')
    await show('/loans')
    await show('/visas')
    const shown: UsageView[] = await (await app.enter(dev)).api.desk.usage({})
    expect(shown.filter(({ name }) => name === 'screen_shown')).toEqual([
      { day: '2026-06-16', name: 'screen_shown', screen: '/loans', count: 2 },
      { day: '2026-06-16', name: 'screen_shown', screen: '/visas', count: 1 },
      { day: '2026-06-15', name: 'screen_shown', screen: '/loans', count: 1 },
    ])
  })
})
