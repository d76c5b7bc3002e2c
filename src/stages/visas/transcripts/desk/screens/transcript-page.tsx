import { useQuery } from '@tanstack/react-query'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { fundingNames, outcomeNames } from '#src/stages/visas/transcripts/copy.ts'
import { Dialogue } from '#src/stages/visas/transcripts/screens/dialogue.tsx'
import type { DeskTranscript } from '../contract.ts'
import { Clearing } from './clearing.tsx'
import s from './desk-transcripts.module.css'
import { deskTranscriptQuery, deskTranscripts, useTranscriptDeed } from './queries.ts'
import { isWaiting } from '#src/stages/visas/transcripts/rules.ts'
import { State } from './transcript-queue.tsx'

/** What a student told: to be cleared of names, or as it was answered. */
export function TranscriptPage({ id, me }: { id: string; me: string }) {
  const transcript = useQuery(deskTranscriptQuery(id))
  const student = transcript.data?.student
  return (
    <Screen
      title={student === undefined ? 'Transcript' : `${student.name}’s interview`}
      words={
        <span className={s.ways}>
          <Link href="/desk/transcripts">Back to all transcripts</Link>
          {student !== undefined && <Link href={`/desk/students/${student.id}`}>Their journey</Link>}
        </span>
      }
    >
      <Shown what="this transcript" query={transcript}>
        {told => (
          <div className={s.page}>
            <Facts told={told} />
            {isWaiting(told) ? <Clearing told={told} me={me} /> : <Answered told={told} />}
          </div>
        )}
      </Shown>
    </Screen>
  )
}

const Facts = ({ told }: { told: DeskTranscript }) => (
  <dl className={s.facts} aria-label="What it is about">
    {[
      { name: 'Interview', said: `${told.university.name}, ${told.subject}` },
      { name: 'Consulate', said: told.consulate },
      { name: 'Funding', said: told.funding.map(one => fundingNames[one]).join(' and ') },
      { name: 'Ended', said: outcomeNames[told.visaAccepted ? 'accepted' : 'rejected'] },
      { name: 'Sent', said: <When at={told.sentAt} /> },
      { name: 'State', said: <State transcript={told} /> },
    ].map(({ name, said }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{said}</dd>
      </div>
    ))}
  </dl>
)

function Answered({ told }: { told: DeskTranscript }) {
  const withdraw = useTranscriptDeed(deskTranscripts.withdraw, 'Nobody can read it any more.')
  return (
    <>
      {told.declinedAt !== null && (
        <Notice tone="wrong" title="Not published">
          The student was told: {told.reason}
        </Notice>
      )}
      {told.publishedAt !== null && (
        <Notice
          tone="done"
          title={told.isPublic ? 'Everybody can read it' : 'It was taken off the list'}
          action={
            told.isPublic && (
              <Button kind="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id: told.id })}>
                Take it off the list
              </Button>
            )
          }
        >
          Published on <When at={told.publishedAt} />.
        </Notice>
      )}
      <Dialogue lines={told.lines} />
    </>
  )
}
