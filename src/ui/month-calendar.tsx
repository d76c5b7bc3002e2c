import { useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { ChevronIcon } from './icons.tsx'
import s from './month-calendar.module.css'
import { useStyles } from './style.ts'

export interface MonthCalendarProps {
  label: string
  /** ISO days, as the value is. */
  today: string
  /** Those that can be chosen; all others stand there and cannot. */
  days: ReadonlySet<string>
  value: string
  onChange: (day: string) => void
}

const letters = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** A month of days; never back before the present one. */
export function MonthCalendar({ label, today, days, value, onChange }: MonthCalendarProps) {
  const styled = useStyles()
  const present = Temporal.PlainDate.from(today).toPlainYearMonth()
  const [month, setMonth] = useState(() => monthOf(value, days) ?? present)
  const move = (months: number) => setMonth(shown => shown.add({ months }))
  const name = `${month.toPlainDate({ day: 1 }).toLocaleString('en-IN', { month: 'long' })} ${month.year}`
  return (
    <fieldset className={s.calendar} aria-label={label}>
      <div className="line apart gap-3 below-3">
        <Button
          aria-label="The month before"
          disabled={Temporal.PlainYearMonth.compare(month, present) <= 0}
          onClick={() => move(-1)}
        >
          <span className="inline turn-right">
            <ChevronIcon size={20} />
          </span>
        </Button>
        <span role="status" className="text-3 headline">
          {name}
        </span>
        <Button aria-label="The month after" onClick={() => move(1)}>
          <span className="inline turn-left">
            <ChevronIcon size={20} />
          </span>
        </Button>
      </div>
      <div className={s.grid}>
        {letters.map(letter => (
          <span key={letter} className="faint centre" aria-hidden="true">
            {letter}
          </span>
        ))}
        {weeksOf(month).map(day => {
          const iso = day.toString()
          const isFree = days.has(iso) && iso >= today
          return (
            <button
              key={iso}
              type="button"
              className={classes(s.day, iso === value && s.chosen, iso === today && s.today)}
              {...(day.day === 1 && styled({ gridColumnStart: day.dayOfWeek }))}
              disabled={!isFree}
              aria-pressed={iso === value}
              aria-label={day.toLocaleString('en-IN', { weekday: 'long', day: 'numeric', month: 'long' })}
              onClick={() => onChange(iso)}
            >
              {day.day}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Where the chosen day is, or the first that can be. */
function monthOf(value: string, days: ReadonlySet<string>): Temporal.PlainYearMonth | undefined {
  const day = value === '' ? [...days].toSorted()[0] : value
  return day === undefined ? undefined : Temporal.PlainDate.from(day).toPlainYearMonth()
}

const weeksOf = (month: Temporal.PlainYearMonth): Temporal.PlainDate[] =>
  Array.from({ length: month.daysInMonth }, (_, index) => month.toPlainDate({ day: index + 1 }))
