// Officials of two banks for the demo, with half hours to come: what is chosen by anyone who accepts an offer of theirs.
import type { Services } from '#src/platform/services.ts'
import { isClosedOn, startsOf } from '#src/features/appointments/rules.ts'
import { slotRows } from '#src/features/appointments/slots.ts'
import { banksClosed } from '#src/stages/loans/meetings/rules.ts'
import { loanAgents, loanSlots } from '#src/stages/loans/tables.ts'
import { dayOf } from '#src/values/dates.ts'

const officials = [
  {
    id: '01980000-0000-7000-8000-00000000b001',
    bank: 'HDFC Credilia',
    name: 'Radhika Menon',
    phone: '+91 22 5550 0101',
    from: '10:00',
    until: '13:00',
  },
  {
    id: '01980000-0000-7000-8000-00000000b002',
    bank: 'Avanse',
    name: 'Sameer Kapoor',
    phone: '+91 22 5550 0102',
    from: '15:00',
    until: '17:30',
  },
] as const

const daysAhead = 14

/** At every start with the days that have come nearer; what the desk took back stays taken back. */
export async function seedOfficials(services: Services): Promise<void> {
  const tomorrow = dayOf(services.now()).add({ days: 1 })
  const days = Array.from({ length: daysAhead }, (_, days) => tomorrow.add({ days })).filter(
    day => day.dayOfWeek <= 5 && !isClosedOn(day, banksClosed),
  )
  const slots = officials.flatMap(({ id, from, until }) =>
    slotRows(
      id,
      days.flatMap(day => startsOf({ day: day.toString(), from, until })).map(start => Temporal.Instant.from(start)),
    ),
  )
  await services.change(async ({ tx }) => {
    await tx
      .insert(loanAgents)
      .values(officials.map(({ id, bank, name, phone }) => ({ id, bank, name, phone, addedAt: services.now() })))
      .onConflictDoNothing()
    await tx.insert(loanSlots).values(slots).onConflictDoNothing()
  })
}
