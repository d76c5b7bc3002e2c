import { optional, useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Tag } from '#src/ui/tag.tsx'
import { urgencyOf } from '../rules.ts'
import { requests } from './api.ts'

/** How many requests are late, beside the name of the page: seen from every page. */
export function OverdueCount() {
  const now = useNow()
  const open = optional(useRead(requests.list, { state: 'open' })) ?? []
  const late = open.filter(({ dueAt }) => urgencyOf(Temporal.Instant.from(dueAt), now) === 'overdue').length
  return late > 0 && <Tag tone="wrong">{late} late</Tag>
}
