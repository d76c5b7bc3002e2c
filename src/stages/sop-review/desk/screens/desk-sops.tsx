import type { SeatView } from '#src/features/desk/contract.ts'
import { SopPage } from './sop-page.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { dayOf } from '#src/values/dates.ts'
import { isWaiting, stateOf, type SopState } from '../rules.ts'
import { deskSops, useSopVerb } from './api.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { useLocation } from 'wouter'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { QueuedSop } from '#src/stages/sop-review/contract.ts'
import { Deadline } from './deadline.tsx'

type DeskSopsProps = { id: string | undefined; me: string; seat: SeatView }

/** The queue, or the interview that is being read. */
export const DeskSops = ({ id, me, seat }: DeskSopsProps) =>
  id === undefined ? (
    <SopQueue me={me} />
  ) : (
    <SopPage key={id} id={id} reader={{ id: me, isAdmin: seat.roles.includes('admin') }} />
  )

/** Every SOP that waits, the nearest deadline first; below them the answered ones. */
const SopQueue = ({ me }: { me: string }) => (
  <DeskQueue
    title="SOPs"
    words="The nearest deadline is first. Take one, and nobody else writes on it."
    what="SOP"
    all="the SOPs"
    query={useRead(deskSops.queue)}
    textOf={({ student }) => student.name}
    page="/desk/sops"
    empty={{
      title: 'No SOP has been sent',
      words: 'When a student submits one for feedback, it appears here immediately.',
    }}
    caption="SOPs, what is due first"
    columns={queueColumns(dayOf(useNow()), me)}
    rowKey={({ sopId }) => sopId}
  />
)

const queueColumns = (today: Temporal.PlainDate, me: string): readonly Column<QueuedSop>[] => [
  { label: 'Student', cell: ({ sopId, student }) => <StudentLink href={`/desk/sops/${sopId}`} name={student.name} /> },
  { label: 'Version', cell: ({ number }) => number },
  {
    label: 'Deadline',
    cell: sop => <Deadline day={sop.submissionDeadline} today={isWaiting(sop) ? today : undefined} />,
  },
  { label: 'Waiting since', cell: sop => <Since sop={sop} /> },
  { label: 'Who has it', cell: ({ claimedBy }) => assigneeWords(claimedBy, me) },
  { label: 'State', cell: sop => <State state={stateOf(sop)} /> },
  { label: 'Take it', hideLabel: true, cell: sop => sop.claimedBy === null && isWaiting(sop) && <Take sop={sop} /> },
]

function Since({ sop: { helpWaitingSince, publishedAt, submittedAt } }: { sop: QueuedSop }) {
  if (helpWaitingSince !== null) return <When at={helpWaitingSince} />
  return publishedAt === null ? <When at={submittedAt} /> : 'Answered'
}

const assigneeWords = (assignee: QueuedSop['claimedBy'], me: string): string => {
  if (assignee === null) return 'Nobody'
  return assignee.id === me ? 'You' : assignee.name
}

const states: Readonly<Record<SopState, { tone: StatusTone; words: string }>> = {
  'to-review': { tone: 'open', words: 'To review' },
  'help-wanted': { tone: 'wrong', words: 'Help wanted' },
  published: { tone: 'done', words: 'Published' },
}

const State = ({ state }: { state: SopState }) => <StatusTag tone={states[state].tone}>{states[state].words}</StatusTag>

/** Anyone who takes one goes on to read it. */
function Take({ sop: { sopId, student } }: { sop: QueuedSop }) {
  const [, navigate] = useLocation()
  const take = useSopVerb(deskSops.claim, () => navigate(`/desk/sops/${sopId}`))
  return (
    <Button kind="link" busy={take.isPending} onClick={() => take.mutate({ id: sopId })}>
      Take it<VisuallyHidden> from {student.name}</VisuallyHidden>
    </Button>
  )
}
