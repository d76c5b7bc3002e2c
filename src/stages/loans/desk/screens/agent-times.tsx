import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { DateInput } from '../../../../ui/date-input.tsx'
import { useForm } from '../../../../ui/form.ts'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { TimeInput } from '../../../../ui/time-input.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { formatDay, homeZone } from '../../../../values/dates.ts'
import { byDay, timeWords } from '../../meetings/rules.ts'
import type { AgentRow } from '../contract.ts'
import { loanDesk, useLoanDeed } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'
import { checkTimes, startsOf } from '../rules.ts'

/** The half hours that are free or taken, by day; and more of them. */
export function AgentTimes({ agent }: { agent: AgentRow }) {
  return (
    <>
      {[...byDay(agent.slots)].map(([day, slots]) => (
        <div key={day}>
          <h3>{formatDay(Temporal.PlainDate.from(day))}</h3>
          <ul className={s.slots}>
            {slots.map(slot => (
              <Slot key={slot.id} slot={slot} bank={agent.bank} />
            ))}
          </ul>
        </div>
      ))}
      <AddTimes agent={agent} />
    </>
  )
}

function Slot({ slot, bank }: { slot: AgentRow['slots'][number]; bank: string }) {
  const takeBack = useLoanDeed(() => loanDesk.withdrawSlot({ slot: slot.id, bank }), 'The time is taken back.')
  const words = timeWords(slot.startTime)
  return (
    <li>
      {words}{' '}
      {slot.takenBy === null ? (
        <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
          Take back<VisuallyHidden> {words}</VisuallyHidden>
        </Button>
      ) : (
        <strong>{slot.takenBy}</strong>
      )}
    </li>
  )
}

function AddTimes({ agent }: { agent: AgentRow }) {
  const queries = useQueryClient()
  const form = useForm({
    initial: { day: '', from: '10:00', until: '13:00' },
    check: checkTimes,
    submit: async values => {
      await loanDesk.addSlots({ agent: agent.id, bank: agent.bank, startTimes: startsOf(values, homeZone) })
      form.replace({ ...values, day: '' })
      await queries.invalidateQueries({ queryKey: ['loan-slots'] })
    },
  })
  return (
    <FormFrame form={form} label={`More times of ${agent.name}`}>
      <div className={s.pair}>
        <DateInput {...form.field('day')} label="Day" />
        <TimeInput {...form.field('from')} label="From (IST)" />
        <TimeInput {...form.field('until')} label="Until (IST)" />
      </div>
      <div>
        <Button type="submit" busy={form.busy}>
          Add these times
        </Button>
      </div>
    </FormFrame>
  )
}
