// Answers that nobody came upon: notified after ten minutes, once, and not at night by e-mail.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kavya, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { messagesTo } from '#tests/caught.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deliverLetters } from '../notifications/jobs.ts'
import { notificationLetters, notifications } from '../notifications/tables.ts'
import { notifyUnseen } from './jobs.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
beforeEach(() => app.clock.set('2026-06-15T06:30:00Z'))
afterAll(() => app.end())

const answer = (who: Visitor, to: DemoPerson, text: string) => who.api.chat.answer({ student: app.idOf(to), text })
const notified = (who: DemoPerson) =>
  app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.owner, app.idOf(who)))
const run = async () => {
  await notifyUnseen(app.services)
  await deliverLetters(app.services)
}

test('after ten minutes, once until it is read, and with a mail', async () => {
  const [asKavya, asMeera] = [await app.enter(kavya), await app.enter(meera)]
  await answer(asKavya, meera, 'Gate four.')
  app.clock.pass({ minutes: 9 })
  await run()
  expect(await notified(meera)).toEqual([])
  await answer(asKavya, meera, 'No, gate five.')
  app.clock.pass({ minutes: 1 })
  await Promise.all([run(), run()])
  expect(await notified(meera)).toMatchObject([
    { type: 'chat', title: 'Kavya answered you in the chat', body: 'Open the chat to read it.', href: '/chat' },
  ])
  const mails = async () => (await messagesTo(app, meera.email)).map(({ subject }) => subject)
  await expect.poll(mails).toEqual(['Kavya answered you in the chat'])
  // More of it, still unread: that would be nagging.
  await answer(asKavya, meera, 'Are you there?')
  app.clock.pass({ minutes: 20 })
  await run()
  expect(await notified(meera)).toHaveLength(1)

  // Read, the notification is read with it; and what comes then is announced again.
  await asMeera.api.chat.markRead({ upTo: 3 })
  expect((await asMeera.api.notifications.read()).missed).toBe(0)
  await answer(asKavya, meera, 'Have a good trip.')
  app.clock.pass({ minutes: 10 })
  await run()
  expect(await notified(meera)).toHaveLength(2)
})

test('seen within ten minutes it is not notified, and at night the mail waits', async () => {
  const [asKavya, asRohan] = [await app.enter(kavya), await app.enter(rohan)]
  await answer(asKavya, rohan, 'Seen at once')
  await asRohan.api.chat.markRead({ upTo: 1 })
  app.clock.pass({ minutes: 30 })
  await run()
  expect(await notified(rohan)).toEqual([])

  app.clock.set('2026-06-15T18:00:00Z')
  await answer(asKavya, rohan, 'Late')
  app.clock.pass({ minutes: 10 })
  await run()
  const [one] = await notified(rohan)
  const [letter] = await app.services.db
    .select()
    .from(notificationLetters)
    .where(eq(notificationLetters.notification, one?.id ?? ''))
  expect(letter).toMatchObject({ sentAt: null, due: Temporal.Instant.from('2026-06-16T01:30:00Z') })
})
