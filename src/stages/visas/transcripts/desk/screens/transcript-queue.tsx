import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { DeskQueue, waitingFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { outcomeNames } from '#src/stages/visas/transcripts/copy.ts'
import type { QueuedTranscript } from '../contract.ts'
import { isWaiting } from '#src/stages/visas/transcripts/rules.ts'
import { deskTranscripts } from './queries.ts'

const columns: readonly Column<QueuedTranscript>[] = [
  { label: 'Student', cell: ({ id, student }) => <StudentLink href={`/desk/transcripts/${id}`} name={student.name} /> },
  { label: 'Interview', cell: ({ university, subject, consulate }) => `${university.name}, ${subject}, ${consulate}` },
  { label: 'Ended', cell: ({ visaAccepted }) => outcomeNames[visaAccepted ? 'accepted' : 'rejected'] },
  { label: 'Sent', cell: ({ sentAt }) => <When at={sentAt} /> },
  { label: 'Last edited by', cell: ({ editedBy }) => editedBy ?? 'Nobody' },
  { label: 'State', cell: transcript => <State transcript={transcript} /> },
]

/** Interviews that students reported, the longest waiting first. */
export const TranscriptQueue = () => (
  <DeskQueue
    title="Transcripts"
    words="Students wrote down their interviews. Take out the names, and publish what helps the next one."
    what="transcript"
    all="the transcripts"
    query={useRead(deskTranscripts.queue)}
    textOf={({ student, university, subject, consulate }) =>
      `${student.name} ${university.name} ${subject} ${consulate}`
    }
    filters={[waitingFilter(isWaiting)]}
    empty={{
      title: 'No student has sent an interview yet',
      words: 'When one does, it appears here immediately.',
    }}
    caption="Transcripts, what waits first"
    columns={columns}
    rowKey={({ id }) => id}
  />
)

export function State({ transcript }: { transcript: QueuedTranscript }) {
  if (isWaiting(transcript)) return <StatusTag tone="open">To clear of names</StatusTag>
  return transcript.publishedAt === null ? (
    <StatusTag tone="wrong">Not published</StatusTag>
  ) : (
    <StatusTag tone="done">Published</StatusTag>
  )
}
