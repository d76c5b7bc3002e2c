import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { DeskQueue, waitingFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { useState } from 'react'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { FormSetting } from './form-setting.tsx'
import { deskInterviews } from './queries.ts'
import type { QueuedInterview } from '../contract.ts'

const columns = (me: string): readonly Column<QueuedInterview>[] => [
  {
    label: 'Student',
    cell: ({ id, student }) => <StudentLink href={`/desk/mock-interviews/${id}`} name={student.name} />,
  },
  { label: 'Answers', cell: ({ answers, share_id: form }) => (form === null ? answers : `VideoAsk ${form}`) },
  { label: 'Waiting since', cell: ({ sharedAt, publishedAt }) => (publishedAt === null ? <When at={sharedAt} /> : '') },
  {
    label: 'Visa interview',
    cell: ({ visaInterview }) =>
      visaInterview === null ? 'Not known' : formatDay(dayOf(Temporal.Instant.from(visaInterview))),
  },
  { label: 'Who has it', cell: ({ claimedBy }) => assigneeWords(claimedBy, me) },
  { label: 'State', cell: interview => <State interview={interview} /> },
]

const assigneeWords = (assignee: QueuedInterview['claimedBy'], me: string): string => {
  if (assignee === null) return 'Nobody'
  return assignee.id === me ? 'You' : assignee.name
}

function State({ interview: { publishedAt, closedAt } }: { interview: QueuedInterview }) {
  if (publishedAt === null) return <StatusTag tone="open">To watch</StatusTag>
  return <StatusTag tone="done">{closedAt === null ? 'Published' : 'Completed'}</StatusTag>
}

/** What waits, by the day of the visa interview; of whom it is not known comes after. */
const byVisaInterview = (one: QueuedInterview, other: QueuedInterview): number =>
  Number(one.publishedAt !== null) - Number(other.publishedAt !== null) ||
  (one.visaInterview ?? '9999').localeCompare(other.visaInterview ?? '9999')

/** Practice interviews, the longest waiting first. */
export function InterviewQueue({ me }: { me: string }) {
  const [isSetting, setSetting] = useState(false)
  return (
    <DeskQueue
      title="Mock interviews"
      words="The longest waiting is first. Take one, and nobody else comments on it."
      what="interview"
      all="the interviews"
      query={useRead(deskInterviews.queue)}
      textOf={({ student }) => student.name}
      filters={[waitingFilter(({ publishedAt }: QueuedInterview) => publishedAt === null)]}
      orders={{
        usual: 'Waiting longest',
        others: [{ value: 'visa-interview', label: 'Visa interview, the soonest first', compare: byVisaInterview }],
      }}
      empty={{
        title: 'No mock interview has been shared',
        words: 'When a student shares one for review, it appears here immediately.',
      }}
      tools={
        <div>
          <Button onClick={() => setSetting(true)}>Set a VideoAsk form for a student</Button>
        </div>
      }
      caption="Mock interviews, what waits first"
      columns={columns(me)}
      rowKey={({ id }) => id}
    >
      {isSetting && <FormSetting onClose={() => setSetting(false)} />}
    </DeskQueue>
  )
}
