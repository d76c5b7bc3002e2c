import { formatDay } from '#src/values/dates.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { AgentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { timesAt } from '#src/features/appointments/rules.ts'
import { dayOfKey } from '../rules.ts'

type SlotPickerProps = {
  agent: AgentView
  day: Binding<string>
  slot: Binding<string>
}

/** First a day on which the attorney is free, in Indian time, then one of its times in both zones. */
export function SlotPicker({ agent, day, slot }: SlotPickerProps) {
  const days = Object.entries(agent.slots)
  if (days.length === 0) return <Notice tone="info">{copy.noneFree(agent.name)}</Notice>
  const times = agent.slots[day.value] ?? []
  return (
    <Stack gap={4}>
      <Select
        {...day}
        label="Day"
        hint="Days and times are Indian, with the time of the attorney beside it."
        placeholder="Choose a day"
        options={days.map(([key, free]) => ({ value: key, label: `${dayWords(key)} (${free.length} free)` }))}
        onChange={key => {
          day.onChange(key)
          slot.onChange('')
        }}
        // Said once, where the time is missing.
        error={day.value === '' ? slot.error : undefined}
      />
      {times.length > 0 && (
        <RadioGroup
          {...slot}
          label="Time"
          tiles
          options={times.map(time => {
            const { home, away } = timesAt(Temporal.Instant.from(time), agent.zone)
            return { value: time, label: home, detail: away }
          })}
        />
      )}
    </Stack>
  )
}

function dayWords(key: string): string {
  const day = dayOfKey(key)
  return day === undefined ? key : `${day.toLocaleString('en-IN', { weekday: 'short' })}, ${formatDay(day)}`
}
