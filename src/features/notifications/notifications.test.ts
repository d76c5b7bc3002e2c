import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, fatima, kavya, meera, rohan, vikram, type DemoPerson } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openStream } from '#tests/stream.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import type { NotificationsView, WrittenView } from './contract.ts'
import { notify, type NewNotification } from './notify.ts'
import { pruneNotifications } from './jobs.ts'
import { notificationReadMarks, notificationReads, notifications, notificationShowings } from './tables.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.clear(notificationReads, notificationReadMarks, notificationShowings, notifications)
})
afterAll(() => app.end())

const tell = (to: DemoPerson | 'all', title: string, more: Partial<NewNotification> = {}) =>
  app.services.change(change =>
    notify(change, app.services, {
      type: 'news',
      title,
      body: `${title}.`,
      to: to === 'all' ? to : app.idOf(to),
      ...more,
    }),
  )
const read = (who: Visitor, before?: string): Promise<NotificationsView> =>
  who.api.notifications.read({ ...(before !== undefined && { before }) })
const titles = ({ notifications: notified }: NotificationsView) => notified.map(({ title }) => title)
const missed = async (who: Visitor) => (await read(who)).missed
const markRead = (who: Visitor, id: string) => who.api.notifications.markRead({ id })
const show = (who: Visitor, id: string) => who.api.notifications.noteShown({ id })

test('Meera alone hears what is for her, at once', async () => {
  const [asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  const [meeras, rohans] = [await openStream(app, asMeera), await openStream(app, asRohan)]
  await expect.poll(() => [meeras.heard.length, rohans.heard.length]).toEqual([1, 1])
  const id = await tell(meera, 'Your review is ready', { type: 'review', href: '/sop-review/review-feedback' })
  await expect.poll(() => meeras.heard.at(-1)?.abouts).toEqual(['notifications'])
  expect(await read(asMeera)).toEqual({
    notifications: [
      {
        id,
        type: 'review',
        title: 'Your review is ready',
        body: 'Your review is ready.',
        href: '/sop-review/review-feedback',
        at: '2026-06-15T06:00:00.000Z',
        isMissed: true,
        showOnce: false,
        wasShown: false,
      },
    ],
    hasEarlier: false,
    missed: 1,
  })
  expect(await read(asRohan)).toMatchObject({ notifications: [], missed: 0 })
  expect(rohans.heard).toHaveLength(1)
  // Nor can they say that they have seen it.
  expect([(await answerOf(markRead(asRohan, id))).status, (await answerOf(show(asRohan, id))).status]).toEqual([
    404, 404,
  ])
  expect(await missed(asMeera)).toBe(1)
  await markRead(asMeera, id)
  expect(await missed(asMeera)).toBe(0)
  meeras.close()
  rohans.close()
})

test('one for all is one row, and each reads it for themselves', async () => {
  const [asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  const before = (await app.services.db.select().from(notifications)).length
  app.clock.pass({ minutes: 1 })
  const id = await tell('all', 'A webinar tomorrow')
  expect((await app.services.db.select().from(notifications)).length).toBe(before + 1)
  expect([await missed(asMeera), await missed(asRohan)]).toEqual([1, 1])
  await markRead(asMeera, id)
  expect([await missed(asMeera), await missed(asRohan)]).toEqual([0, 1])
})

test('what everybody was notified before one had an account is there, and not missed', async () => {
  await tell('all', 'A webinar tomorrow')
  app.clock.pass({ minutes: 1 })
  const asNewcomer = visitor(app)
  const email = 'newcomer@example.com'
  await asNewcomer.api.accounts.register({
    firstName: 'Nila',
    middleName: '',
    lastName: 'Das',
    email,
    password: 'a long enough password',
    prefix: 'IN:91',
    phone: '9812312312',
  })
  const view = await read(asNewcomer)
  expect(titles(view)).toContain('A webinar tomorrow')
  expect(view).toMatchObject({ missed: 0 })
  await tell('all', 'Since you are here')
  expect(await missed(asNewcomer)).toBe(1)
})

test('all is read up to the one that was seen, not beyond', async () => {
  const asMeera = await app.enter(meera)
  app.clock.pass({ minutes: 1 })
  await tell(meera, 'First')
  app.clock.pass({ minutes: 1 })
  const newest = (await read(asMeera)).notifications[0]?.at
  await tell(meera, 'Second')
  await asMeera.api.notifications.markAllRead({ upTo: ensure(newest) })
  expect(await missed(asMeera)).toBe(1)
  // A clock that is ahead reads nothing that is still to come, and one that is behind takes nothing back.
  await asMeera.api.notifications.markAllRead({ upTo: '2099-01-01T00:00:00Z' })
  await asMeera.api.notifications.markAllRead({ upTo: '2020-01-01T00:00:00Z' })
  expect(await missed(asMeera)).toBe(0)
  app.clock.pass({ minutes: 1 })
  await tell(meera, 'Third')
  expect(await missed(asMeera)).toBe(1)
})

test('after its end it is not there, to be read or to be shown', async () => {
  const asFatima = await app.enter(fatima)
  const id = await tell(fatima, 'Today only', { endTime: app.clock.now().add({ hours: 1 }), showOnce: true })
  expect(titles(await read(asFatima))).toContain('Today only')
  app.clock.pass({ hours: 1 })
  expect(titles(await read(asFatima))).not.toContain('Today only')
  expect([(await answerOf(markRead(asFatima, id))).status, (await answerOf(show(asFatima, id))).status]).toEqual([
    404, 404,
  ])
})

describe('shown once', () => {
  test('of twenty tabs at once, one shows it, and no tab ever again', async () => {
    const asMeera = await app.enter(meera)
    const id = await tell(meera, 'Welcome to the visa stage', { showOnce: true })
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(show(asMeera, id))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ body }) => Object(body).isFirst)).toHaveLength(1)
    expect(await app.services.db.select().from(notificationShowings)).toHaveLength(1)
    expect(await show(await app.enter(meera), id)).toEqual({ isFirst: false })
    expect((await read(asMeera)).notifications.find(notified => notified.id === id)).toMatchObject({
      wasShown: true,
      isMissed: true,
    })
  })

  test('one for all is shown once to each', async () => {
    const id = await tell('all', 'New: mock interviews', { showOnce: true })
    const [asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
    expect([await answerOf(show(asMeera, id)), await answerOf(show(asRohan, id))].map(({ body }) => body)).toEqual([
      { isFirst: true },
      { isFirst: true },
    ])
  })
})

