import type { UseQueryResult } from '@tanstack/react-query'
import { Waiting } from '#src/ui/waiting.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/**
 * The step is locked then; somebody may look at it in the moment in which an insurance ends. While it is read again
 * nothing is said: right after a deposit, what is known is older than the insurance.
 */
export function NoInsurance({ query }: { query: UseQueryResult }) {
  if (query.isFetching) return <Waiting query={query} />
  return (
    <EmptyState
      title="You have no insurance with us now"
      level={3}
      action={<ButtonLink href="/health-insurance/purchase-insurance">Go to Purchase Insurance</ButtonLink>}
    >
      This step is about an insurance whose deposit is paid.
    </EmptyState>
  )
}
