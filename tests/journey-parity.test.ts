// What the call answers is what anybody reads who has the same facts and the same clock: statuses have no other source.
import { brotliCompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, students } from '../seed/people.ts'
import { seed, seedDemo } from '../seed/seed.ts'
import { factsIn, loadColumns, loadFactsOf } from '../src/app/journey-facts.ts'
import { assignedFrom } from '../src/features/custom-steps/assigned/rules.ts'
import { progressContract } from '../src/features/progress/contract.ts'
import { readSent } from '../src/features/progress/rules.ts'
import { readJourney } from '../src/journey/read.ts'
import { pathsIn } from '../src/journey/sent.ts'
import { people } from '../src/platform/identity/tables.ts'
import { stages } from '../src/stages/stages.ts'
import { openTestApp, type TestApp } from './app.ts'
import { visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await seed(app.services)
  await seedDemo(app.services)
})
afterAll(() => app.end())

const answered = (journey: object): unknown => JSON.parse(JSON.stringify(journey))

/** Whatever is written like a moment, wherever it is: also plans, at which the clock alone changes a status. */
const momentsIn = (columns: unknown): string[] => [
  ...new Set(JSON.stringify(columns).match(/\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(Z|[+-]\d\d:\d\d)/g)),
]

const around = (moment: string): Temporal.Instant[] =>
  [-1, 0, 1].map(seconds => Temporal.Instant.from(moment).add({ seconds }))

test('every stage takes what its statement answers', async () => {
  for (const person of await app.services.db.select().from(people)) {
    const facts = await loadFactsOf(app.services, person.id)
    expect(readJourney(stages, facts, '2026-06-15T06:00:00.000Z')).toHaveLength(stages.length)
  }
})

test.each(students)('the journey of $firstName, at each moment of theirs', async ({ email }) => {
  const who = visitor(app)
  app.clock.set('2026-06-15T06:00:00Z')
  await who.api.accounts.signIn({ email, password: demoPassword })
  await who.api.journey.visit({ stage: 'visas' })
  for (const step of ['VisaTranscripts', 'DS160']) {
    app.clock.pass({ hours: 1 })
    await who.api.journey.mark({ stage: 'visas', step })
  }
  const [person] = await app.services.db.select().from(people).where(eq(people.email, email))
  const columns = await loadColumns(app.services.sql, person?.id ?? '')
  const moments = momentsIn(columns)
  expect(moments.length).toBeGreaterThan(2)
  const facts = await factsIn(app.services.vault, person?.id ?? '', JSON.parse(JSON.stringify(columns)))
  for (const moment of moments.flatMap(around)) {
    app.clock.set(moment.toString())
    const body = await who.api.journey.read({})
    const now = moment.toString({ smallestUnit: 'millisecond' })
    const read = readJourney(stages, facts, now)
    expect(body, now).toEqual(answered({ now, stages: read }))
    // In the browser the same rules read what it is sent.
    const sent = progressContract.facts.answer.parse(await who.api.journey.facts({}))
    const there = readSent({ stages, assignedFrom }, sent, new Map(), now)
    expect(answered({ now: sent.now, stages: there }), now).toEqual(body)
  }
})

test('the facts of the heaviest journey weigh at most a fifth more than the journey read from them', async () => {
  const sizes: { read: number; sent: number }[] = []
  app.clock.set('2026-06-15T06:00:00Z')
  for (const { email } of students) {
    const who = visitor(app)
    await who.api.accounts.signIn({ email, password: demoPassword })
    const weigh = async (path: string) => brotliCompressSync(JSON.stringify((await who.call('GET', path)).body)).length
    sizes.push({ read: await weigh('/api/journey'), sent: await weigh('/api/journey/facts') })
  }
  const heaviest = sizes.toSorted((one, other) => other.sent - one.sent)[0] ?? expect.fail('nobody')
  expect(heaviest.sent, JSON.stringify(sizes)).toBeLessThanOrEqual(heaviest.read * 1.2)
})

