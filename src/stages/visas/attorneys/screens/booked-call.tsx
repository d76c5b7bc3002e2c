import { useState } from 'react'
import { ProveContact } from '#src/features/accounts/screens/prove-contact.tsx'
import { proveContact } from '#src/features/accounts/unproved/copy.ts'
import { BookedActions, Fact, Ticket, TimesFact } from '#src/features/appointments/screens/booked-card.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { AgentView, CallView } from '../contract.ts'
import * as copy from '../copy.ts'
import { attorneys, callRereads } from './calls.ts'
import { useSlotForm } from '#src/features/appointments/screens/use-slot-form.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { AgentChoice, CallSlots } from './agent-choice.tsx'

type BookedCallProps = {
  call: CallView
  agents: readonly AgentView[]
  phone: string | null
  now: string
  isNext: boolean
}

/** A call that stands: with whom and when, and the ways to change it. */
export function BookedCall({ call, agents, phone, now, isNext }: BookedCallProps) {
  const [isMoving, setIsMoving] = useState(false)
  const hasBegun = call.slot <= now
  return (
    <div className="stack-5">
      <Notice tone="done" live title={copy.standing(call.agent.name)} />
      <CallTicket call={call} />
      <ProveContact words={proveContact.toKeep} isNext={false} />
      <WhoHasIt call={call} phone={phone} hasBegun={hasBegun} />
      {phone === null && (
        <Notice tone="wrong" title={copy.noPhone}>
          <Link href="/profile/about">Add your number</Link>
        </Notice>
      )}
      <details>
        <summary>What you wrote</summary>
        <p className="readable muted as-typed">{call.issue}</p>
        {call.papers.length > 0 && (
          <ul aria-label={copy.yourPapers}>
            {call.papers.map(paper => (
              <li key={paper.id}>
                <DocumentLink document={paper} />
              </li>
            ))}
          </ul>
        )}
      </details>
      {isMoving && <MoveCall {...{ call, agents, now, isNext }} onDone={() => setIsMoving(false)} />}
      {!isMoving && !hasBegun && (
        <BookedActions
          calendar={`/api/visas/slot-info/${call.id}/calendar`}
          move="Move the call"
          onMove={() => setIsMoving(true)}
          cancelling={{
            label: 'Cancel the call',
            title: 'Cancel the call?',
            what: call.kind === 'paid' ? copy.cancelPaid : copy.cancelFree,
            act: () => attorneys.cancel({}),
            rereads: callRereads,
            done: copy.cancelledNow,
          }}
        />
      )}
    </div>
  )
}

export const CallTicket = ({ call: { agent, slot } }: { call: CallView }) => (
  <Ticket>
    <Fact name="With">{agent.name}</Fact>
    <Fact name="Firm">{agent.firm}</Fact>
    <TimesFact start={slot} zone={agent.zone} />
  </Ticket>
)

type WhoHasItProps = { call: CallView; phone: string | null; hasBegun: boolean }

function WhoHasIt({ call, phone, hasBegun }: WhoHasItProps) {
  const booked = Temporal.Instant.from(call.confirmedAt ?? call.askedAt)
  return (
    <ThreeThings
      did={{
        what: call.kind === 'paid' ? 'Booked and paid the call' : 'Booked a free call',
        detail: `${formatDay(dayOf(booked))}, ${formatClock(booked)} IST`,
      }}
      holder={`With ${call.agent.name}`}
      now={{
        what: hasBegun ? 'Calls you now' : 'Reads what you wrote',
        detail: 'Keep your refusal letter or slip beside you.',
      }}
      then={{
        what: phone === null ? 'Calls you by phone' : `Calls you on ${phone}`,
        detail: 'Half an hour.',
      }}
    />
  )
}

type MoveCallProps = Omit<BookedCallProps, 'phone'> & { onDone: () => void }

/** Another time, and for a free call another attorney as well. */
function MoveCall({ call, agents, now, isNext, onDone }: MoveCallProps) {
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
        <Button type="submit" kind={isNext ? 'primary' : 'quiet'} busy={form.busy}>
          Move to this time
        </Button>
        <Button onClick={onDone}>Keep the old time</Button>
      </Actions>
    </FormFrame>
  )
}
