import { Tag } from './tag.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export function CountTag({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Tag tone="open">
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Tag>
  )
}
