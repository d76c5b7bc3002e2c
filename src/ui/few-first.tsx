import { useState, type ReactNode } from 'react'
import { shownOf } from './bar-scale.ts'
import { Button } from './button.tsx'

type FewWords = { showAll: (count: number) => string; showFirst: (count: number) => string }

const english: FewWords = { showAll: count => `Show all ${count}`, showFirst: count => `Show the first ${count}` }

type FewFirstProps<Row> = {
  rows: readonly Row[]
  /** The other rows come on request. */
  first: number
  /** On a page in another language. */
  words?: FewWords
  children: (shown: readonly Row[]) => ReactNode
}

/** The best few of a list, and all of them for who asks. */
export function FewFirst<Row>({ rows, first, words = english, children }: FewFirstProps<Row>) {
  const [areAll, setAll] = useState(false)
  return (
    <>
      {children(shownOf(rows, first, areAll))}
      {rows.length > first + 1 && (
        <div>
          <Button aria-expanded={areAll} onClick={() => setAll(!areAll)}>
            {areAll ? words.showFirst(first) : words.showAll(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}
