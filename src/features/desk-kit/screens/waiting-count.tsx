import { createContext, use, useEffect } from 'react'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** Hears how many wait on a page, so that the name of a closed group can say it of all its pages. */
export const CountedContext = createContext<(count: number) => void>(() => {})

/** How many wait on a page of the desk, beside its name: seen from every page. */
export function WaitingCount({ of = 0 }: { of: number | undefined }) {
  const count = use(CountedContext)
  useEffect(() => count(of), [count, of])
  return <Waiting count={of} />
}

export function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Tag tone="open">
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Tag>
  )
}
