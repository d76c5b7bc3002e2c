import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dayOf, formatDay, formatClock, formatUsTime, homeZone, type UsZone } from '#src/values/dates.ts'
import type { AppointmentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { appointment as appointmentApi, visaRereads } from '#src/stages/visas/screens/api.ts'
import { warningsFor, wholeDaysUntil } from '../rules.ts'

type StandingProps = { view: AppointmentView; onTell: () => void }

/** The appointment as it stands: both visits, what to look at, and how often it was changed. */
export function Standing({ view, onTell }: StandingProps) {
  const { appointment, now, zone } = view
  if (appointment === null) {
    return (
      <EmptyState title={copy.none.title} level={3} action={<Button onClick={onTell}>{copy.tell}</Button>}>
        {copy.none.words}
      </EmptyState>
    )
  }
  return (
    <section className="stack-4" aria-labelledby="appointment-yours">
      <h3 id="appointment-yours">{copy.yours}</h3>
      <ol className="stack-4 list">
        {appointment.vac !== null && <Visit title={copy.vacTitle} at={appointment.vac} now={now} zone={zone} />}
        <Visit title={copy.interviewTitle(appointment.place)} at={appointment.interview} now={now} zone={zone} />
      </ol>
      <Warnings view={view} />
      <p>
        You noted on {formatDay(dayOf(Temporal.Instant.from(appointment.bookedAt)))}. {changeWords(appointment)}
      </p>
      <Actions>
        <ButtonLink href="/api/visas/appointment/interview/calendar" download>
          Interview to calendar
        </ButtonLink>
        {appointment.vac !== null && (
          <ButtonLink href="/api/visas/appointment/vac/calendar" download>
            VAC visit to calendar
          </ButtonLink>
        )}
        <Button onClick={onTell}>Change it</Button>
        <ConfirmVerb
          label="I have no appointment any more"
          title="Take the appointment away?"
          confirm="Take it away"
          keep="Keep it"
          act={() => appointmentApi.remove({})}
          rereads={visaRereads}
          done={copy.removed}
        >
          <p>{copy.removing}</p>
        </ConfirmVerb>
      </Actions>
    </section>
  )
}

function Warnings({ view: { appointment, now, sevisPaidAt } }: { view: AppointmentView }) {
  if (appointment === null) return null
  const visits = {
    interview: Temporal.Instant.from(appointment.interview),
    vac: appointment.vac === null ? null : Temporal.Instant.from(appointment.vac),
  }
  const found = warningsFor(visits, { now: Temporal.Instant.from(now), isFeePaid: sevisPaidAt !== null })
  return found.map(name => (
    <Notice key={name} tone={name === 'fee-open' || name === 'over' ? 'info' : 'wrong'} live>
      {copy.warnings[name]}
    </Notice>
  ))
}

function changeWords({ changes, changedAt }: NonNullable<AppointmentView['appointment']>): string {
  if (changes === 0) return copy.freeLeft
  if (changes > 1) return copy.paidChanges(changes)
  const on = changedAt === null ? '' : `Changed on ${formatDay(dayOf(Temporal.Instant.from(changedAt)))}. `
  return on + copy.freeUsed
}

type VisitProps = { title: string; at: string; now: string; zone: UsZone | null }

/** 'Monday, 31st August 2026, 9:30 am IST', the same at the university, and how far away it is. */
function Visit({ title, at, now, zone }: VisitProps) {
  const start = Temporal.Instant.from(at)
  const weekday = start.toLocaleString('en-IN', { weekday: 'long', timeZone: homeZone })
  return (
    <li className="stack-1 marked indent-4">
      <span className="muted">{title}</span>
      <time dateTime={at} className="text-3 semibold">
        {weekday}, {formatDay(dayOf(start))}, {formatClock(start)} IST
      </time>
      <span className="faint block">
        {awayWords(start, zone)} {farWords(wholeDaysUntil(start, Temporal.Instant.from(now)))}
      </span>
    </li>
  )
}

/** Where their people there are; the east coast, until the university is known. */
const awayWords = (start: Temporal.Instant, zone: UsZone | null): string =>
  zone === null
    ? `${formatUsTime(start, 'America/New_York')} on the US east coast.`
    : `${formatUsTime(start, zone)} at your university.`

function farWords(days: number): string {
  if (days < 0) return 'It is over.'
  if (days === 0) return 'It is today.'
  return days === 1 ? 'It is tomorrow.' : `${days} days from today.`
}
