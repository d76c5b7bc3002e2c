import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx'

/** While what was submitted is on its way, or when it does not come. */
export function SopWaiting({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  if (query.error === null) {
    return (
      <Loading label="Loading your SOP">
        <SkeletonLine width="40%" />
        <SkeletonRows rows={3} />
      </Loading>
    )
  }
  return (
    <Notice
      tone="wrong"
      live
      title="We cannot show your SOP just now"
      action={<Button onClick={() => void query.refetch()}>Try again</Button>}
    >
      {query.error.message}
    </Notice>
  )
}
