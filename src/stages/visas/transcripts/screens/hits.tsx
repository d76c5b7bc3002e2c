import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { Hit } from '../contract.ts'
import { type Outcomes, illustrative, illustrativeWhy } from '../rules.ts'
import { HitCard } from './hit-card.tsx'
import { hitsQuery } from './api.ts'
import { TranscriptDialog } from './transcript-dialog.tsx'

const choices = [
  { value: 'all', label: 'All' },
  { value: 'accepted', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies readonly { value: Outcomes; label: string }[]

/** Interviews like the one that was asked for, the nearest first. */
export function Hits() {
  const [outcomes, setOutcomes] = useState<Outcomes>('all')
  const [open, setOpen] = useState<Hit>()
  const pages = useInfiniteQuery(hitsQuery(outcomes))
  const hits = pages.data?.pages.flatMap(page => page.hits)
  const total = pages.data?.pages[0]?.total ?? 0
  return (
    <section className="stack-4 shrink ruled pad-top-5" aria-label="Interviews like yours">
      <div className="row-4 baseline lines-0">
        <h3>Interviews like yours</h3>
        <span role="status" className="quiet readable">
          {hits !== undefined && counted(total)}
        </span>
      </div>
      <RadioGroup tiles label="Show" name="outcomes" value={outcomes} onChange={setOutcomes} options={choices} />
      {hits?.some(({ isIllustrative }) => isIllustrative) === true && (
        <Notice tone="info" title={`Those marked ‘${illustrative}’ are ours`}>
          {illustrativeWhy} They show what is asked and how it can go, not what will happen to you.
        </Notice>
      )}
      {hits === undefined ? <Waiting query={pages} what="the interviews" /> : <HitList hits={hits} onOpen={setOpen} />}
      {pages.hasNextPage && (
        <div>
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      {open !== undefined && <TranscriptDialog hit={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

const counted = (total: number): string =>
  `${total.toLocaleString('en-IN')} ${total === 1 ? 'interview' : 'interviews'}`

function HitList({ hits, onOpen }: { hits: readonly Hit[]; onOpen: (hit: Hit) => void }) {
  if (hits.length === 0) {
    return (
      <EmptyState level={3} title="No interview comes near yours yet">
        Show all of them, or change the sentence above. A consulate or a way of paying alone already finds some.
      </EmptyState>
    )
  }
  return (
    <ul className="stack-3 list">
      {hits.map(hit => (
        <li key={hit.id}>
          <HitCard hit={hit} onOpen={() => onOpen(hit)} />
        </li>
      ))}
    </ul>
  )
}
