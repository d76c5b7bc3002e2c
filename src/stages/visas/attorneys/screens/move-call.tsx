import { useSlotForm } from '#src/features/appointments/screens/use-slot-form.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import type { AgentView, CallView } from '../contract.ts'
import * as copy from '../copy.ts'
import { AgentChoice, CallSlots } from './agent-choice.tsx'
import { attorneys, callRereads } from './calls.ts'

type MoveCallProps = { call: CallView; agents: readonly AgentView[]; now: string; onDone: () => void }

/** Another time, and for a free call another attorney as well. */
export function MoveCall({ call, agents, now, onDone }: MoveCallProps) {
  const form = useSlotForm({
    initial: { agent: call.agent.id, day: '', slot: '' },
    check: ({ slot }) => (slot === '' ? { slot: copy.slotRequired } : {}),
    book: ({ agent, slot }) => attorneys.move({ agent, slot }),
    rereads: callRereads,
    done: copy.movedNow,
    onDone,
  })
  const agent = agents.find(({ id }) => id === form.values.agent)
  const when = { day: form.field('day'), slot: form.field('slot') }
  return (
    <FormFrame form={form} label="Move the call">
      {call.kind === 'free' && <AgentChoice agents={agents} agent={form.field('agent')} {...when} />}
      {agent !== undefined && <CallSlots agent={agent} now={now} {...when} />}
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          Move to this time
        </Button>
        <Button onClick={onDone}>Keep the old time</Button>
      </Actions>
    </FormFrame>
  )
}
