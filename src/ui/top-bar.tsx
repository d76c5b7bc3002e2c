import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { BrandMark } from './brand.tsx'
import { Link } from './link.tsx'
import { mainId } from './page.tsx'
import s from './top-bar.module.css'

export interface TopBarProps {
  /** Where the name leads. */
  home: string
  /** How its first link is said on a page in another language. */
  skip?: string
  /** What stands at the right: the sign-in button, or the name and Logout. */
  children?: ReactNode
}

export function TopBar({ home, skip = 'Skip to the page', children }: TopBarProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current === null ? undefined : tellHeight(bar.current)), [])
  return (
    <header ref={bar} className={classes('ruled-below surface', s.bar)} data-over-page="">
      <a className={s.skip} href={`#${mainId}`}>
        {skip}
      </a>
      <div className={s.inside}>
        <Link href={home} className={s.brand}>
          <BrandMark />
          Safar
        </Link>
        <div className={s.slot}>{children}</div>
      </div>
    </header>
  )
}

/** On a phone messages come below the bar, whose words take a second line with large letters: Logout is never under them. */
function tellHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--bar', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--bar')
  }
}
