// The e-mails that follow: held back at night, sent in the morning, once, and not to who has read it.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fatima, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { lastMessageTo, messagesTo } from '#tests/caught.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sandboxMessages } from '#src/platform/sandbox/tables.ts'
import { deliverLetters } from './jobs.ts'
import { writeMailings } from './mailings.ts'
import { notify, type NewNotification } from './notify.ts'
import { categories } from './rules.ts'
import { notificationLetters, notificationMailings, quietHours } from './tables.ts'

let app: TeamApp
const noon = '2026-06-15T06:30:00Z'

beforeAll(async () => {
  app = await openTeamApp()
})
beforeEach(async () => {
  app.clock.set(noon)
  await app.clear(sandboxMessages)
  await app.services.db.delete(notificationLetters)
  await app.services.db.delete(notificationMailings)
  await app.services.db.delete(quietHours)
})
afterAll(() => app.end())

const tell = (to: DemoPerson | 'all', title: string, more: Partial<NewNotification> = {}) =>
  app.services.change(change =>
    notify(change, app.services, {
      type: 'review',
      title,
      body: `${title}.`,
      to: to === 'all' ? to : app.idOf(to),
      ...more,
    }),
  )
const deliver = () => deliverLetters(app.services)
const letter = async (to: DemoPerson, id: string) =>
  (
    await app.services.db
      .select()
      .from(notificationLetters)
      .where(and(eq(notificationLetters.owner, app.idOf(to)), eq(notificationLetters.notification, id)))
  )[0]
const subjects = async (to: DemoPerson) => (await messagesTo(app, to.email)).map(({ subject }) => subject)

