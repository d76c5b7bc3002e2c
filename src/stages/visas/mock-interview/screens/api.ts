import { readOf } from '#src/browser/reads.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import type { MockInterviewView } from '../contract.ts'
import { mockClosing } from '#src/stages/visas/pending/rules.ts'
import { keptClosing } from '../rules.ts'

export const { mockInterview } = apiOf<typeof visasContracts>()

/** With that it was marked as completed, where that is not sent yet. */
export const useMockInterview = () => useQuery({ ...readOf(mockInterview.read), select: useWished(asWished) })

const asWished = ({ interview, ...rest }: MockInterviewView, wishes: Wishes): MockInterviewView => ({
  ...rest,
  interview: interview && {
    ...interview,
    closedAt: interview.closedAt ?? (wishes.has(mockClosing) ? Temporal.Now.instant().toString() : null),
  },
})

export const rereads = ['mock-interview', 'journey'] as const
const later = laterOf<typeof visasContracts>(rereads)

export const close = (): Promise<unknown> => later(marked(mockClosing, keptClosing, true)).mockInterview.close({})

export function useReread(): () => Promise<void> {
  const queries = useQueryClient()
  return () => rereadNow(queries, ...rereads)
}
