import { readOf, useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { momentOf } from '#src/journey/moments.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Stack } from '#src/ui/stack.tsx'
import {
  useVaccines,
  vaccineRecords,
  vaccineClinics,
  useVaccineVerb,
} from '#src/stages/vaccines/records/screens/api.ts'
import { BookedAppointment } from './booked-appointment.tsx'
import { hasFlown, PastFlight } from '#src/stages/vaccines/plan/screens/past-flight.tsx'
import { ChoosePlace } from './choose-place.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { AppointmentView } from '#src/stages/vaccines/records/contract.ts'
import * as copy from '../rules.ts'
import { GivenDoses } from './given-doses.tsx'

export default withReads(BookAppointment, queries =>
  Promise.all([queries.fetchQuery(readOf(vaccineRecords.read)), queries.fetchQuery(readOf(vaccineClinics.read))]),
)

/** A clinic and a time; once they are taken, the ticket; once it is over, what was given. */
function BookAppointment() {
  const user = useUser()
  const vaccines = useVaccines()
  const clinics = useRead(vaccineClinics.read)
  const now = useNow()
  const [isMoving, setIsMoving] = useState(false)
  if (vaccines.data === undefined) return <Waiting query={vaccines} />
  if (clinics.data === undefined) return <Waiting query={clinics} />
  if (user?.isAnonymous === true) return <GuestWords />
  const { appointment, plan } = vaccines.data
  const standing = appointment?.endedAt === null ? appointment : undefined
  if (standing !== undefined && isOver(standing.endTime, vaccines.data.now, now))
    return <WereYouThere appointment={standing} />
  if (standing !== undefined && !isMoving) {
    return <BookedAppointment appointment={standing} now={vaccines.data.now} onMove={() => setIsMoving(true)} />
  }
  return (
    <Stack gap={5}>
      <LastAppointment appointment={appointment} />
      {hasFlown(vaccines.data) && plan.length > 0 ? (
        <PastFlight view={vaccines.data} />
      ) : plan.every(({ isInUs }) => isInUs) ? (
        <Notice tone="done" title="There is nothing to book">
          All that can be had before your flight is done. Bring the proof next.
        </Notice>
      ) : (
        <ChoosePlace
          view={vaccines.data}
          clinics={clinics.data.clinics}
          standing={standing}
          onDone={() => setIsMoving(false)}
        />
      )}
    </Stack>
  )
}

/** By the clock of the server when it was read, or by ours while the page stays open. */
const isOver = (end: string, read: string, now: Temporal.Instant): boolean => end <= read || end <= momentOf(now)

const GuestWords = () => (
  <Notice
    tone="info"
    title="An appointment needs an account"
    action={
      <ButtonLink kind="primary" href="/sign-up">
        Sign up
      </ButtonLink>
    }
  >
    What you say here stays with you.
  </Notice>
)

/** What became of the one before; one that was given up oneself needs no word. */
function LastAppointment({ appointment }: { appointment: AppointmentView | null }) {
  if (appointment === null || appointment.ending === null || appointment.ending === 'cancelled') return null
  const day = formatDay(dayOf(Temporal.Instant.from(appointment.startTime)))
  return (
    <Notice tone={appointment.ending === 'attended' ? 'done' : 'waiting'} live>
      {copy.last[appointment.ending](appointment.clinic.name, day)}
    </Notice>
  )
}

const words = { dose: (name: string) => name, given: 'I was given these', missed: 'I was not there' }

/** It is over, and the clinic has said nothing: the student does. */
function WereYouThere({ appointment }: { appointment: AppointmentView }) {
  const { id, clinic, startTime, vaccines } = appointment
  const say = useVaccineVerb((given: AppointmentView['vaccines']) => vaccineClinics.say({ given }), copy.noted)
  return (
    <Stack gap={4}>
      <p>
        Your appointment at {clinic.name} was on {formatDay(dayOf(Temporal.Instant.from(startTime)))}. What were you
        given?
      </p>
      <GivenDoses
        id={id}
        legend="What you were given"
        {...{ vaccines, words }}
        isBusy={say.isPending}
        onNote={given => say.mutate(given)}
      />
    </Stack>
  )
}