test('a letter leaves when it had five minutes to be read, with a way out of all like it', async () => {
  const id = await tell(meera, 'Your feedback is ready', { href: '/sop-review/review-feedback' })
  await deliver()
  expect(await letter(meera, id)).toMatchObject({ sentAt: null, droppedAt: null })
  app.clock.pass({ minutes: 5 })
  await deliver()
  const text = await lastMessageTo(app, meera.email)
  expect(text).toContain('Hello Meera,\n\nYour feedback is ready.\n\n')
  expect(text).toContain(`${app.services.settings.publicUrl}/sop-review/review-feedback`)
  const [caught] = await messagesTo(app, meera.email)
  const [, url] = /No more of these: (\S+)/.exec(text) ?? []
  expect(caught?.headers).toEqual({
    'list-unsubscribe': `<${url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})

test('read in the app before it is due, it is not sent', async () => {
  const asRohan = await app.enter(rohan)
  const id = await tell(rohan, 'Read in time')
  await asRohan.api.notifications.markRead({ id })
  app.clock.pass({ minutes: 5 })
  await deliver()
  expect(await letter(rohan, id)).toMatchObject({ sentAt: null, why: 'read' })
})

test('the job run twice, and twice at once, sends it once', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, (_, index) => tell(fatima, `Letter ${index}`)))
  app.clock.pass({ minutes: 5 })
  await Promise.all([deliver(), deliver(), deliver()])
  await deliver()
  await lastMessageTo(app, fatima.email, ids.length)
  const sent = (await subjects(fatima)).filter(subject => subject.startsWith('Letter'))
  expect([sent.length, new Set(sent).size]).toEqual([60, 60])
})

describe('at night', () => {
  test('it waits until seven in India, and then goes', async () => {
    app.clock.set('2026-06-15T17:00:00Z')
    const id = await tell(meera, 'Held over night')
    app.clock.set('2026-06-16T01:29:00Z')
    await deliver()
    expect(await letter(meera, id)).toMatchObject({ sentAt: null, due: Temporal.Instant.from('2026-06-16T01:30:00Z') })
    expect(await subjects(meera)).not.toContain('Held over night')
    app.clock.set('2026-06-16T01:30:00Z')
    await deliver()
    await expect.poll(() => subjects(meera)).toContain('Held over night')
  })

  test.each([
    // In New York, in the nights in which the clock goes forward and back: seven is seven.
    ['2026-03-08T04:30:00Z', '2026-03-08T11:00:00Z'],
    ['2026-11-01T03:30:00Z', '2026-11-01T12:00:00Z'],
  ])('at %s in New York it waits until %s', async (now, until) => {
    const asMeera = await app.enter(meera)
    await asMeera.api.notifications.keepQuiet({
      isOn: true,
      zone: 'America/New_York',
      starts: '22:00',
      ends: '07:00',
    })
    app.clock.set(now)
    const id = await tell(meera, `Told at ${now}`)
    app.clock.pass({ minutes: 5 })
    await deliver()
    expect((await letter(meera, id))?.due.toString()).toBe(until)
  })

  test('read by the morning, it is not sent then', async () => {
    const asMeera = await app.enter(meera)
    app.clock.set('2026-06-15T18:00:00Z')
    const id = await tell(meera, 'Read at night')
    app.clock.pass({ minutes: 5 })
    await deliver()
    await asMeera.api.notifications.markRead({ id })
    app.clock.set('2026-06-16T01:30:00Z')
    await deliver()
    expect(await letter(meera, id)).toMatchObject({ why: 'read' })
  })

  test('what is about security goes at once, and has no way out', async () => {
    app.clock.set('2026-06-15T18:00:00Z')
    await tell(rohan, 'A new device signed in', { type: 'security' })
    await expect.poll(() => subjects(rohan)).toContain('A new device signed in')
    const caught = (await messagesTo(app, rohan.email)).find(({ subject }) => subject === 'A new device signed in')
    expect([caught?.headers, caught?.body.includes('unsubscribe')]).toEqual([{}, false])
  })
})

describe('to all', () => {
  test('each who has an address gets one, however often the job dies and runs', async () => {
    const extra = Array.from({ length: 1200 }, (_, index) => ({
      firstName: `N${index}`,
      email: `n${index}@bulk.example`,
      createdAt: app.clock.now(),
    }))
    await app.services.db.insert(people).values(extra)
    const id = await tell('all', 'To everybody', { mail: true })
    const written = async () =>
      (await app.services.db.select().from(notificationLetters).where(eq(notificationLetters.notification, id))).length
    // It dies after its first batch.
    let batches = 0
    const dying: typeof app.services.change = verb => {
      batches += 1
      if (batches > 1) throw new Error('The process ends here.')
      return app.services.change(verb)
    }
    await expect(writeMailings({ ...app.services, change: dying })).rejects.toThrow('ends here')
    expect(await written()).toBe(500)
    // And is run by two afterwards.
    await Promise.all([writeMailings(app.services), writeMailings(app.services)])
    const accounts = await app.services.db.select().from(people).where(eq(people.isGuest, false))
    const addressed = accounts.filter(({ email }) => email !== null)
    expect(await written()).toBe(addressed.length)
    expect((await app.services.db.select().from(notificationMailings))[0]?.finishedAt).not.toBeNull()
    // Who comes later is not written to.
    await app.services.db
      .insert(people)
      .values({ firstName: 'Late', email: 'late@bulk.example', createdAt: app.clock.now().add({ minutes: 1 }) })
    await writeMailings(app.services)
    expect(await written()).toBe(addressed.length)
  })
})

describe('preferences', () => {
  test('what is not wanted is not sent; other kinds are', async () => {
    const asFatima = await app.enter(fatima)
    await asFatima.api.notifications.mute({ category: 'journey' })
    expect(await asFatima.api.notifications.preferences()).toMatchObject({
      email: fatima.email,
      mutes: ['journey'],
      quiet: { isOn: true, zone: 'Asia/Kolkata', starts: '22:00', ends: '07:00' },
    })
    const ids = [await tell(fatima, 'A step'), await tell(fatima, 'A payment', { type: 'payment' })]
    app.clock.pass({ minutes: 5 })
    await deliver()
    expect(await Promise.all(ids.map(async id => (await letter(fatima, id))?.why))).toEqual(['unwanted', null])
    await asFatima.api.notifications.unmute({ category: 'journey' })
    expect((await asFatima.api.notifications.preferences()).mutes).toEqual([])
  })

  test('hours that are none are refused beside their field', async () => {
    const asMeera = await app.enter(meera)
    const answer = await asMeera.call('PUT', '/api/notifications/preferences/quiet-hours', {
      isOn: true,
      zone: 'Mars/Olympus',
      starts: '25:00',
      ends: '07:00',
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { zone: 'Please choose a time zone.', starts: 'Please enter a time, such as 22:00.' } },
    })
  })
})

describe('the link at the foot of a letter', () => {
  const stranger = () => visitor(app)
  const mutes = async (who: Visitor) => (await who.api.notifications.preferences()).mutes

  async function linkOf(to: DemoPerson, more: Partial<NewNotification> = {}): Promise<string> {
    const title = `Letter with a link ${Math.random()}`
    await tell(to, title, more)
    app.clock.pass({ minutes: 5 })
    await deliver()
    const caught = async () => (await messagesTo(app, to.email)).find(({ subject }) => subject === title)
    await expect.poll(caught).toBeDefined()
    return new URL(/No more of these: (\S+)/.exec((await caught())?.body ?? '')?.[1] ?? '').pathname
  }

  test('looked at it changes nothing; one press of a mail program ends it, without a session', async () => {
    const asRohan = await app.enter(rohan)
    const path = await linkOf(rohan, { type: 'payment' })
    // A scanner that opens every link, as a page and as a call.
    expect((await stranger().call('GET', path, undefined, { accept: 'text/html' })).status).toBe(200)
    expect(await stranger().call('GET', `/api${path}`)).toMatchObject({
      status: 200,
      body: { category: 'money', email: 'r…h@example.com', isOn: true, isAnyOn: true },
    })
    expect(await mutes(asRohan)).toEqual([])
    const press = () =>
      stranger().call('POST', path, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      })
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await mutes(asRohan)).toEqual(['money'])
  })

  test('on its page all can be turned off, and on again', async () => {
    const asMeera = await app.enter(meera)
    const path = `/api${await linkOf(meera)}`
    const set = async (wish: object) => Object((await stranger().call('PUT', path, wish)).body)
    expect(await set({ isOn: false, isEvery: true })).toMatchObject({ isOn: false, isAnyOn: false })
    expect((await mutes(asMeera)).length).toBe(categories.length)
    expect(await set({ isOn: true, isEvery: false })).toMatchObject({ isOn: true, isAnyOn: true })
    expect(await set({ isOn: true, isEvery: true })).toMatchObject({ isOn: true })
    expect(await mutes(asMeera)).toEqual([])
  })

  test('changed in one letter, or for another kind or person, it is refused', async () => {
    const path = await linkOf(fatima)
    const [, , token = ''] = path.split('/')
    const [owner = '', , mark = ''] = token.split('.')
    const wrong = [
      `${owner}.money.${mark}`,
      `${app.idOf(meera)}.journey.${mark}`,
      token.slice(0, -1),
      `${token}x`,
      'x',
      `${owner}.journey`,
    ]
    for (const one of wrong) {
      expect(
        (
          await stranger().call('POST', `/unsubscribe/${one}`, 'List-Unsubscribe=One-Click', {
            'content-type': 'application/x-www-form-urlencoded',
          })
        ).status,
      ).toBe(404)
      expect((await stranger().call('PUT', `/api/unsubscribe/${one}`, { isOn: false, isEvery: true })).status).toBe(404)
    }
    expect(await mutes(await app.enter(fatima))).toEqual([])
  })
})
