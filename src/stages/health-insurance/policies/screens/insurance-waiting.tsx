import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '../../../../ui/skeleton.tsx'

/** While it is on its way, or when it does not come. */
export function InsuranceWaiting({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  if (query.error === null) {
    return (
      <Loading label="Loading your insurance">
        <SkeletonLine width="55%" />
        <SkeletonRows rows={3} />
      </Loading>
    )
  }
  return (
    <Notice
      tone="wrong"
      live
      title="We cannot show this step just now"
      action={<Button onClick={() => void query.refetch()}>Try again</Button>}
    >
      {query.error.message}
    </Notice>
  )
}

/** The step is locked then; somebody may look at it in the moment in which an insurance ends. */
export function NoInsurance() {
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
