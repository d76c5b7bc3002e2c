// Fifty reach for what only one, or only two, can have.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { demoAttorneys } from '#seed/attorneys.ts'
import { groupCodes } from '#src/stages/health-insurance/tables.ts'
import { groupMembers } from '#src/stages/health-insurance/groups/tables.ts'
import { loanAgents, loanMeetings, loanSlots, loanOffers } from '#src/stages/loans/tables.ts'
import { vaccineAppointments, vaccineClinics, vaccineSlots } from '#src/stages/vaccines/tables.ts'
import { attorneyCalls } from '#src/stages/visas/attorneys/tables.ts'
import { ensure } from '../api.ts'
import { all, racerAt, same, winnersOf, type Race } from './ground.ts'

/** The last two places of a clinic's time. */
export const clinic: Race = async ({ app: { services: app }, racers }) => {
  const { db, now } = app
  await db.delete(vaccineAppointments)
  const named = { name: 'Clinic', city: 'Pune', address: 'MG Road', phone: '+91 20 5550', prices: { mmr: 65_000 } }
  const asOf = Temporal.PlainDate.from('2026-06-01')
  const [made] = await db
    .insert(vaccineClinics)
    .values({ ...named, asOf, changedAt: now() })
    .returning()
  const startTime = halfHourIn(72, now())
  const time = { startTime, endTime: startTime.add({ minutes: 30 }), capacity: 2 }
  const [slot] = await db
    .insert(vaccineSlots)
    .values({ host: made?.id ?? '', ...time })
    .returning()
  const wish = { slot: slot?.id, vaccines: ['mmr'] }
  const answers = await all(index => racerAt(racers, index).who.call('PUT', '/api/vaccines/appointment', wish))
  const places = (await db.select().from(vaccineAppointments)).map(({ place }) => place).toSorted()
  return [...winnersOf(answers, 2), ...same('places', places, [1, 2])]
}

/** Times begin on half hours. */
const halfHourIn = (hours: number, now: Temporal.Instant): Temporal.Instant =>
  now.round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' }).add({ hours })

/** A call with an attorney. */
export const attorney: Race = async ({ app: { services: app }, racers }) => {
  const { db } = app
  await db.delete(attorneyCalls)
  const body = await racerAt(racers, 0).who.api.attorneys.read({})
  const agent = demoAttorneys[0].id
  const free = ensure(body.agents.find(({ id }) => id === agent)).slots
  const [slot] = Object.values<string[]>(free).flat()
  const wish = { agent, slot, call: 'free', issue: 'Refused under 214(b).' }
  const answers = await all(index => racerAt(racers, index).who.call('PUT', '/api/visas/slot-info', wish))
  const standing = await db.$count(attorneyCalls, isNull(attorneyCalls.endedAt))
  return [...winnersOf(answers, 1), ...same('calls', standing, 1)]
}

/** The hour of a bank's official. */
export const meeting: Race = async ({ app: { services: app }, racers }) => {
  const { db, now } = app
  await db.delete(loanMeetings)
  await db.delete(loanOffers)
  const at = now()
  await db
    .insert(loanOffers)
    .values(
      racers.map(({ id }) => ({ ...offered, owner: id, bank: 'Avanse' as const, at, changedAt: at, acceptedAt: at })),
    )
  const [agent] = await db
    .insert(loanAgents)
    .values({ bank: 'Avanse', name: 'R. Menon', phone: '+91 484 000 0000', addedAt: at })
    .returning()
  const startTime = halfHourIn(24, at)
  const time = { startTime, endTime: startTime.add({ minutes: 30 }) }
  const [slot] = await db
    .insert(loanSlots)
    .values({ host: agent?.id ?? '', ...time })
    .returning()
  const answers = await all(index => racerAt(racers, index).who.call('PUT', '/api/loans/meeting', { slot: slot?.id }))
  const standing = await db.$count(loanMeetings, eq(loanMeetings.slot, slot?.id ?? ''))
  return [...winnersOf(answers, 1), ...same('meetings', standing, 1)]
}

/** One of two offers, by one student with many windows. */
export const offer: Race = async ({ app: { services: app }, racers }) => {
  const { db, now } = app
  const { id: owner, who } = racerAt(racers, 0)
  await db.delete(loanMeetings)
  await db.delete(loanOffers)
  const at = now()
  const banks = ['Avanse', 'Auxilo'] as const
  const made = await db
    .insert(loanOffers)
    .values(banks.map(bank => ({ ...offered, owner, bank, at, changedAt: at })))
    .returning()
  const answers = await all(index =>
    who.call('POST', `/api/loans/offers/${made[index % 2]?.id}/accept`, { version: 1 }),
  )
  const accepted = await db.$count(loanOffers, and(eq(loanOffers.owner, owner), isNotNull(loanOffers.acceptedAt)))
  return [...winnersOf(answers, 1), ...same('accepted', accepted, 1)]
}

const offered = {
  rate: 950,
  moratoriumMonths: 30,
  instalments: 120,
  amount: 300_000_000,
  fee: 100,
  rebateAvailable: true,
}

/** The last place of a group that buys insurance together. */
export const group: Race = async ({ app: { services: app }, racers }) => {
  // The same four answers again would be the same group, which is full.
  await app.db.delete(groupMembers)
  await app.db.delete(groupCodes)
  const members = [1, 2, 3, 4].map(index => racerAt(racers, index))
  const notified = {
    name: 'A',
    universityID: 'university-of-north-texas',
    memberEmails: members.map(({ email }) => email),
  }
  const { body } = await racerAt(racers, 0).who.call('POST', '/webhooks/groupPlan/createCode', notified)
  const { code } = Object(body)
  const join = (index: number) =>
    racerAt(members, index).who.call('POST', '/webhooks/groupPlan/applyCode', { ...notified, code })
  for (const index of [0, 1, 2]) await join(index)
  await app.db.execute('delete from rate_limits')
  const answers = await all(() => join(3))
  const joined = await app.db.$count(groupMembers, and(eq(groupMembers.code, code), isNotNull(groupMembers.joinedAt)))
  return [...winnersOf(answers, 1), ...same('members', joined, 4)]
}
