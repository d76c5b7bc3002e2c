import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { optional } from '#src/browser/reads.ts'
import { nextTurn } from '#src/journey/read.ts'
import { noteTurn } from './journey-query.ts'
import { useJourney } from './use-journey.ts'
import { readAgain } from '#src/browser/queries.ts'

/** The specification's debounce: what turns within this second is read with it. */
const debounce = 1000
/** Longer than a browser's timer can wait. */
const longest = 2 ** 30

/** Reads the journey again when the clock alone has turned a step: once, however many turn together. */
export function useTurns(): void {
  const journey = useJourney()
  const data = optional(journey)
  const queries = useQueryClient()
  const turn = data && nextTurn(data.stages, data.now)
  // By our clock, as a phone's own may be wrong.
  const due =
    data === undefined || turn === undefined
      ? undefined
      : journey.dataUpdatedAt + Date.parse(turn) - Date.parse(data.sentAt)
  useEffect(() => {
    if (due === undefined) return undefined
    const wait = Math.min(Math.max(due - Date.now(), 0) + debounce, longest)
    const timer = setTimeout(() => {
      noteTurn()
      void readAgain(queries, 'journey', 'webinars', 'card')
    }, wait)
    return () => clearTimeout(timer)
  }, [due, queries])
}
