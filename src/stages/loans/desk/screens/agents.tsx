import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { AddTimes, OfferedTimes } from '#src/features/appointments/screens/desk/offered-times.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { timeWords } from '#src/stages/loans/meetings/rules.ts'
import type { AgentRow } from '../contract.ts'
import { deskRereads, loanDesk } from './api.ts'
import { checkSpan } from '../rules.ts'
import s from '#src/stages/loans/screens/loans.module.css'
import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { lenders } from '#src/values/lenders.ts'
import * as copy from '../copy.ts'

/** Whom students meet, and when. */
export function Agents({ bank, me }: { bank: string | null; me: string }) {
  const query = useRead(loanDesk.agents)
  return (
    <section className={s.agents}>
      <h2>Officials and their times</h2>
      <Loaded what="the officials" query={query}>
        {agents =>
          agents.length === 0 ? (
            <EmptyState level={3} title="No official yet">
              Students who accept an offer choose a time with one. Until there is one, they ask for it in the chat.
            </EmptyState>
          ) : (
            agents.map(agent => <OneAgent key={agent.id} agent={agent} isNamed={bank === null} />)
          )
        }
      </Loaded>
      <AddAgent bank={bank} me={me} />
    </section>
  )
}

/** `isNamed`: with its bank, where one sees those of several. */
function OneAgent({ agent, isNamed }: { agent: AgentRow; isNamed: boolean }) {
  const { id, bank, name, phone } = agent
  return (
    <Card as="article" label={name}>
      <div className="heads-3 stack-4">
        <div className="row-4 baseline lines-1">
          <h3>{name}</h3>
          <p className="quiet">{isNamed ? `${bank}, ${phone}` : phone}</p>
          <ConfirmVerb
            label="Retire"
            title={`Retire ${name}?`}
            confirm="Retire this official"
            done={`${name} meets nobody new any more.`}
            rereads={deskRereads}
            act={() => loanDesk.retireAgent({ agent: id, bank })}
          >
            <p>Students are no longer offered their times. Meetings that stand stay.</p>
          </ConfirmVerb>
        </div>
        <AgentTimes agent={agent} />
      </div>
    </Card>
  )
}

function AgentTimes({ agent: { id, bank, name, slots } }: { agent: AgentRow }) {
  return (
    <>
      <OfferedTimes
        times={slots}
        none="No times to come: students cannot choose one yet."
        count={countWords}
        words={timeWords}
        isFree={({ takenBy }) => takenBy === null}
        taker={({ takenBy }) =>
          takenBy === null
            ? undefined
            : { name: takenBy.name, href: `/desk/applications/${takenBy.id}?${new URLSearchParams({ bank })}` }
        }
        withdraw={slot => loanDesk.withdrawSlot({ slot, bank })}
        rereads={deskRereads}
      />
      <AddTimes
        label={`More times of ${name}`}
        check={checkSpan}
        add={startTimes => loanDesk.addSlots({ agent: id, bank, startTimes })}
        rereads={['loan-slots']}
      />
    </>
  )
}

const countWords = (slots: readonly AgentRow['slots'][number][]): string => {
  const taken = slots.filter(({ takenBy }) => takenBy !== null).length
  return `${slots.length === 1 ? 'one time' : `${slots.length} times`}, ${taken === 0 ? 'all free' : `${taken} taken`}`
}

type Typed = { name: string; phone: string; bank: string }

/** Somebody whom students meet. An admin says at which bank. */
function AddAgent({ bank, me }: { bank: string | null; me: string }) {
  const form = useSentForm<Typed>({
    draft: 'loan-official',
    owner: me,
    initial: { name: '', phone: '', bank: bank ?? '' },
    check: ({ name, phone, bank: at }) => ({
      ...(name.trim() === '' && { name: copy.agentNameRequired }),
      ...(phone.trim().length < 5 && { phone: copy.agentPhoneRequired }),
      ...(at === '' && { bank: copy.bankRequired }),
    }),
    send: loanDesk.addAgent,
    rereads: ['loan-slots'],
    done: values => `${values.name} is added. Add the times next.`,
  })
  return (
    <Card as="section" label="Add an official">
      <div className="heads-3 stack-4">
        <h3>Add an official</h3>
        <FormFrame form={form} label="Add an official">
          <div className="stack-4 tiles-2">
            <TextInput {...form.field('name')} label="Name of the official" maxLength={200} />
            <TextInput {...form.field('phone')} label="Phone" type="tel" maxLength={40} />
            {bank === null && (
              <Select {...form.field('bank')} label="Bank" options={lenders.map(value => ({ value, label: value }))} />
            )}
          </div>
          <div>
            <Button type="submit" busy={form.busy}>
              Add the official
            </Button>
          </div>
        </FormFrame>
      </div>
    </Card>
  )
}
