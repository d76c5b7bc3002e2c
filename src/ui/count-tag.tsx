import { createContext } from 'react'
import { Tag } from './tag.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Hears how many wait on a page, so that the name of a closed group can say it of all its pages. */
export const CountedContext = createContext<(count: number) => void>(() => {})

export function CountTag({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Tag tone="open">
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Tag>
  )
}
