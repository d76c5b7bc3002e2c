import { useId, type ReactNode } from 'react'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { MonthCalendar } from '#src/ui/month-calendar.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { formatDay } from '#src/values/dates.ts'
import { byDay } from '../rules.ts'

type SlotPickerProps<S> = {
  /** The ISO day it is in India. */
  today: string
  slots: readonly S[]
  day: Binding<string>
  slot: Binding<string>
  /** By what a time is booked, and how it is shown: in Indian time, with the host's own time beside it where it differs. */
  option: (slot: S) => { value: string; label: string; detail?: string }
  /** Whether a day with free times can be chosen. */
  isOpen?: ((day: string) => boolean) | undefined
  /** Said of all times. */
  zone?: string
  /** Between the day and its times. */
  children?: ReactNode
}

/** First a day in India that has free times, then one of its times. */
export function SlotPicker<S extends { startTime: string }>(props: SlotPickerProps<S>) {
  const { today, slots, day, slot, option, isOpen = () => true, zone = '', children } = props
  const errorId = useId()
  const days = byDay(slots)
  const times = days.get(day.value) ?? []
  const free = [...days.keys()].filter(isOpen).toSorted()
  const [first] = free
  const choose = (chosen: string) => {
    day.onChange(chosen)
    slot.onChange('')
  }
  return (
    <>
      <div>
        <MonthCalendar label="Day" today={today} days={new Set(free)} value={day.value} onChange={choose} />
        {first !== undefined && day.value === '' && (
          <Button kind="link" onClick={() => choose(first)}>
            First free day: {formatDay(Temporal.PlainDate.from(first))}
          </Button>
        )}
        {/* Said once, where the time is missing. */}
        <FieldError id={errorId} error={day.error ?? (times.length === 0 ? slot.error : undefined)} />
      </div>
      {times.length > 0 && (
        <>
          {children}
          <RadioGroup
            {...slot}
            tiles
            label={`Time on ${formatDay(Temporal.PlainDate.from(day.value))}${zone}`}
            options={times.map(option)}
          />
        </>
      )}
    </>
  )
}
