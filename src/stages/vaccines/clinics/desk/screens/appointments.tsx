import { useNow } from '#src/browser/use-now.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { momentOf } from '#src/journey/moments.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import type { DeskAppointment } from '../contract.ts'
import { endingWords } from '../copy.ts'
import { CancelForStudent } from './cancel-for-student.tsx'
import s from './desk-clinics.module.css'
import { clinicsDesk, useClinicDeed } from './queries.ts'
import { Settle } from './settle.tsx'

/** Who comes and who came: what was given is noted here. */
export function Appointments({ appointments }: { appointments: readonly DeskAppointment[] }) {
  return (
    <section className={s.part} aria-label="Appointments">
      <h2>Appointments</h2>
      {appointments.length === 0 ? (
        <EmptyState level={3} title="Nobody is booked">
          Each one stands here the moment it is booked.
        </EmptyState>
      ) : (
        <ul className={s.appointments}>
          {appointments.map(appointment => (
            <Appointment key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Appointment({ appointment }: { appointment: DeskAppointment }) {
  const { student, startTime, vaccines, ending } = appointment
  const hasBegun = momentOf(useNow()) >= startTime
  return (
    <Card as="li" label={`Appointment of ${student.name}`}>
      <div className={s.part}>
        <p>
          <Link href={`/desk/students/${student.id}`}>{student.name}</Link>, <When at={startTime} />
          <br />
          <span className={s.quiet}>{vaccines.map(vaccine => vaccineNames[vaccine]).join(', ')}</span>
        </p>
        {ending !== null ? (
          <Ended appointment={appointment} />
        ) : hasBegun ? (
          <Settle appointment={appointment} />
        ) : (
          <CancelForStudent appointment={appointment} />
        )}
      </div>
    </Card>
  )
}

function Ended({ appointment: { id, ending, endedAt, endedBy, student } }: { appointment: DeskAppointment }) {
  const reopen = useClinicDeed(() => clinicsDesk.reopen({ id }), 'Taken back, with the doses that were noted.')
  if (ending === null || endedAt === null) return null
  return (
    <div className={s.ended}>
      <StatusTag tone={ending === 'attended' ? 'done' : 'locked'}>{endingWords[ending]}</StatusTag>
      <span className={s.quiet}>
        {endedBy ?? 'Somebody'}, <When at={endedAt} />
      </span>
      {(ending === 'attended' || ending === 'missed') && (
        <Button kind="link" busy={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
          Take this back<VisuallyHidden> for {student.name}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
