import { useRead } from '#src/browser/reads.ts'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { isWaiting, fundingNames, outcomeNames } from '#src/stages/visas/transcripts/rules.ts'
import { Dialogue } from '#src/stages/visas/transcripts/screens/dialogue.tsx'
import type { DeskTranscript, QueuedTranscript } from '../contract.ts'
import { Clearing } from './clear.tsx'
import { deskTranscripts, useTranscriptVerb } from './api.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'

/** The queue, or the interview that is being read. */
export const DeskTranscripts = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <TranscriptQueue /> : <TranscriptPage key={id} id={id} me={me} />

/** What a student entered: to be cleared of names, or as it was answered. */
function TranscriptPage({ id, me }: { id: string; me: string }) {
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

const columns: readonly Column<QueuedTranscript>[] = [
  { label: 'Student', cell: ({ id, student }) => <StudentLink href={`/desk/transcripts/${id}`} name={student.name} /> },
  { label: 'Interview', cell: ({ university, subject, consulate }) => `${university.name}, ${subject}, ${consulate}` },
  { label: 'Ended', cell: ({ visaAccepted }) => outcomeNames[visaAccepted ? 'accepted' : 'rejected'] },
  { label: 'Sent', cell: ({ sentAt }) => <When at={sentAt} /> },
  { label: 'Last edited by', cell: ({ editedBy }) => editedBy ?? 'Nobody' },
  { label: 'State', cell: transcript => <State transcript={transcript} /> },
]

/** Interviews that students reported, the longest waiting first. */
const TranscriptQueue = () => (
  <DeskQueue
    title="Transcripts"
    words="Students wrote down their interviews. Take out the names, and publish what helps the next one."
    what="transcript"
    all="the transcripts"
    query={useRead(deskTranscripts.queue)}
    textOf={({ student, university, subject, consulate }) =>
      `${student.name} ${university.name} ${subject} ${consulate}`
    }
    page="/desk/transcripts"
    empty={{
      title: 'No student has sent an interview yet',
      words: 'When one does, it appears here immediately.',
    }}
    caption="Transcripts, what is due first"
    columns={columns}
    rowKey={({ id }) => id}
  />
)

function State({ transcript }: { transcript: QueuedTranscript }) {
  if (isWaiting(transcript)) return <StatusTag tone="open">To clear of names</StatusTag>
  return transcript.publishedAt === null ? (
    <StatusTag tone="wrong">Not published</StatusTag>
  ) : (
    <StatusTag tone="done">Published</StatusTag>
  )
}
