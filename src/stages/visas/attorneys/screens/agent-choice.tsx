import { timesAt } from '#src/features/appointments/rules.ts'
import { SlotPicker } from '#src/features/appointments/screens/slot-picker.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dayOf } from '#src/values/dates.ts'
import type { Binding } from '#src/ui/binding.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { AgentView } from '../contract.ts'
import * as copy from '../copy.ts'

type Fields = Record<'agent' | 'day' | 'slot', Binding<string>>

/** Each attorney has their own times, so another attorney means another time. */
export function AgentChoice({ agents, agent, day, slot }: Fields & { agents: readonly AgentView[] }) {
  return (
    <RadioGroup
      {...agent}
      label="Attorney"
      options={agents.map(one => ({ value: one.id, label: <AgentName agent={one} />, detail: <Agent agent={one} /> }))}
      onChange={id => {
        agent.onChange(id)
        day.onChange('')
        slot.onChange('')
      }}
    />
  )
}

type CallSlotsProps = Pick<Fields, 'day' | 'slot'> & { agent: AgentView; now: string }

/** When the attorney is free, in Indian time with theirs beside it. */
export function CallSlots({ agent: { id, name, zone, slots }, now, ...fields }: CallSlotsProps) {
  const free = Object.values(slots).flat()
  if (free.length === 0) return <Notice tone="info">{copy.noneFree(name)}</Notice>
  return (
    <SlotPicker
      key={id}
      {...fields}
      today={dayOf(Temporal.Instant.from(now)).toString()}
      slots={free.map(startTime => ({ startTime }))}
      option={({ startTime }) => {
        const { home, away } = timesAt(Temporal.Instant.from(startTime), zone)
        return { value: startTime, label: home, detail: away }
      }}
    />
  )
}

const AgentName = ({ agent: { name, isEngaged } }: { agent: AgentView }) => (
  <>
    <strong>{name}</strong> {!isEngaged && <Tag>{copy.illustrativeTag}</Tag>}
  </>
)

const Agent = ({ agent: { firm, languages, about } }: { agent: AgentView }) => (
  <span className="stack-1 readable">
    <span>{firm}</span>
    <span>{about}</span>
    <span>Speaks {languages}</span>
  </span>
)
