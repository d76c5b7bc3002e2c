// Two attorneys for the demo. They are invented, and shown as illustrative until the desk says that an agreement is signed.
import type { Services } from '../src/platform/services.ts'
import type { Hours } from '../src/features/appointments/rules.ts'
import { writeAllSlots } from '../src/stages/visas/attorneys/diary.ts'
import { attorneys } from '../src/stages/visas/attorneys/tables.ts'

const on = (weekdays: readonly number[], from: string, until: string): Hours[] =>
  weekdays.map(weekday => ({ weekday, from, until }))

/** In the morning of the US east coast, which is the evening in India. */
export const demoAttorneys = [
  {
    id: '01980000-0000-7000-8000-00000000a001',
    name: 'Leela Thomas',
    firm: 'Thomas & Rao, New York',
    zone: 'America/New_York',
    languages: 'English, Malayalam, Tamil',
    about:
      'Student visas for eleven years. Reads refusals under 214(b) and says plainly whether to apply again, and with what.',
    price: 249_900,
    hours: [...on([1, 3, 5], '08:00', '11:00'), ...on([2], '20:00', '22:00')],
  },
  {
    id: '01980000-0000-7000-8000-00000000a002',
    name: 'Daniel Mehta',
    firm: 'Mehta Immigration Law, Edison, New Jersey',
    zone: 'America/New_York',
    languages: 'English, Gujarati, Hindi',
    about:
      'Worked at a consulate before. Knows 221(g) slips, administrative processing, and what to send when papers are asked for.',
    price: 249_900,
    hours: [...on([1, 2, 3, 4, 5], '08:30', '10:30'), ...on([6], '09:00', '11:00')],
  },
] as const

export async function seedAttorneys(services: Services): Promise<void> {
  await services.change(async ({ tx }) => {
    await tx
      .insert(attorneys)
      .values(demoAttorneys.map(attorney => ({ ...attorney, changedAt: services.now() })))
      .onConflictDoNothing()
  })
  await writeAllSlots(services)
}
