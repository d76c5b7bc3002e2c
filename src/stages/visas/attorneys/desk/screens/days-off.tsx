import { useState } from 'react'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { formatDay, parseDay } from '#src/values/dates.ts'
import s from '#src/stages/visas/screens/visas.module.css'

/** Days of the attorney's own calendar on which nobody can call. */
export function DaysOff({ value, onChange, error }: Binding<readonly string[]>) {
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
