import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { DeskPath } from '#src/wire/topics.ts'
import { byDue } from '../rules.ts'
import { requests } from './api.ts'

/** A verb of a request; what it changed is read again, and a refusal is shown. */
export const useRequestVerb = <Input>(verb: (input: Input) => Promise<unknown>) =>
  useVerb(verb, { rereads: ['requests'] })

/** What of all that waits is dealt with on a page of the desk, the soonest due first. */
export const useWaiting = (page: DeskPath) =>
  useQuery({
    ...readOf(requests.list, { state: 'open' }),
    select: rows => rows.filter(({ queue }) => queue === page).toSorted(byDue),
  })
