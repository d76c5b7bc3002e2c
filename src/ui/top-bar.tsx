import type { ReactNode } from 'react'
import { BrandMark } from './brand.tsx'
import { Link } from './link.tsx'
import { mainId } from './page.tsx'
import s from './top-bar.module.css'

export interface TopBarProps {
  /** Where the name leads. */
  home: string
  /** What stands at the right: the sign-in button, or the name and Logout. */
  children?: ReactNode
}

export function TopBar({ home, children }: TopBarProps) {
  return (
    <header className={s.bar}>
      <a className={s.skip} href={`#${mainId}`}>
        Skip to the page
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
