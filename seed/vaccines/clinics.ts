// Clinics for the demo, with half hours to come. They are invented: no clinic of such a name is meant.
import type { Services } from '#src/platform/services.ts'
import { isClosedOn, startsOf } from '#src/features/appointments/rules.ts'
import { slotRows } from '#src/features/appointments/slots.ts'
import { closedDays } from '#src/stages/vaccines/clinics/rules.ts'
import { vaccineClinics, vaccineSlots } from '#src/stages/vaccines/tables.ts'
import { dayOf } from '#src/values/dates.ts'

const asOf = Temporal.PlainDate.from('2026-07-01')
const cities = ['Hyderabad', 'Pune', 'Mumbai', 'Chennai', 'Delhi', 'Bengaluru'] as const

const openOn = [1, 2, 3, 4, 5, 6]

const rupees = (amount: number): number => amount * 100

/** Prices differ a little, so that there is something to compare. */
const pricesAt = (index: number) => ({
  mmr: rupees(650 + 50 * index),
  tdap: rupees(1450 + 20 * index),
  menacwy: rupees(4200 + 100 * index),
  hepb: rupees(350 + 30 * index),
  varicella: rupees(1950 + 40 * index),
  tb: rupees(2400 + 60 * index),
})

export const demoClinics = cities.map((city, index) => ({
  id: `01980000-0000-7000-8000-00000000c00${index + 1}`,
  name: `Safar partner clinic, ${city}`,
  city,
  address: `12 Station Road, ${city} (an invented address)`,
  phone: `+91 22 5550 02${String(index + 1).padStart(2, '0')}`,
  prices: pricesAt(index),
  openOn,
  isSample: true,
  asOf,
}))

const daysAhead = 21
const places = 3

/** At every start with the days that have come nearer; what the desk took back stays taken back. */
export async function seedClinics(services: Services): Promise<void> {
  const tomorrow = dayOf(services.now()).add({ days: 1 })
  const days = Array.from({ length: daysAhead }, (_, ahead) => tomorrow.add({ days: ahead })).filter(
    day => !isClosedOn(day, closedDays({ openOn })),
  )
  const starts = days
    .flatMap(day => startsOf({ day: day.toString(), from: '10:00', until: '13:00' }))
    .map(start => Temporal.Instant.from(start))
  await services.change(async ({ tx }) => {
    await tx
      .insert(vaccineClinics)
      .values(demoClinics.map(clinic => ({ ...clinic, changedAt: services.now() })))
      .onConflictDoNothing()
    for (const { id } of demoClinics) {
      await tx
        .insert(vaccineSlots)
        .values(slotRows(id, starts, places))
        .onConflictDoNothing()
    }
  })
}
