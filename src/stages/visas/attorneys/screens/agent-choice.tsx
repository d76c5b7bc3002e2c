import type { Binding } from '#src/ui/binding.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { AgentView } from '../contract.ts'
import * as copy from '../copy.ts'
import s from './attorneys.module.css'

export function AgentChoice({ agents, ...field }: { agents: readonly AgentView[] } & Binding<string>) {
  return (
    <RadioGroup
      {...field}
      label="Attorney"
      options={agents.map(agent => ({
        value: agent.id,
        label: <AgentName agent={agent} />,
        detail: <Agent agent={agent} />,
      }))}
    />
  )
}

const AgentName = ({ agent: { name, isEngaged } }: { agent: AgentView }) => (
  <>
    <strong>{name}</strong> {!isEngaged && <Tag>{copy.illustrativeTag}</Tag>}
  </>
)

const Agent = ({ agent: { firm, languages, about } }: { agent: AgentView }) => (
  <span className={s.agent}>
    <span>{firm}</span>
    <span>{about}</span>
    <span>Speaks {languages}</span>
  </span>
)
