import { optional, readOf } from '#src/browser/reads.ts'
import { filesAmong } from '#src/features/papers/rules.ts'
import type { WantingProps } from '#src/features/papers/screens/slots.ts'
import { withReads } from '#src/manifest/web.tsx'
import { compileDocs, useTicks, useTicksAsRead } from '#src/stages/visas/compile-docs/screens/api.ts'
import { readyOn } from '#src/stages/visas/compile-docs/rules.ts'
import type { TicksView } from '#src/stages/visas/compile-docs/contract.ts'
import { Missing, Waiting } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { packOf } from '../rules.ts'
import { wantedIn } from '../wanted/rules.ts'

export default withReads(WantedPapers, queries => queries.fetchQuery(readOf(compileDocs.read)))

/** What the interview needs beside the papers that are here; where its list does not come, they are shown without it. */
function WantedPapers({ show, ...known }: WantingProps) {
  const ticks = useTicks()
  if (ticks.data !== undefined) return show(wantingOf(ticks.data, known))
  if (ticks.error === null) return <Waiting query={ticks} what={copy.list} />
  return (
    <>
      <Missing query={ticks} what={copy.list} />
      {show({ wanted: [] })}
    </>
  )
}

/** For the mark at the place of the papers. */
export function WantedAsRead({ show, ...known }: WantingProps) {
  const ticks = optional(useTicksAsRead())
  return show(ticks === undefined ? { wanted: [] } : wantingOf(ticks, known))
}

function wantingOf(ticks: TicksView, { own, judging }: Omit<WantingProps, 'show'>) {
  const { today, done } = judging.around
  const rows = packOf({ papers: filesAmong(own), ...judging, ...ticks })
  return { wanted: wantedIn(rows, { interviewOn: ticks.interviewOn, today, done }), folder: readyOn(ticks, today) }
}
