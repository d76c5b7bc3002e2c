import { Notice } from '#src/ui/notice.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { OwnOrder } from '../contract.ts'

/** Why not; below it one may ask again, or somebody else. */
export function Declined({ order: { product, declinedAt, words } }: { order: OwnOrder }) {
  const day = declinedAt === null ? '' : formatDay(dayOf(Temporal.Instant.from(declinedAt)))
  return (
    <Notice tone="wrong" live title={`${product.title}: the partner said no on ${day}`}>
      <p className="readable breakable as-typed">{words}</p>
      <p>You can apply again below, or choose another first. A no here says nothing about the others.</p>
    </Notice>
  )
}
