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
import { standingOf } from '#src/stages/health-insurance/claims/rules.ts'
import type { QueuedClaim } from '../contract.ts'
import { outcomeNames } from '../copy.ts'
import { waitingSince } from '../rules.ts'
import { claimQueue } from './queries.ts'

const columns: readonly Column<QueuedClaim>[] = [
  { label: 'Student', cell: ({ id, student }) => <Link href={`/desk/claims/${id}`}>{student.name}</Link> },
  { label: 'Insurance', cell: ({ planName }) => planName },
  { label: 'Filed', cell: ({ filedAt }) => <When at={filedAt} /> },
  { label: 'With us since', cell: claim => (standingOf(claim) === 'waits' ? <When at={waitingSince(claim)} /> : '') },
  { label: 'State', cell: claim => <State claim={claim} /> },
]

/** Claims, the longest waiting first. What each is about is seen by opening it, which is written down. */
export function ClaimQueue() {
  const list = useRef<HTMLDivElement>(null)
  return (
    <Screen
      title="Claims"
      words="Students ask the insurer to pay for care. Opening a claim is written down: it is about somebody’s health."
    >
      <div ref={list}>
        <Stack gap={2}>
          <ListKeys list={list} what="claim" />
          <Shown what="the claims" query={useQuery(claimQueue)}>
            {claims =>
              claims.length === 0 ? (
                <EmptyState title="No claims yet">When a student files one, it stands here at once.</EmptyState>
              ) : (
                <Table caption="Claims, what waits first" columns={columns} rows={claims} rowKey={({ id }) => id} />
              )
            }
          </Shown>
        </Stack>
      </div>
    </Screen>
  )
}

type StateProps = { claim: Pick<QueuedClaim, 'askedAt' | 'answeredAt' | 'decidedAt' | 'outcome'> }

export function State({ claim }: StateProps) {
  const standing = standingOf(claim)
  if (standing === 'asked') return <StatusTag tone="waiting">Waits for the student</StatusTag>
  if (standing === 'waits' || claim.outcome === null) return <StatusTag tone="open">To decide</StatusTag>
  return <StatusTag tone={claim.outcome === 'paid' ? 'done' : 'wrong'}>{outcomeNames[claim.outcome]}</StatusTag>
}
