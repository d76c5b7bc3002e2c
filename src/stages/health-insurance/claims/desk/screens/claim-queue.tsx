import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { standingOf } from '#src/stages/health-insurance/claims/rules.ts'
import type { QueuedClaim } from '../contract.ts'
import { waitingSince, outcomeNames } from '../rules.ts'
import { claimsDesk } from './api.ts'

const columns: readonly Column<QueuedClaim>[] = [
  { label: 'Student', cell: ({ id, student }) => <StudentLink href={`/desk/claims/${id}`} name={student.name} /> },
  { label: 'Insurance', cell: ({ planName }) => planName },
  { label: 'Filed', cell: ({ filedAt }) => <When at={filedAt} /> },
  { label: 'With us since', cell: claim => (standingOf(claim) === 'waits' ? <When at={waitingSince(claim)} /> : '') },
  { label: 'State', cell: claim => <State claim={claim} /> },
]

/** Claims, the longest waiting first. What each is about is seen by opening it, which is written down. */
export const ClaimQueue = () => (
  <DeskQueue
    title="Claims"
    words="Students ask the insurer to pay for care. Opening a claim is written down: it is about somebody’s health."
    what="claim"
    all="the claims"
    query={useRead(claimsDesk.queue)}
    textOf={({ student, planName }) => `${student.name} ${planName}`}
    page="/desk/claims"
    empty={{ title: 'No claims yet', words: 'When a student files one, it appears here immediately.' }}
    caption="Claims, what is due first"
    columns={columns}
    rowKey={({ id }) => id}
  />
)

type StateProps = { claim: Pick<QueuedClaim, 'askedAt' | 'answeredAt' | 'decidedAt' | 'outcome'> }

export function State({ claim }: StateProps) {
  const standing = standingOf(claim)
  if (standing === 'asked') return <StatusTag tone="waiting">Waits for the student</StatusTag>
  if (standing === 'waits' || claim.outcome === null) return <StatusTag tone="open">To decide</StatusTag>
  return <StatusTag tone={claim.outcome === 'paid' ? 'done' : 'wrong'}>{outcomeNames[claim.outcome]}</StatusTag>
}
