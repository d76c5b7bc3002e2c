import type { SeatView } from '#src/features/desk/contract.ts'
import { InterviewPage } from './interview-page.tsx'
import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { useState } from 'react'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { deskInterviews, useReread } from './api.ts'
import type { QueuedInterview } from '../contract.ts'
import { students } from '#src/features/students/screens/api.ts'
import { StudentBox } from '#src/features/people/finding/screens/student-box.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { isShareId, shareIdWrong, studentRequired } from '#src/stages/visas/mock-interview/rules.ts'

type DeskInterviewsProps = { id: string | undefined; me: string; seat: SeatView }

/** What waits, or the one that is being watched. */
export const DeskInterviews = ({ id, me, seat }: DeskInterviewsProps) =>
  id === undefined ? (
    <InterviewQueue me={me} />
  ) : (
    <InterviewPage key={id} id={id} me={me} isAdmin={seat.roles.includes('admin')} />
  )

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
function InterviewQueue({ me }: { me: string }) {
  const [isSetting, setSetting] = useState(false)
  return (
    <DeskQueue
      title="Mock interviews"
      words="The longest waiting is first. Take one, and nobody else comments on it."
      what="interview"
      all="the interviews"
      query={useRead(deskInterviews.queue)}
      textOf={({ student }) => student.name}
      page="/desk/mock-interviews"
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
      caption="Mock interviews, what is due first"
      columns={columns(me)}
      rowKey={({ id }) => id}
    >
      {isSetting && <FormSetting onClose={() => setSetting(false)} />}
    </DeskQueue>
  )
}

type Setting = { student: ComboboxOption | null; share_id: string }
const blank: Setting = { student: null, share_id: '' }

/** For those who review at VideoAsk: the student then answers there, and our recorder stands back. */
function FormSetting({ onClose }: { onClose: () => void }) {
  const toasts = useToasts()
  const reread = useReread()
  const form: Form<Setting> = useForm<Setting>({
    initial: blank,
    check: ({ student, share_id: shareId }) => ({
      student: student === null ? studentRequired : undefined,
      share_id: shareId.trim() === '' || isShareId(shareId.trim()) ? undefined : shareIdWrong,
    }),
    submit: async ({ student, share_id: shareId }) => {
      await deskInterviews.setForm({ student: student?.value ?? '', share_id: shareId })
      toasts.success(shareId.trim() === '' ? 'They have our own recorder again.' : 'The form is set.')
      onClose()
      await reread()
    },
  })
  return (
    <Dialog open onClose={onClose} title="Set a VideoAsk form">
      <FormFrame form={form} label="VideoAsk form">
        <StudentBox find={students.find} isShownAtOnce {...form.field('student')} />
        <TextInput
          {...form.field('share_id')}
          label="Share id"
          optional
          hint="What follows videoask.com/ in the address of the form. Empty gives the student our own recorder."
          spellCheck={false}
        />
        <div>
          <Button type="submit" kind="primary" busy={form.busy}>
            Set it
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
