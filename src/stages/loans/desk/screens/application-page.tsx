import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { useQuery } from '@tanstack/react-query'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { ApplicationFile } from '../contract.ts'
import { Asking } from './asking.tsx'
import { Declining } from './declining.tsx'
import { fileQuery, type Which } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'
import { Offering } from './offering.tsx'
import { stateNotes, stateTones, stateWords } from './state-words.ts'
import { WhatWasSent } from './what-was-sent.tsx'

/** One application: who, how much, every paper; and what the bank says to it. */
export function ApplicationPage({ which, me }: { which: Which; me: string }) {
  const query = useQuery({ ...fileQuery(which), retry: false })
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
          <div className={s.columns}>
            <WhatWasSent application={file.application} which={which} />
            <div className={s.actions}>
              <Offering file={file} which={which} me={me} />
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
    <div className={s.standing}>
      <StatusTag tone={stateTones[state]}>{stateWords[state]}</StatusTag>
      <p>{stateNotes[state]}</p>
      <p className={s.quiet}>
        {application !== null && `₹${application.answers.amount} lakh from ${bank}, `}sent <When at={sentAt} />.{' '}
        {application !== null &&
          `${[applicant.email, applicant.phone].filter(contact => contact !== null).join(', ') || 'No e-mail and no phone'}.`}
      </p>
    </div>
  )
}
