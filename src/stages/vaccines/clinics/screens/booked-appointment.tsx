import { useState, type ReactNode } from 'react'
import { ProveToKeep } from '#src/features/accounts/screens/prove-to-keep.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import type { AppointmentView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { dayWords } from '#src/stages/vaccines/screens/days.ts'
import { useVaccineVerb, vaccineClinics } from '#src/stages/vaccines/screens/vaccine-queries.ts'
import * as copy from '../copy.ts'
import { mayChange, timeWords } from '../rules.ts'
import s from './clinics.module.css'

type BookedAppointmentProps = { appointment: AppointmentView; now: string; onMove: () => void }

/** Where, when and for what; moved or given back until the day before. */
export function BookedAppointment({ appointment, now, onMove }: BookedAppointmentProps) {
  const [isCancelling, setIsCancelling] = useState(false)
  const { clinic, startTime, vaccines, price } = appointment
  const day = formatDay(dayOf(Temporal.Instant.from(startTime)))
  return (
    <Stack gap={5}>
      <Notice tone="done" live title={`You are booked at ${clinic.name}`}>
        {copy.after}
      </Notice>
      <ProveToKeep />
      <dl className={s.ticket}>
        <Fact name="Date">{day}</Fact>
        <Fact name="Time">{timeWords(startTime)}</Fact>
        <Fact name="For">{vaccines.map(vaccine => vaccineNames[vaccine]).join(', ')}</Fact>
        <Fact name="To pay there">{formatMoney(rupees(price))}</Fact>
        <Fact name="Where">{clinic.address}</Fact>
        <Fact name="Phone">
          <a href={`tel:${clinic.phone.replaceAll(/[^\d+]/g, '')}`}>{clinic.phone}</a>
        </Fact>
      </dl>
      <p>{copy.bring}</p>
      {clinic.isSample && <p className={s.quiet}>{copy.sample(dayWords(clinic.asOf))}</p>}
      {mayChange(startTime, now) ? (
        <Actions>
          <ButtonLink href="/api/vaccines/appointment/calendar" download>
            Add to calendar
          </ButtonLink>
          <Button onClick={onMove}>Choose another time</Button>
          <Button kind="link" onClick={() => setIsCancelling(true)}>
            Cancel the appointment
          </Button>
        </Actions>
      ) : (
        <p className={s.quiet}>{copy.tooLateToChange}</p>
      )}
      {isCancelling && <CancelAppointment onClose={() => setIsCancelling(false)} />}
    </Stack>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function CancelAppointment({ onClose }: { onClose: () => void }) {
  const cancel = useVaccineVerb(() => vaccineClinics.cancel({}), copy.cancelled)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel the appointment?"
      actions={
        <>
          <Button kind="primary" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            Cancel the appointment
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>The place goes to others. You can choose a new time right away.</p>
    </Dialog>
  )
}
