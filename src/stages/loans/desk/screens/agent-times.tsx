import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { TimeInput } from '#src/ui/time-input.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { byDay, startsOf } from '#src/features/appointments/rules.ts'
import { timeWords } from '#src/stages/loans/meetings/rules.ts'
import type { AgentRow } from '../contract.ts'
import { loanDesk, useLoanDeed } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'
import { checkSpan } from '../rules.ts'
import { readAgain } from '#src/browser/queries.ts'

/** The half hours that are free or taken, by day, the first open; and more of them. */
export function AgentTimes({ agent }: { agent: AgentRow }) {
  return (
    <>
      {agent.slots.length === 0 && <p className={s.quiet}>No times to come: students cannot choose one yet.</p>}
      <div>
        {[...byDay(agent.slots)].map(([day, slots], index) => (
          <details key={day} className={s.day} open={index === 0}>
            <summary>
              {formatDay(Temporal.PlainDate.from(day))} <span className={s.quiet}>{countWords(slots)}</span>
            </summary>
            <ul className={s.slots} aria-label={formatDay(Temporal.PlainDate.from(day))}>
              {slots.map(slot => (
                <Slot key={slot.id} slot={slot} bank={agent.bank} />
              ))}
            </ul>
          </details>
        ))}
      </div>
      <AddTimes agent={agent} />
    </>
  )
}

const countWords = (slots: AgentRow['slots']): string => {
  const taken = slots.filter(({ takenBy }) => takenBy !== null).length
  return `${slots.length === 1 ? 'one time' : `${slots.length} times`}, ${taken === 0 ? 'all free' : `${taken} taken`}`
}

function Slot({ slot, bank }: { slot: AgentRow['slots'][number]; bank: string }) {
  const takeBack = useLoanDeed(() => loanDesk.withdrawSlot({ slot: slot.id, bank }), 'The time is taken back.')
  const words = timeWords(slot.startTime)
  return (
    <li>
      <span>{words}</span>
      {slot.takenBy === null ? (
        <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
          Take back<VisuallyHidden> {words}</VisuallyHidden>
        </Button>
      ) : (
        <Link href={`/desk/applications/${slot.takenBy.id}?${new URLSearchParams({ bank })}`}>{slot.takenBy.name}</Link>
      )}
    </li>
  )
}

function AddTimes({ agent }: { agent: AgentRow }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({
    initial: { day: '', from: '10:00', until: '13:00' },
    check: checkSpan,
    submit: async values => {
      const startTimes = startsOf(values)
      await loanDesk.addSlots({ agent: agent.id, bank: agent.bank, startTimes })
      form.replace({ ...values, day: '' })
      toasts.success('The times are added.')
      await readAgain(queries, 'loan-slots')
    },
  })
  return (
    <FormFrame form={form} label={`More times of ${agent.name}`}>
      <div className={s.pair}>
        <DateInput {...form.field('day')} label="Day" min={dayOf(Temporal.Now.instant()).toString()} />
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
