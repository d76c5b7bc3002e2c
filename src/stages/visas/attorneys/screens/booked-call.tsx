import { useState } from 'react'
import { ProveToKeep } from '#src/features/accounts/screens/prove-to-keep.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { AgentView, CallView } from '../contract.ts'
import * as copy from '../copy.ts'
import { CancelCall } from './cancel-call.tsx'
import { CallTimes } from './call-times.tsx'
import { MoveCall } from './move-call.tsx'
import s from './attorneys.module.css'

type BookedCallProps = { call: CallView; agents: readonly AgentView[]; phone: string | null; now: string }

/** A call that stands: with whom and when, and the ways to change it. */
export function BookedCall({ call, agents, phone, now }: BookedCallProps) {
  const [work, setWork] = useState<'move' | 'cancel'>()
  const done = () => setWork(undefined)
  const hasBegun = call.slot <= now
  return (
    <div className={s.call}>
      <Notice tone="done" live title={copy.standing(call.agent.name)} />
      <div className={s.ticket}>
        <strong>{call.agent.name}</strong>
        <span>{call.agent.firm}</span>
        <CallTimes slot={call.slot} zone={call.agent.zone} />
      </div>
      <ProveToKeep />
      <WhoHasIt call={call} phone={phone} hasBegun={hasBegun} />
      {phone === null && (
        <Notice tone="wrong" title={copy.noPhone}>
          <Link href="/profile/about">Add your number</Link>
        </Notice>
      )}
      <details>
        <summary>What you wrote</summary>
        <p className={s.issue}>{call.issue}</p>
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
      {work === 'move' && <MoveCall call={call} agents={agents} onDone={done} />}
      {work !== 'move' && !hasBegun && (
        <Actions>
          <ButtonLink href={`/api/visas/slot-info/${call.id}/calendar`} download>
            Add to calendar
          </ButtonLink>
          <Button onClick={() => setWork('move')}>Move the call</Button>
          <Button kind="link" onClick={() => setWork('cancel')}>
            Cancel the call
          </Button>
        </Actions>
      )}
      {work === 'cancel' && <CancelCall isPaid={call.kind === 'paid'} onClose={done} />}
    </div>
  )
}

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
        detail: call.kind === 'paid' ? 'Half an hour, and the advice in writing within two days.' : 'Half an hour.',
      }}
    />
  )
}