// Another list means another `sentVersion` (src/features/progress/rules.ts): browsers keep what they were sent.
test('what a browser is sent of each stage', () => {
  expect(Object.fromEntries(stages.map(({ route, reads }) => [route, pathsIn(reads)]))).toMatchInlineSnapshot(`
    {
      "apartments": [],
      "bank-accounts": [
        "products.chosen.at",
        "products.chosen.retiredAt",
        "products.orders.id",
        "products.orders.kind",
        "products.orders.at",
        "products.orders.grantedAt",
        "products.orders.receivedAt",
      ],
      "credit-card": [
        "products.chosen.at",
        "products.chosen.retiredAt",
        "products.orders.id",
        "products.orders.kind",
        "products.orders.at",
        "products.orders.grantedAt",
        "products.orders.receivedAt",
      ],
      "finalize-university": [],
      "forex": [
        "card.asked.at",
        "card.asked.heldUntil",
        "card.asked.failedAt",
        "card.asked.expiredAt",
        "card.paidAt",
        "card.issuedAt",
      ],
      "health-insurance": [
        "choice.detailsAt",
        "choice.university.id",
        "choice.university.name",
        "choice.university.isVerified",
        "choice.university.noWaiver",
        "choice.university.waiverDeadline",
        "choice.plans",
        "choice.planChosenAt",
        "ownCover.kind",
        "ownCover.saidAt",
        "ownCover.handedInAt",
        "ownCover.lastDay",
        "requests.id",
        "requests.at",
        "requests.partner",
        "requests.university",
        "requests.coverageStart",
        "requests.coverageEnd",
        "requests.invoice",
        "requests.checkoutAt",
        "requests.depositAt",
        "requests.cancelledAt",
        "requests.cardAt",
        "requests.waiver.isRefused",
        "requests.waiver.hasGuide",
        "requests.waiver.guideBy",
        "requests.waiver.deadline",
        "requests.waiver.submittedAt",
        "requests.waiver.approvedAt",
        "requests.waiver.refusedAt",
        "requests.invoices.at",
        "requests.invoices.amount",
        "requests.invoices.dueOn",
        "requests.invoices.paidAt",
        "requests.invoices.voidedAt",
        "requests.invoices.attempts.at",
        "requests.invoices.attempts.leftAt",
        "requests.invoices.attempts.failedAt",
        "requests.invoices.attempts.expiredAt",
        "refunds.at",
        "refunds.sentAt",
        "claims",
        "webinar.slots.conferenceId",
        "webinar.slots.startTime",
        "webinar.slots.endTime",
        "webinar.slots.cancelledAt",
        "webinar.registrations.conferenceId",
        "webinar.registrations.registeredAt",
        "webinar.registrations.unregisteredAt",
      ],
      "loans": [
        "application.academicsAt",
        "application.identityAt",
        "application.financialAt",
        "isAnswered",
        "asks.bank",
        "asks.dueOn",
        "offers.count",
        "offers.least",
        "accepted.bank",
        "meeting.start",
        "webinar.slots.conferenceId",
        "webinar.slots.startTime",
        "webinar.slots.endTime",
        "webinar.slots.cancelledAt",
        "webinar.registrations.conferenceId",
        "webinar.registrations.registeredAt",
        "webinar.registrations.unregisteredAt",
      ],
      "phone-connection": [
        "flight",
        "recharge.on",
        "recharge.network",
        "ways.emailProvedAt",
        "ways.phoneProvedAt",
        "ways.passwordSetAt",
        "products.chosen.at",
        "products.chosen.retiredAt",
        "products.orders.id",
        "products.orders.kind",
        "products.orders.at",
        "products.orders.grantedAt",
        "products.orders.receivedAt",
      ],
      "sop-review": [
        "versions.id",
        "versions.number",
        "versions.at",
        "versions.publishedAt",
        "versions.helpRequestedAt",
        "versions.closedAt",
        "versions.deadline",
        "webinar.slots.conferenceId",
        "webinar.slots.startTime",
        "webinar.slots.endTime",
        "webinar.slots.cancelledAt",
        "webinar.registrations.conferenceId",
        "webinar.registrations.registeredAt",
        "webinar.registrations.unregisteredAt",
      ],
      "vaccines": [
        "isAnswered",
        "hasList",
        "isPlanKept",
        "missing",
        "outstanding",
        "lastDays.title",
        "lastDays.when",
        "had.thing",
        "had.on",
        "appointment.start",
        "appointment.end",
        "isProved",
      ],
      "visas": [
        "i20.university.id",
        "i20.university.name",
        "i20.chosenAt",
        "i20.filledAt",
        "plan.thing",
        "plan.on",
        "plan.isDone",
        "papers.paper",
        "papers.until",
        "sevis.preparedAt",
        "sevis.openedAt",
        "sevis.paidAt",
        "appointment.bookedAt",
        "appointment.place",
        "appointment.vac",
        "appointment.interview",
        "outcomes.at",
        "outcomes.outcome",
        "outcomes.slip",
        "rounds.at",
        "rounds.refusedAt",
        "calls.at",
        "calls.start",
        "calls.cancelledAt",
        "calls.endedAt",
        "mock.share_id",
        "mock.sharedAt",
        "mock.publishedAt",
        "mock.closedAt",
        "webinar.slots.conferenceId",
        "webinar.slots.startTime",
        "webinar.slots.endTime",
        "webinar.slots.cancelledAt",
        "webinar.registrations.conferenceId",
        "webinar.registrations.registeredAt",
        "webinar.registrations.unregisteredAt",
      ],
    }
  `)
})
