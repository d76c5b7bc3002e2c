import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, farah, meera } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { messagesTo } from '#tests/caught.ts'
import { paidPolicy } from '#tests/insured.ts'
import { withSecondFactor } from '#tests/second-factor.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { appServices } from '#src/app/services.ts'
import { kindsIn, requestKinds } from '#src/features/desk-kit/kinds.ts'
import { dueAt, urgencyOf } from '#src/features/desk-kit/rules.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import { changes } from '#src/platform/live/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { insuranceRequests, insuranceWaivers } from '../tables.ts'
import { keepPromises } from './jobs.ts'

const dueOf = (kind: string) => kindsIn(appServices.given(requestKinds))(kind).due

let app: TestApp
let [student, underwriter]: Visitor[] = []
let id: string
let owner: string

const promise = 'You get the waiver approval email within 30 minutes and the waiver guide within 24 hours.'
const noGuide = 'Waiver guide is not available for your university. For more details contact your university.'

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
  student = visitor(app)
  await student.api.accounts.signIn({ email: meera.email, password: demoPassword })
  const staff = visitor(app)
  await staff.api.accounts.signIn({ email: farah.email, password: demoPassword })
  underwriter = await withSecondFactor(app, staff)
})
beforeEach(async () => {
  app.clock.pass({ hours: 1 })
  await app.services.db.delete(rateLimits)
  await app.services.db.delete(requests)
  ;({ id, owner } = await paidPolicy(app, meera.email))
})
afterAll(() => app.end())

const as = (who: Visitor | undefined) => who ?? expect.fail('nobody')
const act = (path: string) => as(underwriter).call('PUT', `/api/desk/insurance/${id}/${path}`, {})
const mine = () => as(student).api.insuranceWaiver.read()
/** What they were sent, the latest last: the letter has the same words, and is sent by a job. */
const letters = async () => {
  const rows = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.owner, owner))
    .orderBy(notifications.createdAt, notifications.id)
  return rows.map(({ body }) => body)
}
const lettersOf = async (words: string) => (await letters()).filter(letter => letter.includes(words))
const tasks = async () => {
  const rows = await app.services.db.select().from(requests).where(eq(requests.subject, id))
  return rows
    .filter(({ kind, settledAt }) => kind !== 'insurance' && settledAt === null)
    .map(
      ({ kind, askedAt }) =>
        `${kind} ${dueAt(dueOf(kind), askedAt).since(askedAt, { largestUnit: 'minutes' }).minutes}`,
    )
    .toSorted()
}

test('a deposit at a university that takes waivers makes two tasks, due after 30 minutes and 24 hours, whatever the verdict', async () => {
  expect(await tasks()).toEqual(['insurance-waiver-email 30', 'insurance-waiver-guide 1440'])
  expect(ensure(await mine()).verdict.is).toBe('not-checked')
  expect((await letters()).at(-1)).toContain(promise)
})

test('the e-mail says that we approved it on our side, by when the guide comes and that the university decides; once', async () => {
  app.clock.pass({ minutes: 10 })
  expect((await act('waiver-check')).status).toBe(200)
  await act('waiver-check')
  const sent = await lettersOf(
    'We checked your application for the waiver and approved it on our side. Your guide comes by',
  )
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/Your guide comes by [^;]+ IST; your university decides\./)
  await expect
    .poll(async () => (await messagesTo(app, meera.email)).some(({ body }) => body.includes(sent[0] ?? '?')), {
      interval: 25,
    })
    .toBe(true)
  expect(await tasks()).toEqual(['insurance-waiver-guide 1440'])
  app.clock.pass({ minutes: 25 })
  await keepPromises(app.services)
  expect(await lettersOf('We have your request for the waiver')).toEqual([])
})

test('where nobody acted in 30 minutes, one letter goes by itself and claims no approval', async () => {
  const before = (await lettersOf('We have your request')).length
  app.clock.pass({ minutes: 29 })
  await keepPromises(app.services)
  expect(await lettersOf('We have your request')).toHaveLength(before)
  app.clock.pass({ minutes: 1 })
  await Promise.all([keepPromises(app.services), keepPromises(app.services)])
  await keepPromises(app.services)
  const sent = await lettersOf('We have your request')
  expect(sent).toHaveLength(before + 1)
  expect(sent.at(-1)).toMatch(/A person reads your request by [^.]+ IST\./)
  expect(sent.at(-1)).not.toMatch(/approved|checked/)
  expect(await tasks()).toEqual(['insurance-waiver-email 30', 'insurance-waiver-guide 1440'])
})

