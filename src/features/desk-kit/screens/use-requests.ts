import { optional, useRead, useReadWhen } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { DeskPath } from '#src/wire/topics.ts'
import { useMemo } from 'react'
import type { RequestView } from '../contract.ts'
import { byDue, mostListed } from '../rules.ts'
import { requests } from './api.ts'

/** A verb of a request; what it changed is read again, and a refusal is shown. */
export const useRequestVerb = <Input, Answer>(verb: (input: Input) => Promise<Answer>) =>
  useVerb(verb, { rereads: ['requests'] })

/** What waits on a page of the desk. */
export const useWaiting = (queue: DeskPath) => useRead(requests.list, { state: 'open', queue })

/** What waits on a page by what it is about, of several the one that is due first; nothing until it is known. */
export type Work = ReadonlyMap<string, RequestView> | undefined

export function useWork(queue: DeskPath | undefined): { work: Work; isAwaited: boolean } {
  const read = useReadWhen(queue !== undefined, requests.list, { state: 'open', queue, most: mostListed })
  const rows = optional(read)
  const work = useMemo(
    () =>
      rows &&
      new Map(
        rows
          .toSorted(byDue)
          .toReversed()
          .map(row => [row.subject, row] as const),
      ),
    [rows],
  )
  return { work, isAwaited: read.isLoading }
}

/** Whether something about a subject waits there; until that is known, everything does. */
export const isWaitingIn =
  (work: Work) =>
  (subject: string): boolean =>
    work === undefined || work.has(subject)

export const useIsWaiting = (queue: DeskPath) => isWaitingIn(useWork(queue).work)

/** What is due first stands first, and what waits for nobody comes after it as it came. */
export function inDueOrder<Row>(rows: readonly Row[], work: Work, subjectOf: (row: Row) => string): readonly Row[] {
  if (work === undefined) return rows
  const [waiting, others] = [
    rows.flatMap(row => {
      const request = work.get(subjectOf(row))
      return request === undefined ? [] : [{ row, dueAt: request.dueAt }]
    }),
    rows.filter(row => !work.has(subjectOf(row))),
  ]
  return [...waiting.toSorted(byDue).map(({ row }) => row), ...others]
}
