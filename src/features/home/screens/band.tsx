import type { ReactNode } from 'react'
import { isNew, type StepOfStage } from '#src/journey/ahead.ts'
import { Link } from '#src/ui/link.tsx'
import { StateMark, type StateTone } from '#src/ui/state-mark.tsx'
import { Tag } from '#src/ui/tag.tsx'
import s from './home.module.css'

/** A part of the home page that is a list. */
export function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="heads-4 stack-3">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type RowProps = { href: string; mark?: StateTone; title: string; isNew?: boolean; end?: ReactNode; children: ReactNode }

/** Something to go to: how it stands, what it is, and at the right its day. */
export const Row = ({ href, mark, title, isNew: isMarked = false, end, children }: RowProps) => (
  <li>
    <Link href={href} className={s.item}>
      {mark !== undefined && <StateMark tone={mark} />}
      <span className={s.words}>
        <strong>{title}</strong> {isMarked && <Tag tone="open">New</Tag>}
        <span className="quiet block readable">{children}</span>
      </span>
      {end !== undefined && <span className={s.end}>{end}</span>}
    </Link>
  </li>
)

type StepLinkProps = StepOfStage & { title?: string | undefined; mark: StateTone; end?: ReactNode; children: ReactNode }

/** A step as a row that leads to it. */
export const StepLink = ({ stage, step, title = step.title, children, ...rest }: StepLinkProps) => (
  <Row {...rest} href={`/${stage.route}/${step.route}`} title={title} isNew={isNew(step)}>
    {children}
  </Row>
)