test('the guide is there after 24 hours also where nobody gave it, and before its card', async () => {
  expect(ensure(await mine()).guide).toBeNull()
  app.clock.pass({ hours: 24 })
  await keepPromises(app.services)
  expect(await mine()).toMatchObject({ stage: 'in-progress', guide: expect.stringContaining('<') })
  expect((await lettersOf('Its guide is in the step Get waiver guide.')).length).toBeGreaterThan(0)
})

test('a guide that the desk gives is there at once, and its task is done', async () => {
  expect((await act('given-guide')).status).toBe(200)
  expect(ensure(await mine()).guide).toContain('<')
  expect(await tasks()).toEqual(['insurance-waiver-email 30'])
})

test('where the university has no guide, the specified sentence stands and nothing is promised', async () => {
  const [row] = await app.services.db.select().from(insuranceRequests).where(eq(insuranceRequests.id, id))
  const university = row?.university ?? ''
  await app.services.db
    .update(universities)
    .set({ waiverGuide: null, waiverGuideGBG: null })
    .where(eq(universities.id, university))
  ;({ id, owner } = await paidPolicy(app, meera.email))
  expect((await letters()).at(-1)).toContain(noGuide)
  expect(await tasks()).toEqual([])
  expect((await act('waiver-check')).status).toBe(409)
})

describe('a deposit from before the promises had times', () => {
  beforeEach(async () => {
    await app.services.db.update(universities).set({ waiverGuide: '<p>Sign in.</p>' })
    ;({ id, owner } = await paidPolicy(app, meera.email))
    await app.services.db.update(insuranceWaivers).set({ emailBy: null }).where(eq(insuranceWaivers.request, id))
    await app.services.db.update(insuranceRequests).set({ guideBy: null }).where(eq(insuranceRequests.id, id))
    await app.services.db.delete(requests)
    app.clock.pass({ hours: 24 * 3 })
    await as(underwriter).api.accounts.session({})
  })
  const due = async () =>
    (await app.services.db.select().from(requests).where(eq(requests.subject, id)))
      .filter(({ kind, settledAt }) => kind !== 'insurance' && settledAt === null)
      .map(({ kind, askedAt }) => `${kind} ${urgencyOf(dueAt(dueOf(kind), askedAt), app.clock.now())}`)
      .toSorted()

  test('is two tasks that are overdue at once, and no letter promises a time', async () => {
    const before = (await letters()).length
    await Promise.all([keepPromises(app.services), keepPromises(app.services)])
    expect(await due()).toEqual(['insurance-waiver-email overdue', 'insurance-waiver-guide overdue'])
    expect(await letters()).toHaveLength(before)
    expect((await act('waiver-check')).status).toBe(200)
    expect((await letters()).at(-1)).toBe(
      'We checked your application for the waiver and approved it on our side. Your guide is late; you get a letter when it is there; your university decides.',
    )
    expect((await act('given-guide')).status).toBe(200)
    expect(await due()).toEqual([])
    await keepPromises(app.services)
    expect(await due()).toEqual([])
  })

  test('is no task once the waiver was handed in, or where the university takes none', async () => {
    await app.services.db.update(universities).set({ noWaiver: true })
    await keepPromises(app.services)
    expect(await due()).toEqual([])
    await app.services.db.update(universities).set({ noWaiver: false })
    await as(student).api.insuranceWaiver.submit({})
    await keepPromises(app.services)
    expect(await due()).toEqual([])
  })
})

test('the second time that a letter names is on the desk’s task, which is overdue and urgent as that time comes near', async () => {
  const task = async () =>
    (await app.services.db.select().from(requests).where(eq(requests.subject, id))).find(
      ({ kind }) => kind === 'insurance-waiver-email',
    )
  app.clock.pass({ minutes: 30 })
  await keepPromises(app.services)
  const { readBy } = ensure(await mine())
  expect(await task()).toMatchObject({
    priority: 'high',
    title: expect.stringMatching(/^Waiver application to check: Scholar Plus, promised again by [^;]+ IST$/),
  })
  app.clock.set(Temporal.Instant.from(ensure(readBy)).subtract({ hours: 3 }).toString())
  await keepPromises(app.services)
  expect((await task())?.priority).toBe('high')
  app.clock.pass({ hours: 1 })
  await app.services.db.delete(changes)
  await keepPromises(app.services)
  const reminded = await task()
  expect(reminded).toMatchObject({ priority: 'urgent', settledAt: null })
  expect(reminded && urgencyOf(dueAt(dueOf(reminded.kind), reminded.askedAt), app.clock.now())).toBe('overdue')
  const heard = await app.services.db.select().from(changes)
  expect(heard.map(({ audience }) => audience)).toContain('desk:underwriter')
  // Once: it is not said every minute.
  await keepPromises(app.services)
  expect(await app.services.db.select().from(changes)).toHaveLength(heard.length)
})
