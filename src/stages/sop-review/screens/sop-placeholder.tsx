import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

/** While what was submitted is on its way, or when it does not come. */
export function SopWaiting({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  return (
    <Waiting query={query} what="your SOP">
      <SkeletonLine width="40%" />
      <SkeletonRows rows={3} />
    </Waiting>
  )
}
