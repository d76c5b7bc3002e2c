import { useState } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import { Awaited } from '#src/ui/arrival.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { useSaid } from '#src/ui/help.ts'
import type { ContentCard } from '../contract.ts'
import type { LibraryGuides } from '../rules.ts'
import { content } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from './content.module.css'
import { later } from '#src/ui/later.tsx'

// Fetched once something is opened.
const HelpDialog = later(async () => (await import('./help-dialog.tsx')).HelpDialog, null)

/** A guide that is misspelled, or of another stage, doesn't compile. */
type HelpLinksProps<Name extends string> = { of: LibraryGuides<Name>; names: readonly NoInfer<Name>[] }

/**
 * What the library has on the very thing one is at, over the page; an item that was taken back is simply not there. That
 * the guides did not come is said where all of them are.
 */
export function HelpLinks<Name extends string>({ of: { stage }, names }: HelpLinksProps<Name>) {
  const query = useRead(content.list, { stage })
  const cards = optional(query) ?? []
  const [open, setOpen] = useState<ContentCard>()
  // In the drawer of help they stand first.
  useSaid(names.map(name => ({ kind: 'guide', name: `${stage}/${name}` })))
  const found = names.flatMap(name => cards.find(({ broughtAs }) => broughtAs === `${stage}/${name}`) ?? [])
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
