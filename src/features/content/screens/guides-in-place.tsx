import { useState } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import { Awaited } from '#src/ui/arrival.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Fold } from '#src/ui/fold.tsx'
import type { ContentCard } from '../contract.ts'
import { content } from './api.ts'
import s from './content.module.css'
import { HelpDialog } from './help-dialog.tsx'

/** Over the page; an item that was taken back is simply not there. That none came is said where all of them are. */
export function GuidesInPlace({ stage, guides }: { stage: string; guides: readonly string[] }) {
  const query = useRead(content.list, { stage })
  const cards = optional(query) ?? []
  const [open, setOpen] = useState<ContentCard>()
  const found = guides.flatMap(name => cards.find(({ broughtAs }) => broughtAs === name) ?? [])
  if (query.isPending) return <Awaited />
  if (found.length === 0) return null
  return (
    <>
      <Fold summary={found.length === 1 ? '1 guide helps with this' : `${found.length} guides help with this`}>
        <ul className={classes('stack-4 list lines-0', s.help)} aria-label="Help with this">
          {found.map(card => (
            <li key={card.id}>
              <Button kind="link" onClick={() => setOpen(card)}>
                {card.title}
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
      {open !== undefined && <HelpDialog card={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
