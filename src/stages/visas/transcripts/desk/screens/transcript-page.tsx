import { useRead } from '#src/browser/reads.ts'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { fundingNames, outcomeNames } from '#src/stages/visas/transcripts/copy.ts'
import { Dialogue } from '#src/stages/visas/transcripts/screens/dialogue.tsx'
import type { DeskTranscript } from '../contract.ts'
import { Clearing } from './clear.tsx'
import { deskTranscripts, useTranscriptVerb } from './queries.ts'
import { isWaiting } from '#src/stages/visas/transcripts/rules.ts'
import { State } from './transcript-queue.tsx'

/** What a student entered: to be cleared of names, or as it was answered. */
export function TranscriptPage({ id, me }: { id: string; me: string }) {
  const transcript = useRead(deskTranscripts.read, { id })
  const student = transcript.data?.student
  return (
    <DeskPage
      title={student === undefined ? 'Transcript' : `${student.name}’s interview`}
      what="transcript"
      back={{ href: '/desk/transcripts', to: 'all transcripts' }}
      links={student !== undefined && <Link href={`/desk/students/${student.id}`}>Their journey</Link>}
      query={transcript}
    >
      {shown => (
        <div className="stack-5 shrink">
          <Facts transcript={shown} />
          {isWaiting(shown) ? <Clearing transcript={shown} me={me} /> : <Answered transcript={shown} />}
        </div>
      )}
    </DeskPage>
  )
}

const Facts = ({ transcript }: { transcript: DeskTranscript }) => (
  <dl className="stack-5 tiles-3 lines-3" aria-label="What it is about">
    {[
      { name: 'Interview', said: `${transcript.university.name}, ${transcript.subject}` },
      { name: 'Consulate', said: transcript.consulate },
      { name: 'Funding', said: transcript.funding.map(one => fundingNames[one]).join(' and ') },
      { name: 'Ended', said: outcomeNames[transcript.visaAccepted ? 'accepted' : 'rejected'] },
      { name: 'Sent', said: <When at={transcript.sentAt} /> },
      { name: 'State', said: <State transcript={transcript} /> },
    ].map(({ name, said }) => (
      <div key={name}>
        <dt className="text-1 dim">{name}</dt>
        <dd className="breakable">{said}</dd>
      </div>
    ))}
  </dl>
)

function Answered({ transcript }: { transcript: DeskTranscript }) {
  const withdraw = useTranscriptVerb(deskTranscripts.withdraw, 'Nobody can read it any more.')
  return (
    <>
      {transcript.declinedAt !== null && (
        <Notice tone="wrong" title="Not published">
          The student read: {transcript.reason}
        </Notice>
      )}
      {transcript.publishedAt !== null && (
        <Notice
          tone="done"
          title={transcript.isPublic ? 'Everybody can read it' : 'It was taken off the list'}
          action={
            transcript.isPublic && (
              <Button kind="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id: transcript.id })}>
                Take it off the list
              </Button>
            )
          }
        >
          Published on <When at={transcript.publishedAt} />.
        </Notice>
      )}
      <Dialogue lines={transcript.lines} />
    </>
  )
}
