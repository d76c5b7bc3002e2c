// The demo's webinars: each stage has times ahead of the day on which they are put in, and one was held before.
import type { Services } from '../src/platform/services.ts'
import { webinars, webinarSlots } from '../src/features/webinars/tables.ts'
import { homeZone } from '../src/values/dates.ts'

type SeedSlot = { conferenceId: string; weekday: number; clock: string; minutes: number; isPast?: true }
type SeedWebinar = {
  id: string
  stage: string
  title: string
  description: string
  hostName: string
  agenda: string
  slots: readonly SeedSlot[]
}

const [tuesday, wednesday, saturday, sunday] = [2, 3, 6, 7] as const

export const demoWebinars: readonly SeedWebinar[] = [
  {
    id: '01980000-0000-7000-8000-000000000001',
    stage: 'sop-review',
    title: 'What a reviewer looks for in your SOP',
    description: 'A reviewer reads three statements aloud and says at each line what it tells a university.',
    hostName: 'Kavya, who has reviewed 400 statements',
    agenda: 'What the first paragraph must do\nThree statements, line by line\nWhat to leave out\nYour questions',
    slots: [
      { conferenceId: 'safar-sop-saturday', weekday: saturday, clock: '18:30', minutes: 60 },
      { conferenceId: 'safar-sop-wednesday', weekday: wednesday, clock: '20:00', minutes: 60 },
    ],
  },
  {
    id: '01980000-0000-7000-8000-000000000002',
    stage: 'loans',
    title: 'Reading an education loan offer',
    description: 'Interest, moratorium, margin and fees, on two real offers side by side.',
    hostName: 'Vikram, who decides on loans at a bank',
    agenda: 'What the rate leaves out\nWith and without collateral\nWhat you pay while you study\nYour questions',
    slots: [
      { conferenceId: 'safar-loans-sunday', weekday: sunday, clock: '11:00', minutes: 45 },
      { conferenceId: 'safar-loans-tuesday', weekday: tuesday, clock: '19:30', minutes: 45 },
    ],
  },
  {
    id: '01980000-0000-7000-8000-000000000003',
    stage: 'visas',
    title: 'Your visa interview, from the queue to the window',
    description: 'What happens on the day, what officers ask, and how to answer in your own words.',
    hostName: 'Kavya and two students who passed this summer',
    agenda: 'The day at the consulate\nFive questions and good answers\nPapers in the right order\nYour questions',
    slots: [
      { conferenceId: 'safar-visas-earlier', weekday: saturday, clock: '18:30', minutes: 60, isPast: true },
      { conferenceId: 'safar-visas-saturday', weekday: saturday, clock: '20:00', minutes: 60 },
      { conferenceId: 'safar-visas-tuesday', weekday: tuesday, clock: '20:00', minutes: 60 },
    ],
  },
  {
    id: '01980000-0000-7000-8000-000000000004',
    stage: 'health-insurance',
    title: 'Health insurance in the US, without the small print',
    description: 'What a deductible is, when a waiver pays off, and what to do when you are ill.',
    hostName: 'Farah, who writes insurance plans',
    agenda: 'What a doctor costs there\nYour university’s plan or another\nHow a waiver works\nYour questions',
    slots: [{ conferenceId: 'safar-insurance-sunday', weekday: sunday, clock: '18:30', minutes: 60 }],
  },
]

/** Only with the sandbox: an account of BigMarker's does not know these conferences. */
export async function seedWebinars(services: Services): Promise<void> {
  if (services.settings.SAFAR_BIGMARKER_KEY !== undefined) return
  for (const webinar of demoWebinars) await seedWebinar(services, webinar)
}

async function seedWebinar(services: Services, { slots, agenda, ...webinar }: SeedWebinar): Promise<void> {
  const at = services.now()
  const timed = slots.map(slot => ({ ...slot, ...timesOf(slot, at) }))
  const isNew = await services.change(async ({ tx }) => {
    const made = await tx
      .insert(webinars)
      .values({ ...webinar, createdAt: at, changedAt: at })
      .onConflictDoNothing()
      .returning()
    if (made.length === 0) return false
    await tx.insert(webinarSlots).values(
      timed.map(({ conferenceId, startTime, endTime, isPast }) => ({
        webinar: webinar.id,
        conferenceId,
        startTime,
        endTime,
        agenda,
        recordingUrl: isPast ? `/sandbox/rooms/${conferenceId}/recording.webm` : null,
      })),
    )
    return true
  })
  if (!isNew) return
  for (const { conferenceId, startTime: start, endTime: end } of timed) {
    await services.ports.webinars.describe(conferenceId, { title: webinar.title, agenda, start, end })
  }
}

/** The next such day that is at least a day ahead, or the last one. */
function timesOf({ weekday, clock, minutes, isPast }: SeedSlot, now: Temporal.Instant) {
  const from = now.toZonedDateTimeISO(homeZone).add({ days: isPast ? -8 : 2 })
  const day = from.toPlainDate().add({ days: (weekday - from.dayOfWeek + 7) % 7 })
  const startTime = day.toZonedDateTime({ timeZone: homeZone, plainTime: clock }).toInstant()
  return { startTime, endTime: startTime.add({ minutes }) }
}
