import { useQuery } from '@tanstack/react-query'
import { Screen } from '../../../../features/desk/screens/screen.tsx'
import { Shown } from '../../../../features/desk/screens/shown.tsx'
import { When } from '../../../../features/desk/screens/when.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import type { ApplicationFile } from '../contract.ts'
import { Asking } from './asking.tsx'
import { Declining } from './declining.tsx'
import { fileQuery, type Which } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'
import { Offering } from './offering.tsx'
import { stateTones, stateWords } from './state-words.ts'
import { WhatWasSent } from './what-was-sent.tsx'

/** One application: who, how much, every paper; and what the bank says to it. */
export function ApplicationPage({ which }: { which: Which }) {
  const query = useQuery({ ...fileQuery(which), retry: false })
  return (
    <Shown what="the application" query={query}>
      {file => (
        <Screen title={file.applicant.name} words={<Words file={file} />}>
          <p>
            <Link href="/desk/applications">All applications</Link>
          </p>
          {file.meeting !== null && (
            <Notice tone="ready" title={`Meets ${file.meeting.agent}`}>
              <When at={file.meeting.startTime} />
            </Notice>
          )}
          <div className={s.columns}>
            <WhatWasSent file={file} which={which} />
            <div className={s.deeds}>
              <Offering key={file.offer?.version ?? 0} file={file} which={which} />
              <Asking file={file} which={which} />
              <Declining file={file} which={which} />
            </div>
          </div>
        </Screen>
      )}
    </Shown>
  )
}

const Words = ({ file: { applicant, bank, sentAt, state, application } }: { file: ApplicationFile }) => (
  <>
    <StatusTag tone={stateTones[state]}>{stateWords[state]}</StatusTag> {application.answers.amount} lakh from {bank},
    sent <When at={sentAt} />. {applicant.email ?? 'No e-mail'}, {applicant.phone ?? 'no phone'}.
  </>
)
