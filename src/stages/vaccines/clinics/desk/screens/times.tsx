import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { TimeInput } from '#src/ui/time-input.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayOf } from '#src/values/dates.ts'
import { dayWords } from '#src/stages/vaccines/screens/days.ts'
import { byDay, startsOf } from '#src/features/appointments/rules.ts'
import { checkPlaces, timeWords } from '#src/stages/vaccines/clinics/rules.ts'
import type { DeskClinic, DeskTime } from '../contract.ts'
import s from './desk-clinics.module.css'
import { clinicsDesk, useClinicDeed } from './queries.ts'
import { readAgain } from '#src/browser/queries.ts'

/** The half hours to come, by day, and more of them. */
export function Times({ clinic, times }: { clinic: DeskClinic; times: readonly DeskTime[] }) {
  return (
    <section className={s.part} aria-label="Times to come">
      <h2>Times to come</h2>
      {times.length === 0 && <p className={s.quiet}>None: students cannot book here yet.</p>}
      <div>
        {[...byDay(times)].map(([day, slots]) => (
          <details key={day} className={s.day}>
            <summary>
              {dayWords(day)} <span className={s.quiet}>{countWords(slots)}</span>
            </summary>
            <ul className={s.times} aria-label={dayWords(day)}>
              {slots.map(time => (
                <Time key={time.id} time={time} />
              ))}
            </ul>
          </details>
        ))}
      </div>
      {!clinic.isRetired && <AddTimes clinic={clinic} />}
    </section>
  )
}

function countWords(slots: readonly DeskTime[]): string {
  const [places, taken] = [
    slots.reduce((sum, one) => sum + one.capacity, 0),
    slots.reduce((sum, one) => sum + one.taken, 0),
  ]
  return `${places} places, ${taken === 0 ? 'all free' : `${taken} taken`}`
}

function Time({ time }: { time: DeskTime }) {
  const takeBack = useClinicDeed(() => clinicsDesk.withdrawTime({ time: time.id }), 'The time is taken back.')
  const words = timeWords(time.startTime)
  return (
    <li>
      <span>
        {words}{' '}
        <span className={s.quiet}>
          {time.taken} of {time.capacity} taken
        </span>
      </span>
      {time.taken === 0 && (
        <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
          Take back<VisuallyHidden> {words}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

function AddTimes({ clinic }: { clinic: DeskClinic }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({
    initial: { day: '', from: '10:00', until: '13:00', places: '3' },
    check: values => checkPlaces(values, clinic.openOn),
    submit: async values => {
      await clinicsDesk.addTimes({ id: clinic.id, startTimes: startsOf(values), places: Number(values.places) })
      form.replace({ ...values, day: '' })
      toasts.success('The times are added.')
      await readAgain(queries, 'vaccine-slots')
    },
  })
  return (
    <FormFrame form={form} label="More times">
      <div className={s.fields}>
        <DateInput {...form.field('day')} label="Day" min={dayOf(Temporal.Now.instant()).toString()} />
        <TimeInput {...form.field('from')} label="From (IST)" />
        <TimeInput {...form.field('until')} label="Until (IST)" />
        <NumberInput {...form.field('places')} label="Places at each time" />
      </div>
      <div>
        <Button type="submit" busy={form.busy}>
          Add these times
        </Button>
      </div>
    </FormFrame>
  )
}
