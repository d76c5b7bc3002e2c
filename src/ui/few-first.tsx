import { useState, type ReactNode } from 'react'
import { shownOf } from './bar-scale.ts'
import { Button } from './button.tsx'

type FewFirstProps<Row> = {
  rows: readonly Row[]
  /** The other rows come on request. */
  first: number
  children: (shown: readonly Row[]) => ReactNode
}

/** The best few of a list, and all of them for who asks. */
export function FewFirst<Row>({ rows, first, children }: FewFirstProps<Row>) {
  const [areAll, setAll] = useState(false)
  return (
    <>
      {children(shownOf(rows, first, areAll))}
      {rows.length > first + 1 && (
        <div>
          <Button aria-expanded={areAll} onClick={() => setAll(!areAll)}>
            {areAll ? `Show the first ${first}` : `Show all ${rows.length}`}
          </Button>
        </div>
      )}
    </>
  )
}
