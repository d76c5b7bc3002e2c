import { optional, useRead, useReadWhen } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { DeskPath } from '#src/wire/topics.ts'
import { requests } from './api.ts'

/** A verb of a request; what it changed is read again, and a refusal is shown. */
export const useRequestVerb = <Input>(verb: (input: Input) => Promise<unknown>) =>
  useVerb(verb, { rereads: ['requests'] })

/** What waits on a page of the desk. */
export const useWaiting = (queue: DeskPath) => useRead(requests.list, { state: 'open', queue })

/** Whether something about a subject waits there; until that is known, everything does. */
export function useIsWaiting(queue: DeskPath | undefined): (subject: string) => boolean {
  const rows = optional(useReadWhen(queue !== undefined, requests.list, { state: 'open', queue }))
  const subjects = new Set(rows?.map(({ subject }) => subject))
  return subject => rows === undefined || subjects.has(subject)
}
