// The journey, read here from the facts that were sent.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { momentOf, type Moment } from '#src/journey/moments.ts'
import type { Pending } from '#src/journey/stage.ts'
import type { StageView } from '#src/journey/views.ts'
import { readSent, sentKey, type JourneyTable, type SentJourney } from '../rules.ts'
import { journeyQuery } from './journey.ts'

/** `sentAt` is when the server sent the facts, by its own clock. */
export type JourneyNow = { stages: readonly StageView[]; now: Moment; sentAt: Moment }

export const JourneyContext = createContext<JourneyTable>({ stages: [], assignedFrom: () => [] })

export const nothingPending: Pending = new Map()

export function useReadJourney(pending: Pending) {
  const table = useContext(JourneyContext)
  const queries = useQueryClient()
  const turn = useSyncExternalStore(onTurn, latestTurn, () => 0)
  const select = useCallback(
    (sent: SentJourney) => readOnce(table, sent, pending, queries, turn),
    [table, pending, queries, turn],
  )
  return useQuery({ ...journeyQuery, select })
}

/** For what is no component: the journey as it was read last. */
export function journeyIn(table: JourneyTable, queries: QueryClient): JourneyNow | undefined {
  const sent = queries.getQueryData(journeyQuery.queryKey)
  return sent && readOnce(table, sent, nothingPending, queries, turns)
}

type Made = { table: JourneyTable; pending: Pending; turn: number; journey: JourneyNow }
const made = new WeakMap<SentJourney, Made>()

/** A page has many parts that show the journey: it is read once for all of them. */
function readOnce(
  table: JourneyTable,
  sent: SentJourney,
  pending: Pending,
  queries: QueryClient,
  turn: number,
): JourneyNow {
  const last = made.get(sent)
  if (last?.table === table && last.pending === pending && last.turn === turn) return last.journey
  const now = nowAt(sent.now, queries.getQueryState(sentKey)?.dataUpdatedAt)
  const journey = { now, sentAt: sent.now, stages: readSent(table, sent, pending, now) }
  made.set(sent, { table, pending, turn, journey })
  return journey
}

/** By the server's clock, since a phone's own may be wrong: what it was then, and what has passed since. */
const nowAt = (sentAt: Moment, arrivedAt = Date.now()): Moment =>
  momentOf(Temporal.Instant.from(sentAt).add({ milliseconds: Math.max(0, Date.now() - arrivedAt) }))

let turns = 0
const listeners = new Set<() => void>()
const latestTurn = () => turns
function onTurn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The clock has turned a step: without a network too it is read again. */
export function noteTurn(): void {
  turns += 1
  for (const listener of listeners) listener()
}
