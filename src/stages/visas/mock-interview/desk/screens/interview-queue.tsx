import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { FormSetting } from './form-setting.tsx'
import { interviewQueue } from './queries.ts'
import type { QueuedInterview } from '../contract.ts'

const columns = (me: string): readonly Column<QueuedInterview>[] => [
  { label: 'Student', cell: ({ id, student }) => <Link href={`/desk/mock-interviews/${id}`}>{student.name}</Link> },
  { label: 'Answers', cell: ({ answers, share_id: form }) => (form === null ? answers : `VideoAsk ${form}`) },
  { label: 'Waiting since', cell: ({ sharedAt, publishedAt }) => (publishedAt === null ? <When at={sharedAt} /> : '') },
  { label: 'Who has it', cell: ({ claimedBy }) => holderWords(claimedBy, me) },
  { label: 'State', cell: interview => <State interview={interview} /> },
]

const holderWords = (holder: QueuedInterview['claimedBy'], me: string): string => {
  if (holder === null) return 'Nobody'
  return holder.id === me ? 'You' : holder.name
}

function State({ interview: { publishedAt, closedAt } }: { interview: QueuedInterview }) {
  if (publishedAt === null) return <StatusTag tone="open">To watch</StatusTag>
  return <StatusTag tone="done">{closedAt === null ? 'Published' : 'Completed'}</StatusTag>
}

/** Practice interviews, the longest waiting first. */
export function InterviewQueue({ me }: { me: string }) {
  const list = useRef<HTMLDivElement>(null)
  const [isSetting, setSetting] = useState(false)
  return (
    <Screen title="Mock interviews" words="The longest waiting stands first. Take one, and nobody else comments on it.">
      <div ref={list}>
        <Stack gap={3}>
          <ListKeys list={list} what="interview" />
          <div>
            <Button onClick={() => setSetting(true)}>Set a VideoAsk form for a student</Button>
          </div>
          <Shown what="the interviews" query={useQuery(interviewQueue)}>
            {interviews =>
              interviews.length === 0 ? (
                <EmptyState title="No mock interview has been shared">
                  When a student shares one for review, it stands here at once.
                </EmptyState>
              ) : (
                <Table
                  caption="Mock interviews, what waits first"
                  columns={columns(me)}
                  rows={interviews}
                  rowKey={({ id }) => id}
                />
              )
            }
          </Shown>
        </Stack>
      </div>
      {isSetting && <FormSetting onClose={() => setSetting(false)} />}
    </Screen>
  )
}
