// A step's notification counts as read once the step is opened or done.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appServices } from '#src/app/services.ts'
import { kavya, meera, rohan } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deliverLetters } from './jobs.ts'
import { notify, type NewNotification } from './notify.ts'
import { notificationLetters, notificationOpenings, notificationReads, notifications } from './tables.ts'

let app: TeamApp
let asMeera: Visitor

beforeAll(async () => {
  app = await openTeamApp()
})
beforeEach(async () => {
  for (const table of [notificationLetters, notificationReads, notificationOpenings, notifications])
    await app.services.db.delete(table)
  asMeera = await app.enter(meera)
})
afterAll(() => app.end())

const tell = (title: string, more: Partial<NewNotification> = {}) =>
  app.services.change(change =>
    notify(change, app.services, { type: 'step', title, body: `${title}.`, to: app.idOf(meera), ...more }),
  )
const open = async (who: Visitor, stage: string, step: string) =>
  (await who.api.notifications.noteOpened({ stage, step })).read
const missed = async () => (await asMeera.api.notifications.read()).missed
const doses = '/vaccines/plan-your-doses'
const later = () => app.clock.pass({ minutes: 1 })

test('opened on one device, a step’s notice is read on every other, and what comes afterwards is news', async () => {
  const id = await tell('Your doses', { href: `${doses}?from=letter#second` })
  const other = await tell('Something else', { href: '/vaccines/book-an-appointment' })
  expect(await missed()).toBe(2)
  later()
  const phone = await app.enter(meera)
  expect(await open(phone, 'vaccines', 'plan-your-doses')).toEqual([id])
  expect(await missed()).toBe(1)
  expect(await open(phone, 'vaccines', 'plan-your-doses')).toEqual([])
  later()
  await tell('Your doses again', { href: doses })
  expect(await missed()).toBe(2)
  expect(
    ensure((await asMeera.api.notifications.read()).notifications.find(notified => notified.id === other)).isMissed,
  ).toBe(true)
})

test('an assigned step is opened by its id and by its name alike', async () => {
  const asKavya = await app.enter(kavya)
  await asKavya.api.deskCustomSteps.makeAssigned({
    stage: 'bank-accounts',
    type: 'Custom',
    title: 'We call your bank',
    description: '',
    attachments: [],
    form: [],
    typeformUrl: null,
    webinarId: null,
    labels: {},
    audience: 'students',
    students: [app.idOf(meera)],
  })
  expect(await missed()).toBe(1)
  later()
  expect(await open(asMeera, 'bank-accounts', 'we-call-your-bank')).toHaveLength(1)
  expect(await missed()).toBe(0)
})

test('done after it came, a step’s notice is read; a notice that comes with its being done is news', async () => {
  const check = '/vaccines/check-requirements'
  await tell('Have a look', { href: check })
  later()
  await asMeera.api.journey.visit({ stage: 'vaccines' })
  expect(await missed()).toBe(1)
  await asMeera.api.journey.mark({ stage: 'vaccines', step: 'CheckRequirements' })
  const body = await asMeera.api.journey.read({})
  const route = ensure(
    ensure(body.stages.find(stage => stage.route === 'vaccines')).steps.find(({ id }) => id === 'CheckRequirements'),
  ).route
  await tell('It is done', { href: `/vaccines/${route}` })
  const { notifications: notified } = await asMeera.api.notifications.read()
  expect(notified.map(({ title, isMissed }) => [title, isMissed])).toContainEqual(['It is done', true])
  await app.services.db.delete(notifications)
  await asMeera.api.journey.unmark({ stage: 'vaccines', step: 'CheckRequirements' })
  await tell('Have a look', { href: `/vaccines/${route}` })
  later()
  expect(await missed()).toBe(1)
  await asMeera.api.journey.mark({ stage: 'vaccines', step: 'CheckRequirements' })
  expect(await missed()).toBe(0)
})

test('nothing is written where there is nothing to read, and nobody opens for somebody else', async () => {
  await tell('Your doses', { href: doses })
  expect(await open(await app.enter(rohan), 'vaccines', 'plan-your-doses')).toEqual([])
  for (const [stage, step] of [
    ['vaccines', 'nowhere'],
    ['moon', 'plan-your-doses'],
    ['vaccines', "' or 1=1"],
  ])
    expect(await open(asMeera, stage ?? '', step ?? '')).toEqual([])
  expect(await app.services.db.$count(notificationOpenings)).toBe(0)
  expect(await missed()).toBe(1)
})

test('what was opened or done before its letter is due gets no letter', async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  asMeera = await app.enter(meera)
  const opened = await tell('Opened in time', { href: doses })
  const left = await tell('Left alone', { href: '/vaccines/book-an-appointment' })
  later()
  await open(asMeera, 'vaccines', 'plan-your-doses')
  app.clock.pass({ minutes: 5 })
  await deliverLetters(app.services, appServices.journeyOfStudent)
  const letter = async (id: string) =>
    (
      await app.services.db
        .select()
        .from(notificationLetters)
        .where(and(eq(notificationLetters.notification, id)))
    )[0]
  // The server's own job may have taken them a moment before, and is at it.
  await expect.poll(() => letter(opened)).toMatchObject({ sentAt: null, why: 'read' })
  await expect.poll(() => letter(left)).toMatchObject({ sentAt: expect.anything(), why: null })
})
