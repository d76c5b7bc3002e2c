import * as copy from '#src/features/people/action-items/copy.ts'
import type { ActionItem } from '#src/features/people/action-items/rules.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'

/** Small things beside the journey; none of them holds it up. */
export function ActionItems({ items }: { items: readonly ActionItem[] }) {
  if (items.length === 0) return null
  return (
    <section className="heads-4 stack-3">
      <h2>When you have a minute</h2>
      <ul className={classes('list', s.items)}>
        {items.map(item => (
          <li key={item}>
            <Link href={copy.actionItems[item].href} className={s.item}>
              <span>
                <strong>{copy.actionItems[item].title}</strong>
                <span className="quiet block readable">{copy.actionItems[item].detail}</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
