import { readOf } from '#src/browser/reads.ts'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { useQuery } from '@tanstack/react-query'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { ApplicationFile } from '../contract.ts'
import { Asking } from './ask-papers.tsx'
import { Declining } from './decline.tsx'
import { type Which, deskRereads, loanDesk } from './api.ts'
import { stateNotes, stateTones, stateWords } from './state-words.ts'
import { WhatWasSent } from './what-was-sent.tsx'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Card } from '#src/ui/card.tsx'
import { lakhs } from '#src/stages/loans/offers/screens/amounts.ts'
import { GiveStatement } from '#src/stages/loans/statements/screens/give-statement.tsx'
import { isOver } from '../rules.ts'
import { OfferForm } from './offer-form.tsx'

/** One application: who, how much, every paper; and what the bank says to it. */
export function ApplicationPage({ which, me }: { which: Which; me: string }) {
  const query = useQuery({ ...readOf(loanDesk.read, which), retry: false })
  return (
    <DeskPage
      title={query.data?.applicant.name ?? 'Application'}
      what="application"
      back={{ href: '/desk/applications', to: 'all applications' }}
      query={query}
    >
      {file => (
        <>
          <Standing file={file} />
          {file.meeting !== null && (
            <Notice tone="ready" title={`Meets ${file.meeting.agent}`}>
              <When at={file.meeting.startTime} />
            </Notice>
          )}
          <div className="stack-6 tiles-6 top">
            <WhatWasSent application={file.application} which={which} />
            <div className="stack-4">
              <Offering file={file} which={which} me={me} />
              {file.offer !== null && !isOver(file.state) && (
                <GiveStatement statements={file.statements} which={which} />
              )}
              <Asking file={file} which={which} me={me} />
              <Declining file={file} which={which} me={me} />
            </div>
          </div>
        </>
      )}
    </DeskPage>
  )
}

function Standing({ file: { applicant, bank, sentAt, state, application } }: { file: ApplicationFile }) {
  return (
    <div className="stack-2 leading">
      <StatusTag tone={stateTones[state]}>{stateWords[state]}</StatusTag>
      <p>{stateNotes[state]}</p>
      <p className="quiet">
        {application !== null && `₹${application.answers.amount} lakh from ${bank}, `}sent <When at={sentAt} />.{' '}
        {application !== null &&
          `${[applicant.email, applicant.phone].filter(contact => contact !== null).join(', ') || 'No e-mail and no phone'}.`}
      </p>
    </div>
  )
}

type OfferingProps = { file: ApplicationFile; which: Which; me: string }

/** The bank's offer: made, changed, taken back, until the student accepts it. */
function Offering({ file, which, me }: OfferingProps) {
  const { offer, state } = file
  if (offer?.accepted === true) {
    return (
      <Notice tone="done" title="The student accepted this offer">
        {offer.rate_of_interest / 100} % a year, ₹{lakhs(offer.amount)} lakh, {offer.moratoriumMonths} months of
        moratorium, {offer.instalments} instalments.
      </Notice>
    )
  }
  if (isOver(state)) return null
  return (
    <Card as="section" label="The offer">
      <div className="stack-4">
        <h2>{offer === null ? 'Make an offer' : 'The offer'}</h2>
        <OfferForm file={file} which={which} me={me} />
        {offer !== null && (
          <div>
            <ConfirmVerb
              label="Take the offer back"
              title="Take the offer back?"
              confirm="Take it back"
              done="The offer is taken back, and the student is notified."
              rereads={deskRereads}
              act={() => loanDesk.withdrawOffer(which)}
            >
              <p>The student is notified at once and can no longer accept it. You can make another offer afterwards.</p>
            </ConfirmVerb>
          </div>
        )}
      </div>
    </Card>
  )
}
