import { useState } from 'react'
import { useRead } from '#src/browser/reads.ts'
import { EyeIcon, GuideIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { PressRow } from '#src/ui/press-row.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import type { ContentCard } from '../contract.ts'
import { minutes, typeNames } from '../copy.ts'
import { content } from './api.ts'
import { HelpDialog } from './help-dialog.tsx'

type GoodToKnowProps = {
  stage: string
  /** What the step itself names, by the name under which Safar brought it. */ first: readonly string[]
}

/** What the library has for a stage, as rows; each opens over the page. */
export default function GoodToKnow({ stage, first }: GoodToKnowProps) {
  const query = useRead(content.list, { stage })
  const { data: cards, isPending } = query
  const [open, setOpen] = useState<ContentCard>()
  if (isPending) return null
  if (cards === undefined) return <Missing query={query} what="the guides" />
  const isNamed = ({ broughtAs }: ContentCard) => broughtAs !== null && first.includes(broughtAs)
  const sorted = [...cards.filter(isNamed), ...cards.filter(card => !isNamed(card))]
  return (
    <>
      {sorted.map(card => (
        <PressRow
          key={card.id}
          icon={card.type === 'Video' ? <EyeIcon /> : <GuideIcon />}
          title={card.title}
          detail={card.minutes === null ? typeNames[card.type] : `${typeNames[card.type]}, ${minutes(card.minutes)}`}
          isDialog
          onPress={() => setOpen(card)}
        />
      ))}
      <p className="pad-y-3">
        <Link href="/library">All guides</Link>
      </p>
      {open !== undefined && <HelpDialog card={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
