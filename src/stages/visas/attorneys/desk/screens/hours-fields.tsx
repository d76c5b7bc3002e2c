import { newKey } from '#src/browser/api.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Select } from '#src/ui/select.tsx'
import type { Hours } from '#src/stages/visas/attorneys/rules.ts'
import { weekdayNames } from '#src/features/appointments/rules.ts'
import s from '#src/stages/visas/screens/visas.module.css'

/** `id` tells a row from the others while it is typed. */
export type HoursRow = Hours & { id: string }

export const rowsOf = (hours: readonly Hours[]): HoursRow[] => hours.map(row => ({ ...row, id: newKey() }))

/** The hours of a week, a row each. */
export function HoursFields({ name, value, onChange, error }: Binding<readonly HoursRow[]>) {
  const put = (index: number, change: Partial<Hours>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...change } : row)))
  return (
    <fieldset className={s.rows}>
      <legend>Weekly hours</legend>
      {value.map((row, index) => (
        <div key={row.id} className={s.deskAttorneysRow}>
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
function following(value: readonly HoursRow[]): HoursRow {
  const { weekday, from, until } = value.at(-1) ?? { weekday: 7, from: '09:00', until: '11:00' }
  return { weekday: (weekday % 7) + 1, from, until, id: newKey() }
}

const clocks = Array.from({ length: 49 }, (_, half) => {
  const clock = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value: clock, label: clock }
})
