import { useState } from 'react'
import { useRead } from '#src/browser/reads.ts'
import { EyeIcon, GuideIcon } from '#src/ui/icons.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Link } from '#src/ui/link.tsx'
import { PressRow } from '#src/ui/press-row.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import type { ContentCard } from '../contract.ts'
import { minutes, moreGuides, typeNames } from '../copy.ts'
import { content } from './api.ts'
import { HelpDialog } from './help-dialog.tsx'

type GoodToKnowProps = {
  stage: string
  /** What the step itself names, by the name under which Safar brought it. */ first: readonly string[]
}

/** Where the step names none. */
const shownAtFirst = 4

/** What the library has for a stage, as rows; each opens over the page. */
export default function GoodToKnow({ stage, first }: GoodToKnowProps) {
  const query = useRead(content.list, { stage })
  const { data: cards, isPending } = query
  const [open, setOpen] = useState<ContentCard>()
  if (isPending) return null
  if (cards === undefined) return <Missing query={query} what="the guides" />
  const isNamed = ({ broughtAs }: ContentCard) => broughtAs !== null && first.includes(broughtAs)
  const [named, others] = [cards.filter(isNamed), cards.filter(card => !isNamed(card))]
  const rest = named.length === 0 ? others.slice(shownAtFirst) : others
  const rowOf = (card: ContentCard) => (
    <PressRow
      key={card.id}
      icon={card.type === 'Video' ? <EyeIcon /> : <GuideIcon />}
      title={card.title}
      detail={card.minutes === null ? typeNames[card.type] : `${typeNames[card.type]}, ${minutes(card.minutes)}`}
      isDialog
      onPress={() => setOpen(card)}
    />
  )
  return (
    <>
      {(named.length === 0 ? others.slice(0, shownAtFirst) : named).map(rowOf)}
      {rest.length > 0 && <Fold summary={moreGuides(rest.length)}>{rest.map(rowOf)}</Fold>}
      <p className="pad-y-3">
        <Link href="/library">All guides</Link>
      </p>
      {open !== undefined && <HelpDialog card={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
