import { Fragment } from 'react'
import { Link } from '#src/ui/link.tsx'
import { classes } from '#src/ui/classes.ts'
import p from '#src/features/people/screens/profile.module.css'
import type { RightsView } from '../contract.ts'
import * as copy from '../copy.ts'
import { keepings } from '../retention/rules.ts'
import s from './rights.module.css'

/** What is kept, for what, who sees it and how long. */
export function Uses({ sentTo }: Pick<RightsView, 'sentTo'>) {
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label="What we keep and for what">
      <h2>What we keep and for what</h2>
      <UsesList />
      <p className="muted">{sentWords(sentTo)}</p>
    </section>
  )
}

export const UsesList = () => (
  <ul className={s.uses}>
    {copy.uses.map(({ what, why, who, until }) => (
      <li key={what} className="stack-2 ruled-below pad-y-4">
        <h3 className="text-3">{what}</h3>
        <dl className={p.facts}>
          <dt>For what</dt>
          <dd>{why}</dd>
          <dt>Who sees it</dt>
          <dd>{who}</dd>
          <dt>How long</dt>
          <dd>{until}</dd>
        </dl>
      </li>
    ))}
  </ul>
)

function sentWords({ lenders, insurers }: RightsView['sentTo']): string {
  const all = [...lenders, ...insurers]
  return all.length === 0
    ? 'So far nothing of yours was sent to a lender or an insurer.'
    : `So far something of yours was sent, or is to be sent, to ${new Intl.ListFormat('en').format(all)}.`
}

/** What goes by itself. */
export function Keepings() {
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label="What goes by itself">
      <h2>What goes by itself</h2>
      <dl className={p.facts}>
        {keepings.map(({ what, until }) => (
          <Fragment key={what}>
            <dt>{what}</dt>
            <dd>{until}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** The page that has asked for the address says it; the others lead there. */
export function Grievance({ to }: { to?: string | null | undefined }) {
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label="Something wrong?">
      <h2>Something wrong?</h2>
      <p>
        <GrievanceAddress to={to} /> You get an answer within 30 days. If it does not help, you can complain to the Data
        Protection Board of India.
      </p>
    </section>
  )
}

function GrievanceAddress({ to }: { to: string | null | undefined }) {
  if (to === null) return 'This copy names no grievance officer yet: write to us in the chat.'
  if (to === undefined)
    return (
      <>
        Write to our grievance officer, whose address is under <Link href="/contact">Contact</Link>.
      </>
    )
  return (
    <>
      Write to our grievance officer at <Link href={`mailto:${to}`}>{to}</Link>.
    </>
  )
}
