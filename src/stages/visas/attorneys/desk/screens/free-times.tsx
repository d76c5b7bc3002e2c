import { formatDay } from '#src/values/dates.ts'
import { timesAt } from '#src/features/appointments/rules.ts'
import { dayOfKey } from '#src/stages/visas/attorneys/rules.ts'
import type { DeskAttorney } from '../contract.ts'

/** What students are offered, by the day in India. */
export function FreeTimes({ attorney: { free, zone } }: { attorney: DeskAttorney }) {
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
