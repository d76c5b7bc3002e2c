import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx'

/** A step's panel while what it shows is on its way, or when it does not come. */
export function PanelWaiting({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  if (query.error === null) {
    return (
      <Loading>
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
