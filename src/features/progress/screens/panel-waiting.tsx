import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

/** A step's panel while what it shows is on its way, or when it does not come. */
export function PanelWaiting({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  return (
    <Waiting query={query} what="this step" label="Loading">
      <SkeletonLine width="55%" />
      <SkeletonRows rows={3} />
    </Waiting>
  )
}
