import { useState } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney, money } from '#src/values/money.ts'
import type { ClaimView } from '../contract.ts'
import * as copy from '../copy.ts'
import { standingOf } from '../rules.ts'
import { ClaimContent } from './claim-content.tsx'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import { insuranceClaims } from './api.ts'

// Few are asked for more.
const AnswerForm = later(async () => (await import('./answer-form.tsx')).AnswerForm, null)

type ClaimCardProps = { claim: ClaimView; owner: string; isNext: boolean }

/** One claim: how it stands, what waits for whom, and below that what was sent. */
export function ClaimCard({ claim, owner, isNext }: ClaimCardProps) {
  const standing = standingOf(claim)
  return (
    <Card as="li" next={isNext}>
      <div className="stack-4">
        <div className="spread baseline gap-4 lines-2">
          <h3 className="text-3 breakable">{titleOf(claim)}</h3>
          <Standing claim={claim} />
        </div>
        {standing === 'asked' && <Asked claim={claim} owner={owner} isNext={isNext} />}
        {standing === 'waits' && <Waiting claim={claim} />}
        {standing === 'decided' && <Decided claim={claim} />}
        <Sent claim={claim} />
        {standing !== 'decided' && <Withdraw id={claim.id} />}
      </div>
    </Card>
  )
}

export const titleOf = ({ details, filedAt }: Pick<ClaimView, 'details' | 'filedAt'>): string =>
  details === null
    ? `Claim of ${dayAt(filedAt)}`
    : `${formatMoney(money(details.currency, details.amount))}, ${details.provider}`

const dayAt = (at: string): string => formatDay(dayOf(Temporal.Instant.from(at)))

export function Standing({ claim }: { claim: Pick<ClaimView, 'askedAt' | 'answeredAt' | 'decidedAt' | 'outcome'> }) {
  const standing = standingOf(claim)
  if (standing === 'asked') return <StatusTag tone="ready">Your answer is needed</StatusTag>
  if (standing === 'waits') return <StatusTag tone="waiting">With our underwriter</StatusTag>
  return claim.outcome === 'paid' ? (
    <StatusTag tone="done">Paid</StatusTag>
  ) : (
    <StatusTag tone="wrong">Declined</StatusTag>
  )
}

function Asked({ claim, owner, isNext }: ClaimCardProps) {
  const round = claim.rounds.at(-1)
  return (
    <>
      <Notice tone="ready" live title={`We asked on ${dayAt(claim.askedAt ?? claim.filedAt)}`}>
        <span className="breakable as-typed">{round?.question}</span>
      </Notice>
      <AnswerForm claim={claim.id} owner={owner} isNext={isNext} />
    </>
  )
}

function Waiting({ claim: { filedAt, answeredAt } }: { claim: ClaimView }) {
  return (
    <ThreeThings
      did={{
        what: answeredAt === null ? 'Filed the claim' : 'Answered what we asked',
        detail: dayAt(answeredAt ?? filedAt),
      }}
      holder="With our underwriter now"
      now={{ what: 'Your papers are read', detail: 'Usually within two working days' }}
      then={{ what: 'The insurer decides', detail: 'Ask the insurer how long it takes. We write to you.' }}
    />
  )
}

function Decided({ claim: { outcome, paidAmount, decision, decidedAt, details } }: { claim: ClaimView }) {
  const openChat = useChat()
  const isPaid = outcome === 'paid'
  const draft = 'I have a question about the decision on my insurance claim.'
  return (
    <Notice
      tone={isPaid ? 'done' : 'wrong'}
      live
      title={isPaid ? `The insurer pays ${formatMoney(dollars(paidAmount ?? 0))}` : 'The insurer declined it'}
      action={!isPaid && <Button onClick={() => openChat({ draft })}>Ask about it</Button>}
    >
      {decision !== '' && <p className="breakable as-typed">{decision}</p>}
      <p className="quiet">
        Decided on {dayAt(decidedAt ?? '')}.
        {isPaid && ` ${details?.payout == null ? copy.toProvider : copy.payoutNames[details.payout]}.`}
      </p>
    </Notice>
  )
}

/** Folded: who filed it knows it. */
function Sent({ claim }: { claim: ClaimView }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={s.sent} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>What you sent</summary>
      {isOpen && <ClaimContent claim={claim} />}
    </details>
  )
}

/** Asked twice: what was written and sent is thrown away. */
const Withdraw = ({ id }: { id: string }) => (
  <div>
    <ConfirmVerb
      label="Withdraw this claim"
      title="Withdraw this claim?"
      confirm="Withdraw it"
      keep="Keep it"
      act={() => insuranceClaims.withdraw({ id })}
      rereads={insuranceRereads}
      done="The claim is withdrawn. Nothing of it is kept."
    >
      <p>What you wrote and the files are deleted here. You can file it again while the time for it runs.</p>
    </ConfirmVerb>
  </div>
)
