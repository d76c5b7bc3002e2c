import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { Awaited } from '#src/ui/arrival.ts'
import { Link } from '#src/ui/link.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import type { ContentCard } from '../contract.ts'
import { libraryTitle } from '../copy.ts'
import { later } from '#src/ui/later.tsx'
import { content } from './api.ts'

// At the foot of the page: a step is there before it.
const CardRow = later(async () => (await import('./card-row.tsx')).CardRow, <Awaited />)

// Fetched once something is opened.
const HelpDialog = later(async () => (await import('./help-dialog.tsx')).HelpDialog, null)

/** What the library has for a stage. It helps, so it is not in the way: nothing is shown until it is there. */
export default function GoodToKnow({ stage }: { stage: string }) {
  const query = useRead(content.list, { stage })
  const { data: cards, isPending } = query
  const [open, setOpen] = useState<ContentCard>()
  if (isPending) return <Awaited />
  if (cards === undefined) return <Missing query={query} what="the guides" />
  if (cards.length === 0) return null
  return (
    <section className="stack-3 screen-only" aria-labelledby="good-to-know">
      <div className="spread baseline gap-4 lines-1">
        <h2 id="good-to-know">{libraryTitle}</h2>
        <Link href="/library">All guides</Link>
      </div>
      <CardRow cards={cards} onOpen={setOpen} />
      {open !== undefined && <HelpDialog card={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
