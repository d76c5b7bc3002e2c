// Which students of the strip are ticked: some by name, or all that match what is searched and chosen.
import { useState } from 'react'
import type { Filter, WhoOfMany } from '../contract.ts'

type State = {
  ids: ReadonlySet<string>
  /** What was searched and chosen when all were ticked. */ all?: string
  last?: string
}
const none: State = { ids: new Set() }

export type Ticked = {
  count: number
  who: WhoOfMany
  isAll: boolean
  has: (id: string) => boolean
  /** `isRange`: also those between this one and the one before, as the list shows them. */
  tick: (id: string, shown: readonly string[], isRange?: boolean) => void
  tickShown: (shown: readonly string[]) => void
  tickAll: () => void
  clear: () => void
}

/** Who was ticked stays ticked when the list shows others; all that match are others then. */
export function useTicked(filter: Filter, total: number): Ticked {
  const [state, setState] = useState(none)
  const matching = JSON.stringify(filter)
  const isAll = state.all === matching
  const { ids } = state
  return {
    count: isAll ? total : ids.size,
    who: isAll ? { filter } : { ids: [...ids] },
    isAll,
    has: id => isAll || ids.has(id),
    tick: (id, shown, isRange = false) => {
      // One of all that match is unticked: what is left are the others that are seen.
      const next = new Set(isAll ? shown : ids)
      const range = isRange && state.last !== undefined ? between(shown, state.last, id) : []
      if (range.length > 0) for (const one of range) next.add(one)
      else if (!next.delete(id)) next.add(id)
      setState({ ids: next, last: id })
    },
    tickShown: shown => setState({ ids: new Set([...ids, ...shown]) }),
    tickAll: () => setState({ ids, all: matching }),
    clear: () => setState(none),
  }
}

function between(shown: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b)
  return from === undefined || from < 0 || to === undefined ? [] : shown.slice(from, to + 1)
}
