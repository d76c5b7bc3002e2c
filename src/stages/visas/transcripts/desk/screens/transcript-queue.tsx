import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { outcomeNames } from '#src/stages/visas/transcripts/copy.ts'
import type { QueuedTranscript } from '../contract.ts'
import { isWaiting } from '#src/stages/visas/transcripts/rules.ts'
import { transcriptQueue } from './queries.ts'

const columns: readonly Column<QueuedTranscript>[] = [
  { label: 'Student', cell: ({ id, student }) => <Link href={`/desk/transcripts/${id}`}>{student.name}</Link> },
  { label: 'Interview', cell: ({ university, subject, consulate }) => `${university.name}, ${subject}, ${consulate}` },
  { label: 'Ended', cell: ({ visaAccepted }) => outcomeNames[visaAccepted ? 'accepted' : 'rejected'] },
  { label: 'Sent', cell: ({ sentAt }) => <When at={sentAt} /> },
  { label: 'Last edited by', cell: ({ editedBy }) => editedBy ?? 'Nobody' },
  { label: 'State', cell: transcript => <State transcript={transcript} /> },
]

/** Interviews that students told of, the longest waiting first. */
export function TranscriptQueue() {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Screen
      title="Transcripts"
      words="Students told of their interviews. Take out the names, and publish what helps the next one."
    >
      <div ref={list}>
        <Stack gap={2}>
          <ListKeys list={list} what="transcript" />
          <Shown what="the transcripts" query={useQuery(transcriptQueue)}>
            {transcripts =>
              transcripts.length === 0 ? (
                <EmptyState title="No student has told of an interview yet">
                  When one does, it stands here at once.
                </EmptyState>
              ) : (
                <Table
                  caption="Transcripts, what waits first"
                  columns={columns}
                  rows={transcripts}
                  rowKey={({ id }) => id}
                />
              )
            }
          </Shown>
        </Stack>
      </div>
    </Screen>
  )
}

export function State({ transcript }: { transcript: QueuedTranscript }) {
  if (isWaiting(transcript)) return <StatusTag tone="open">To clear of names</StatusTag>
  return transcript.publishedAt === null ? (
    <StatusTag tone="wrong">Not published</StatusTag>
  ) : (
    <StatusTag tone="done">Published</StatusTag>
  )
}
