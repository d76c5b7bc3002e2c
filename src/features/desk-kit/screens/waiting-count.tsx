import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** How many wait on a page of the desk, beside its name: seen from every page. */
export function WaitingCount({ of = 0 }: { of: number | undefined }) {
  if (of === 0) return null
  return (
    <Tag tone="open">
      {of}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Tag>
  )
}
