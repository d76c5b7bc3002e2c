import { ProveContact } from '#src/features/accounts/screens/prove-contact.tsx'
import { proveContact } from '#src/features/accounts/unproved/copy.ts'
import { BookedActions, Fact, PhoneFact, Ticket } from '#src/features/appointments/screens/booked-card.tsx'
import type { AppointmentView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import { vaccineClinics, vaccineRereads } from '#src/stages/vaccines/records/screens/api.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import * as copy from '../rules.ts'
import { mayChange, timeWords } from '../rules.ts'

type BookedAppointmentProps = { appointment: AppointmentView; now: string; onMove: () => void }

/** Where, when and for what; moved or given back until the day before. */
export function BookedAppointment({ appointment, now, onMove }: BookedAppointmentProps) {
  const { clinic, startTime, vaccines, price } = appointment
  return (
    <Stack gap={5}>
      <Notice tone="done" live title={`You are booked at ${clinic.name}`}>
        {copy.after}
      </Notice>
      <ProveContact words={proveContact.toKeep} />
      <Ticket>
        <Fact name="Date">{formatDay(dayOf(Temporal.Instant.from(startTime)))}</Fact>
        <Fact name="Time">{timeWords(startTime)}</Fact>
        <Fact name="For">{vaccines.map(vaccine => vaccineNames[vaccine]).join(', ')}</Fact>
        <Fact name="To pay there">{formatMoney(rupees(price))}</Fact>
        <Fact name="Where">{clinic.address}</Fact>
        <PhoneFact phone={clinic.phone} />
      </Ticket>
      <p>{copy.bring}</p>
      {clinic.isSample && <p className="quiet">{copy.sample(dayWords(clinic.asOf))}</p>}
      {mayChange(startTime, now) ? (
        <BookedActions
          calendar="/api/vaccines/appointment/calendar"
          move="Choose another time"
          onMove={onMove}
          cancelling={{
            label: 'Cancel the appointment',
            title: 'Cancel the appointment?',
            what: 'The place goes to others. You can choose a new time right away.',
            act: () => vaccineClinics.cancel({}),
            rereads: vaccineRereads,
            done: copy.cancelled,
          }}
        />
      ) : (
        <p className="quiet">{copy.tooLateToChange}</p>
      )}
    </Stack>
  )
}
