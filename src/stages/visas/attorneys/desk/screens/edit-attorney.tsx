import { useState } from 'react'
import { useLocation } from 'wouter'
import { timesAt, weekdayNames, type Hours } from '#src/features/appointments/rules.ts'
import { SavedEditor } from '#src/features/desk-kit/screens/saved-editor.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { blankOf, pickOf, typedOf, type Bound } from '#src/records/fields.ts'
import { RecordFields } from '#src/records/screens/record-fields.tsx'
import { dayOfKey } from '#src/stages/visas/attorneys/rules.ts'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Link } from '#src/ui/link.tsx'
import { Select } from '#src/ui/select.tsx'
import { formatDay, parseDay } from '#src/values/dates.ts'
import type { DeskAttorney } from '../contract.ts'
import { attorneyRecord, checkAttorney, type AttorneyTyped } from '../rules.ts'
import { attorneyDesk } from './api.ts'
import s from '#src/stages/visas/screens/visas.module.css'

type EditAttorneyProps = { attorney: DeskAttorney | undefined; me: string }

const unwritten = { version: 0, changedAt: null, changedBy: null }
const allAttorneys = '/desk/attorneys'

/** Who they are, when they can be called, and what that offers. */
export function EditAttorney({ attorney, me }: EditAttorneyProps) {
  const [, navigate] = useLocation()
  return (
    <Screen title={attorney?.name ?? 'Add an attorney'} words={<Link href={allAttorneys}>Back to all attorneys</Link>}>
      <div className="narrow">
        <SavedEditor<AttorneyTyped & { version: number }>
          draft={`desk/attorneys/${attorney?.id ?? 'new'}`}
          me={me}
          entry={attorney ?? unwritten}
          values={{
            ...(attorney === undefined ? blankOf(attorneyRecord) : typedOf(attorneyRecord, attorney)),
            version: attorney?.version ?? 0,
          }}
          check={checkAttorney}
          save={async ({ version, ...values }) => {
            const typed = pickOf(attorneyRecord, values)
            if (attorney === undefined) await attorneyDesk.add(typed)
            else await attorneyDesk.change({ id: attorney.id, version, ...typed })
            navigate(allAttorneys)
          }}
          done="Saved. Students see the new times now; calls that are booked stand."
          rereads={['attorneys']}
          label="The attorney"
          onCancel={() => navigate(allAttorneys)}
        >
          {form => <RecordFields of={attorneyRecord} form={form} own={own} />}
        </SavedEditor>
      </div>
      {attorney !== undefined && <FreeTimes attorney={attorney} />}
    </Screen>
  )
}

const own = {
  hours: (bound: Bound<readonly Hours[]>) => <HoursFields {...bound} />,
  daysOff: (bound: Bound<readonly string[]>) => <DaysOff {...bound} />,
}

/** The hours of a week, a row each. */
function HoursFields({ name, value, onChange, error }: Bound<readonly Hours[]>) {
  const put = (index: number, change: Partial<Hours>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...change } : row)))
  return (
    <fieldset className={s.rows}>
      <legend>{attorneyRecord.hours.look.label}</legend>
      {Array.from(value, (row, index) => (
        <div key={index} className={s.deskAttorneysRow}>
          <Select
            label="Weekday"
            name={`${name}-weekday-${index}`}
            placeholder={null}
            options={weekdayNames.map((label, at) => ({ value: String(at + 1), label }))}
            value={String(row.weekday)}
            onChange={weekday => put(index, { weekday: Number(weekday) })}
          />
          <Select
            label="From"
            name={`${name}-from-${index}`}
            placeholder={null}
            options={clocks.slice(0, -1)}
            value={row.from}
            onChange={from => put(index, { from })}
          />
          <Select
            label="Until"
            name={`${name}-until-${index}`}
            placeholder={null}
            options={clocks.slice(1)}
            value={row.until}
            onChange={until => put(index, { until })}
          />
          <Button kind="link" onClick={() => onChange(value.filter((_, at) => at !== index))}>
            Remove these hours
          </Button>
        </div>
      ))}
      <FieldError id={`${name}-error`} error={error} />
      <div>
        <Button onClick={() => onChange([...value, following(value)])}>Add hours</Button>
      </div>
    </fieldset>
  )
}

/** Like the last ones, a day later. */
function following(value: readonly Hours[]): Hours {
  const { weekday, from, until } = value.at(-1) ?? { weekday: 7, from: '09:00', until: '11:00' }
  return { weekday: (weekday % 7) + 1, from, until }
}

const clocks = Array.from({ length: 49 }, (_, half) => {
  const clock = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value: clock, label: clock }
})

/** Days of the attorney's own calendar on which nobody can call. */
function DaysOff({ value, onChange, error }: Bound<readonly string[]>) {
  const [day, setDay] = useState('')
  const add = () => {
    if (parseDay(day) !== undefined && !value.includes(day)) onChange([...value, day].toSorted())
    setDay('')
  }
  return (
    <div className={s.rows}>
      <div className={s.deskAttorneysRow}>
        <DateInput label="A day off" optional name="day-off" value={day} onChange={setDay} error={error} />
        <Button onClick={add}>Add this day off</Button>
      </div>
      {value.length > 0 && (
        <ul className="stack list" aria-label="Days off">
          {value.map(off => (
            <li key={off}>
              {formatDay(Temporal.PlainDate.from(off))}{' '}
              <Button kind="link" onClick={() => onChange(value.filter(other => other !== off))}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What students are offered, by the day in India. */
function FreeTimes({ attorney: { free, zone } }: { attorney: DeskAttorney }) {
  const days = Object.entries(free)
  return (
    <section>
      <h2>Free times</h2>
      {days.length === 0 ? (
        <p>None in the coming four weeks.</p>
      ) : (
        <dl className="stack-2">
          {days.map(([key, times]) => (
            <div key={key}>
              <dt className="semibold">{dayWords(key)}</dt>
              <dd className="muted">{times.map(time => timesAt(Temporal.Instant.from(time), zone).home).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function dayWords(key: string): string {
  const day = dayOfKey(key)
  return day === undefined ? key : formatDay(day)
}
