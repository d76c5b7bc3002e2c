import type { ReactNode } from 'react'
import s from './ticket.module.css'

export interface TicketFact {
  label: string
  words: ReactNode
}

/** Up to three facts of one thing, with the tear lines of a ticket between them. */
export const Ticket = ({ facts }: { facts: readonly TicketFact[] }) => (
  <dl className={s.ticket}>
    {facts.map(({ label, words }) => (
      <div key={label} className={s.fact}>
        <dt>{label}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)
