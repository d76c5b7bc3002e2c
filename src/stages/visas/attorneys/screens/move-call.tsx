import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { AgentView, CallView } from '../contract.ts'
import * as copy from '../copy.ts'
import { AgentChoice } from './agent-choice.tsx'
import { attorneys, useReadCalls } from './calls.ts'
import { SlotPicker } from './slot-picker.tsx'

type MoveCallProps = { call: CallView; agents: readonly AgentView[]; onDone: () => void }

/** Another time, and for a free call another attorney as well. */
export function MoveCall({ call, agents, onDone }: MoveCallProps) {
  const toasts = useToasts()
  const readAgain = useReadCalls()
  const form = useForm({
    initial: { agent: call.agent.id, day: '', slot: '' },
    check: ({ slot }) => (slot === '' ? { slot: copy.slotRequired } : {}),
    submit: async ({ agent, slot }) => {
      await attorneys.move({ agent, slot }).finally(readAgain)
      toasts.success(copy.movedNow)
      onDone()
    },
  })
  const agent = agents.find(({ id }) => id === form.values.agent)
  const choose = form.field('agent')
  return (
    <FormFrame form={form} label="Move the call">
      {call.kind === 'free' && (
        <AgentChoice
          agents={agents}
          {...choose}
          onChange={id => {
            choose.onChange(id)
            form.set('day', '')
            form.set('slot', '')
          }}
        />
      )}
      {agent !== undefined && <SlotPicker agent={agent} day={form.field('day')} slot={form.field('slot')} />}
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          Move to this time
        </Button>
        <Button onClick={onDone}>Keep the old time</Button>
      </Actions>
    </FormFrame>
  )
}
