import type { ContentCard } from '../contract.ts'
import { minutes, typeNames } from '../copy.ts'
import s from './content.module.css'

/** What it is, what it is about and how long it takes; the whole card is one thing to press. */
export function ContentCardButton({ card, onOpen }: { card: ContentCard; onOpen: () => void }) {
  return (
    <button type="button" className={s.card} onClick={onOpen}>
      <CardWords card={card} />
    </button>
  )
}

export function CardWords({ card: { type, title, summary, minutes: count } }: { card: ContentCard }) {
  return (
    <>
      <span className="faint">
        {typeNames[type]}
        {count !== null && ` · ${minutes(count)}`}
      </span>
      <strong className={s.title}>{title}</strong>
      <span className="quiet">{summary}</span>
    </>
  )
}
