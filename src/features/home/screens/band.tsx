import type { ReactNode } from 'react'
import { isNew, type StepOfStage } from '#src/journey/ahead.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { Tag } from '#src/ui/tag.tsx'
import s from './home.module.css'

/** One of the three bands of the home page. */
export function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="heads-4 stack-3">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type StepLinkProps = StepOfStage & { title?: string | undefined; children: ReactNode }

/** A step as a row that leads to it. */
export const StepLink = ({ stage, step, title = step.title, children }: StepLinkProps) => (
  <li>
    <Link href={`/${stage.route}/${step.route}`} className={s.item}>
      <span>
        <strong>{title}</strong> {isNew(step) && <Tag tone="open">New</Tag>}
        <span className="quiet block readable">{children}</span>
      </span>
      <ArrowIcon />
    </Link>
  </li>
)