test('older ones are read page by page, none left out and none twice', async () => {
  const asRohan = await app.enter(rohan)
  // All in one moment, too.
  await Promise.all(Array.from({ length: 45 }, (_, index) => tell(rohan, `Number ${index}`)))
  const seen: string[] = []
  let view = await read(asRohan)
  while (view.hasEarlier) {
    seen.push(...titles(view))
    view = await read(asRohan, view.notifications.at(-1)?.id)
  }
  seen.push(...titles(view))
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter(title => title.startsWith('Number'))).toHaveLength(45)
})

test('a guest is notified nothing', async () => {
  const guest = await app.enterAsGuest()
  expect((await guest.call('GET', '/api/notifications')).status).toBe(403)
  const stream = await openStream(app, guest)
  await expect.poll(() => stream.heard.length).toBe(1)
  await tell('all', 'Not for guests')
  await app.services.change(({ announce }) => announce(`person:${guest.id}`, 'session'))
  await expect.poll(() => stream.heard.at(-1)?.abouts).toEqual(['session'])
  expect(stream.heard.flatMap(({ abouts }) => abouts)).not.toContain('notifications')
  stream.close()
})

test('nothing leads to another site', async () => {
  for (const href of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await expect(tell(meera, 'Look', { href })).rejects.toThrow('an address of ours')
    const row = {
      type: 'news',
      title: 'x',
      body: 'x',
      href,
      showOnce: false,
      endTime: app.clock.now(),
      createdAt: app.clock.now(),
      modifiedAt: app.clock.now(),
      mails: false,
    } as const
    await expect(app.services.db.insert(notifications).values(row)).rejects.toThrow()
  }
})

