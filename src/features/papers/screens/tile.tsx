import { useId, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'
import type { PaperName } from '../rules.ts'
import { Picture, TimeRing } from './pictures.tsx'
import s from './tiles.module.css'

type TileProps = {
  of: PaperName
  title: string
  tone?: 'tight' | 'wrong' | 'lasting' | 'missing' | 'later' | undefined
  left?: number | undefined
  /** Plain lines, and last the one that says what is the matter. */
  lines: readonly string[]
  says?: string | undefined
  /** The whole tile leads there, or opens what is behind it. */
  to: string | (() => void)
  children?: ReactNode
}

/** A paper as a luggage label. */
export function Tile({ of, title, tone, left, lines, says, to, children }: TileProps) {
  const id = useId()
  const wiring = { className: s.name, 'aria-describedby': `${id}-says` }
  return (
    <li className={classes(s.tile, tone !== undefined && s[tone])} aria-labelledby={id}>
      <Picture of={of} />
      <TimeRing left={tone === 'lasting' ? 1 : left} isTicked={tone === 'lasting'} />
      <h3 id={id}>
        {typeof to === 'string' ? (
          <Link {...wiring} href={to}>
            {title}
          </Link>
        ) : (
          <button {...wiring} type="button" aria-haspopup="dialog" onClick={to}>
            {title}
          </button>
        )}
      </h3>
      <div id={`${id}-says`} className={s.words}>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {says !== undefined && <p className={s.says}>{says}</p>}
      </div>
      {children}
    </li>
  )
}
