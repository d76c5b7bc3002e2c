import { optional, useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import type { DeskPage } from '#src/manifest/desk.ts'
import { CountTag } from '#src/ui/count-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { CountsView } from '../contract.ts'
import { urgencyOf } from '../rules.ts'
import { requests } from './api.ts'

/** Until it is there, nothing is counted. */
export const useCounts = (): CountsView => optional(useRead(requests.counts)) ?? { queues: [], soonest: [] }

const waitingAt = ({ path, waits }: DeskPage, { queues }: CountsView): number =>
  waits === undefined || waits === 'late'
    ? 0
    : queues.filter(({ queue }) => queue === path).reduce((sum, { count }) => sum + count, 0)

/** Beside the page of all that waits, what waits on another one is counted already. */
export function waitingIn(pages: readonly DeskPage[], counts: CountsView): number {
  const whole = pages.filter(({ waits }) => waits === 'all')
  return (whole.length > 0 ? whole : pages).reduce((sum, page) => sum + waitingAt(page, counts), 0)
}

/** How many wait on a page, or are late, beside its name. */
export const PageCount = ({ page, counts }: { page: DeskPage; counts: CountsView }) =>
  page.waits === 'late' ? <Late {...counts} /> : <CountTag count={waitingAt(page, counts)} />

function Late({ soonest }: CountsView) {
  const now = useNow()
  const late = soonest.filter(at => urgencyOf(Temporal.Instant.from(at), now) === 'overdue').length
  return late > 0 && <Tag tone="wrong">{late} late</Tag>
}