describe('at the desk', () => {
  const words = {
    type: 'news' as const,
    title: 'Embassy closed on Monday',
    body: 'The consulate in Hyderabad is closed.',
    href: '/visas',
    mail: false,
  }
  const write = (who: Visitor, more: object = {}) => who.api.notifications.write({ ...words, to: 'all', ...more })
  const written = (who: Visitor): Promise<WrittenView[]> => who.api.notifications.written()

  test('Kavya writes to all, sees who has seen it, changes it, and ends it', async () => {
    const [asKavya, asMeera, asRohan] = [await app.enter(kavya), await app.enter(meera), await app.enter(rohan)]
    app.clock.pass({ minutes: 1 })
    const { id } = await write(asKavya)
    const mine = async () => (await written(asKavya)).find(notified => notified.id === id)
    expect(await mine()).toMatchObject({ to: null, by: 'Kavya', seen: 0, letters: null })
    await markRead(asMeera, id)
    const newest = (await read(asRohan)).notifications[0]?.at
    await asRohan.api.notifications.markAllRead({ upTo: ensure(newest) })
    expect(await mine()).toMatchObject({ seen: 2, of: expect.any(Number) })

    app.clock.pass({ minutes: 1 })
    const { mail: _, ...rest } = words
    const changed = { ...rest, title: 'Embassy closed on Tuesday, too' }
    await asKavya.api.notifications.change({ ...changed, id })
    expect((await read(asMeera)).notifications[0]).toMatchObject({ id, title: changed.title, isMissed: true })
    expect(await mine()).toMatchObject({ seen: 0 })

    await asKavya.api.notifications.end({ id })
    expect(titles(await read(asMeera))).not.toContain(changed.title)
    expect((await asKavya.call('PUT', `/api/desk/notifications/${id}`, changed)).status).toBe(404)
    const audited = await (await app.enter(dev)).api.desk.actions({ about: id })
    expect(audited.map(({ what, detail }) => [what, detail])).toEqual([
      ['notification-ended', `${changed.title} (to all students)`],
      ['notification-changed', `${changed.title} (to all students)`],
      ['notification-sent', `${words.title} (to all students)`],
    ])
  })

  test('she finds one student and writes to her alone', async () => {
    const [asKavya, asRohan] = [await app.enter(kavya), await app.enter(rohan)]
    const found = ensure((await asKavya.api.notifications.students({ search: 'iyer' }))[0])
    expect(found).toMatchObject({ id: app.idOf(meera), name: 'Meera Iyer' })
    await write(asKavya, { to: found.id, title: 'For you alone' })
    expect(titles(await read(asRohan))).not.toContain('For you alone')
    const audited = await (await app.enter(dev)).api.desk.actions({ about: found.id })
    expect(audited[0]).toMatchObject({
      what: 'notification-sent',
      detail: 'For you alone',
      aboutName: 'Meera Iyer',
    })
    expect((await written(asKavya))[0]).toMatchObject({ to: { name: 'Meera Iyer' }, of: 1, seen: 0 })
  })

  test('not to nobody, a guest, or with words that are not right', async () => {
    const asKavya = await app.enter(kavya)
    const guest = await app.enterAsGuest()
    const answers = [
      await answerOf(write(asKavya, { to: randomUUID() })),
      await answerOf(write(asKavya, { to: guest.id })),
      await answerOf(write(asKavya, { to: 'everybody' })),
      await answerOf(write(asKavya, { title: '' })),
      await answerOf(write(asKavya, { href: 'https://evil.example' })),
      await answerOf(write(asKavya, { endTime: '2020-01-01T00:00:00Z' })),
      await answerOf(write(asKavya, { type: 'chat' })),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 422, 422, 422, 422, 422])
    expect(answers.slice(0, 6).map(({ body }) => Object.keys(Object(body).fields ?? {}))).toEqual([
      ['to'],
      ['to'],
      ['to'],
      ['title'],
      ['href'],
      ['endTime'],
    ])
  })

  test('what the product itself notified is not the desk’s to change', async () => {
    const asKavya = await app.enter(kavya)
    const id = await tell(meera, 'Your payment has arrived', { type: 'payment' })
    expect((await asKavya.call('PUT', `/api/desk/notifications/${id}/end`, {})).status).toBe(404)
    expect((await written(asKavya)).map(notified => notified.id)).not.toContain(id)
  })

  test('a lender does none of this', async () => {
    await expect(write(await app.enter(vikram))).rejects.toMatchObject({ status: 404 })
  })
})

test('what ended long ago goes with what was seen of it; what the desk wrote stays in its list for a year', async () => {
  const asMeera = await app.enter(meera)
  const over = await tell(meera, 'Long over')
  await markRead(asMeera, over)
  const written = await tell(meera, 'Written', { writer: app.idOf(kavya) })
  const lasting = await tell(meera, 'Lasting', { endTime: Temporal.Instant.from('2040-01-01T00:00:00Z') })
  const left = async () => (await app.services.db.select().from(notifications)).map(({ id }) => id).toSorted()
  await pruneNotifications(app.services)
  expect(await left()).toEqual([over, written, lasting].toSorted())
  // Ids are made by the clock of the database, which is ahead of the one here.
  const later = (days: number) => ({
    sql: app.services.sql,
    now: () => Temporal.Now.instant().add({ hours: 24 * days }),
  })
  await pruneNotifications(later(200))
  expect(await left()).toEqual([written, lasting].toSorted())
  expect(await app.services.db.select().from(notificationReads)).toEqual([])
  await pruneNotifications(later(600))
  expect(await left()).toEqual([lasting])
})
